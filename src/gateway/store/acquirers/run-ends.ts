import type { EndedRun, RunEndStore } from '../../domain/acquirers/run-end.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { jsonOf } from '../engine/table.ts';
import { RUNS } from '../settlements/payout-runs.ts';
import { moveStatement } from '../settlements/payout-schedules.ts';
import { ORDER_STATE } from '../states.ts';
import { TASKS } from './changes-table.ts';

/** Thrown to roll back what goes with it. */
class ScheduleChanged extends Error {}

export function createRunEndStore(engine: Engine): RunEndStore {
  const { dialect } = engine;
  const ofRun = 'o.mer_no = r.mer_no and o.trade_no = r.trade_no';
  const ended = `select ${RUNS.list('r.')}, o.acquirer as at_acquirer, o.state as order_state
    from payout_runs r ${dialect.joinInOrder} orders o on ${ofRun}
    where r.state = 'made' and o.state <> ${ORDER_STATE.processing} limit $1`;
  // Few come back, so they are looked at first.
  const returned = `select ${RUNS.list('r.')}, v.acquirer as at_acquirer
    from reversals v ${dialect.joinInOrder} payout_runs r on r.mer_no = v.mer_no and r.trade_no = v.subject
    where v.kind = 'payout' and v.at >= $2 and r.state = 'paid' limit $1`;
  return {
    async listEndedRuns({ since, limit }) {
      // Not as a snapshot, whose plans may read whole tables: it is asked every few seconds.
      const ends = await engine.query(ended, [limit]);
      const returns = await engine.query(returned, [limit, since]);
      return [
        ...ends.map((row) => endOf(row, Number(row['order_state']) === ORDER_STATE.succeeded ? 'paid' : 'failed')),
        ...returns.map((row) => endOf(row, 'returned')),
      ];
    },

    async endRun({ merNo, currency, dueDay, state, became }, { task, retry }) {
      try {
        return await engine.transaction(async (transaction) => {
          const changed = await transaction.query(
            `update payout_runs set state = $4 where mer_no = $1 and currency = $2 and due_day = $3 and state = $5
             returning due_day`,
            [merNo, currency, dueDay, became, state],
          );
          if (changed.length === 0) return false;
          if (task !== null) await transaction.query(TASKS.insert(dialect), [jsonOf([TASKS.encode(task)])]);
          if (retry !== null) {
            const [moved = []] = await transaction.all([moveStatement(retry.schedule, retry.next)]);
            if (moved.length === 0) throw new ScheduleChanged();
          }
          return true;
        });
      } catch (error) {
        if (error instanceof ScheduleChanged) return false;
        throw error;
      }
    },
  };
}

function endOf(row: Row, became: EndedRun['became']): EndedRun {
  const acquirer = row['at_acquirer'];
  return { ...RUNS.decode(row), became, acquirer: typeof acquirer === 'string' ? acquirer : null };
}
