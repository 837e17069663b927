import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';
import { findDisagreements } from './acquirer-agreement.ts';
import { createRandom } from './random.ts';

const KILLS = 5;
/** The acquirer moves the money of such a payment and never answers: it is under way when the gateway dies. */
const UNANSWERED = { cents: '7700', sourceAmount: '77.00' };

afterEach(killGatewayProcesses);

describe.each<EngineName>(['SQLite', 'PostgreSQL'])(
  'a gateway on %s that is killed between an acquirer and its books',
  (engine) => {
    const random = createRandom();

    it(`agrees with the acquirer on every payment, refund and payout in the end (seed ${random.seed})`, async () => {
      const acquirer = await startAcquirer();
      onTestFinished(() => acquirer.stop());
      // Slow enough that a kill meets calls on their way.
      await acquirer.addRules({ fault: 'answerLate', delayMs: 100 });
      await acquirer.addRules({ call: 'authorize', amount: UNANSWERED.cents, fault: 'timeOut' });
      const database = await openDatabase(engine);
      onTestFinished(() => database.drop());
      const env = {
        ...database.env,
        CHANNEL_URL: acquirer.url,
        CHANNEL_TOKEN: acquirer.token,
        CHANNEL_DEADLINE_MS: '60000',
      };
      let gateway = await startGatewayProcess({ env });
      let shop = await gateway.newShop();
      const deposit = { depositNo: 'D1', amount: '900000.00', currency: 'USD' };
      await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
      let lost = 0;
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const paid = dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '100.00' }));
        const submitted = Promise.allSettled(submitMany(shop, paid));
        const underWay = async () => {
          const { authorizations } = await acquirer.readBooks();
          return authorizations.filter(({ amount }) => amount === UNANSWERED.cents).length;
        };
        await expect.poll(underWay).toBe(kill);
        await sleep(random.between(0, 250));
        await gateway.kill();
        lost += (await submitted).filter(({ status }) => status === 'rejected').length;
        shop.close();
        gateway = await startGatewayProcess({ env });
        shop = createShop(gateway.url, shop);
      }
      await gateway.advance(7200);
      expect(await findDisagreements({ gateway, shop, acquirers: { default: acquirer } })).toEqual([]);
      await gateway.verify();
      expect(lost).toBeGreaterThanOrEqual(KILLS);
      shop.close();
      expect(await gateway.stop()).toEqual({ code: 0, signal: null });
    });
  },
);

function submitMany(shop: Shop, paid: Record<string, unknown>): Promise<unknown>[] {
  const many = Array.from({ length: 8 }, (_, index) => [
    shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }),
    shop.payOut({ currencyCode: 'USD', sourceAmount: '5.00' }),
    shop.refund(paid, { amount: `1.0${index}` }),
  ]);
  return [...many.flat(), shop.pay({ currencyCode: 'USD', sourceAmount: UNANSWERED.sourceAmount })];
}
