import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIP } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResolveName } from '../../../src/gateway/outbound/address-guard.ts';
import { guardedLookup, isPublicAddress, refuseLiteral } from '../../../src/gateway/outbound/address-guard.ts';
import { createSender } from '../../../src/gateway/notifier/send.ts';
import {
  INSIDE_ADDRESSES,
  INSIDE_HOSTS,
  OUTSIDE_ADDRESSES,
  STRANGE_ADDRESSES,
} from '../deliveries/notifier/addresses.ts';

// S10: in live mode nothing inside is reached, however its address is written or whatever its name resolves to. A server
// on this machine stands for the inside: it must see nothing. No name server is asked, and nothing leaves the machine.

let hits = 0;
let connections = 0;
let port = 0;
const server = createServer((_request, response) => {
  hits += 1;
  response.end('SUCCESS');
}).on('connection', () => (connections += 1));

beforeAll(async () => {
  server.listen(0, '::');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  hits = 0;
  connections = 0;
});
afterAll(() => void server.close().closeAllConnections());

const sending = (address: string) => ({ address, headers: {}, body: 'a=b' });

async function sendLive(address: string, resolve?: ResolveName) {
  const send = createSender({ rule: 'public', deadlineMs: 60_000, ...(resolve && { resolve }) });
  try {
    return (await send(sending(address))).fault;
  } finally {
    send.close();
  }
}

const answering =
  (...addresses: readonly string[]): ResolveName =>
  (_hostname, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );

/** Only there is anything sent: where the guard is broken, a test must not be what leaves the machine. */
const isThisMachine = (host: string) => /^(127\.|0\.0\.0\.0$|\[?::1?\]?$|\[?::ffff:(7f|127\.))/.test(host);

/** What the agent would connect to in live mode, or why it would not. */
function lookUpLive(resolve: ResolveName): Promise<unknown> {
  const lookUp = guardedLookup('public', resolve);
  return new Promise((done) => {
    lookUp('shop.example', { all: true }, (error, addresses) => done(error === null ? addresses : error.message));
  });
}

const NOT_PUBLIC = 'the address is not on the public internet';
const NAME_NOT_PUBLIC = 'the host resolves to an address that is not on the public internet';

describe('the address guard', () => {
  it('is reached by the same server where everything is allowed, as in the sandbox', async () => {
    const send = createSender({ rule: 'anywhere' });
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]']) {
      expect((await send(sending(`http://${host}:${port}/`))).fault).toBeNull();
    }
    send.close();
    expect(hits).toBe(4);
  });

  it('refuses a host on the inside, however it is written', async () => {
    for (const host of INSIDE_HOSTS) {
      const { hostname } = new URL(`http://${host}:${port}/`);
      expect.soft(refuseLiteral(hostname, 'public'), host).toBe(NOT_PUBLIC);
      if (!isThisMachine(hostname)) continue;
      expect.soft(await sendLive(`http://${host}:${port}/`), host).toBe(NOT_PUBLIC);
      expect.soft(await sendLive(`https://${host}:${port}/`), host).toBe(NOT_PUBLIC);
    }
    expect(connections).toBe(0);
  });

  it('refuses a name that resolves to an address on the inside', async () => {
    for (const address of INSIDE_ADDRESSES) {
      expect.soft(isPublicAddress(address), address).toBe(false);
      expect.soft(await lookUpLive(answering(address)), address).toBe(NAME_NOT_PUBLIC);
      if (!isThisMachine(address)) continue;
      const fault = await sendLive(`http://shop.example:${port}/`, answering(address));
      expect.soft(fault, address).toBe(NAME_NOT_PUBLIC);
    }
    expect(connections).toBe(0);
  });

  it.each([
    [['93.184.216.34', '127.0.0.1']],
    [['127.0.0.1', '93.184.216.34']],
    [['2606:2800:220:1::1', '::1']],
    [['93.184.216.34', '::ffff:127.0.0.1']],
    [['93.184.216.34', '2606:2800:220:1::1', '10.0.0.1']],
  ])('refuses a name with %j, of which one is inside', async (addresses) => {
    expect(await lookUpLive(answering(...addresses))).toBe(NAME_NOT_PUBLIC);
  });

  it('hands a name with public addresses to the connection, all of them', async () => {
    expect(await lookUpLive(answering('93.184.216.34', '2606:2800:220:1::1'))).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:2800:220:1::1', family: 6 },
    ]);
  });

  it('connects to what was checked: a name is asked once for a connection, and again for the next', async () => {
    const asked: string[] = [];
    const rebinding: ResolveName = (hostname, done) => {
      asked.push(hostname);
      answering(asked.length === 1 ? '127.0.0.1' : '10.0.0.1')(hostname, done);
    };
    const send = createSender({ rule: 'anywhere', resolve: rebinding });
    expect((await send(sending(`http://shop.example:${port}/`))).fault).toBeNull();
    send.close();
    expect({ asked, hits }).toEqual({ asked: ['shop.example'], hits: 1 });
    // The same name, now with an address inside, on a new connection in live mode.
    expect(await sendLive(`http://shop.example:${port}/`, rebinding)).toBe(NAME_NOT_PUBLIC);
    expect({ asked: asked.length, hits }).toEqual({ asked: 2, hits: 1 });
  });

  it.each(['localhost', 'LOCALHOST', 'localhost.', 'sub.localhost'])(
    'does not reach this machine by the name %s',
    async (host) => {
      expect(await sendLive(`http://${host}:${port}/`, answering('127.0.0.1'))).toBe(NAME_NOT_PUBLIC);
      expect(await sendLive(`http://${host}:${port}/`, answering('::1'))).toBe(NAME_NOT_PUBLIC);
      expect(connections).toBe(0);
    },
  );

  it.each(OUTSIDE_ADDRESSES)('lets %s pass', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(STRANGE_ADDRESSES)('refuses %s: %s', async (address, fault) => {
    expect(await sendLive(address.replace('PORT', String(port)))).toBe(fault);
    expect(connections).toBe(0);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%i) to the inside', async (status) => {
    const outside = createServer((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${port}/` }).end();
    }).listen(0, '127.0.0.1');
    await once(outside, 'listening');
    const send = createSender({ rule: 'anywhere' });
    const { port: outsidePort } = outside.address() as AddressInfo;
    const { fault } = await send(sending(`http://127.0.0.1:${outsidePort}/`));
    send.close();
    outside.close();
    expect(fault).toBe(`redirect (HTTP ${status}) not followed`);
    expect(connections).toBe(0);
  });

  it('takes no proxy and no leave to trust any certificate from the environment', async () => {
    const module = new URL('../../../src/gateway/notifier/send.ts', import.meta.url).href;
    const program = `import { createSender } from ${JSON.stringify(module)};
      const send = createSender({ rule: 'anywhere', deadlineMs: 60_000 });
      const { fault } = await send({ address: 'http://127.0.0.1:1/', headers: {}, body: '' });
      console.log(fault);
      send.close();`;
    const proxy = `http://127.0.0.1:${port}`;
    const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'];
    const env = { NODE_USE_ENV_PROXY: '1', ...Object.fromEntries(names.map((name) => [name, proxy])) };
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { env });
    const [output] = await Promise.all([child.stdout.setEncoding('utf8').toArray(), once(child, 'exit')]);
    expect(output.join('')).toBe('the connection was refused\n');
    expect(connections).toBe(0);
  });
});
