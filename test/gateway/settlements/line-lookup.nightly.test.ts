import { expect, it } from 'vitest';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';

// Which payout has this payment: the line by its subject, then the first cut after it. Compared with finding a line by its key.

const LINES = Number(process.env['LINES'] ?? 10_000_000);
const LINES_OF_BATCH = 1000;
const LOOKUPS = 400;
const RATIO_MAX = 3;
const HOUR_MS = 3_600_000;
const OF = { merNo: MER_NO, currency: 'USD' };

const FILL = [
  `insert into settlement_lines (mer_no, currency, number, subject, event, at, day, amount, debt, available, owed)
   with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${LINES})
   select ${MER_NO}, 'USD', n, 'TG' || cast(n as text), 'settlement', ${NOW} + n, 20717, 1, 0, n, 0 from counted`,
  `insert into settlement_batches (mer_no, batch_no, currency, trade_no, account, payout, fee, created_at, first_number, cut,
     carried_in, lines, carried_out)
   with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${Math.floor(LINES / LINES_OF_BATCH)})
   select ${MER_NO}, '2026-' || cast(n as text), 'USD', 'PO' || cast(n as text), '****3000', 1, 0, ${NOW} + n,
     (n - 1) * ${LINES_OF_BATCH} + 1, n * ${LINES_OF_BATCH}, 0, 1, 0 from counted`,
];

async function findPayout(store: Store, number: number): Promise<string | undefined> {
  const [line] = await store.findLinesOf({ merNo: MER_NO, subjects: [`TG${number}`] });
  const batches = await store.findBatchesOf({ ...OF, numbers: line === undefined ? [] : [line.number] });
  return batches.get(number)?.tradeNo;
}

async function medianMs(look: (number: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < LOOKUPS; count += 1) {
    const number = 1 + Math.floor(Math.random() * (LINES - 1));
    const startedAt = performance.now();
    await look(number);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[LOOKUPS / 2] ?? 0;
}

describeOnBothEngines(`the payout of a payment among ${LINES} lines`, ({ migratedPlace, open }) => {
  it(
    `is found in ${RATIO_MAX} times the time of finding a line by its number`,
    async () => {
      const place = await migratedPlace();
      for (const sql of FILL) await runSql(place, sql);
      if (place.databaseUrl !== null) await runSql(place, 'analyze settlement_lines; analyze settlement_batches');
      const store = await open(place);
      expect(await findPayout(store, 4321)).toBe('PO5');
      const byKey = (number: number) => store.listLines({ ...OF, after: number - 1, through: number, limit: 1 });
      // Both in turns, so that what disturbs the machine disturbs both.
      const ratios: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const keyMs = await medianMs(byKey);
        ratios.push((await medianMs((number) => findPayout(store, number))) / keyMs);
      }
      const ratio = ratios.toSorted((one, other) => one - other)[2] ?? Number.NaN;
      console.log(`payout of a payment: ${ratio.toFixed(2)} times a look-up by key`);
      expect(ratio).toBeLessThanOrEqual(RATIO_MAX);
    },
    HOUR_MS,
  );
});
