import { createShop } from '../helpers/shop.ts';
import type { Envelope, Shop } from '../helpers/shop.ts';
import { createDatabase } from '../helpers/postgres.ts';
import { startGatewayProcess } from '../helpers/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway-process.ts';

// Two processes on one PostgreSQL. Only there can two writers meet: SQLite has one.

export interface TwoGateways {
  readonly first: GatewayProcess;
  readonly second: GatewayProcess;
  /** One merchant at both doors. */
  newShops(settings?: object): Promise<readonly [Shop, Shop]>;
  close(): Promise<void>;
}

export async function startTwoGateways(): Promise<TwoGateways> {
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
