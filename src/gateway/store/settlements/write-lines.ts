import { cutAt } from '../../domain/settlements/numbering.ts';
import type { Extended } from '../../domain/settlements/numbering.ts';
import type { Cut } from '../../domain/settlements/batch.ts';
import type { Line, SeriesEnd } from '../../domain/settlements/line.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement, Transaction } from '../engine/engine.ts';
import { bigintOf, encodeMoney, jsonOf, textOf } from '../engine/table.ts';
import { LINES, LINE_DAYS, SERIES } from './settlement-tables.ts';

/** Lines with the ends of their series, their days, and the cuts of batches that waited for one of them. */
export async function writeLines(
  transaction: Transaction,
  dialect: Dialect,
  extended: readonly Extended[],
): Promise<void> {
  const lines = extended.flatMap((one) => one.lines);
  if (lines.length === 0) return;
  const series: SeriesEnd[] = [];
  const cuts: Statement[] = [];
  for (const one of extended) {
    const found = await findCuts(transaction, one);
    cuts.push(...found.map(({ batchNo, cut }) => cutStatement(one.end.merNo, batchNo, cut)));
    series.push({ ...one.end, cut: found.at(-1)?.cut.cut ?? one.end.cut });
  }
  await transaction.all([
    { sql: LINES.insert(dialect), params: [jsonOf(lines.map(LINES.encode))] },
    {
      sql: SERIES.insert(
        dialect,
        `on conflict (mer_no, currency) do update set number = excluded.number, day = excluded.day,
         available = excluded.available, owed = excluded.owed, cut = excluded.cut`,
      ),
      params: [jsonOf(series.map(SERIES.encode))],
    },
    {
      sql: LINE_DAYS.insert(
        dialect,
        `on conflict (mer_no, currency, day) do update
         set last_number = excluded.last_number, closing = excluded.closing`,
      ),
      params: [jsonOf(extended.flatMap((one) => one.days).map(LINE_DAYS.encode))],
    },
    ...cuts,
  ]);
}

/** The holds among the lines that batches wait for. */
async function findCuts(
  { query }: Transaction,
  { end, lines }: Extended,
): Promise<{ readonly batchNo: string; readonly cut: Cut }[]> {
  const holds = lines.filter(({ event }) => event === 'payoutHold');
  if (holds.length === 0) return [];
  const { merNo, currency } = end;
  const uncut = await query(
    'select batch_no, trade_no from settlement_batches where mer_no = $1 and currency = $2 and cut is null',
    [merNo, currency],
  );
  if (uncut.length === 0) return [];
  const batchOf = new Map(uncut.map((row) => [textOf(row['trade_no']), textOf(row['batch_no'])]));
  const waited = holds.filter(({ subject }) => batchOf.has(subject));
  if (waited.length === 0) return [];
  let last = { cut: end.cut, carriedOut: await readCarried({ query }, end) };
  return waited.map((hold: Line) => {
    const cut = cutAt(hold, last);
    last = cut;
    return { batchNo: batchOf.get(hold.subject) ?? '', cut };
  });
}

async function readCarried(
  { query }: Pick<Transaction, 'query'>,
  { merNo, currency, cut }: SeriesEnd,
): Promise<bigint> {
  if (cut === 0) return 0n;
  const sql = 'select carried_out from settlement_batches where mer_no = $1 and currency = $2 and cut = $3';
  const [row] = await query(sql, [merNo, currency, cut]);
  return bigintOf(row?.['carried_out']);
}

function cutStatement(merNo: number, batchNo: string, { first, cut, carriedIn, lines, carriedOut }: Cut): Statement {
  return {
    sql: `update settlement_batches set first_number = $3, cut = $4, carried_in = $5, lines = $6, carried_out = $7
          where mer_no = $1 and batch_no = $2`,
    params: [merNo, batchNo, first, cut, encodeMoney(carriedIn), encodeMoney(lines), encodeMoney(carriedOut)],
  };
}
