import type { AuditEntry } from '../../domain/audit/audit.ts';
import { claimStatements } from './claim-approval.ts';
import { NO_HASH, encodeEntry, hashedText, utcDay } from './audit-chain.ts';
import { AUDIT } from './audit-table.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement } from '../engine/engine.ts';
import { jsonOf } from '../engine/table.ts';

/**
 * Numbers are assigned consecutively, and rows chained, under a lock that is held until the commit (S28, I16). Put these last
 * in a transaction: until it ends, nobody else can write a record.
 */
export function auditStatements(dialect: Dialect, entries: readonly AuditEntry[]): Statement[] {
  if (entries.length === 0) return [];
  return [
    ...claimStatements(entries),
    dialect.lock('audit'),
    ...entries.flatMap((entry) => [insertChained(dialect, entry), extendDay(utcDay(entry.at))]),
  ];
}

function insertChained(dialect: Dialect, entry: AuditEntry): Statement {
  const chained = AUDIT.list('r.').replace('r.action_no', 'n.action_no');
  const link = { previousHash: 'n.previous_hash', actionNo: 'n.action_no', digest: 'r.digest' };
  const hash = dialect.sha256(hashedText(link));
  return {
    sql: `insert into audit (${AUDIT.list()}, previous_hash, hash)
          select ${chained}, n.previous_hash, ${hash}
          from ${dialect.rows({ ...AUDIT.columns, digest: 'text' })}
          cross join (
            select (select coalesce(max(action_no), 0) from audit) + 1 as action_no,
              coalesce((select head from audit_days order by day desc limit 1), '${NO_HASH}') as previous_hash
          ) n`,
    params: [jsonOf([encodeEntry(entry)])],
  };
}

/** Clocks of nodes differ, so that a time may be before midnight when the next day has begun: a day that has ended stays so. */
function extendDay(day: string): Statement {
  return {
    sql: `insert into audit_days (day, first_no, last_no, actions, head)
          select case when d.day is null or d.day < $1 then $1 else d.day end, a.action_no, a.action_no, 1, a.hash
          from (select action_no, hash from audit order by action_no desc limit 1) a
          cross join (select max(day) as day from audit_days) d
          where true
          on conflict (day) do update
            set last_no = excluded.last_no, actions = audit_days.actions + 1, head = excluded.head`,
    params: [day],
  };
}
