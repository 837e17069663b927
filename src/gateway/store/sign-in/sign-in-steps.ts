import type { PeopleStore } from '../../domain/people/people.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { mailStatements } from '../platform/mails.ts';
import { SIGN_IN_STEPS } from '../people/people-tables.ts';
import { jsonOf } from '../engine/table.ts';

export function createStepStore(
  engine: Engine,
): Pick<PeopleStore, 'createStep' | 'findStep' | 'takeStep' | 'hasSteps'> {
  const { dialect } = engine;
  return {
    async createStep(step, { mails = [], audit = [] } = {}) {
      const insert = { sql: SIGN_IN_STEPS.insert(dialect), params: [jsonOf([SIGN_IN_STEPS.encode(step)])] };
      if (mails.length === 0 && audit.length === 0) return void (await engine.execute(insert.sql, insert.params));
      await engine.transaction((transaction) =>
        transaction.all([insert, ...mailStatements(dialect, mails), ...auditStatements(dialect, audit)]),
      );
    },

    async findStep(stepHash, kind) {
      const sql = `select ${SIGN_IN_STEPS.list()} from sign_in_steps where step_hash = $1 and kind = $2`;
      const [row] = await engine.find(sql, [stepHash, kind]);
      return row === undefined ? null : SIGN_IN_STEPS.decode(row);
    },

    async takeStep(stepHash, kind) {
      const sql = `delete from sign_in_steps where step_hash = $1 and kind = $2 returning ${SIGN_IN_STEPS.list()}`;
      const [row] = await engine.execute(sql, [stepHash, kind]);
      return row === undefined ? null : SIGN_IN_STEPS.decode(row);
    },

    async hasSteps(kind, count, expireAfter) {
      const sql = 'select 1 as found from sign_in_steps where kind = $1 and expires_at > $2 limit $3';
      return (await engine.query(sql, [kind, expireAfter, count])).length === count;
    },
  };
}
