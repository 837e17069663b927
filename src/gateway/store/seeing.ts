import type { Seeing } from '../domain/actor.ts';
import type { SeeingStore } from '../domain/seeing.ts';
import { auditStatements } from './audit.ts';
import type { Engine } from './engine.ts';
import { integerOf, textOf } from './table.ts';

const FIND_SEEING =
  'select seeing_mer_no, seeing_role, seeing_until from sessions where session_id = $1 and person_id = $2';
const SET_SEEING = `update sessions set seeing_mer_no = $3, seeing_role = $4, seeing_until = $5
  where session_id = $1 and person_id = $2 returning session_id`;

export function createSeeingStore(engine: Engine): SeeingStore {
  return {
    async findSeeing({ personId, sessionId }) {
      const [row] = await engine.find(FIND_SEEING, [sessionId, personId]);
      const [merNo, role, until] = [row?.['seeing_mer_no'], row?.['seeing_role'], row?.['seeing_until']];
      if (merNo === null || merNo === undefined) return null;
      return { merNo: integerOf(merNo), role: textOf(role) as Seeing['role'], until: integerOf(until) };
    },

    changeSeeing: ({ personId, sessionId }, seeing, audit) =>
      engine.transaction(async (transaction) => {
        const { merNo = null, role = null, until = null } = seeing ?? {};
        const rows = await transaction.query(SET_SEEING, [sessionId, personId, merNo, role, until]);
        if (rows.length > 0) await transaction.all(auditStatements(engine.dialect, audit));
        return rows.length > 0;
      }),
  };
}
