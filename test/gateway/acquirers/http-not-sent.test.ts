import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import { callChannel } from '../../helpers/acquirer/channel-requests.ts';
import type { CallName } from '../../helpers/acquirer/channel-requests.ts';
import { answeringChannel } from './answering.ts';

const CALLS = [
  'authorize',
  'complete',
  'refund',
  'returnMoney',
  'payout',
  'inquire',
  'cancel',
] as const satisfies CallName[];

const channelTo = (baseUrl: string) => createHttpChannel({ baseUrl, token: 'a-token', deadlineMs: 20_000 });

function failingChannel(cause: unknown) {
  return createHttpChannel({
    baseUrl: 'https://adapter.example',
    token: 'a-token',
    deadlineMs: 20_000,
    async fetch() {
      await setImmediate();
      throw new TypeError('fetch failed', { cause });
    },
  });
}

const failed = (code: string, syscall?: string) => Object.assign(new Error('failed'), { code, syscall });

describe('a call that never left', () => {
  it.each(CALLS)('a call that never left is an answer of its own: %s', async (call) => {
    const acquirer = await startAcquirer();
    await acquirer.stop();
    const message = 'The acquirer could not be reached, and nothing was sent (ECONNREFUSED).';
    expect(await callChannel(channelTo(acquirer.url), call)).toEqual({ kind: 'notSent', message });
  });

  it('is one to a name without an address', async () => {
    const answer = await callChannel(channelTo('http://adapter.invalid'), 'authorize');
    expect(answer).toMatchObject({ kind: 'notSent' });
  });

  it.each([
    ['the name is not known', failed('ENOTFOUND', 'getaddrinfo')],
    ['the resolver does not answer', failed('EAI_AGAIN', 'getaddrinfo')],
    ['no way leads to the host', failed('EHOSTUNREACH', 'connect')],
    ['no way leads to the network', failed('ENETUNREACH', 'connect')],
    ['connecting takes too long', failed('UND_ERR_CONNECT_TIMEOUT')],
    ['the certificate has expired', failed('CERT_HAS_EXPIRED')],
    ['the certificate is of another name', failed('ERR_TLS_CERT_ALTNAME_INVALID')],
    [
      'every address refuses',
      new AggregateError([failed('ECONNREFUSED', 'connect'), failed('ENETUNREACH', 'connect')]),
    ],
  ])('is one where %s', async (_title, cause) => {
    expect(await callChannel(failingChannel(cause), 'authorize')).toMatchObject({ kind: 'notSent' });
  });

  it.each([
    ['the connection broke', failed('ECONNRESET', 'read')],
    ['the host went away during the call', failed('EHOSTUNREACH', 'read')],
    ['a used connection was closed', failed('UND_ERR_SOCKET')],
    ['TLS failed at some time', failed('EPROTO', 'write')],
    [
      'one of the addresses broke',
      new AggregateError([failed('ECONNREFUSED', 'connect'), failed('ECONNRESET', 'read')]),
    ],
    ['nothing is said', new AggregateError([])],
    ['the error is a text', 'ECONNREFUSED'],
  ])('is not one where %s: it may have arrived', async (_title, cause) => {
    expect(await callChannel(failingChannel(cause), 'authorize')).toMatchObject({ kind: 'unknown' });
  });

  it('is not one where the connection is taken and closed', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await callChannel(channelTo(`http://127.0.0.1:${port}`), 'authorize')).toMatchObject({ kind: 'unknown' });
    server.close();
  });

  it('is one that is larger than the contract allows', async () => {
    const { channel, sent } = answeringChannel({ kind: 'approved' });
    const product = { sku: 'x'.repeat(500), name: 'y'.repeat(500), price: '1.00', quantity: '1' };
    const details = { said: {}, products: Array.from({ length: 300 }, () => product) };
    const subject = { merNo: 100_001, tradeNo: 'TG1', currency: 'USD', amount: 1n, script: null, createdAt: 0 };
    const answer = await channel.authorize({ ...subject, method: 'CREDIT_CARD', card: null, details });
    const message = 'The call has more than 262144 bytes and was not sent.';
    expect(answer).toEqual({ kind: 'notSent', message });
    expect(sent).toEqual([]);
  });
});
