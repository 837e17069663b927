import type { LineStore } from '../../domain/settlements/line.ts';
import type { Engine } from '../engine/engine.ts';
import { bigintOf, integerOf, jsonOf } from '../engine/table.ts';
import { LINES, LINE_DAYS, SERIES } from './settlement-tables.ts';

export function createLineStore(engine: Engine): LineStore {
  return {
    async listLines({ merNo, currency, after, through, limit }) {
      const sql = `select ${LINES.list()} from settlement_lines
        where mer_no = $1 and currency = $2 and number > $3 and number <= $4 order by number limit $5`;
      return (await engine.query(sql, [merNo, currency, after, through, limit])).map(LINES.decode);
    },

    findLinesOf: (query) => findLinesOf(engine, query),

    async listSeries(merNo) {
      const sql = `select ${SERIES.list()} from settlement_series where mer_no = $1 order by currency`;
      return (await engine.query(sql, [merNo])).map(SERIES.decode);
    },

    async listLineDays({ merNo, currency, before, limit }) {
      const sql = `select ${LINE_DAYS.list()} from settlement_days
        where mer_no = $1 and currency = $2 and day < $3 order by day desc limit $4`;
      return (await engine.query(sql, [merNo, currency, before, limit])).map(LINE_DAYS.decode);
    },

    async findEndOfDay({ merNo, currency, day }) {
      const sql = `select last_number, closing from settlement_days
        where mer_no = $1 and currency = $2 and day <= $3 order by day desc limit 1`;
      const [row] = await engine.query(sql, [merNo, currency, day]);
      if (row === undefined) return { number: 0, available: 0n };
      return { number: integerOf(row['last_number']), available: bigintOf(row['closing']) };
    },
  };
}

/**
 * SQLite would read all lines of the merchant, for the sake
 * of an order that the key has or of rows that are stored with it: hence the condition on the event.
 */
async function findLinesOf({ dialect, query }: Engine, { merNo, subjects }: Parameters<LineStore['findLinesOf']>[0]) {
  const distinct = [...new Set(subjects)];
  const [only = ''] = distinct;
  const rows =
    distinct.length <= 1
      ? await query(`select ${LINES.list()} from settlement_lines where mer_no = $1 and subject = $2 and event >= ''`, [
          merNo,
          only,
        ])
      : await query(
          `select ${LINES.list('l.')} from ${dialect.rows({ mer_no: 'int', subject: 'text' })}
           ${dialect.joinInOrder} settlement_lines l on l.mer_no = r.mer_no and l.subject = r.subject and l.event >= ''`,
          [jsonOf(distinct.map((subject) => ({ mer_no: merNo, subject })))],
        );
  return rows
    .map(LINES.decode)
    .toSorted((left, right) => left.currency.localeCompare(right.currency) || left.number - right.number);
}
