import { randomUUID } from 'node:crypto';
import { buildGateway } from '../gateway/build.ts';
import type { Gateway } from '../gateway/build.ts';
import { readConfig } from '../gateway/config/config.ts';
import { createLog } from '../gateway/observe/log.ts';
import { openMerchants } from './merchants.ts';
import { listNotifications } from './notifications.ts';
import type { StartOptions, TestingGateway } from './options.ts';
import { ACTING, valueOf } from './outcome.ts';
import { momentOf, secondsOf } from './read-options.ts';
import { createSeededIds } from './seeded-ids.ts';

const REFUND_NUMBER = /^RF/;

export async function startSandbox(options: StartOptions): Promise<TestingGateway> {
  const gateway = await buildSandbox(options);
  const { url, operator, close } = gateway;
  const merchants = await openMerchants(gateway, options.merchants).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const [merchant] = merchants;

  async function advance(duration: string | number): Promise<Date> {
    const { now } = await operator.advanceClock(secondsOf(duration), ACTING);
    return new Date(now);
  }

  return {
    url,
    merchant,
    merchants,
    client: merchant.client,
    now: () => new Date(operator.getClock().now),
    advance,
    async complete(number, result) {
      if (REFUND_NUMBER.test(number)) valueOf(await operator.completeRefund(number, result, ACTING));
      else valueOf(await operator.completeOrder(number, result, ACTING));
      await advance(0);
    },
    async chargeBack(tradeNo, reason = 'Fraudulent transaction') {
      const { chargebackNo } = valueOf(await operator.chargeOrderBack(tradeNo, { reason }, ACTING));
      await advance(0);
      return chargebackNo;
    },
    notifications: (tradeNo) => listNotifications(gateway, { merchants, tradeNo }),
    close,
  };
}

/** Built from the options only: environment variables of the test suite must not configure this gateway. */
function buildSandbox({ seed, clock, port = 0 }: StartOptions): Promise<Gateway> {
  const config = readConfig({ PORT: String(port), LOG_LEVEL: 'error' });
  const log = createLog({
    level: config.logLevel,
    clock: { now: Date.now },
    write: (line) => process.stderr.write(line),
  });
  const startsAt = clock === undefined ? undefined : momentOf(clock);
  const seedText = String(seed ?? randomUUID());
  return buildGateway({
    config,
    log,
    inMemory: true,
    createIds: () => createSeededIds(seedText),
    ...(startsAt !== undefined && { sandboxClock: { now: () => startsAt } }),
  });
}
