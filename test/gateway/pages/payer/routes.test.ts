import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { composeNumber } from '../../../../src/gateway/domain/numbers.ts';
import { NOW } from '../../http/helpers.ts';
import { TRADE_NO, startPages } from './pages-server.ts';
import type { PagesServer } from './pages-server.ts';

let pages: PagesServer;
beforeAll(async () => {
  pages = await startPages();
});
afterEach(() => {
  pages.show({});
  pages.calls.length = 0;
  pages.events.length = 0;
  pages.answerWith({ kind: 'begun' });
});
afterAll(() => pages.close());

const PAGE = `/pay/${TRADE_NO}`;

describe('a page’s address', () => {
  it.each([
    ['POST', `${PAGE}/state`, 'GET, HEAD'],
    ['POST', `${PAGE}/bank`, 'GET, HEAD'],
    ['PUT', PAGE, 'GET, HEAD, POST'],
    ['DELETE', PAGE, 'GET, HEAD, POST'],
  ])('answers %s %s with 405 and what it takes (S25)', async (method, path, allow) => {
    const answer = await pages.send({ method, path });
    expect([answer.status, answer.headers.allow, answer.text]).toEqual([405, allow, `Send one of: ${allow}.\n`]);
    expect(pages.calls).toEqual([]);
  });

  it.each([
    ['no number', '/pay/nothing'],
    [
      'a new number that nobody has',
      `/pay/${composeNumber('order', { now: NOW - 1000, merNo: 7, random: '0'.repeat(14) })}`,
    ],
    ['another kind of number', `/pay/RF${TRADE_NO.slice(2)}`],
    ['no page of an order', `${PAGE}/secret`],
    ['a script that is not in the inventory', '/pay/assets/other.js'],
    ['an object’s own names', '/pay/__proto__'],
  ])('a page’s address that is %s is not found', async (_, path) => {
    const answer = await pages.get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<h1>We can’t find this payment</h1>');
  });

  it('a page’s address of long ago is gone and shows nothing of an order, whether or not there was one', async () => {
    const path = `/pay/${composeNumber('order', { now: NOW - 86_500_000, merNo: 7, random: '0'.repeat(14) })}`;
    const answer = await pages.get(path);
    expect(answer.status).toBe(410);
    expect(answer.text).toContain('<h1>This payment link has expired</h1>');
    expect(answer.text).not.toMatch(/Mugs|100\.00|TG0/);
  });

  it('answers HEAD without asking the channel or beginning anything', async () => {
    pages.show({ paid: { methods: ['PIX'] }, order: { method: 'PIX' } });
    const answer = await pages.send({ method: 'HEAD', path: PAGE });
    expect([answer.status, answer.text, pages.calls]).toEqual([200, '', []]);
  });
});

describe('opening a page', () => {
  it('opening a page of an order with one method that needs no card begins nothing: its button does', async () => {
    pages.show({ paid: { methods: ['PIX'] }, order: { method: 'PIX' } });
    const { text } = await pages.get();
    expect(pages.calls).toEqual([]);
    expect(text).toContain('<button class="button main" name="do" value="pay">Show QR code</button>');
    await pages.post({ do: 'pay', method: 'PIX' });
    expect(pages.calls).toEqual([['pay', { tradeNo: TRADE_NO, method: 'PIX', card: null, address: '127.0.0.1' }]]);
  });

  it('opening a page where the payer chooses, or types a card, begins nothing', async () => {
    await pages.get();
    pages.show({ paid: { methods: ['CREDIT_CARD'] }, order: { method: 'CREDIT_CARD' } });
    await pages.get();
    pages.show({ paid: { methods: ['PIX'] }, order: { method: 'CASHIER' } });
    await pages.get();
    expect(pages.calls).toEqual([]);
  });

  it('opening a page of an order that the channel has already from the merchant begins nothing, asks, and shows what is to do', async () => {
    const order = { method: 'CREDIT_CARD' } as const;
    const action = { kind: 'redirect', url: `${PAGE}/bank` } as const;
    pages.show({ order, paid: { methods: ['CREDIT_CARD'], details: { said: {}, action } } });
    expect((await pages.get()).text).toContain('Confirm with your bank');
    pages.show({ order, paid: { methods: ['CREDIT_CARD'], details: { said: {} } } });
    expect((await pages.get()).text).toContain('We are checking with the bank');
    expect(pages.calls).toEqual([
      ['refresh', TRADE_NO],
      ['refresh', TRADE_NO],
    ]);
  });

  it('opening a page with an open attempt asks the channel first', async () => {
    pages.show({ attempt: {} });
    await pages.get();
    expect(pages.calls).toEqual([['refresh', TRADE_NO]]);
  });
});

