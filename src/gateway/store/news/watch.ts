import type { FailingEndpoint, NewsWatchStore } from '../../domain/news/watch.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, text } from '../engine/table.ts';
import { CHARGEBACK_STATE } from '../states.ts';
import { CHARGEBACKS } from '../tables.ts';
import { newsStatements } from './news-table.ts';

const FAILING = defineTable<FailingEndpoint>('failing_endpoints', { merNo: integer(), host: text(), since: integer() });

export function createNewsWatchStore(engine: Engine): NewsWatchStore {
  const { dialect } = engine;
  return {
    async listChargebacksDue({ after, through, limit }) {
      const rows = await engine.query(
        `select ${CHARGEBACKS.list()} from chargebacks where state = ${CHARGEBACK_STATE.open} and answered_at is null
         and coalesce(due_at, created_at) > $1 and coalesce(due_at, created_at) <= $2
         order by coalesce(due_at, created_at), chargeback_no limit $3`,
        [after, through, limit],
      );
      return rows.map(CHARGEBACKS.decode);
    },

    async listFailingEndpoints() {
      const sql = `select ${FAILING.list()} from failing_endpoints order by mer_no, host`;
      return (await engine.query(sql)).map(FAILING.decode);
    },

    noteFailing: ({ merNo, host, since }, news) =>
      engine.transaction(async (transaction) => {
        const added = await transaction.query(
          `insert into failing_endpoints (mer_no, host, since) values ($1, $2, $3)
           on conflict (mer_no, host) do nothing returning host`,
          [merNo, host, since],
        );
        if (added.length === 0) return false;
        await transaction.all(newsStatements(dialect, [news]));
        return true;
      }),

    noteRecovered: ({ merNo, host }, news) =>
      engine.transaction(async (transaction) => {
        const sql = 'delete from failing_endpoints where mer_no = $1 and host = $2 returning host';
        if ((await transaction.query(sql, [merNo, host])).length === 0) return false;
        await transaction.all(newsStatements(dialect, news === null ? [] : [news]));
        return true;
      }),
  };
}
