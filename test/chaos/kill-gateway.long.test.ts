import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { createShop } from '../helpers/payer/shop.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import { checkEnd } from './check-end.ts';
import { runMerchant } from './merchant-load.ts';
import { createRandom } from './random.ts';

const ROUNDS = Number(process.env['CHAOS_ROUNDS'] ?? (SWEEPS_ALL ? 6 : 2));
const ROUND_MS_MAX = 120_000;
const LANES = 6;
const ANSWERS_BETWEEN = 20;

afterEach(killGatewayProcesses);

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('a gateway on %s', (engine) => {
  const random = createRandom();

  it(
    `loses nothing that it acknowledged, and does nothing twice, when it is killed ${ROUNDS} times under load (seed ${random.seed})`,
    async () => {
      const database = await openDatabase(engine);
      onTestFinished(() => database.drop());
      const receiver = await startReceiver();
      onTestFinished(() => receiver.close());
      let gateway: GatewayProcess = await startGatewayProcess({ env: database.env });
      let shop = await gateway.newShop();
      const deposit = { depositNo: 'D1', amount: '900000.00', currency: 'USD' };
      await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);

      const stop = new AbortController();
      let answers = 0;
      const load = runMerchant({
        shop: () => shop,
        receiverUrl: receiver.url,
        random,
        signal: stop.signal,
        lanes: LANES,
        onAnswer: () => (answers += 1),
      });
      for (let round = 1; round <= ROUNDS; round += 1) {
        // Every other kill meets a gateway that has just begun to answer; the others, one that is at work, however slow it is.
        if (round % 2 === 0) {
          const wanted = answers + ANSWERS_BETWEEN;
          await expect.poll(() => answers, { timeout: ROUND_MS_MAX }).toBeGreaterThanOrEqual(wanted);
        }
        await sleep(random.between(50, 900));
        await gateway.kill();
        gateway = await startGatewayProcess({ env: database.env });
        shop.close();
        shop = createShop(gateway.url, shop);
      }
      stop.abort();
      const submissions = await load;

      // Past every expiry, and past the leases of the dead.
      await gateway.advance(7200);
      await checkEnd({ gateway, shop, receiver, submissions });
      // The kills must have met submissions under way, or nothing was tried.
      expect(submissions.filter(({ lost }) => lost > 0).length).toBeGreaterThan(ROUNDS / 2);
      shop.close();
      expect(await gateway.stop()).toEqual({ code: 0, signal: null });
    },
    600_000 + ROUNDS * ROUND_MS_MAX,
  );
});
