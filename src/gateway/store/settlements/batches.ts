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
  const { dialect } = engine;
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

    // The first cut that is not before a line.
    async findBatchesOf({ merNo, currency, numbers }) {
      const sql = `select r.number, ${BATCHES.list('b.')} from ${dialect.rows({ mer_no: 'int', currency: 'text', number: 'int' })}
        ${dialect.joinInOrder} settlement_batches b on b.mer_no = r.mer_no and b.currency = r.currency and b.cut = (
          select min(x.cut) from settlement_batches x
          where x.mer_no = r.mer_no and x.currency = r.currency and x.cut >= r.number and x.cut is not null
        )`;
      const keys = [...new Set(numbers)].map((number) => ({ mer_no: merNo, currency, number }));
      const rows = await engine.query(sql, [jsonOf(keys)]);
      return new Map(rows.map((row) => [integerOf(row['number']), decodeBatch(row)]));
    },

    async listBatches({ merNo, currency, before, limit }) {
      const sql = `${SELECT} and (cast($2 as text) is null or currency = $2) and (created_at, batch_no) < ($3, $4)
        order by created_at desc, batch_no desc limit $5`;
      const { createdAt, batchNo } = before ?? { createdAt: Number.MAX_SAFE_INTEGER, batchNo: LAST };
      return (await engine.query(sql, [merNo, currency, createdAt, batchNo, limit])).map(decodeBatch);
    },
  };
}
