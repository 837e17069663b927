import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { helperLanguages } from '../../scripts/generate/helpers/languages.ts';
import { encodeNotification } from '../../src/protocol/notification-body.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { COMPILED_LANGUAGES } from './compiled-languages.ts';
import { prepareLanguage } from './languages.ts';
import { callGateway } from './programs.ts';
import { sampled } from '../helpers/sweep.ts';

// What only the helpers in Java, Go and C# can: confirm a notification by a query. Also their time limits, and what their
// first lines promise.

const { examples } = contract.components;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
});
afterAll(() => gateway.close());

describe.each(sampled(COMPILED_LANGUAGES, 1))('the helper in $name', (setup) => {
  let folder = '';
  let order: Record<string, string> = {};
  let refund: Record<string, string> = {};
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `tollgate-${setup.language}-`));
    await prepareLanguage(setup, folder);
    const call = (operation: string, fields: object) =>
      callGateway(setup, folder, { gatewayUrl: gateway.url, operation, fields });
    const { sign: _sign, ...card } = examples.CreatePaymentCardRequest.value;
    const paid = await call('createPayment', { ...card, merOrderNo: `CONFIRM-${setup.language}` });
    const { tradeNo, merOrderNo } = paid.data as Record<string, string>;
    order = { tradeNo: String(tradeNo), merOrderNo: String(merOrderNo) };
    const refunded = await call('applyRefund', { ...order, amount: '40.00' });
    refund = { ...order, refundNo: String(refunded.data?.['refundNo']) };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const confirm = async (contentType: string, payload: Record<string, string | number>, gatewayUrl = gateway.url) => {
    const { command, args } = setup.run('confirm');
    const given = [...args, contentType, encodeNotification(contentType, payload)];
    const env = { ...process.env, GATEWAY_URL: gatewayUrl };
    const { stdout } = await promisify(execFile)(command, given, { cwd: folder, env });
    return JSON.parse(stdout) as unknown;
  };
  const FORM = 'application/x-www-form-urlencoded';
  const JSON_TYPE = 'application/json';

  it('confirms by a query what the gateway says too', async () => {
    expect(await confirm(FORM, { ...order, code: '0', message: 'Paid.' })).toEqual({ event: 'paymentResult' });
    const result = { ...refund, state: 0, message: 'Done.', refundAmount: '40.00', refundCurrency: 'USD' };
    expect(await confirm(JSON_TYPE, result)).toEqual({ event: 'refundResult' });
  });

  it('refuses what the query contradicts, cannot know, or does not answer', async () => {
    expect(await confirm(FORM, { ...order, code: '1', message: 'Failed.' })).toEqual({ refused: 'query-contradicts' });
    const result = { ...refund, state: 0, message: 'Done.', refundAmount: '99.00', refundCurrency: 'USD' };
    expect(await confirm(JSON_TYPE, result)).toEqual({ refused: 'query-contradicts' });
    expect(await confirm(FORM, { ...order, message: 'No result.' })).toEqual({ refused: 'body-invalid' });
    expect(await confirm('text/plain', {})).toEqual({ refused: 'unsupported-media-type' });
    const chargeback = examples.ChargebackOpened.value as Record<string, string | number>;
    expect(await confirm(JSON_TYPE, chargeback)).toEqual({ refused: 'event-unprovable' });
    const unreachable = 'http://127.0.0.1:9';
    expect(await confirm(FORM, { ...order, code: '0', message: '' }, unreachable)).toEqual({ refused: 'query-failed' });
  });

  it.each(['nothing', 'half an answer'])('ends a call in time if the gateway sends %s', async (sent) => {
    let heldMs = Number.POSITIVE_INFINITY;
    const silent = createServer((request, response) => {
      const cameAt = performance.now();
      request.socket.once('close', () => (heldMs = performance.now() - cameAt));
      if (sent !== 'nothing') response.writeHead(200, { 'content-length': '1000' }).write('{"code":');
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    try {
      const { command, args } = setup.run('call');
      const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
      const env = { ...process.env, GATEWAY_URL: url, TIMEOUT_SECONDS: '1' };
      const given = [...args, 'queryBalance', '', '{"currency":"USD"}'];
      const { stdout } = await promisify(execFile)(command, given, { cwd: folder, env });
      expect(JSON.parse(stdout)).toMatchObject({ refused: '', outcome: 'unknown' });
      // Far less than the 30 seconds that a call has by default, without the time that the language takes to start.
      await expect.poll(() => heldMs).toBeLessThan(25_000);
    } finally {
      silent.close();
      silent.closeAllConnections();
    }
  });

  it('begins with a quick start that runs as it stands', async () => {
    const helper = helperLanguages.find(({ language }) => language === setup.language);
    const source = await readFile(join('generated/helpers', helper?.file ?? ''), 'utf8');
    const code = quickStart(source).replaceAll('http://localhost:8080', gateway.url);
    const [printed] = await setup.runSamples(folder, [code]);
    expect(printed).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/\w+\s*$/);
  });

  it('shows the signature of a balance query', async () => {
    const helper = helperLanguages.find(({ language }) => language === setup.language);
    const source = await readFile(join('generated/helpers', helper?.file ?? ''), 'utf8');
    expect(source.match(/\b[0-9A-F]{32}\b/g)).toEqual([examples.QueryBalanceRequest.value.sign]);
  });
});

/** The first block of code in the comment at the beginning. */
function quickStart(source: string): string {
  const lines = source.slice(source.indexOf('Quick start')).split('\n').slice(1);
  const from = lines.findIndex((line) => CODE.test(line));
  const length = lines.slice(from).findIndex((line) => !CODE.test(line) && !EMPTY.test(line));
  const block = lines.slice(from, from + length);
  return block
    .map((line) => line.replace(CODE, '').replace(EMPTY, ''))
    .join('\n')
    .trim();
}

const CODE = /^( \*|\/\/)( {5}|\t)/;
const EMPTY = /^( \*|\/\/)$/;
