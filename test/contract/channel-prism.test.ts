import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../src/edge/listen.ts';
import { createHttpChannel } from '../../src/gateway/channel/http.ts';
import { createHttpFeeds } from '../../src/gateway/channel/http-feeds.ts';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import { callChannel } from '../helpers/acquirer/channel-requests.ts';
import type { CallName } from '../helpers/acquirer/channel-requests.ts';
import { startPrismProxy } from './cases/prism-proxy.ts';

// A judge that is not ours stands between the gateway's channel and the stand-in acquirer, and reads what both say.

const document = JSON.parse(await readFile('generated/channel.openapi.json', 'utf8')) as object;
const CALLS = [
  'authorize',
  'complete',
  'refund',
  'returnMoney',
  'payout',
  'inquire',
  'cancel',
] as const satisfies CallName[];

describe('Prism between the gateway and an acquirer', async () => {
  const acquirer = await startAcquirer();
  afterAll(() => acquirer.stop());
  const proxy = await startPrismProxy(acquirer.url, document);
  afterAll(() => proxy.close());
  const channel = createHttpChannel({ baseUrl: proxy.url, token: acquirer.token, deadlineMs: 20_000 });

  it('finds nothing wrong in what is sent and answered about payments, payouts and refunds', async () => {
    for (const call of CALLS) await callChannel(channel, call, { tradeNo: `TG${call.toUpperCase()}` });
    expect(proxy.takeFindings()).toEqual({ passed: CALLS.length, violations: [] });
  });

  it.each(['approved', 'declined', 'challenged', 'pending'] as const)(
    'finds nothing wrong where a payment is %s, and in what follows',
    async (result) => {
      const action = { kind: 'redirect', url: 'https://bank.example/challenge' };
      await acquirer.addRules({ result, action, times: 1 });
      const tradeNo = `TG${result.toUpperCase()}`;
      const answer = await callChannel(channel, 'authorize', { tradeNo });
      expect(answer).toMatchObject({ kind: result });
      for (const call of ['inquire', 'complete', 'cancel', 'inquire'] as const) {
        await callChannel(channel, call, { tradeNo });
      }
      expect(proxy.takeFindings()).toEqual({ passed: 5, violations: [] });
    },
  );

  it('finds nothing wrong in a page, a card with its holder, a product and a requested challenge', async () => {
    const subject = { merNo: 100_001, tradeNo: 'TGPAGE', attempt: 2, currency: 'JPY', amount: 123_000n };
    const answer = await channel.authorize({
      ...subject,
      script: null,
      createdAt: 0,
      method: 'CREDIT_CARD',
      card: {
        number: '4242424242424242',
        expiryMonth: '12',
        expiryYear: '2031',
        securityCode: '',
        holder: 'Ana Silva',
      },
      details: { said: { billingCity: 'Lisbon' }, products: [{ sku: 'A', name: 'Cup', price: '1.00', quantity: '1' }] },
      payUrl: 'https://pay.example/pay/TGPAGE?back',
      challenge: 'requested',
    });
    expect(answer).toMatchObject({ kind: 'approved' });
    expect(proxy.takeFindings()).toEqual({ passed: 1, violations: [] });
  });

  it('finds a wrong answer', async () => {
    await acquirer.addRules({ fault: 'otherKind', times: 1 });
    await callChannel(channel, 'authorize', { tradeNo: 'TGWRONG' });
    expect(proxy.takeFindings().violations.map((violation) => violation.in)).toContain('answer');
  });
});

describe('Prism between the gateway and the feeds of an acquirer', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  const upstream = await listen(server, { port: 0, host: '127.0.0.1' });
  afterAll(() => upstream.close());
  const proxy = await startPrismProxy(upstream.url, document);
  afterAll(() => proxy.close());
  const feeds = createHttpFeeds({ baseUrl: proxy.url, token: 'a-token', deadlineMs: 20_000 });

  it('finds nothing wrong in what is asked', async () => {
    await feeds.capabilities(null);
    await feeds.capabilities('https://pay.example.com/channel/default/hints');
    await feeds.changes({ after: null, limit: 200, version: 1 });
    await feeds.changes({ after: '000000040', limit: 1, version: 2 });
    await feeds.settlementReport({ after: null, page: null, version: 1 });
    await feeds.settlementReport({ after: '1', page: '2', version: 2 });
    const { passed, violations } = proxy.takeFindings();
    expect(passed).toBe(6);
    expect(violations.filter((violation) => violation.in === 'request')).toEqual([]);
  });
});
