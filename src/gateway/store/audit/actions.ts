import type { ActionFilter, AuditStore, RecordedAction } from '../../domain/audit/audit.ts';
import { AUDIT } from './audit-table.ts';
import type { Engine, Param, Row } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';
import { auditSourceOf, verifyAudit } from './verify-audit.ts';

type Equal = Exclude<keyof ActionFilter, 'actions'>;

const COLUMNS = `${AUDIT.list()}, hash`;

/** Each filter has an index that continues with time and number, so that a page is read by keys whichever is given. */
const CONDITIONS: Readonly<Record<Equal, string>> = {
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
    async listActions({ before, limit, actions, ...filter }) {
      const given = Object.entries(filter).filter(([, value]) => value !== undefined) as [Equal, Param][];
      const params: Param[] = [limit, ...given.map(([, value]) => value)];
      const conditions = given.map(([name], index) => `${CONDITIONS[name]} $${index + 2}`);
      if (before !== null) {
        params.push(before);
        const last = `$${params.length}`;
        conditions.push(`(at, action_no) < ((select at from audit where action_no = ${last}), ${last})`);
      }
      if (actions !== undefined && !given.some(([name]) => NARROW.includes(name))) {
        const sql = selectByAction(conditions, { count: actions.length, first: params.length + 1 });
        return (await engine.query(sql, [...params, ...actions])).map(decode);
      }
      if (actions !== undefined) {
        conditions.push(`action in (${actions.map((_, index) => `$${params.length + index + 1}`).join(', ')})`);
        params.push(...actions);
      }
      return (await engine.query(select(COLUMNS, conditions), params)).map(decode);
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

/** They leave so few rows that these are looked through for several actions. */
const NARROW: readonly Equal[] = ['actor', 'actorId', 'action', 'merNo', 'target'];

function select(columns: string, conditions: readonly string[]): string {
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return `select ${columns} from audit ${where} order by at desc, action_no desc limit $1`;
}

/**
 * A page of each action by its own index, and of these the newest: neither engine merges the parts of an index, and one that is by time
 * would look through the whole log for an action that is rare.
 */
function selectByAction(conditions: readonly string[], { count, first }: { count: number; first: number }): string {
  const pages = Array.from({ length: count }, (_, index) => {
    const page = select('action_no, at', [...conditions, `action = $${first + index}`]);
    return `select action_no, at from (${page}) page${index}`;
  });
  return `select ${COLUMNS} from audit
          where action_no in (
            select action_no from (${pages.join(' union all ')}) found order by at desc, action_no desc limit $1
          )
          order by at desc, action_no desc`;
}

function decode(row: Row): RecordedAction {
  return { ...AUDIT.decode(row), hash: row['hash'] === null ? null : textOf(row['hash']) };
}
