import type { SeeAs } from '../../domain/audit/actor.ts';
import type { SeeAsStore } from '../../domain/sign-in/see-as.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';

const FIND_SEE_AS =
  'select seeing_mer_no, seeing_role, seeing_until from sessions where session_id = $1 and person_id = $2';
const SET_SEE_AS = `update sessions set seeing_mer_no = $3, seeing_role = $4, seeing_until = $5
  where session_id = $1 and person_id = $2 returning session_id`;

export function createSeeAsStore(engine: Engine): SeeAsStore {
  return {
    async findSeeAs({ personId, sessionId }) {
      const [row] = await engine.find(FIND_SEE_AS, [sessionId, personId]);
      const [merNo, role, until] = [row?.['seeing_mer_no'], row?.['seeing_role'], row?.['seeing_until']];
      if (merNo === null || merNo === undefined) return null;
      return { merNo: integerOf(merNo), role: textOf(role) as SeeAs['role'], until: integerOf(until) };
    },

    changeSeeAs: ({ personId, sessionId }, seeAs, audit) =>
      engine.transaction(async (transaction) => {
        const { merNo = null, role = null, until = null } = seeAs ?? {};
        const rows = await transaction.query(SET_SEE_AS, [sessionId, personId, merNo, role, until]);
        if (rows.length > 0) await transaction.all(auditStatements(engine.dialect, audit));
        return rows.length > 0;
      }),
  };
}
