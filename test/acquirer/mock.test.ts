import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TEST_ACCOUNTS, TEST_CARDS } from '../../src/acquirer/mock/test-values.ts';
import type { MockOptions } from '../../src/acquirer/mock/state.ts';
import { listen } from '../../src/edge/listen.ts';
import { verifyWebhook } from '../../src/protocol/standard-webhooks.ts';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import { callMock, cardOf } from './mock-calls.ts';
import type { CallInput, MockCall } from './mock-calls.ts';

async function startMock(options: Partial<MockOptions> = {}) {
  const acquirer = await startAcquirer({ isBare: false, settleMs: 1, ...options });
  onTestFinished(() => acquirer.stop());
  const call = (name: MockCall, input?: CallInput) => callMock(acquirer, name, input);
  const kindOf = async (name: MockCall, fields = {}, version?: number) =>
    (await call(name, { fields, ...(version !== undefined && { version }) })).body['kind'];
  return { acquirer, call, kindOf };
}

const refund = (refundNo: string, amount: string) => ({ refundNo, amount });

describe('the mock acquirer', () => {
  it('says what it can do, and answers in the version of the call', async () => {
    const { call } = await startMock();
    const { body, version } = await call('capabilities', { version: 2, fields: { hintUrl: null } });
    expect(version).toBe('2');
    expect(body).toMatchObject({ versions: [1, 2], claims: expect.arrayContaining(['partialRefunds', 'changes']) });
    expect(await call('authorize', { version: 3 })).toMatchObject({
      status: 400,
      body: { code: 'unsupportedVersion' },
    });
    expect((await call('authorize')).version).toBeNull();
  });

  it('refunds up to the payment, and no more', async () => {
    const { kindOf } = await startMock();
    expect(await kindOf('refund', refund('RF0', '100'))).toBe('declined');
    await kindOf('authorize');
    const parts = ['400', '831', '830', '1'].map((amount, index) => refund(`RF${index + 1}`, amount));
    const kinds: unknown[] = [];
    for (const part of parts) kinds.push(await kindOf('refund', part));
    expect(kinds).toEqual(['approved', 'declined', 'approved', 'declined']);
    expect(await kindOf('refund', refund('RF1', '400'))).toBe('approved');
  });

  it('returns what it took, with what it refunds, up to the payment, and no more', async () => {
    const { acquirer, kindOf } = await startMock();
    expect(await kindOf('returnMoney', refund('RT0', '100'))).toBe('declined');
    await acquirer.addRules({ call: 'authorize', fault: 'takeAndDecline', times: 1 });
    expect(await kindOf('authorize')).toBe('declined');
    expect(await kindOf('inquire')).toBe('approved');
    expect(await kindOf('refund', refund('RF1', '400'))).toBe('approved');
    expect(await kindOf('returnMoney', refund('RT1', '831'))).toBe('declined');
    for (const time of ['first', 'second']) {
      expect([time, await kindOf('returnMoney', refund('RT2', '830'))]).toEqual([time, 'approved']);
    }
    expect(await kindOf('refund', refund('RF2', '1'))).toBe('declined');
    expect(await kindOf('inquire', { ...refund('RT2', '830'), kind: 'refund', method: 'REFUND' })).toBe('approved');
    const { refunds } = await acquirer.readBooks();
    expect(refunds.find(({ number }) => number === 'RT2')).toMatchObject({ executions: 1 });
  });

  it('compares a refund with its payment across versions', async () => {
    const { kindOf } = await startMock();
    await kindOf('authorize', { currency: 'JPY', amount: '123000' });
    const yen = (refundNo: string, amount: string) => ({ ...refund(refundNo, amount), currency: 'JPY' });
    expect(await kindOf('refund', yen('RF1', '1230'), 2)).toBe('approved');
    expect(await kindOf('refund', yen('RF2', '1'), 2)).toBe('declined');
  });

  it('refuses a fraction that the currency does not have', async () => {
    const { call } = await startMock();
    const fields = { currency: 'JPY', amount: '123050' };
    expect(await call('authorize', { fields })).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect((await call('inquire', { fields })).body['kind']).toBe('notFound');
  });

  it('keeps what the beneficiary of a payout is to read, and refuses a text that is too long', async () => {
    const { acquirer, call, kindOf } = await startMock();
    expect(await kindOf('payout', { remittanceText: 'Payout 2026-0031' })).toBe('approved');
    const { payouts } = await acquirer.readBooks();
    expect(payouts).toMatchObject([{ number: 'TG1', remittanceText: 'Payout 2026-0031' }]);
    const long = { tradeNo: 'TG2', remittanceText: 'x'.repeat(141) };
    expect(await call('payout', { fields: long })).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('settles a pending payment by itself, and no cancelled one', async () => {
    const { kindOf } = await startMock();
    const pending = { card: cardOf(TEST_CARDS.pending) };
    expect(await kindOf('authorize', pending)).toBe('pending');
    await expect.poll(() => kindOf('inquire')).toBe('approved');
    const other = await startMock({ settleMs: 60_000 });
    await other.kindOf('authorize', pending);
    expect(await other.kindOf('cancel')).toBe('cancelled');
    expect(await other.kindOf('inquire')).toBe('declined');
  });

  it('has a page on which the payer agrees, once', async () => {
    const { call, kindOf } = await startMock();
    const payUrl = 'http://localhost/pay/TG1?back';
    const { body } = await call('authorize', { fields: { card: cardOf(TEST_CARDS.redirected), payUrl } });
    const { url } = body['action'] as { url: string };
    expect(await (await fetch(url)).text()).toContain('Do you agree?');
    const decide = (decision: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
    expect(await kindOf('complete')).toBe('pending');
    const decided = await decide('success');
    expect([decided.status, decided.headers.get('location')]).toEqual([303, payUrl]);
    await decide('failure');
    expect(await kindOf('complete')).toBe('approved');
  });

  it('lists a chargeback and a payout that came back, page by page, and reports that add up', async () => {
    const { call, kindOf } = await startMock();
    await kindOf('authorize', { card: cardOf(TEST_CARDS.disputed) });
    await kindOf('payout', { tradeNo: 'TG2', account: TEST_ACCOUNTS.returned });
    const list = async (after: string | null, limit: number) =>
      (await call('changes', { fields: { after, limit } })).body as { changes: object[]; next: string; more: boolean };
    await expect.poll(async () => (await list(null, 200)).changes).toHaveLength(2);
    const first = await list(null, 1);
    const second = await list(first.next, 1);
    expect([first.more, second.more]).toEqual([true, false]);
    expect([...first.changes, ...second.changes]).toEqual((await list(null, 200)).changes);
    expect(await list(second.next, 1)).toMatchObject({ changes: [], next: second.next, more: false });
    const { body } = await call('settlementReports', { fields: { after: null, page: null } });
    expect(body['report']).toMatchObject({ currency: 'USD', total: '-36', lineCount: 4, page: null });
  });

  it('sends a signed hint when a result came', async () => {
    const secret = `whsec_${Buffer.from('a secret of hints').toString('base64')}`;
    const { promise: hinted, resolve } = Promise.withResolvers<{ headers: Record<string, string>; body: string }>();
    const server = createServer(async (request, response) => {
      resolve({ headers: request.headers as Record<string, string>, body: await text(request) });
      response.writeHead(202).end();
    });
    const receiver = await listen(server, { port: 0, host: '127.0.0.1' });
    onTestFinished(() => receiver.close());
    const { call, kindOf } = await startMock({ hintSecret: secret });
    await call('capabilities', { fields: { hintUrl: `${receiver.url}/channel/default/hints` } });
    await kindOf('authorize', { card: cardOf(TEST_CARDS.pending) });
    const { headers, body } = await hinted;
    const nowSeconds = Date.now() / 1000;
    const proof = {
      header: (name: string) => headers[name],
      body,
      secrets: [secret],
      nowSeconds,
      toleranceSeconds: 300,
    };
    expect([verifyWebhook(proof), JSON.parse(body)]).toEqual(['valid', { numbers: ['TG1'] }]);
  });

  it('goes on after a kill that left half a line in its file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tollgate-mock-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const booksFile = join(folder, 'books.jsonl');
    await (await startMock({ booksFile })).kindOf('authorize');
    await appendFile(booksFile, '{"kind":"payment","num');
    await (await startMock({ booksFile })).kindOf('authorize', { tradeNo: 'TG2' });
    const { acquirer } = await startMock({ booksFile });
    const { authorizations } = await acquirer.readBooks();
    expect(authorizations.map(({ number, executions }) => [number, executions])).toEqual([
      ['TG1', 1],
      ['TG2', 1],
    ]);
  });

  it('keeps its books, its feeds and what is due in a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mock-acquirer-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const booksFile = join(folder, 'books.jsonl');
    const first = await startMock({ booksFile, settleMs: 50 });
    await first.kindOf('authorize', { card: cardOf(TEST_CARDS.disputed) });
    await first.kindOf('cancel', { tradeNo: 'TG2' });
    await first.kindOf('authorize', { tradeNo: 'TG3', card: cardOf(TEST_CARDS.pending) });
    await first.acquirer.stop();
    const second = await startMock({ booksFile });
    expect(await second.kindOf('inquire')).toBe('approved');
    expect(await second.kindOf('authorize', { tradeNo: 'TG2' })).toBe('declined');
    await expect.poll(() => second.kindOf('inquire', { tradeNo: 'TG3' })).toBe('approved');
    const changes = async () => (await second.call('changes', { fields: { after: null, limit: 9 } })).body['changes'];
    await expect.poll(changes).toMatchObject([{ kind: 'chargeback', tradeNo: 'TG1', amount: '1230' }]);
  });
});
