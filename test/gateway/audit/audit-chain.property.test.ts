import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { digestOf, hashOf } from '../../../src/gateway/store/audit/audit-chain.ts';
import { auditStatements } from '../../../src/gateway/store/audit/audit.ts';
import type { Row } from '../../../src/gateway/store/engine/engine.ts';
import { migrate } from '../../../src/gateway/store/engine/migrate.ts';
import { openSqlite } from '../../../src/gateway/store/engine/sqlite/sqlite.ts';
import { verifyAudit } from '../../../src/gateway/store/audit/verify-audit.ts';
import { DAY_MS, NOON, newRecordedEntry } from '../../helpers/database/audit-chain.ts';

// Whatever somebody with access to the database does to one row, the check finds it and names that row (I16).

const ROWS = 24;
const ROWS_PER_DAY = 5;

interface Chain {
  readonly rows: Row[];
  readonly days: Row[];
}

let written: Chain;

beforeAll(async () => {
  const engine = await openSqlite(null);
  await migrate(engine);
  for (let n = 1; n <= ROWS; n += 1) {
    const entry = newRecordedEntry(n, NOON + Math.floor((n - 1) / ROWS_PER_DAY) * DAY_MS + n);
    await engine.transaction((transaction) => transaction.all(auditStatements(engine.dialect, [entry])));
  }
  const [rows = [], days = []] = await engine.snapshot([
    { sql: 'select * from audit order by action_no', params: [] },
    { sql: 'select * from audit_days order by day', params: [] },
  ]);
  await engine.close();
  written = { rows, days };
});

const numberOf = (row: Row) => Number(row['action_no']);
const byNumber = (left: Row, right: Row) => numberOf(left) - numberOf(right);

/** Somebody who knows how hashes are made. */
function rehash(row: Row): Row {
  const link = { previousHash: String(row['previous_hash']), actionNo: numberOf(row), digest: digestOf(row) };
  return { ...row, hash: hashOf(link) };
}

async function check({ rows, days }: Chain) {
  const sorted = rows.toSorted(byNumber);
  const { findings } = await verifyAudit({
    snapshot: async () => [days, [{ last_no: sorted.at(-1)?.['action_no'] ?? 0n }]],
    query: async (_sql, [after = 0, last = 0, limit = 0]) =>
      sorted.filter((row) => numberOf(row) > Number(after) && numberOf(row) <= Number(last)).slice(0, Number(limit)),
  });
  return findings;
}

const changeRow = (chain: Chain, n: number, change: (row: Row) => Row): Chain => ({
  ...chain,
  rows: chain.rows.map((row) => (numberOf(row) === n ? change(row) : row)),
});

const anyNumber = fc.integer({ min: 1, max: ROWS });
const textColumn = fc.constantFrom(
  'actor_kind',
  'actor_id',
  'actor',
  'session_id',
  'address',
  'request_id',
  'action',
  'outcome',
  'target',
  'detail',
  'before_change',
  'after_change',
  'reason',
  'approval_no',
  'previous_hash',
  'hash',
);
const contentColumn = textColumn.filter((column) => !column.endsWith('hash'));
const anyText = fc.oneof(fc.string(), fc.constant(null));
const textChange = fc.tuple(textColumn, anyText).map(([column, value]) => ({ [column]: value }));
const numberChange = fc
  .tuple(fc.constantFrom('at', 'mer_no'), fc.bigInt({ min: 1n, max: 4_000_000_000_000n }))
  .map(([column, value]) => ({ [column]: value }));

const namesOnly = (n: number) => expect.arrayContaining([expect.objectContaining({ actionNo: n, lastNo: n })]);

async function expectNamed(chain: Chain, n: number): Promise<void> {
  const findings = await check(chain);
  expect(findings).toEqual(namesOnly(n));
  expect(new Set(findings.map(({ actionNo }) => actionNo))).toEqual(new Set([n]));
}

it('nothing is found in what was written', async () => {
  expect(await check(written)).toEqual([]);
});

