import { afterAll, beforeAll } from 'vitest';
import { createShop } from '../helpers/payer/shop.ts';
import type { Envelope, Shop } from '../helpers/payer/shop.ts';
import { createDatabase } from '../helpers/database/postgres.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';

// Two processes on one PostgreSQL. Only there can two writers meet: SQLite has one.

export interface TwoGateways {
  readonly first: GatewayProcess;
  readonly second: GatewayProcess;
  /** One merchant at both doors. */
  newShops(settings?: object): Promise<readonly [Shop, Shop]>;
  close(): Promise<void>;
}

/** For a file of tests: there before the first of them, and gone after the last. */
export function useTwoGateways(): TwoGateways {
  const gateways = {} as TwoGateways;
  beforeAll(async () => void Object.assign(gateways, await startTwoGateways()));
  afterAll(async () => {
    await gateways.close?.();
    await killGatewayProcesses();
  });
  return gateways;
}

async function startTwoGateways(): Promise<TwoGateways> {
  const database = await createDatabase();
  const env = { DATABASE_URL: database.url };
  const [first, second] = await Promise.all([startGatewayProcess({ env }), startGatewayProcess({ env })]);
  const shops: Shop[] = [];
  return {
    first,
    second,
    async newShops(settings = {}) {
      const atFirst = await first.newShop(settings);
      const atSecond = createShop(second.url, atFirst);
      shops.push(atFirst, atSecond);
      return [atFirst, atSecond];
    },
    async close() {
      for (const shop of shops) shop.close();
      await Promise.all([first.stop(), second.stop()]);
      await database.drop();
    },
  };
}

/** The same call many times at once, in turns at both doors. */
export function atBoth<Result>(
  [first, second]: readonly [Shop, Shop],
  count: number,
  call: (shop: Shop, index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? first : second, index)));
}

/** How often each code was answered. */
export function codesOf(answers: readonly Envelope[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
