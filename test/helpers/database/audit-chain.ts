import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import type { AuditEntry } from '../../../src/gateway/domain/audit/audit.ts';

export const DAY_MS = 86_400_000;
export const NOON = Date.parse('2026-11-14T12:00:00Z');

/** The n-th record of a chain under test: with and without a reason, a merchant, and a change. */
export function newRecordedEntry(n: number, at = NOON + n): AuditEntry {
  const acting = actingAsSystem('chain test', n % 2 === 0 ? null : `Ticket ${n} “ü\u2028\0”`);
  const change = n % 3 === 0 ? { before: { status: 'pending' }, after: { status: `état ${n}` }, merNo: 100001 } : {};
  return auditOf(acting, { at, action: 'putRate', target: `USD EUR ${n}`, detail: `rate ${n}`, ...change });
}
