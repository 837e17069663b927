import { OPERATOR_SIDE } from '../audit/actor.ts';
import type { Grant } from '../audit/actor.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { OrderReference } from '../orders/order.ts';
import type { Chargeback, ChargebackState } from './chargeback.ts';
import type { FileType } from './evidence-file.ts';

// What is stated and shown about a chargeback, and how chargebacks are found. None of it moves money.

/** A note, or a file with or without one. */
export interface Evidence {
  /** Counted from 1 in its chargeback. */
  readonly evidenceNo: number;
  readonly note: string | null;
  /** The name of the file; null for a note alone, as the next two. */
  readonly name: string | null;
  readonly mediaType: FileType | null;
  /** In hexadecimal digits. */
  readonly sha256: string | null;
  /** Zero for a note alone. */
  readonly bytes: number;
  readonly createdAt: number;
  /** The name of who added it; null if it is not shown. */
  readonly createdBy: string | null;
  /** The merchant of who added it, or the operator's side. */
  readonly createdSide: number;
}

/** Per chargeback. */
export const EVIDENCE_MAX = 20;
export const EVIDENCE_BYTES_MAX = 25_000_000;

/** As for who answered: merchants do not learn the names of the operator's people. */
export function evidenceFor({ merNo }: Grant, evidence: Evidence): Evidence {
  const isHidden = merNo !== OPERATOR_SIDE && evidence.createdSide === OPERATOR_SIDE;
  return isHidden ? { ...evidence, createdBy: null } : evidence;
}

export interface ChargebackReference {
  readonly merNo: number;
  readonly chargebackNo: string;
}

export interface ChargebackSearch {
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly state: ChargebackState | null;
  /** A part of the reason, in any case. */
  readonly reason: string | null;
  readonly dueBefore: number | null;
  /** When it was opened; both inclusive, null for any time. */
  readonly from?: number | null;
  readonly to?: number | null;
  /** Only what nobody has answered yet. */
  readonly isUnanswered?: boolean;
  /** The last one of the page before, whether it was shown or passed over. */
  readonly after: ChargebackReference | null;
  readonly limit: number;
}

export interface ChargebackPage {
  readonly chargebacks: readonly Chargeback[];
  /** Null on the last page. */
  readonly next: string | null;
  /** Set if the search ended before the page was full. */
  readonly searchedTo: number | null;
}

/** Each up to one more than the limit, which stands for more. */
export interface ChargebackCounts {
  readonly open: number;
  readonly overdue: number;
}

interface Answering {
  readonly answer: Pick<Chargeback, 'answer' | 'answeredAt' | 'answeredBy' | 'answeredSide'>;
  readonly audit: AuditEntry;
}

export interface AddedEvidence {
  readonly evidence: Evidence;
  /** Null for a note alone. */
  readonly content: Uint8Array | null;
  readonly audit: AuditEntry;
}

export interface ChargebackStore {
  findChargeback(reference: ChargebackReference): Promise<Chargeback | null>;
  listChargebacks(reference: OrderReference): Promise<Chargeback[]>;
  /** Open ones by due date, if only these are asked for; otherwise the newest first. */
  searchChargebacks(search: ChargebackSearch): Promise<ChargebackPage>;
  countChargebacks(input: {
    readonly merNo: number | null;
    readonly now: number;
    readonly countMax: number;
  }): Promise<ChargebackCounts>;
  /** Locks the chargeback while `decide` looks at it; null changes nothing. `decide` may run again. False if there is none. */
  answerChargeback(reference: ChargebackReference, decide: (found: Chargeback) => Answering | null): Promise<boolean>;
  /** The same for evidence; `known` is what there is already. */
  addEvidence(
    reference: ChargebackReference,
    decide: (found: Chargeback, known: readonly Evidence[]) => AddedEvidence | null,
  ): Promise<boolean>;
  /** Oldest first. */
  listEvidence(reference: ChargebackReference): Promise<Evidence[]>;
  /** Null if there is no such file. */
  readEvidence(reference: ChargebackReference & { readonly evidenceNo: number }): Promise<Uint8Array | null>;
}
