import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import type { AuditEntry } from '../../../src/gateway/domain/audit/audit.ts';

export function exportAudit(merNo: number): AuditEntry {
  return auditOf(actingAsSystem('a test'), { at: 0, action: 'createExport', merNo, target: '', detail: '' });
}
