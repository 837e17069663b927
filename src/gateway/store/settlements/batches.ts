import type { BatchContentStore } from '../../domain/settlements/batch-contents.ts';
import type { BatchStore } from '../../domain/settlements/batch.ts';
import type { Engine } from '../engine/engine.ts';
import { integerOf, jsonOf } from '../engine/table.ts';
import { createBatchContentStore } from './batch-contents.ts';
import { BATCHES, decodeBatch } from './settlement-tables.ts';

const SELECT = `select ${BATCHES.list()} from settlement_batches where mer_no = $1`;
/** Sorts after every number. */
const LAST = '~';

export function createBatchStore(engine: Engine): BatchStore & BatchContentStore {
  return {
    ...createBatchContentStore(engine),
    async findBatch({ merNo, batchNo }) {
      const [row] = await engine.query(`${SELECT} and batch_no = $2`, [merNo, batchNo]);
      return row === undefined ? null : decodeBatch(row);
    },

    async findBatchOfPayout({ merNo, tradeNo }) {
      const [row] = await engine.query(`${SELECT} and trade_no = $2`, [merNo, tradeNo]);
      return row === undefined ? null : decodeBatch(row);
    },

    findBatchesOf: (query) => findBatchesOf(engine, query),

    async listBatches({ merNo, currency, before, limit }) {
      const sql = `${SELECT} and (cast($2 as text) is null or currency = $2) and (created_at, batch_no) < ($3, $4)
        order by created_at desc, batch_no desc limit $5`;
      const { createdAt, batchNo } = before ?? { createdAt: Number.MAX_SAFE_INTEGER, batchNo: LAST };
      return (await engine.query(sql, [merNo, currency, createdAt, batchNo, limit])).map(decodeBatch);
    },
  };
}

/** The first cut that is not before a line. One line is asked for more often than several, without the way around a list. */
async function findBatchesOf(
  { dialect, query }: Engine,
  { merNo, currency, numbers }: Parameters<BatchStore['findBatchesOf']>[0],
): ReturnType<BatchStore['findBatchesOf']> {
  const distinct = [...new Set(numbers)];
  const [only = 0] = distinct;
  if (distinct.length <= 1) {
    const sql = `${SELECT} and currency = $2 and cut >= $3 and cut is not null order by cut limit 1`;
    const [row] = await query(sql, [merNo, currency, only]);
    return new Map(row === undefined || distinct.length === 0 ? [] : [[only, decodeBatch(row)]]);
  }
  const rows = await query(
    `select r.number, ${BATCHES.list('b.')} from ${dialect.rows({ mer_no: 'int', currency: 'text', number: 'int' })}
     ${dialect.joinInOrder} settlement_batches b on b.mer_no = r.mer_no and b.currency = r.currency and b.cut = (
       select min(x.cut) from settlement_batches x
       where x.mer_no = r.mer_no and x.currency = r.currency and x.cut >= r.number and x.cut is not null
     )`,
    [jsonOf(distinct.map((number) => ({ mer_no: merNo, currency, number })))],
  );
  return new Map(rows.map((row) => [integerOf(row['number']), decodeBatch(row)]));
}