describe('the order’s story', () => {
  const noted = (event: string, more = {}) => ({ tradeNo: TRADE_NO, event, ...more });

  it('notes that the payer opened the page, came back from the bank, or went back to the shop', async () => {
    await pages.get();
    await pages.get(`${PAGE}?back`);
    const { status, text } = await pages.get(`${PAGE}/state?left`);
    expect([status, text]).toEqual([204, '']);
    expect(pages.events).toEqual([noted('opened'), noted('cameBack'), noted('left')]);
  });

  it('does not note that a browser loads the page in advance, a program looks for it, or there is none', async () => {
    await pages.get(PAGE, { 'Sec-Purpose': 'prefetch;prerender' });
    await pages.send({ method: 'HEAD', path: PAGE });
    await pages.send({ method: 'HEAD', path: `${PAGE}/state?left` });
    await pages.get(`${PAGE}/state`);
    pages.show(null);
    await pages.get();
    expect(pages.events).toEqual([]);
  });

  it('notes which method was chosen, also with a card that cannot be right, and none that is not offered', async () => {
    await pages.post({ do: 'pay', method: 'CREDIT_CARD', number: '1' });
    await pages.post({ do: 'pay', method: 'PIX' });
    pages.answerWith({ kind: 'methodNotOffered' });
    await pages.post({ do: 'pay', method: '<script>' });
    expect(pages.events.filter((one) => 'method' in one)).toEqual([
      noted('chose', { method: 'CREDIT_CARD' }),
      noted('chose', { method: 'PIX' }),
    ]);
  });

  it('notes visits to the simulated page of a bank too, which leads back as the acquirer’s does', async () => {
    pages.show({ attempt: { method: 'GCASH', action: { kind: 'redirect', url: `${PAGE}/bank` } } });
    const bank = await pages.get(`${PAGE}/bank`);
    expect(bank.text).toContain(`href="${PAGE}?back"`);
    expect(bank.text).toContain('name="from" value="bank"');
    const decided = await pages.post({ do: 'decide', decision: 'succeed', from: 'bank' });
    expect(decided.headers.location).toBe(`${PAGE}?back`);
  });
});

describe('the state, for the page’s script', () => {
  it.each([
    ['open', {}, { state: 'open', version: 'processing.0.0' }],
    ['waiting', { attempt: {} }, { state: 'waiting', version: 'processing.1open.0' }],
    ['success', { order: { state: 'succeeded' as const } }, { state: 'success', version: 'succeeded.0.0' }],
    ['failure', { order: { state: 'failed' as const } }, { state: 'failure', version: 'failed.0.0' }],
    ['expired', { paid: { isExpired: true } }, { state: 'expired', version: 'processing.0.1' }],
  ])('says %s, and the page carries the same version', async (_, change, want) => {
    pages.show(change);
    const answer = await pages.get(`${PAGE}/state`);
    expect([answer.status, answer.headers['content-type'], JSON.parse(answer.text)]).toEqual([
      200,
      'application/json',
      want,
    ]);
    const page = await pages.get();
    if (want.state !== 'success' && want.state !== 'failure')
      expect(page.text).toContain(`data-state="${PAGE}/state" data-version="${want.version}"`);
  });

  it('the state of a link that is over says gone', async () => {
    pages.show(null);
    const answer = await pages.get(`${PAGE}/state`);
    expect([answer.status, answer.text]).toEqual([404, '{"state":"gone","version":"gone"}']);
  });
});

describe('the stand-in for a bank or wallet', () => {
  it('is there while an attempt is open, with approve and decline', async () => {
    pages.show({ attempt: { method: 'GCASH', action: { kind: 'redirect', url: `${PAGE}/bank` } } });
    const page = await pages.get();
    expect(page.text).toContain(`href="${PAGE}/bank"`);
    const { status, text } = await pages.get(`${PAGE}/bank`);
    expect(status).toBe(200);
    expect(text).toContain('Simulation of GCash');
    expect([...text.matchAll(/name="decision" value="(\w+)"/g)].map((match) => match[1])).toEqual([
      'succeed',
      'fail',
      'leavePending',
      'expire',
      'succeedLate',
    ]);
  });

  it('leads to the order’s page where there is nothing to decide', async () => {
    const answer = await pages.get(`${PAGE}/bank`);
    expect([answer.status, answer.headers.location]).toEqual([303, PAGE]);
  });
});

describe('in live mode', () => {
  it('there is no stand-in, no panel and no test card (S21)', async () => {
    const live = await startPages({ live: true });
    const cashier = await live.get();
    expect(cashier.text).not.toMatch(/sandbox"|4242|data-fill/);
    live.show({ attempt: { method: 'GCASH', action: { kind: 'redirect', url: 'https://wallet.example/pay' } } });
    const waiting = await live.get();
    expect(waiting.text).not.toContain('class="sandbox"');
    expect(waiting.text).toContain('href="https://wallet.example/pay"');
    expect((await live.get(`${PAGE}/bank`)).status).toBe(404);
    const decided = await live.post({ do: 'decide', decision: 'succeed' });
    expect([decided.status, live.calls]).toEqual([303, []]);
    await live.close();
  });
});
