import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { sampled } from '../../helpers/sweep.ts';
import { CURRENCY, steps, terms } from './story-steps.ts';
import type { Story } from './story-steps.ts';

// Any sequence of what merchants, payers, operators and time can do, through HTTP; then the books are checked.

/** I5: what was final once is final for ever. */
async function expectStatesToHold({ shop, orders, finalStates }: Story): Promise<void> {
  for (const order of orders) {
    const state = (await shop.query(order)).data?.['state'];
    const tradeNo = String(order['tradeNo']);
    if (finalStates.has(tradeNo)) expect(state, `the state of ${tradeNo}`).toBe(finalStates.get(tradeNo));
    else if (state !== 1) finalStates.set(tradeNo, state);
  }
}

/** I14: a merchant with debt has nothing that can be paid out. */
async function expectNothingBesideDebt({ gateway, shop }: Story): Promise<void> {
  const { body } = await gateway.operator('GET', `/operator/merchants/${shop.merNo}/balances`);
  for (const { available, debt } of (body as { balances: { available: string; debt: string }[] }).balances) {
    expect([available, debt]).toContain('0.00');
  }
}

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('any story on %s', (engine) => {
  let started: Promise<TestGateway> | undefined;
  afterAll(async () => (await started)?.close());

  it('leaves the books right, balances at zero or above, and final states as they were (I1, I2, I5, I6, I7, I14, I15)', async () => {
    started ??= startTestGateway({ engine });
    const gateway = await started;
    await fc.assert(
      fc.asyncProperty(terms, fc.array(steps, { minLength: 5, maxLength: 25 }), async (given, story) => {
        const shop = await gateway.newShop({ terms: given });
        const world: Story = { gateway, shop, orders: [], refundNos: [], chargebackNos: [], finalStates: new Map() };
        for (const step of story) {
          await step(world);
          await expectStatesToHold(world);
          await expectNothingBesideDebt(world);
        }
        const { data } = await shop.balance(CURRENCY);
        for (const figure of Object.values(data ?? {})) expect(String(figure)).not.toContain('-');
        await gateway.verify();
        shop.close();
      }),
      { numRuns: 8 },
    );
  });
});
