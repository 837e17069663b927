import { afterEach, expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

interface Story {
  readonly deliveries: readonly {
    readonly state: string;
    readonly attempts: readonly { readonly startedAt: string; readonly result: string }[];
  }[];
}

const receivers: ReceiverServer[] = [];
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
});

async function receive(answer: string): Promise<ReceiverServer> {
  const receiver = await startReceiver({ status: 200, text: answer });
  receivers.push(receiver);
  return receiver;
}

describeGateway('notifications', (open) => {
  it('notifications that are never acknowledged are sent nine times, at the minutes of the schedule', async () => {
    const { shop, advance, operator } = await open();
    const receiver = await receive('success');
    const order = dataOf(await shop.pay({ notifyUrl: `${receiver.url}/notify` }));
    await receiver.waitFor('/notify', 1);
    await advance(256 * 60);
    await advance(1000 * 60);
    const received = receiver.at('/notify');
    expect(received).toHaveLength(9);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const { body } = await operator('GET', `/operator/orders/${String(order['tradeNo'])}`);
    const [delivery] = (body as Story).deliveries;
    expect(delivery).toMatchObject({ state: 'exhausted' });
    const moments = delivery?.attempts.map(({ startedAt }) => Date.parse(startedAt)) ?? [];
    const minutes = moments.map((moment) => Math.round((moment - (moments[0] ?? 0)) / 60_000));
    expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255]);
  });

  it('stop at the exact acknowledgement, and say why an answer did not count', async () => {
    const { shop, advance, operator } = await open();
    const [good, bad] = [await receive('SUCCESS'), await receive('success')];
    const first = dataOf(await shop.pay({ notifyUrl: `${good.url}/notify` }));
    const second = dataOf(await shop.pay({ notifyUrl: `${bad.url}/notify` }));
    await bad.waitFor('/notify', 1);
    // A minute after the first attempt has ended, which may be a moment from now.
    await advance(65);
    expect(good.at('/notify')).toHaveLength(1);
    expect(bad.at('/notify')).toHaveLength(2);
    const delivered = async (order: Record<string, unknown>) =>
      ((await operator('GET', `/operator/orders/${String(order['tradeNo'])}`)).body as Story).deliveries[0];
    expect(await delivered(first)).toMatchObject({ state: 'acknowledged', attempts: [{ result: 'acknowledged' }] });
    expect(await delivered(second)).toMatchObject({ attempts: [{ result: '"success" is not SUCCESS' }, {}] });
  });

  it('report every end: payment, payout, refund and chargeback', async () => {
    const { shop, operator, advance } = await open();
    const receiver = await receive('SUCCESS');
    const at = (path: string) => `${receiver.url}/${path}`;
    const order = dataOf(
      await shop.pay({ notifyUrl: at('pay'), protestNotifyUrl: at('protest'), currencyCode: 'MXN' }),
    );
    await shop.pay({ notifyUrl: at('declined'), cardNo: '4000000000000002' });
    await shop.payOut({ notifyUrl: at('payout'), currencyCode: 'MXN', sourceAmount: '1.00' });
    await shop.refund(order, { notifyUrl: at('refund'), amount: '1.00' });
    const opened = await operator('POST', `/operator/orders/${String(order['tradeNo'])}/chargeback`, {});
    const { chargebackNo } = opened.body as { chargebackNo: string };
    await operator('POST', `/operator/chargebacks/${chargebackNo}/close`, { result: 'lost' });
    await advance(1);
    const bodies = (path: string) => receiver.at(`/${path}`).map(({ body }) => body);
    expect(bodies('pay')).toEqual([expect.stringContaining('code=0')]);
    expect(bodies('declined')).toEqual([expect.stringContaining('code=1')]);
    expect(bodies('payout')).toEqual([expect.stringContaining('code=0')]);
    expect(bodies('refund').map((body) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({ state: 0, refundAmount: '1.00', refundCurrency: 'MXN' }),
    ]);
    const disputed = { chargebackAmount: '99.00', chargebackCurrency: 'MXN' };
    expect(bodies('protest').map((body) => JSON.parse(body) as unknown)).toMatchObject([
      { state: 2, ...disputed },
      { state: 1, ...disputed },
    ]);
  });
});
