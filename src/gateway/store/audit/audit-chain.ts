import { hash } from 'node:crypto';
import type { AuditEntry } from '../../domain/audit/audit.ts';
import { AUDIT } from './audit-table.ts';
import type { Row } from '../engine/engine.ts';
import { jsonOf } from '../engine/table.ts';

// What the chain of the audit log is made of (I16). Each row's hash covers its number, all its columns, and the hash of the row
// before it, so that no row can be changed, removed or inserted without all later ones changing too.

/** In place of the hash before the very first row. */
export const NO_HASH = '0'.repeat(64);

/** The columns that the digest covers, in this order for ever. The hash itself covers the number. */
const COVERED = [
  'at',
  'actor_kind',
  'actor_id',
  'actor',
  'session_id',
  'address',
  'request_id',
  'action',
  'outcome',
  'mer_no',
  'target',
  'detail',
  'before_change',
  'after_change',
  'reason',
  'approval_no',
] as const;

/** The row of an entry as the database will return it, with its digest. */
export function encodeEntry(entry: AuditEntry, actionNo = 0): Record<string, string | number | null> {
  // Texts lose what PostgreSQL cannot hold before they are hashed, not after.
  const row = JSON.parse(jsonOf(AUDIT.encode({ ...entry, actionNo }))) as Record<string, string | number | null>;
  return { ...row, digest: digestOf(row) };
}

export function digestOf(row: Row): string {
  const values = COVERED.map((column) => {
    const value = row[column] ?? null;
    return typeof value === 'bigint' ? Number(value) : value;
  });
  return hash('sha256', JSON.stringify(values));
}

export interface Link {
  readonly previousHash: string;
  readonly actionNo: number;
  readonly digest: string;
}

export function hashOf({ previousHash, actionNo, digest }: Link): string {
  return hash('sha256', `${previousHash} ${actionNo} ${digest}`);
}

/** The same in SQL: the number and the hash before it are known only under the lock. */
export function hashedText({ previousHash, actionNo, digest }: Record<keyof Link, string>): string {
  return `${previousHash} || ' ' || ${actionNo} || ' ' || ${digest}`;
}

/** The day in UTC on which a time falls, such as `2026-11-16`. */
export function utcDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
