import { expect, it } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { describeGatewayOnEngines } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// What becomes of old data, seen by merchants and operators. The sandbox's clock is moved; the default lifetimes hold.

const DAY = 86_400;
type Story = components['schemas']['OrderStory'];

async function storyOf({ operator }: TestGateway, tradeNo: unknown): Promise<Story> {
  return (await operator('GET', `/operator/orders/${String(tradeNo)}`)).body as Story;
}

const ENGINES = sampled(['PostgreSQL', 'SQLite'] as const, 1);

describeGatewayOnEngines(ENGINES, 'old data', (open) => {
  it('a notification loses its body and attempts after 90 days; it can be resent until then', async () => {
    const gateway = await open();
    const receiver = await startReceiver();
    const order = dataOf(await gateway.shop.pay({ notifyUrl: receiver.url }));
    await gateway.advance(1);
    const [delivery] = (await storyOf(gateway, order['tradeNo'])).deliveries;
    expect(delivery).toMatchObject({ state: 'acknowledged', payload: { tradeNo: order['tradeNo'] } });
    const resend = () => gateway.operator('POST', `/operator/deliveries/${delivery?.notificationId}/resend`);
    await gateway.advance(89 * DAY);
    expect(await resend()).toMatchObject({ status: 202 });
    await gateway.advance(1);
    await gateway.advance(2 * DAY);
    expect(await resend()).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:bodyRemoved' } });
    const story = await storyOf(gateway, order['tradeNo']);
    expect(story.deliveries).toMatchObject([
      { payload: null, state: 'acknowledged', attempts: [{ kind: 'scheduled', answer: '', result: 'acknowledged' }] },
    ]);
    expect(story.timeline.map(({ text }) => text)).toContainEqual(
      `paymentResult to ${receiver.url}; its body has been removed`,
    );
    expect(story.details.removed).toBe(false);
    expect(dataOf(await gateway.shop.query(order))).toMatchObject({ state: 3 });
    await gateway.verify();
    await receiver.close();
  });

  it('a notification that is still due keeps its body, and loses it when it has ended (S39)', async () => {
    const gateway = await open();
    const { merNo } = gateway.shop;
    await gateway.operator('POST', `/operator/merchants/${merNo}/deliveries/pause`);
    const receiver = await startReceiver();
    const order = dataOf(await gateway.shop.pay({ notifyUrl: receiver.url }));
    await gateway.advance(200 * DAY);
    expect((await storyOf(gateway, order['tradeNo'])).deliveries).toMatchObject([
      { state: 'due', payload: { tradeNo: order['tradeNo'] } },
    ]);
    await gateway.operator('POST', `/operator/merchants/${merNo}/deliveries/resume`);
    await gateway.advance(1);
    await gateway.advance(DAY);
    expect((await storyOf(gateway, order['tradeNo'])).deliveries).toMatchObject([
      { state: 'acknowledged', payload: null },
    ]);
    await gateway.verify();
    await receiver.close();
  });

  it('a payment’s key answers for 90 days, then its order number is refused; a refund’s key answers for ever', async () => {
    const gateway = await open();
    const { shop } = gateway;
    const headers = { 'Idempotency-Key': 'key-1' };
    const body = shop.paymentBody({ sourceAmount: '10.00' });
    const first = await shop.call('createPayment', body, { headers });
    const refundBody = shop.refundBody(dataOf(first), { amount: '4.00' });
    const refund = await shop.call('applyRefund', refundBody, { headers });
    await gateway.advance(89 * DAY);
    expect(await shop.call('createPayment', body, { headers })).toEqual(first);
    await gateway.advance(2 * DAY);
    expect(await shop.call('createPayment', body, { headers })).toMatchObject({ code: '10006' });
    expect(await shop.call('applyRefund', refundBody, { headers })).toEqual(refund);
    expect(dataOf(await shop.balance('USD'))).toMatchObject({ balance: '6.00' });
    await gateway.verify();
  });

  it('a payer’s data is removed after 540 days; numbers, amounts and states stay', async () => {
    const gateway = await open();
    const { shop } = gateway;
    const order = dataOf(await shop.pay({ sourceAmount: '10.00' }));
    const disputed = dataOf(await shop.pay({ sourceAmount: '5.00' }));
    const opened = await gateway.operator('POST', `/operator/orders/${String(disputed['tradeNo'])}/chargeback`, {});
    const { chargebackNo } = opened.body as { chargebackNo: string };
    const before = await shop.list({});
    await gateway.advance(300 * DAY);
    await gateway.advance(239 * DAY);
    expect((await storyOf(gateway, order['tradeNo'])).details).toMatchObject({
      removed: false,
      said: { ipAddress: expect.any(String) },
    });
    await gateway.advance(2 * DAY);
    const { details, attempts, order: kept, timeline } = await storyOf(gateway, order['tradeNo']);
    expect(details).toEqual({ card: null, account: null, masked: true, products: [], said: {}, removed: true });
    expect(attempts).toEqual([]);
    expect(kept).toMatchObject({ amount: '10.00', state: 'success', returnUrl: null });
    expect(timeline[0]?.text).toMatch(/the payer's data has been removed$/);
    expect((await storyOf(gateway, disputed['tradeNo'])).details.removed).toBe(false);
    expect(await shop.list({})).toEqual(before);
    await gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/close`, { result: 'won' });
    await gateway.advance(DAY);
    expect((await storyOf(gateway, disputed['tradeNo'])).details.removed).toBe(true);
    expect(await shop.refund(order, { amount: '1.00' })).toMatchObject({ code: '00000' });
    await gateway.verify();
  });

  it('a key that was replaced is removed 30 days after it has expired; keys in use stay', async () => {
    const gateway = await open();
    const { merNo } = gateway.shop;
    const secrets = async () =>
      (
        (await gateway.operator('GET', `/operator/merchants/${merNo}/secrets`)).body as {
          secrets: { kind: string; expired: boolean }[];
        }
      ).secrets;
    await gateway.operator('POST', `/operator/merchants/${merNo}/signing-key`, { overlapSeconds: DAY });
    await gateway.advance(30 * DAY);
    expect((await secrets()).filter(({ expired }) => expired)).toHaveLength(1);
    await gateway.advance(2 * DAY);
    expect((await secrets()).map(({ kind, expired }) => ({ kind, expired }))).toEqual(
      expect.arrayContaining([
        { kind: 'signingKey', expired: false },
        { kind: 'webhookSecret', expired: false },
      ]),
    );
    expect((await secrets()).filter(({ expired }) => expired)).toEqual([]);
  });
});
