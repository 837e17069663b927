import type { AuditEntry } from '../domain/audit.ts';
import type { Dialect } from './dialect.ts';
import type { Statement } from './engine.ts';
import { jsonOf } from './table.ts';
import { AUDIT } from './tables.ts';

/** Numbers are assigned consecutively, under a lock that is held until the commit (S28). */
export function auditStatements(dialect: Dialect, entries: readonly AuditEntry[]): Statement[] {
  if (entries.length === 0) return [];
  const select = AUDIT.list('r.').replace(
    'r.action_no',
    '(select coalesce(max(action_no), 0) from audit) + r.action_no',
  );
  const rows = entries.map((entry, index) => AUDIT.encode({ ...entry, actionNo: index + 1 }));
  return [
    dialect.lock('audit'),
    {
      sql: `insert into audit (${AUDIT.list()}) select ${select} from ${dialect.rows(AUDIT.columns)}`,
      params: [jsonOf(rows)],
    },
  ];
}
