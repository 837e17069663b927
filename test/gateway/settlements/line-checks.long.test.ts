import { expect, it } from 'vitest';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { numberLines } from '../../../src/gateway/work/number-lines.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newPayout } from '../../helpers/database/store-records.ts';

const HOUR_MS = 3_600_000;

async function deposit(store: Store, subject: string, amount: bigint, at: number): Promise<void> {
  const group = groupOf('deposit', subject, [{ from: 'channel', to: 'available', currency: 'USD', amount }]);
  await store.changeBalance({ merNo: MER_NO, currency: 'USD' }, () => ({ group, at, audit: null }));
}

function number(store: Store): Promise<void> {
  const clock = { now: () => NOW + 10 * HOUR_MS };
  const options = { store, clock, realClock: Date, stopwatch: { elapsedMs: () => 0 }, holder: 'a test' };
  return numberLines(options, { share: 1, isThorough: true });
}

/** Two batches, the second of which ends with line 5, and a line in none. */
async function write(store: Store): Promise<void> {
  await deposit(store, 'D-1', 100n, NOW);
  await deposit(store, 'D-2', 50n, NOW + 1);
  const own = { account: '****3000' };
  await store.createPayout({
    ...newPayout({ amount: 30n, createdAt: NOW + 2, tradeNo: 'TG1', merOrderNo: 'P-1' }),
    batch: own,
  });
  await deposit(store, 'D-3', 20n, NOW + 3);
  await store.createPayout({
    ...newPayout({ amount: 40n, createdAt: NOW + 4, tradeNo: 'TG2', merOrderNo: 'P-2' }),
    batch: own,
  });
  await deposit(store, 'D-4', 5n, NOW + HOUR_MS);
  await number(store);
}

const LINE = `${MER_NO}, 'USD'`;
const OF = `of merchant ${MER_NO}`;
const addLine = (values: string) =>
  `insert into settlement_lines (mer_no, currency, number, subject, event, at, day, amount, debt, available, owed)
   values (${LINE}, ${values})`;

const FAULTS: readonly (readonly [title: string, sql: string, problems: readonly string[]])[] = [
  [
    'a line that no posting made',
    addLine(`7, 'D-9', 'deposit', ${NOW}, 99999, 3, 0, 108, 0`),
    [
      `the line of deposit D-9 ${OF} in USD is not what its postings changed`,
      `the lines ${OF} in USD do not end where their last one does`,
    ],
  ],
  [
    'a gap',
    addLine(`8, 'D-9', 'deposit', ${NOW}, 99999, 3, 0, 108, 0`),
    [
      `the line of deposit D-9 ${OF} in USD is not what its postings changed`,
      `line 8 ${OF} in USD does not continue the line before it`,
      `the lines ${OF} in USD do not end where their last one does`,
    ],
  ],
  [
    'two postings without lines that cancel each other out',
    `insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at) values
     (${MER_NO}, 'X-1', 'deposit', 1, 'channel', 'available', 'USD', 3, ${NOW}),
     (${MER_NO}, 'X-2', 'correction', 1, 'available', 'channel', 'USD', 3, ${NOW})`,
    [
      `deposit X-1 ${OF} changed its available USD, but has no line`,
      `correction X-2 ${OF} changed its available USD, but has no line`,
    ],
  ],
  [
    'a batch that leaves a line out',
    `update settlement_batches set first_number = 5 where batch_no = '2026-0002'`,
    [`batch 2026-0002 ${OF} does not begin where the one before it ends`],
  ],
  [
    'a batch with other figures',
    `update settlement_batches set carried_in = 121, lines = 19 where batch_no = '2026-0002'`,
    [`batch 2026-0002 ${OF} does not begin where the one before it ends`],
  ],
  [
    'a batch that is cut elsewhere',
    `update settlement_batches set cut = 6 where batch_no = '2026-0002'`,
    [
      `batch 2026-0002 ${OF} is not cut at the line of its payout`,
      `the last cut ${OF} in USD is not that of its last batch`,
    ],
  ],
  [
    'a batch without its cut',
    `update settlement_batches set cut = null where batch_no = '2026-0002'`,
    [
      `batch 2026-0002 ${OF} has no cut, but its payout has a line`,
      `the last cut ${OF} in USD is not that of its last batch`,
    ],
  ],
  [
    'a batch of another amount than its payout',
    `update settlement_batches set payout = 39, fee = 1 where batch_no = '2026-0002'`,
    [`batch 2026-0002 ${OF} is not what its payout TG2 took`],
  ],
  [
    'a series that ends elsewhere',
    'update settlement_series set number = 5',
    [`the lines ${OF} in USD do not end where their last one does`],
  ],
  [
    'a day that does not end where its last line does',
    'update settlement_days set closing = closing + 1',
    [`day 20717 of the lines ${OF} in USD does not continue the day before it`],
  ],
];

describeOnBothEngines('the check of the books', (databases) => {
  it('finds nothing wrong with lines and batches that are right (I18)', async () => {
    const store = await databases.open();
    await write(store);
    expect((await store.verifyLedger()).problems).toEqual([]);
  });

  it.each(FAULTS)('finds %s (I18)', async (_title, sql, problems) => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await write(store);
    await runSql(place, sql);
    expect((await store.verifyLedger()).problems.toSorted()).toEqual(problems.toSorted());
  });
});
