import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { LineBlock } from '../../../domain/reconciliation/reconcile-store.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Row, Statement } from '../../engine/engine.ts';
import { defineTable, integer, jsonOf, money, text } from '../../engine/table.ts';
import type { LineRow } from './line-rows.ts';

// What the lines of a report say of a merchant's day. Files that are still read count nowhere.

const { matched, matchedNext } = LINE_STATES;

interface BlockSum {
  readonly acquirer: string;
  readonly currency: string;
  readonly day: number;
  readonly merNo: number;
  readonly fileNo: string;
  readonly section: number;
  readonly lines: number;
  readonly itemIn: bigint;
  readonly itemOut: bigint;
  readonly fee: bigint;
  readonly net: bigint;
}

const SUMS = defineTable<BlockSum>('reconciliation_sums', {
  acquirer: text(),
  currency: text(),
  day: integer(),
  merNo: integer(),
  fileNo: text(),
  section: integer(),
  lines: integer(),
  itemIn: money,
  itemOut: money,
  fee: money,
  net: money,
});

type Block = Pick<LineBlock, 'fileNo' | 'section' | 'owner' | 'kind'>;
type Lines = readonly Pick<LineRow, 'line'>[];

const ITEM = 'coalesce(l.item_amount, l.gross)';
const summed = (
  lines = 'l.line between $3 and $4',
) => `select cast($5 as text) as acquirer, l.currency, l.day, l.mer_no, l.file_no, l.section, count(*) as lines,
    cast(sum(case when ${ITEM} > 0 then ${ITEM} else 0 end) as bigint) as item_in,
    cast(sum(case when ${ITEM} < 0 then -${ITEM} else 0 end) as bigint) as item_out,
    cast(sum(l.fee) as bigint) as fee, cast(sum(l.net) as bigint) as net
  from reconciliation_lines l
  where l.file_no = $1 and l.section = $2 and ${lines} and l.state in (${matched}, ${matchedNext})
    and cast($6 as text) = 'report'
  group by l.currency, l.day, l.mer_no, l.file_no, l.section`;

const ADDED = `on conflict (acquirer, currency, day, mer_no, file_no, section) do update set
  lines = reconciliation_sums.lines + excluded.lines, item_in = reconciliation_sums.item_in + excluded.item_in,
  item_out = reconciliation_sums.item_out + excluded.item_out, fee = reconciliation_sums.fee + excluded.fee,
  net = reconciliation_sums.net + excluded.net`;

export function addSums(block: Block, rows: Lines): Statement {
  return { sql: insert(summed()), params: paramsOf(block, rows) };
}

/** A line that is matched after its block was written. */
export function addToSums(acquirer: string, line: Pick<Block, 'fileNo' | 'section'> & Lines[number]): Statement {
  const only = summed('l.line between $3 and $4 and l.day is not null');
  return { sql: insert(only), params: paramsOf({ ...line, owner: acquirer, kind: 'report' }, [line]) };
}

/** What `addSums` would add, to be counted first. */
export function readSums(block: Block, rows: Lines): Statement {
  return { sql: summed(), params: paramsOf(block, rows) };
}

export function putSums(dialect: Dialect, sums: readonly Row[]): Statement {
  return { sql: SUMS.insert(dialect, ADDED), params: [jsonOf(sums.map((row) => SUMS.encode(SUMS.decode(row))))] };
}

const insert = (select: string) => `insert into reconciliation_sums (${SUMS.list()}) ${select} ${ADDED}`;

function paramsOf({ fileNo, section, owner, kind }: Block, rows: Lines): Statement['params'] {
  return [fileNo, section, rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0, owner, kind];
}
