import type { LineStore } from '../../domain/settlements/line.ts';
import type { Engine } from '../engine/engine.ts';
import { bigintOf, integerOf, jsonOf } from '../engine/table.ts';
import { LINES, LINE_DAYS, SERIES } from './settlement-tables.ts';

export function createLineStore(engine: Engine): LineStore {
  const { dialect } = engine;
  return {
    async listLines({ merNo, currency, after, through, limit }) {
      const sql = `select ${LINES.list()} from settlement_lines
        where mer_no = $1 and currency = $2 and number > $3 and number <= $4 order by number limit $5`;
      return (await engine.query(sql, [merNo, currency, after, through, limit])).map(LINES.decode);
    },

    async findLinesOf({ merNo, subjects }) {
      const sql = `select ${LINES.list('l.')} from ${dialect.rows({ mer_no: 'int', subject: 'text' })}
        ${dialect.joinInOrder} settlement_lines l on l.mer_no = r.mer_no and l.subject = r.subject
        order by l.currency, l.number`;
      const keys = [...new Set(subjects)].map((subject) => ({ mer_no: merNo, subject }));
      return (await engine.query(sql, [jsonOf(keys)])).map(LINES.decode);
    },

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
