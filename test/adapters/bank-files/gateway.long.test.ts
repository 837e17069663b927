import { expect, it, onTestFinished } from 'vitest';
import { startPretendBank } from '../../../src/adapters/bank-files/pretend-bank.ts';
import { TEST_ACCOUNTS } from '../../../src/acquirer/mock/test-values.ts';
import { demoClient } from '../../helpers/gateway/client.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { startAdapter } from './bank-adapter.ts';

// A gateway, this adapter and a bank: from a merchant's payout to the money, and back.

interface SeenOrder {
  readonly state: string;
  readonly reversals?: readonly { readonly amount: string }[];
}

async function startWorld() {
  const { url, settings } = await startAdapter();
  const folders = { fromFolder: settings.outFolder, toFolder: settings.inFolder };
  const bank = startPretendBank({ ...folders, everyMs: 20, laterMs: 50, log: () => {}, now: Date.now });
  const gateway = await startTestGateway({ env: { CHANNEL_URL: url, CHANNEL_TOKEN: settings.token } });
  onTestFinished(async () => {
    await gateway.close();
    await bank.close();
  });
  const client = demoClient({ baseUrl: gateway.url });
  return {
    gateway,
    async payOut(account: string): Promise<string> {
      const { tradeNo } = await client.createPayout({
        merOrderNo: `PAY-${account.slice(2, 6)}`,
        currencyCode: 'EUR',
        sourceAmount: '12.30',
        withdrawType: '1',
        cardNo: account,
        benFirstName: 'Ana',
        benLastName: 'Silva',
      });
      return tradeNo;
    },
    /** Lets time pass, in which the gateway asks, and says what it knows by then. */
    async seen(tradeNo: string): Promise<SeenOrder> {
      await gateway.advance(120);
      const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
      const { order, reversals } = body as { order: SeenOrder; reversals?: SeenOrder['reversals'] };
      return { state: order.state, ...(reversals && { reversals }) };
    },
  };
}

it('a payout is paid, declined or sent back by the bank, and the books add up', async () => {
  const { gateway, payOut, seen } = await startWorld();
  const [paid, declined, returned] = [
    await payOut(TEST_ACCOUNTS.approved),
    await payOut(TEST_ACCOUNTS.declined),
    await payOut(TEST_ACCOUNTS.returned),
  ] as const;
  await expect.poll(() => seen(paid), { interval: 200 }).toMatchObject({ state: 'success' });
  await expect.poll(() => seen(declined), { interval: 200 }).toMatchObject({ state: 'failure' });
  await expect
    .poll(() => seen(returned), { interval: 200 })
    .toMatchObject({ state: 'success', reversals: [{ amount: '12.30' }] });
  expect((await seen(paid)).reversals ?? []).toEqual([]);
  await gateway.verify();
});
