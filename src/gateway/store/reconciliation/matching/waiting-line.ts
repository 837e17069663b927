import { sectionSubject } from '../../../domain/reconciliation/books.ts';
import type { OperatorGroup } from '../../../domain/reconciliation/books.ts';
import type { LinePlace } from '../../../domain/reconciliation/follow-store.ts';
import type { Row } from '../../engine/engine.ts';
import { bigintOf, textOf } from '../../engine/table.ts';

/** A line that names an item which was not booked when it came. */
export interface WaitingLine extends LinePlace {
  readonly owner: string;
  readonly kind: string;
  readonly merNo: number;
  readonly event: string;
  readonly currency: string;
  readonly gross: bigint;
  readonly row: { mer_no: number; subject: string | null };
}

/** An acquirer reports only what went through it; a bank moves the money of any. */
export function isOwners(line: WaitingLine, item: Row): boolean {
  return line.kind !== 'report' || textOf(item['acquirer']) === line.owner;
}

export function fits(line: WaitingLine, item: Row): boolean {
  return textOf(item['currency']) === line.currency && bigintOf(item['amount']) === line.gross;
}

/** It was nobody's as long as it waited. Part of what its report booked, so that a corrected one books it back, too. */
export function foundGroup(
  { fileNo, section, line, owner, currency, gross }: WaitingLine,
  booked: { readonly day: number; readonly at: number },
): OperatorGroup {
  const forward = {
    fromOwner: owner,
    from: 'acquirer',
    toOwner: owner,
    to: 'unallocated',
    currency,
    amount: gross,
  } as const;
  const back = {
    fromOwner: owner,
    from: 'unallocated',
    toOwner: owner,
    to: 'acquirer',
    currency,
    amount: -gross,
  } as const;
  return {
    owner,
    subject: sectionSubject(fileNo, section),
    event: `later/${line}`,
    ...booked,
    postings: [gross > 0n ? forward : back],
  };
}
