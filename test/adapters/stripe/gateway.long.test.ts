import { expect, it, onTestFinished } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { openStripe } from './calls.ts';
import { TOKEN } from './stripe-adapter.ts';

// A gateway, this adapter and Stripe's double: from a merchant's payment to the money, and back.

async function startWorld() {
  const { url, double } = await openStripe();
  const gateway = await startTestGateway({ env: { CHANNEL_URL: url, CHANNEL_TOKEN: TOKEN } });
  const shop = await gateway.newShop();
  onTestFinished(async () => {
    shop.close();
    await gateway.close();
  });
  const read = async (tradeNo: string) => (await gateway.operator('GET', `/operator/orders/${tradeNo}`)).body as Seen;
  return { gateway, shop, double, read };
}

interface Seen {
  readonly order: { readonly state: string };
}

it('a payment is refunded in part, another is disputed, and the books add up', async () => {
  const { gateway, shop, double, read } = await startWorld();
  await shop.refund(dataOf(await shop.pay({ cardNo: '4242424242424242' })), { amount: '1.00' });
  expect(double.state.refunds.all()).toEqual([expect.objectContaining({ amount: 100, status: 'succeeded' })]);
  const tradeNo = String(dataOf(await shop.pay({ cardNo: '4000000000000259' }))['tradeNo']);
  expect(await read(tradeNo)).toMatchObject({ order: { state: 'success' } });
  const cases = async () => {
    await gateway.advance(120);
    const { body } = await gateway.operator('GET', `/operator/chargebacks?merNo=${shop.merNo}`);
    return body;
  };
  await expect.poll(async () => JSON.stringify(await cases()), { interval: 200 }).toContain(tradeNo);
  await gateway.verify();
});

it('a payer who agrees on the page of the bank has paid, and one who refuses has not', async () => {
  const { gateway, shop, double, read } = await startWorld();
  const decisions = { success: 'success', failure: 'failure' };
  for (const [decision, state] of Object.entries(decisions)) {
    const tradeNo = String(dataOf(await shop.pay({ cardNo: '4000000000003220' }))['tradeNo']);
    const intent = double.state.intents.all().find(({ metadata }) => metadata['tollgate_number']?.startsWith(tradeNo));
    const page = intent?.next_action?.redirect_to_url.url ?? '';
    await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
    await fetch(`${gateway.url}/pay/${tradeNo}?back`);
    expect(await read(tradeNo)).toMatchObject({ order: { state } });
  }
});
