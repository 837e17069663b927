import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createSender } from '../../../../src/gateway/notifier/send.ts';
import { useDatabases } from '../../../helpers/database/databases.ts';
import { createNotified, createWorkbench } from './workbench.ts';

// What a merchant's server may answer, and what it counts for. Only the exact text in a 2xx answer is an acknowledgement.

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

interface Expected {
  readonly result: string;
  /** What is kept of it, where that is not the body. */
  readonly kept?: string;
}

const ACKNOWLEDGED: Expected = { result: 'acknowledged' };
const isNot = (shown: string): Expected => ({ result: `${JSON.stringify(shown)} is not SUCCESS` });
const long = `SUCCESS${' '.repeat(60_000)}`;
const zipped = gzipSync('SUCCESS');

const MATRIX: readonly (readonly [string, Answer, Expected])[] = [
  ['the exact text', { body: 'SUCCESS' }, ACKNOWLEDGED],
  ['the exact text as JSON type', { headers: { 'content-type': 'application/json' }, body: 'SUCCESS' }, ACKNOWLEDGED],
  ['the exact text as HTML type', { headers: { 'content-type': 'text/html' }, body: 'SUCCESS' }, ACKNOWLEDGED],
  ['the exact text with 201', { status: 201, body: 'SUCCESS' }, ACKNOWLEDGED],
  ['the exact text with 202', { status: 202, body: 'SUCCESS' }, ACKNOWLEDGED],
  ['the exact text with 299', { status: 299, body: 'SUCCESS' }, ACKNOWLEDGED],
  ['the exact text in pieces', { headers: { 'transfer-encoding': 'chunked' }, body: 'SUCCESS' }, ACKNOWLEDGED],
  ['lower case', { body: 'success' }, isNot('success')],
  ['a capital first', { body: 'Success' }, isNot('Success')],
  ['a newline after', { body: 'SUCCESS\n' }, isNot('SUCCESS\n')],
  ['a Windows newline after', { body: 'SUCCESS\r\n' }, isNot('SUCCESS\r\n')],
  ['a space before', { body: ' SUCCESS' }, isNot(' SUCCESS')],
  ['a space after', { body: 'SUCCESS ' }, isNot('SUCCESS ')],
  ['a full stop after', { body: 'SUCCESS.' }, isNot('SUCCESS.')],
  ['quotes', { body: '"SUCCESS"' }, isNot('"SUCCESS"')],
  ['single quotes', { body: "'SUCCESS'" }, isNot("'SUCCESS'")],
  ['JSON', { body: '{"code":"SUCCESS"}' }, isNot('{"code":"SUCCESS"}')],
  ['HTML', { body: '<p>SUCCESS</p>' }, isNot('<p>SUCCESS</p>')],
  ['nothing', { body: '' }, isNot('')],
  ['no content', { status: 204 }, isNot('')],
  ['OK', { body: 'OK' }, isNot('OK')],
  ['twice', { body: 'SUCCESSSUCCESS' }, isNot('SUCCESSSUCCESS')],
  ['a byte order mark', { body: '\uFEFFSUCCESS' }, isNot('\uFEFFSUCCESS')],
  ['letters that only look like it', { body: 'SUССESS' }, isNot('SUССESS')],
  ['UTF-16', { body: Buffer.from('SUCCESS', 'utf16le') }, isNot('S\0U\0C\0C\0E\0S\0S\0')],
  ['a NUL after', { body: 'SUCCESS\0' }, isNot('SUCCESS\0')],
  [
    'much after it',
    { body: long },
    { result: `${JSON.stringify(`${long.slice(0, 40)}…`)} is not SUCCESS`, kept: long.slice(0, 4096) },
  ],
  [
    'too much after it',
    { body: long + long },
    { result: 'the answer is larger than 64 kB', kept: long.slice(0, 4096) },
  ],
  ['packed', { headers: { 'content-encoding': 'gzip' }, body: zipped }, isNot(zipped.toString('utf8'))],
  [
    'the exact text with 301',
    { status: 301, headers: { location: '/ok' }, body: 'SUCCESS' },
    { result: 'redirect (HTTP 301) not followed' },
  ],
  [
    'the exact text with 302',
    { status: 302, headers: { location: '/ok' }, body: 'SUCCESS' },
    { result: 'redirect (HTTP 302) not followed' },
  ],
  [
    'the exact text with 307',
    { status: 307, headers: { location: '/ok' }, body: 'SUCCESS' },
    { result: 'redirect (HTTP 307) not followed' },
  ],
  [
    'the exact text with 308',
    { status: 308, headers: { location: '/ok' }, body: 'SUCCESS' },
    { result: 'redirect (HTTP 308) not followed' },
  ],
  ['the exact text with 400', { status: 400, body: 'SUCCESS' }, { result: 'HTTP 400 is not 2xx' }],
  ['the exact text with 401', { status: 401, body: 'SUCCESS' }, { result: 'HTTP 401 is not 2xx' }],
  ['the exact text with 404', { status: 404, body: 'SUCCESS' }, { result: 'HTTP 404 is not 2xx' }],
  ['the exact text with 429', { status: 429, body: 'SUCCESS' }, { result: 'HTTP 429 is not 2xx' }],
  ['the exact text with 500', { status: 500, body: 'SUCCESS' }, { result: 'HTTP 500 is not 2xx' }],
  ['the exact text with 503', { status: 503, body: 'SUCCESS' }, { result: 'HTTP 503 is not 2xx' }],
  [
    'less than it promised',
    { headers: { 'content-length': '20' }, body: 'SUCCESS' },
    { result: 'the connection was closed before the whole answer came' },
  ],
  [
    'a card number',
    { body: 'thanks for 4242424242424242' },
    { result: '"thanks for [card]" is not SUCCESS', kept: 'thanks for [card]' },
  ],
];

const databases = useDatabases('SQLite in memory');
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Each path has its answer. */
async function startMerchant(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => give(response, MATRIX[Number(request.url?.slice(1))]?.[1] ?? { body: 'SUCCESS' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function give(response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, { 'content-type': 'text/plain', ...headers });
  const promised = Number(headers['content-length'] ?? 0) > body.length;
  if (promised) response.write(body, () => response.destroy());
  else response.end(body);
}

describe('an acknowledgement', () => {
  it.each(MATRIX.map(([title], index) => ({ title, index })))('$index: $title', async ({ index }) => {
    const [, answer, expected] = MATRIX[index] ?? ['', {}, ACKNOWLEDGED];
    const store = await databases.open();
    const send = createSender({ rule: 'anywhere' });
    closing.push(() => send.close());
    const [order = { merNo: 0, tradeNo: '' }] = await createNotified(store, [`${await startMerchant()}/${index}`]);
    const { notifier, errors } = createWorkbench({ store, send });
    await notifier.runDue();
    const [story] = await store.listDeliveries(order);
    const acknowledged = expected.result === 'acknowledged';
    expect(errors).toEqual([]);
    expect(story?.log).toEqual([
      {
        kind: 'scheduled',
        attempt: 1,
        startedAt: expect.any(Number),
        finishedAt: expect.any(Number),
        sentAt: expect.any(Number),
        answerHeaders: expect.any(Object),
        status: answer.status ?? 200,
        answer: (expected.kept ?? String(answer.body ?? '')).replaceAll('\0', '\uFFFD'),
        result: expected.result.replaceAll('\0', '\uFFFD'),
      },
    ]);
    expect(story).toMatchObject({ state: acknowledged ? 'acknowledged' : 'due', attempts: 1 });
  });
});
