import { RETENTION_KINDS } from '../../domain/payers/retention.ts';
import type { RetentionFigures, RetentionKind, RetentionStore } from '../../domain/payers/retention.ts';
import type { Engine } from '../engine/engine.ts';
import { eraseOrders, inspectErasure } from './erase-orders.ts';
import { holdLease } from '../engine/lease.ts';
import { findOldRows, removeOldRows } from './old-rows.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import { ORDER_DETAILS } from '../tables.ts';

const RUN = 'prune';
/** Rows that were still in use are looked at again in each run; more than this wait for the next. */
const LEFT_MAX = 500;

export function createRetentionStore(engine: Engine): RetentionStore {
  const { dialect } = engine;
  return {
    ...createRunStore(engine),

    readRetentionProgress: (merNo) => readProgress(engine, merNo),
    findOldRows: (rows) => findOldRows(engine, rows),
    removeOldRows: (rows) => removeOldRows(engine, rows),

    async removeExpiredSecrets({ merNo, before, dryRun }) {
      const where = 'from merchant_secrets where mer_no = $1 and expires_at < $2';
      // Nearly always there is none, and a read is cheaper than a write.
      const found = await engine.query(`select secret_no ${where}`, [merNo, before]);
      if (!dryRun && found.length > 0) {
        await engine.transaction((transaction) =>
          transaction.all([
            {
              sql: `delete from key_uses where mer_no = $1 and secret_no in (select secret_no ${where})`,
              params: [merNo, before],
            },
            { sql: `delete ${where}`, params: [merNo, before] },
          ]),
        );
      }
      return found.length;
    },

    async listOrderDetails({ merNo, after, limit }) {
      const rows = await engine.query(
        `select ${ORDER_DETAILS.list()} from order_details where mer_no = $1 and trade_no > $2 order by trade_no limit $3`,
        [merNo, after, limit],
      );
      return rows.map(ORDER_DETAILS.decode);
    },

    async findOrderNumbers({ merNo, tradeNos, merOrderNos }) {
      const find = (column: 'trade_no' | 'mer_order_no', numbers: readonly string[]) => ({
        sql: `select o.trade_no, o.mer_order_no from ${dialect.rows({ mer_no: 'int', [column]: 'text' })}
              ${dialect.joinInOrder} orders o on o.mer_no = r.mer_no and o.${column} = r.${column}`,
        params: [jsonOf(numbers.map((number) => ({ mer_no: merNo, [column]: number })))],
      });
      const found = await engine.snapshot([find('trade_no', tradeNos), find('mer_order_no', merOrderNos)]);
      const orders = new Map(found.flat().map((row) => [textOf(row['trade_no']), textOf(row['mer_order_no'])]));
      return [...orders].map(([tradeNo, merOrderNo]) => ({ tradeNo, merOrderNo }));
    },

    inspectErasure: (input) => inspectErasure(engine, input),
    eraseOrders: (erasure) => eraseOrders(engine, erasure),
  };
}

async function readProgress(engine: Engine, merNo: number): ReturnType<RetentionStore['readRetentionProgress']> {
  const [progress = [], left = []] = await engine.snapshot([
    { sql: 'select kind, through from retention_progress where mer_no = $1', params: [merNo] },
    {
      sql: `select l.kind, l.subject, d.trade_no from retention_left l left join order_details d
            on l.kind = 'payerData' and d.mer_no = l.mer_no and d.trade_no = l.subject
            where l.mer_no = $1 limit $2`,
      params: [merNo, LEFT_MAX],
    },
  ]);
  const leftOf = (kind: RetentionKind) => left.filter((row) => row['kind'] === kind);
  return {
    through: Object.fromEntries(progress.map((row) => [textOf(row['kind']), textOf(row['through'])])),
    left: Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, leftOf(kind).map((row) => textOf(row['subject']))])),
    erased: leftOf('payerData').flatMap((row) => (row['trade_no'] === null ? [textOf(row['subject'])] : [])),
  };
}

/** Which node removes old rows, and how the last run ended. */
function createRunStore(engine: Engine): Pick<RetentionStore, 'holdRetention' | 'releaseRetention' | 'readRetention'> {
  return {
    holdRetention: (lease) => holdLease(engine, { name: RUN, ...lease }),

    async releaseRetention({ holder, finishedAt, figures }) {
      await engine.execute(
        `update retention_runs set held_by = null, held_until = 0, finished_at = coalesce($3, finished_at), figures = $4
         where name = $1 and held_by = $2`,
        [RUN, holder, finishedAt, jsonOf(figures)],
      );
    },

    async readRetention() {
      const [row] = await engine.query('select finished_at, figures from retention_runs where name = $1', [RUN]);
      const figures = row === undefined ? {} : (JSON.parse(textOf(row['figures'])) as Partial<RetentionFigures>);
      const finishedAt = row === undefined || row['finished_at'] === null ? null : integerOf(row['finished_at']);
      return { finishedAt, figures: { overdueMs: figures.overdueMs ?? {} } };
    },
  };
}
