import type { AuditEntry } from '../../domain/audit/audit.ts';
import { defineTable, integer, json, nullable, text } from '../engine/table.ts';
import type { Codec } from '../engine/table.ts';

/** Rows of releases before these columns read as done by the token of the environment. */
const earlier = <Value extends string>(value: Value): Codec<Value> => ({
  ...text<Value>(),
  decode: (stored) => (typeof stored === 'string' ? (stored as Value) : value),
});

export const AUDIT = defineTable<AuditEntry & { actionNo: number }>(
  'audit',
  {
    actionNo: integer(),
    at: integer(),
    actorKind: earlier<AuditEntry['actorKind']>('breakGlass'),
    actorId: nullable(text()),
    actor: text(),
    sessionId: nullable(text()),
    address: nullable(text()),
    requestId: nullable(text()),
    action: text(),
    outcome: earlier<AuditEntry['outcome']>('done'),
    merNo: { ...integer(), decode: (stored) => Number(stored ?? 0) },
    target: text(),
    detail: text(),
    before: nullable(json()),
    after: nullable(json()),
    reason: nullable(text()),
    approvalNo: nullable(text()),
  },
  { before: 'before_change', after: 'after_change' },
);
