import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Transaction } from '../../engine/engine.ts';
import { integerOf, jsonOf, textOf } from '../../engine/table.ts';
import type { LineRow } from './line-rows.ts';

/**
 * Overlaps, counted: if a file has n equal lines and m were stored from other files, m of them are known and only the rest is new. So
 * two equal fees on a day are two, however often a file with both is exported.
 */
export async function markKnown(
  transaction: Transaction,
  dialect: Dialect,
  { fileNo, rows }: { readonly fileNo: string; readonly rows: readonly LineRow[] },
): Promise<void> {
  const digests = [...new Set(rows.flatMap(({ digest }) => digest ?? []))];
  if (digests.length === 0) return;
  const { known, superseded } = LINE_STATES;
  const found = await transaction.query(
    `select r.digest, sum(case when l.file_no = $2 then 1 else 0 end) as own,
       sum(case when l.file_no <> $2 and l.state not in (${known}, ${superseded}) then 1 else 0 end) as others
     from ${dialect.rows({ digest: 'text' })} ${dialect.joinInOrder} reconciliation_lines l on l.digest = r.digest
     group by r.digest`,
    [jsonOf(digests.map((digest) => ({ digest }))), fileNo],
  );
  const left = new Map(found.map((row) => [textOf(row['digest']), integerOf(row['others']) - integerOf(row['own'])]));
  for (const row of rows) {
    const rest = left.get(row.digest ?? '') ?? 0;
    if (rest <= 0 || row.state === LINE_STATES.notBooked) continue;
    row.state = known;
    left.set(row.digest ?? '', rest - 1);
  }
}
