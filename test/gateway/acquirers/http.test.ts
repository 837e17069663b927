import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import { transferReferenceOf } from '../../../src/gateway/channel/transfer-reference.ts';
import type { Channel, ChannelAnswer } from '../../../src/gateway/domain/ports.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { ACCOUNT, callChannel, CARD } from '../../helpers/acquirer/channel-requests.ts';

const DEADLINE_MS = 20_000;

let acquirer: Acquirer;
let channel: Channel;

beforeEach(async () => {
  acquirer = await startAcquirer({ hasRefundCaps: false });
  channel = createHttpChannel({ baseUrl: acquirer.url, token: acquirer.token, deadlineMs: DEADLINE_MS });
});

afterEach(() => acquirer.stop());

const approved = { kind: 'approved', message: 'It is approved.' };
const declined = { kind: 'declined', message: 'It is declined.' };
const buried = { kind: 'declined', message: 'It was cancelled before.' };
const subject = { number: 'TG1', tradeNo: 'TG1', merNo: 100001, currency: 'USD', amount: '1230' };

describe('what is sent', () => {
  const common = { callId: expect.any(String), tradeNo: 'TG1', refundNo: null, merNo: 100001, currency: 'USD' };
  const asked = { ...common, amount: '1230', kind: 'payment', method: 'CREDIT_CARD' };

  it.each([
    [
      'authorize',
      '/v1/authorizations',
      {
        ...common,
        amount: '1230',
        method: 'CREDIT_CARD',
        card: CARD,
        payer: { billingCity: 'Lisbon' },
        products: [],
        reference: transferReferenceOf('TG1'),
      },
    ],
    ['complete', '/v1/completions', { ...common, amount: '1230', method: 'CREDIT_CARD', decision: null }],
    ['refund', '/v1/refunds', { ...common, amount: '1230', refundNo: 'RF1' }],
    [
      'payout',
      '/v1/payouts',
      { ...common, amount: '1230', method: 'PAYOUT_1', account: ACCOUNT, beneficiary: { benLastName: 'Silva' } },
    ],
    ['inquire', '/v1/inquiries', asked],
    ['cancel', '/v1/cancellations', asked],
  ] as const)('what is sent by %s is what the protocol says', async (call, path, body) => {
    const sent: { url: string; init: RequestInit | undefined }[] = [];
    const own = createHttpChannel({
      baseUrl: 'http://127.0.0.1:9/v1',
      token: 'a-token',
      deadlineMs: DEADLINE_MS,
      async fetch(url, init) {
        sent.push({ url: String(url), init });
        return new Response(null, { status: 503 });
      },
    });
    await callChannel(own, call);
    const [first] = sent;
    expect(sent).toHaveLength(1);
    expect(first?.url).toBe(`http://127.0.0.1:9${path}`);
    expect(first?.init).toEqual({
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Encoding': 'identity',
        Authorization: 'Bearer a-token',
        'Content-Type': 'application/json',
        'Idempotency-Key': `${call === 'refund' ? 'RF1' : 'TG1'}-${call}`,
      },
      body: expect.any(String),
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    });
    expect(JSON.parse(String(first?.init?.body))).toEqual(body);
  });

  it('is an amount beyond what a number can hold, digit for digit', async () => {
    const amount = 90_071_992_547_409_931n;
    expect(await callChannel(channel, 'authorize', { amount })).toEqual(approved);
    const { authorizations } = await acquirer.readBooks();
    expect(authorizations).toEqual([
      { ...subject, kind: 'payment', amount: '90071992547409931', state: 'approved', executions: 1 },
    ]);
  });

  it('goes over connections that are used again', async () => {
    for (let count = 0; count < 10; count += 1) await callChannel(channel, 'inquire');
    const { calls, connections } = await acquirer.readBooks();
    expect(calls).toHaveLength(10);
    // The pool opens another one where the first is not yet free, or was idle for too long.
    expect(connections).toBeLessThan(6);
  });
});

describe('a repeated call', () => {
  it.each([
    ['authorize', 'authorizations', 'payment', 'TG1'],
    ['payout', 'payouts', 'payout', 'TG1'],
    ['refund', 'refunds', 'refund', 'RF1'],
  ] as const)('a repeated call of %s is carried out once, in turn and at once', async (call, book, kind, number) => {
    expect(await callChannel(channel, call)).toEqual(approved);
    const answers = await Promise.all(Array.from({ length: 20 }, () => callChannel(channel, call)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => approved));
    const books = await acquirer.readBooks();
    expect(books[book]).toEqual([{ ...subject, number, kind, state: 'approved', executions: 1 }]);
    expect(new Set(books.calls.map(({ key }) => key))).toEqual(new Set([`${number}-${call}`]));
  });

  it('a repeated call with another amount decides nothing', async () => {
    await callChannel(channel, 'authorize');
    expect(await callChannel(channel, 'authorize', { amount: 1231n })).toEqual({
      kind: 'unknown',
      message: 'The acquirer refused the call with HTTP 409 and declined nothing.',
    });
  });
});

