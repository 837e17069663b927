import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import { RETURN } from '../../../domain/reconciliation/line-item.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { LineBlock } from '../../../domain/reconciliation/reconcile-store.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Param, Row, Statement, Transaction } from '../../engine/engine.ts';
import { integerOf } from '../../engine/table.ts';
import { readSums } from './block-sums.ts';
import { settledByHand } from './claims.ts';
import type { DayOf } from './day-of.ts';
import { LINE_ROW } from './line-rows.ts';
import type { LineRow } from './line-rows.ts';

// Almost all lines of a report agree with their item, and no other line has it. Those are written by a statement that asks nothing else,
// in half of the time; what it leaves is looked at in full. If another line has an item, the index of claims refuses the statement, and
// the whole block is looked at: to ask before each line would cost a fifth more.

const { matched } = LINE_STATES;

/** Its item says the day, and it needs no other words than its number. */
const { state: _state, day: _day, reference: _reference, digest: _digest, ...EXACT_ROW } = LINE_ROW;

const COLUMNS = Object.keys(EXACT_ROW).map((name) => `r.${name}`);

export interface ExactLines {
  readonly candidates: ReadonlySet<LineRow>;
  readonly insert: Statement;
}

/** What to ask about the lines that could agree; null if there are none, or more has to be asked about each. */
export function prepareExact(
  dialect: Dialect,
  { block, rows, dayOf }: { readonly block: LineBlock; readonly rows: readonly LineRow[]; readonly dayOf: DayOf },
): ExactLines | null {
  if (block.kind !== 'report' || block.mayOverlap || block.digests !== null || block.supersedes !== null) return null;
  const candidates = rows.filter(({ state, subject, event }) => state === 0 && subject !== null && event !== RETURN);
  if (candidates.length === 0) return null;
  return { candidates: new Set(candidates), insert: insertExact(dialect, block, { candidates, dayOf }) };
}

export interface WrittenExact {
  /** Those that are not written. */
  readonly left: readonly LineRow[];
  /** What the written ones add up to. */
  readonly sums: readonly Row[];
}

export async function writeExact(
  transaction: Transaction,
  block: LineBlock,
  { rows, exact }: { readonly rows: readonly LineRow[]; readonly exact: ExactLines },
): Promise<WrittenExact> {
  const [, sums = []] = await transaction.all([exact.insert, readSums(block, rows)]);
  const found = sums.reduce((count, { lines }) => count + integerOf(lines), 0);
  if (found === exact.candidates.size) return { left: rows.filter((row) => !exact.candidates.has(row)), sums };
  const stored = await transaction.query(
    'select line from reconciliation_lines where file_no = $1 and section = $2 and line between $3 and $4',
    [block.fileNo, block.section, rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0],
  );
  const lines = new Set(stored.map(({ line }) => integerOf(line)));
  return { left: rows.filter(({ line }) => !lines.has(line)), sums };
}

function insertExact(
  dialect: Dialect,
  { fileNo, section, owner }: LineBlock,
  { candidates, dayOf }: { readonly candidates: readonly LineRow[]; readonly dayOf: DayOf },
): Statement {
  const many = dialect.manyRows(EXACT_ROW);
  const params: Param[] = many.params(candidates);
  const param = (value: Param) => `$${params.push(value)}`;
  const [file, place, by] = [param(fileNo), param(section), param(owner)];
  return {
    sql: `with r as materialized (select ${COLUMNS.join(', ')} from ${many.from})
          insert into reconciliation_lines
            (file_no, section, line, type, mer_no, subject, event, currency, gross, fee, net, state, day)
          select cast(${file} as text), cast(${place} as bigint), ${COLUMNS.join(', ')}, ${matched}, ${dayOf('min(p.at)')}
          from r ${dialect.joinInOrder} postings p on p.mer_no = r.mer_no and p.subject = r.subject and p.event = r.event
            and (p.from_account = 'channel' or p.to_account = 'channel') and p.currency = r.currency
            and coalesce(p.acquirer, '${DEFAULT_ACQUIRER}') = ${by}
          where ${NOT_BY_HAND}
          group by ${COLUMNS.join(', ')}
          having sum(case when p.from_account = 'channel' then p.amount else -p.amount end) = r.gross`,
    params,
  };
}

/** Mostly, nothing at all is settled by hand. */
const NOT_BY_HAND = `(not exists (select 1 from reconciliation_items where ended_at is null)
  or not ${settledByHand('r')})`;
