import { afterEach, describe, expect, it } from 'vitest';
import { createCaller } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { liveEnv, startLiveGateway } from '../../helpers/gateway/live-gateway.ts';

// A page of any site can have its own name resolve to 127.0.0.1 and call the sandbox as its own origin.

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function startSandbox(env: Readonly<Record<string, string>> = {}) {
  const gateway = await startTestGateway({ engine: 'SQLite', env });
  open.push(gateway);
  return askerOf(gateway.url);
}

function askerOf(url: string) {
  const caller = createCaller(url.replace('localhost', '127.0.0.1'));
  open.push({ close: async () => caller.close() });
  return async (host: string, path = '/healthz', method = 'GET') => {
    const { status, text } = await caller.send({ method, path, headers: { Host: host } });
    return { status, text };
  };
}

describe('the sandbox on loopback', () => {
  it.each([
    'localhost',
    'LOCALHOST:8080',
    'shop.localhost:8080',
    'localhost.',
    '127.0.0.1',
    '127.9.8.7:80',
    '[::1]:8080',
  ])('answers to %s', async (host) => {
    expect(await (await startSandbox())(host)).toEqual({ status: 200, text: 'alive\n' });
  });

  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '192.168.0.1',
    '[::2]',
    'localhost@evil.example',
    'evil.example#localhost',
  ])('refuses to answer to "%s"', async (host) => {
    const { status, text } = await (await startSandbox())(host);
    expect([status, JSON.parse(text)]).toEqual([
      421,
      {
        code: '10001',
        message: expect.stringContaining('Set PUBLIC_URL if it is reached by another name.') as unknown,
      },
    ]);
  });

  it('refuses on every path, and before a token is looked at', async () => {
    const ask = await startSandbox();
    const paths = ['/', '/operator/merchants', '/metrics', '/readyz', '/pay/TG0', '/docs/', '/shop', '/openapi.json'];
    for (const path of paths) expect((await ask('evil.example', path)).status, path).toBe(421);
    for (const path of ['/payment', '/operator/merchants', '/pay/TG0']) {
      expect((await ask('evil.example', path, 'POST')).status, path).toBe(421);
    }
  });

  it('answers to the host of PUBLIC_URL', async () => {
    const ask = await startSandbox({ PUBLIC_URL: 'https://Sandbox.example:8443/' });
    expect((await ask('sandbox.example')).status).toBe(200);
    expect((await ask('evil.example')).status).toBe(421);
  });
});

describe('another host is answered', () => {
  it('another host is answered by a sandbox that its operator has put on the network', async () => {
    expect((await (await startSandbox({ HOST: '0.0.0.0' }))('sandbox.example')).status).toBe(200);
  });

  it('another host is answered in live mode, where nothing is public and a proxy passes hosts on', async () => {
    const gateway = await startLiveGateway({ env: liveEnv() });
    open.push(gateway);
    expect((await askerOf(gateway.url)('pay.example')).status).toBe(200);
  });
});
