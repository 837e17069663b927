import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selfSigned } from './self-signed.ts';

// What the environment of a process may say about certificates, and what it may not. In a process of its own, because it
// is read when that starts.

let folder = '';
let port = 0;
let handshakes: boolean[] = [];
const server = createServer(selfSigned, (_request, response) => {
  response.setHeader('connection', 'close').end('SUCCESS');
}).on('secureConnection', (socket: TLSSocket) => handshakes.push(socket.isSessionReused()));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-certificate-'));
  await writeFile(join(folder, 'authority.pem'), selfSigned.cert);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  handshakes = [];
});
afterAll(async () => {
  server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

const module = new URL('../../../../src/gateway/notifier/send.ts', import.meta.url).href;

/** What a process of this environment prints that sends this many times. */
function sendIn(env: Readonly<Record<string, string>>, { times = 1, host = '127.0.0.1' } = {}): Promise<unknown> {
  const program = `import { createSender } from ${JSON.stringify(module)};
    const send = createSender({
      rule: 'anywhere',
      resolve: (hostname, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const faults = [];
    for (let count = 0; count < ${times}; count += 1)
      faults.push((await send({ address: 'https://${host}:${port}/', headers: {}, body: '' })).fault);
    send.close();
    console.log(JSON.stringify(faults));`;
  return run(program, env);
}

async function run(program: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [output] = await Promise.all([child.stdout.setEncoding('utf8').toArray(), once(child, 'exit')]);
  return JSON.parse(output.join(''));
}

describe('a certificate', () => {
  it('a certificate from an authority that the operator added is trusted, and the session used again', async () => {
    const env = { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };
    expect(await sendIn(env, { times: 2 })).toEqual([null, null]);
    expect(handshakes).toEqual([false, true]);
  });

  it('is verified though the environment says that it need not be', async () => {
    const fault = 'the certificate is not from an authority that is trusted';
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    expect(await sendIn(env, { times: 2 })).toEqual([fault, fault]);
  });

  it('a certificate for another host is refused, each time', async () => {
    const fault = 'the certificate is for another host';
    const env = { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };
    expect(await sendIn(env, { times: 2, host: 'shop.example' })).toEqual([fault, fault]);
  });
});

describe('the fetch of the process', () => {
  it.each([
    ['its own', {}],
    ['a proxy from the environment', { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:1' }],
  ])('sends by %s, before and after the notifier is loaded', async (_title, env) => {
    // The dispatchers of Node's own undici, and of the package's.
    const program = `const places = [1, 2].map((version) => Symbol.for('undici.globalDispatcher.' + version));
      const before = places.map((place) => globalThis[place]);
      await import(${JSON.stringify(module)});
      console.log(JSON.stringify(places.map((place, index) => globalThis[place] === before[index])));`;
    expect(await run(program, env)).toEqual([true, true]);
  });
});