describe('a payment that waits', () => {
  it('a payment that waits for its payer is completed as the payer decides', async () => {
    await acquirer.addRules({ result: 'challenged' });
    const first = await callChannel(channel, 'authorize');
    expect(first).toEqual({ kind: 'challenged', message: 'It is challenged.' });
    const waiting = { kind: 'pending', message: 'Waiting for the payer.' };
    expect(await callChannel(channel, 'complete')).toEqual(waiting);
    expect(await callChannel(channel, 'complete', { decision: 'success' })).toEqual(approved);
    expect(await callChannel(channel, 'complete', { decision: 'failure' })).toEqual(approved);
    expect(await callChannel(channel, 'complete', { tradeNo: 'TG2', decision: 'failure' })).toEqual(declined);
  });

  it('a payment that waits for its bank is found decided when asked', async () => {
    await acquirer.addRules({ result: 'pending' });
    await callChannel(channel, 'authorize');
    expect(await callChannel(channel, 'inquire')).toEqual({ kind: 'pending', message: 'It is pending.' });
    await acquirer.settle('TG1', 'declined');
    expect(await callChannel(channel, 'inquire')).toEqual(declined);
  });
});

describe('a cancelled number', () => {
  it.each([
    ['authorize', 'payment'],
    ['payout', 'payout'],
    ['refund', 'refund'],
  ] as const)('is not carried out by a late %s', async (call, kind) => {
    const closed = { kind: 'cancelled', message: 'It is cancelled.' };
    expect(await callChannel(channel, 'cancel', { kind })).toEqual(closed);
    expect(await callChannel(channel, call)).toEqual(buried);
    expect(await callChannel(channel, 'inquire', { kind })).toEqual(buried);
    const { authorizations, payouts, refunds } = await acquirer.readBooks();
    expect([...authorizations, ...payouts, ...refunds].map(({ executions }) => executions)).toEqual([0]);
  });

  it('keeps a result that is there', async () => {
    await callChannel(channel, 'authorize');
    expect(await callChannel(channel, 'cancel')).toEqual(approved);
  });
});

describe('the channel', () => {
  it('closes after the calls in flight have been answered', async () => {
    await acquirer.addRules({ fault: 'answerLate', delayMs: 300 });
    const answers: ChannelAnswer[] = [];
    const call = callChannel(channel, 'authorize').then((answer) => answers.push(answer));
    await channel.close();
    await setImmediate();
    expect(answers).toEqual([approved]);
    await call;
  });

  it('stops reading an answer that never ends', async () => {
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
      cancel: () => void (isCancelled = true),
    });
    const own = createHttpChannel({
      baseUrl: acquirer.url,
      token: 'a-token',
      deadlineMs: DEADLINE_MS,
      fetch: async () => new Response(endless),
    });
    const message = 'The acquirer answered with more than 65536 bytes.';
    expect(await callChannel(own, 'authorize')).toEqual({ kind: 'unknown', message });
    expect(isCancelled).toBe(true);
  });

  it('says nothing of what a failing fetch says', async () => {
    const own = createHttpChannel({
      baseUrl: acquirer.url,
      token: 'a-token',
      deadlineMs: DEADLINE_MS,
      async fetch(_url, init) {
        await setImmediate();
        throw new TypeError(`cannot send ${String(init?.body)}`, { cause: { code: 'with a secret 739' } });
      },
    });
    const message = 'The connection to the acquirer broke.';
    expect(await callChannel(own, 'authorize')).toEqual({ kind: 'unknown', message });
  });

  const good = { baseUrl: 'http://127.0.0.1:9', token: 'a-token', deadlineMs: 1000 };
  const address = 'baseUrl of the channel must be an http or https address without a user name or password';
  const token = 'token of the channel must be printable ASCII characters without spaces, at least one';
  const deadline = 'deadlineMs of the channel must be a whole number of milliseconds from 1 to 600000';

  it.each([
    ['an address that is none', { baseUrl: 'acquirer' }, address],
    ['an address of another kind', { baseUrl: 'ftp://127.0.0.1' }, address],
    ['an address with a password', { baseUrl: 'http://user:hidden@127.0.0.1' }, address],
    ['an empty token', { token: '' }, token],
    ['a token with a line break', { token: 'hidden\nhidden' }, token],
    ['no deadline', { deadlineMs: 0 }, deadline],
    ['an endless deadline', { deadlineMs: Number.POSITIVE_INFINITY }, deadline],
    ['a deadline of more than ten minutes', { deadlineMs: 600_001 }, deadline],
  ])('refuses %s, and says what it needs', (_title, wrong, message) => {
    expect(() => createHttpChannel({ ...good, ...wrong })).toThrow(expect.objectContaining({ message }));
  });
});
