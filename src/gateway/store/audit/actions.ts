import type { ActionFilter, AuditStore, RecordedAction } from '../../domain/audit/audit.ts';
import { AUDIT } from './audit-table.ts';
import type { Engine, Param, Row } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';
import { auditSourceOf, verifyAudit } from './verify-audit.ts';

const COLUMNS = `${AUDIT.list()}, hash`;

/** Each filter has an index that continues with time and number, so that a page is read by keys whichever is given. */
const CONDITIONS: Readonly<Record<keyof ActionFilter, string>> = {
  actor: 'actor =',
  actorId: 'actor_id =',
  action: 'action =',
  outcome: 'outcome =',
  merNo: 'mer_no =',
  target: 'target =',
  from: 'at >=',
  to: 'at <=',
};

export function createActionReads(engine: Engine): AuditStore {
  return {
    async listActions({ before, limit, ...filter }) {
      const given = Object.entries(filter).filter(([, value]) => value !== undefined) as [keyof ActionFilter, Param][];
      const params: Param[] = [limit, ...given.map(([, value]) => value)];
      const conditions = given.map(([name], index) => `${CONDITIONS[name]} $${index + 2}`);
      if (before !== null) {
        params.push(before);
        const last = `$${params.length}`;
        conditions.push(`(at, action_no) < ((select at from audit where action_no = ${last}), ${last})`);
      }
      const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
      const sql = `select ${COLUMNS} from audit ${where} order by at desc, action_no desc limit $1`;
      return (await engine.query(sql, params)).map(decode);
    },

    async readActions({ after, limit }) {
      const sql = `select ${COLUMNS} from audit where action_no > $1 order by action_no limit $2`;
      return (await engine.query(sql, [after, limit])).map(decode);
    },

    async newestActionNo() {
      const [row] = await engine.find('select coalesce(max(action_no), 0) as newest from audit');
      return integerOf(row?.['newest']);
    },

    verifyActions: (check) => verifyAudit(auditSourceOf(engine), check),
  };
}

function decode(row: Row): RecordedAction {
  return { ...AUDIT.decode(row), hash: row['hash'] === null ? null : textOf(row['hash']) };
}
