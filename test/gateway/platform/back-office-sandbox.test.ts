import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, payMethods } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { startLiveGateway } from '../../helpers/gateway/live-gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

const { merNo } = sandboxAccount;
const SANDBOX = '/merchant/sandbox';
/** The methods of /payment, CheckOut, and CheckOut Payment. */
const WAYS = [...payMethods.map(({ name }) => ({ method: name })), { method: 'CASHIER' }, { cashier: true }];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function stateOf(tradeNo: string): Promise<unknown> {
  const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
  const { order, refunds, chargebacks } = body as {
    order: { state: string; method: string };
    refunds: { state: string }[];
    chargebacks: { state: string }[];
  };
  return {
    method: order.method,
    states: [order, ...refunds, ...chargebacks].map(({ state }) => state),
  };
}

const numberIn = (path: string) => /no=(TG[0-9A-Z]+)/.exec(path)?.[1] ?? '';

describe('the sandbox screen', () => {
  it('has a button for each way to be paid, and each succeeds or fails as it says', async () => {
    const developer = await openMerchant(gateway.url, 'developer');
    const { text } = await developer.open(SANDBOX);
    const calls = WAYS.flatMap((way) => (['success', 'failure'] as const).map((result) => ({ ...way, result })));
    const ended = await Promise.all(
      calls.map(async ({ result, ...way }) => {
        const value = 'method' in way ? way.method : 'cashier';
        expect(text).toContain(`value="payment ${result} ${value}"`);
        const body = { subject: 'payment', result, ...way };
        const made = await gateway.operator('POST', `/operator/merchants/${merNo}/triggers`, body);
        return stateOf((made.body as { tradeNo: string }).tradeNo);
      }),
    );
    expect(ended).toEqual(
      calls.map((call) => ({ method: 'method' in call ? call.method : 'CREDIT_CARD', states: [call.result] })),
    );
    expect(calls).toHaveLength(32);
    const made = await developer.submit(SANDBOX, { act: 'payment failure PIX' });
    expect(await stateOf(numberIn(made.path))).toEqual({ method: 'PIX', states: ['failure'] });
  });

  it('makes refunds, payouts and a chargeback, and the books stay right', async () => {
    const owner = await openMerchant(gateway.url, 'owner');
    const states: unknown[] = [];
    for (const act of ['refund success', 'refund failure', 'payout success', 'payout failure', 'chargeback']) {
      await owner.open(SANDBOX);
      const made = await owner.submit(SANDBOX, { act });
      states.push(await stateOf(numberIn(made.path)));
    }
    expect(states).toMatchObject([
      { states: ['success', 'success'] },
      { states: ['success', 'failure'] },
      { states: ['success'] },
      { states: ['failure'] },
      { states: ['success', 'open'] },
    ]);
    await gateway.verify();
  });

  it('gives what waits its result, of the own merchant only', async () => {
    const developer = await openMerchant(gateway.url, 'developer');
    const other = await gateway.newShop();
    const foreign = String(dataOf(await other.pay({ cardNo: '4000000000003220' }))['tradeNo']);
    other.close();
    await developer.open(SANDBOX);
    const refused = await developer.submit(SANDBOX, { act: `order success ${foreign}` });
    expect([refused.status, refused.text.includes('There is no order')]).toEqual([409, true]);
    expect(await stateOf(foreign)).toMatchObject({ states: ['processing'] });
    expect((await developer.open(SANDBOX)).text).not.toContain(foreign);
  });

  it('moves the clock, which it says that all share, and lists the cards of the contract', async () => {
    const developer = await openMerchant(gateway.url, 'developer');
    const before = await gateway.now();
    await developer.open(SANDBOX);
    const { text } = await developer.submit(SANDBOX, { act: 'day' });
    expect((await gateway.now()) - before).toBeGreaterThanOrEqual(86_400_000);
    expect(text).toContain('This sandbox is shared');
    for (const { value = '' } of operations.createPayment.sandbox.filter((row) => 'value' in row)) {
      expect(text).toContain(`data-copy="${value}"`);
    }
  });

  it('lets staff and accountants look, and do nothing', async () => {
    for (const role of ['staff', 'accountant'] as const) {
      const browser = await openMerchant(gateway.url, role);
      const page = await browser.open(SANDBOX);
      expect([page.status, page.text.includes('name="act"')]).toEqual([200, false]);
      const csrf = /name="csrf" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
      const sent = await browser.send(SANDBOX, { method: 'POST', body: new URLSearchParams({ csrf, act: 'day' }) });
      expect(sent.status).toBe(403);
    }
  });

  it('says what the gateway says if a payment is refused', async () => {
    await gateway.operator('PATCH', `/operator/merchants/${merNo}`, { methods: ['CREDIT_CARD'] });
    const developer = await openMerchant(gateway.url, 'developer');
    await developer.open(SANDBOX);
    const refused = await developer.submit(SANDBOX, { act: 'payment success PIX' });
    expect([refused.status, refused.text.includes('10010')]).toEqual([409, true]);
  });
});

it('in live mode there is no sandbox screen (S21)', async () => {
  const live = await startLiveGateway();
  try {
    const statusOf = async (path: string) => (await fetch(live.url + path, { redirect: 'manual' })).status;
    expect([await statusOf(SANDBOX), await statusOf('/merchant/deliveries')]).toEqual([404, 303]);
  } finally {
    await live.close();
  }
});
