import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { keepAliveFetch, TransportError } from '../../../src/client/index.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { demoClient, success, walletBody } from '../../helpers/gateway/client.ts';

describe('over a real connection', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  async function serve(
    answer: (respond: (text: string) => void, body: string, hangUp: () => void) => void,
  ): Promise<string> {
    const server = createServer(async (request, response) => {
      const body = await text(request);
      const respond = (words: string) => response.setHeader('Content-Type', 'application/json').end(words);
      answer(respond, body, () => request.socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => {
      server.close();
      server.closeAllConnections();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const transports = [
    ['the platform', {}],
    ['keepAliveFetch', { fetch: keepAliveFetch() }],
  ] as const;

  it.each(transports)('%s brings an answer', async (_, transport) => {
    const baseUrl = await serve((respond) => respond(JSON.stringify(success({ currency: 'USD', balance: '1.00 €' }))));
    const balance = demoClient({ baseUrl, ...transport }).queryBalance({ currency: 'USD' });
    expect(await balance).toEqual({ currency: 'USD', balance: '1.00 €' });
  });

  it.each(transports)('%s sends letters of every alphabet whole', async (_, transport) => {
    const baseUrl = await serve((respond, body) => respond(JSON.stringify(success(JSON.parse(body) as object))));
    const echo = demoClient({ baseUrl, ...transport }).createPayment('PIX', { ...walletBody, userId: 'José 支付' });
    expect(await echo).toMatchObject({ userId: 'José 支付' });
  });

  it.each(transports)('%s reports a timeout', async (_, transport) => {
    const baseUrl = await serve(() => undefined);
    const call = demoClient({ baseUrl, resubmit: false, timeoutMs: 50, ...transport }).queryBalance({
      currency: 'USD',
    });
    await expect(call).rejects.toMatchObject({ problem: 'timeout', outcome: 'unknown' });
  });

  it.each(
    transports.flatMap(([name, transport]) =>
      // A name with two addresses fails once for each; a name that nobody has fails before.
      ['127.0.0.1', 'localhost', 'gateway.invalid'].map((host) => [name, host, transport] as const),
    ),
  )('%s names %s if it cannot be reached, and that nothing was sent', async (_, host, transport) => {
    const baseUrl = `http://${host}:${await freePort()}`;
    // To find out that nobody has a name may take a while.
    const client = demoClient({ baseUrl, resubmit: false, timeoutMs: 100_000, ...transport });
    const error = await client.createPayment('PIX', walletBody).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({
      problem: 'network',
      outcome: 'notSent',
      message: expect.stringMatching(
        new RegExp(`^createPayment: not sent: cannot connect to ${baseUrl} \\((ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\\)$`),
      ) as string,
    });
  });

  it.each(transports)('%s leaves it open whether anything was sent if the connection breaks', async (_, transport) => {
    const baseUrl = await serve((_respond, _body, hangUp) => hangUp());
    const call = demoClient({ baseUrl, resubmit: false, ...transport }).createPayment('PIX', walletBody);
    await expect(call).rejects.toMatchObject({ problem: 'network', outcome: 'unknown' });
  });

  it.each(transports)('%s ends when the caller aborts', async (_, transport) => {
    const baseUrl = await serve(() => undefined);
    const call = demoClient({ baseUrl, ...transport }).queryBalance(
      { currency: 'USD' },
      { signal: AbortSignal.timeout(30) },
    );
    await expect(call).rejects.toMatchObject({ problem: 'aborted' });
  });
});