it('a change of any column of any row is found, and the row is named', async () => {
  await fc.assert(
    fc.asyncProperty(anyNumber, fc.oneof(textChange, numberChange), async (n, change) => {
      const before = written.rows[n - 1] ?? {};
      fc.pre(Object.entries(change).some(([column, value]) => before[column] !== value));
      await expectNamed(
        changeRow(written, n, (row) => ({ ...row, ...change })),
        n,
      );
    }),
    { numRuns: 300 },
  );
});

it('a row that was replaced with a hash that fits is found, and named', async () => {
  await fc.assert(
    fc.asyncProperty(anyNumber, contentColumn, fc.boolean(), async (n, column, relinks) => {
      const previous = relinks ? { previous_hash: 'e'.repeat(64) } : {};
      await expectNamed(
        changeRow(written, n, (row) => rehash({ ...row, [column]: 'something else', ...previous })),
        n,
      );
    }),
    { numRuns: 150 },
  );
});

it('a removed row is found, and named', async () => {
  for (let n = 1; n <= ROWS; n += 1) {
    await expectNamed({ ...written, rows: written.rows.filter((row) => numberOf(row) !== n) }, n);
  }
});

it('an inserted row is found, and named, whatever hash it has', async () => {
  const last = written.rows.at(-1) ?? {};
  const next = { ...last, action_no: BigInt(ROWS + 1), previous_hash: last['hash'] };
  for (const row of [next, rehash(next), { ...next, hash: null }]) {
    await expectNamed({ ...written, rows: [...written.rows, row] }, ROWS + 1);
  }
  await expectNamed({ ...written, rows: [{ ...last, action_no: 0n }, ...written.rows] }, 0);
});

it('two rows that changed places are found, and both are named', async () => {
  await fc.assert(
    fc.asyncProperty(anyNumber, anyNumber, fc.boolean(), async (left, right, withHashes) => {
      fc.pre(left !== right);
      const moved = (from: number, to: number) => {
        const target = written.rows[to - 1] ?? {};
        const kept = withHashes ? {} : { previous_hash: target['previous_hash'], hash: target['hash'] };
        return { ...written.rows[from - 1], action_no: target['action_no'], ...kept };
      };
      const swapped = changeRow(
        changeRow(written, left, () => moved(right, left)),
        right,
        () => moved(left, right),
      );
      const findings = await check(swapped);
      expect(new Set(findings.map(({ actionNo }) => actionNo))).toEqual(new Set([left, right]));
    }),
    { numRuns: 100 },
  );
});

it('a removed day is found, with its own record and without', async () => {
  for (const [index, day] of written.days.entries()) {
    const [first, last] = [Number(day['first_no']), Number(day['last_no'])];
    const rows = written.rows.filter((row) => numberOf(row) < first || numberOf(row) > last);
    const missing = { actionNo: first, lastNo: last, problem: 'is missing' };
    expect(await check({ rows, days: written.days })).toMatchObject([{ ...missing, day: day['day'] }]);
    // The last day with its record can only be missed by whoever kept its head.
    if (index === written.days.length - 1) continue;
    expect(await check({ rows, days: written.days.filter((one) => one !== day) })).toMatchObject([missing]);
  }
});

it('a change of the record of any day, and its removal, is found', async () => {
  const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
    day: () => '2026-01-01',
    first_no: (value) => Number(value) + 1,
    last_no: (value) => Number(value) - 1,
    actions: (value) => Number(value) - 1,
    head: () => 'e'.repeat(64),
  };
  for (const day of written.days) {
    const rows = written.rows;
    expect(await check({ rows, days: written.days.filter((one) => one !== day) })).not.toEqual([]);
    for (const [column, change] of Object.entries(changes)) {
      const value = change(day[column]);
      const changed = { ...day, [column]: typeof value === 'number' ? BigInt(value) : value };
      const days = written.days.map((one) => (one === day ? changed : one));
      expect(await check({ rows, days }), `${column} of ${String(day['day'])}`).not.toEqual([]);
    }
  }
});
