import type { MerchantStatus } from '../domain/merchants/merchant.ts';
import type { PlatformProblems, PlatformRefusals } from './platform/refusals.ts';
import type { PeopleProblems, PeopleRefusals } from './people/refusals.ts';
import type { SignInProblems, SignInRefusals } from './sign-in/refusals.ts';
import type { MerchantProblems, MerchantRefusals } from './merchants/refusals.ts';
import type { RegistrationProblems, RegistrationRefusals } from './registrations/refusals.ts';
import type { NewsProblems, NewsRefusals } from './news/refusals.ts';
import type { LedgerProblems, LedgerRefusals } from './ledger/refusals.ts';
import type { DeliveryProblems, DeliveryRefusals } from './deliveries/refusals.ts';
import type { OrderProblems } from './orders/refusals.ts';
import type { RefundProblems, RefundRefusals } from './refunds/refusals.ts';
import type { SettlementProblems, SettlementRefusals } from './settlements/refusals.ts';
import type { PayoutProblems, PayoutRefusals } from './payouts/refusals.ts';
import type { ChargebackRefusals } from './chargebacks/refusals.ts';
import type {
  AcquirerProblems,
  AcquirerRefusals,
  SettlementReportRefusals,
  TaskRefusals,
} from './acquirers/refusals.ts';
import type { PayerProblems, PayerRefusals } from './payers/refusals.ts';
import type { LinkProblems, LinkRefusals } from './links/refusals.ts';
import type { RequestRefusals } from './requests/refusals.ts';
import type { ApprovalProblems, ApprovalRefusals } from './approvals/refusals.ts';
import type { ExceptionProblems, ExceptionRefusals } from './reconciliation/exception-refusals.ts';
import type { ExportProblems, ExportRefusals } from './exports/refusals.ts';
import type {
  ReconciliationDayRefusals,
  ReconciliationFileProblems,
  ReconciliationFileRefusals,
  ReconciliationSettingProblems,
  ReconciliationSettingRefusals,
} from './reconciliation/refusals.ts';
import type { RoutingProblems, RoutingRefusals } from './routing/refusals.ts';
import type { SearchProblems } from './search/refusals.ts';

// The result of an operator's operation: its value, or a refusal, which is a reason and the values that a sentence about it
// needs. The sentences are in `operator/wire/refusals`.

export type OperatorOutcome<Value> = { readonly kind: 'done'; readonly value: Value } | OperatorRefusal;

export type OperatorRefusal<Reason extends RefusalReason = RefusalReason> = {
  readonly [One in Reason]: { readonly kind: 'refused'; readonly reason: One; readonly values: Refusals[One] };
}[Reason];

export type RefusalReason = keyof Refusals;

/** Why operations refuse, and with which values: undefined if the reason says it all. Each subject declares its own. */
export type Refusals = InvalidInput &
  CommonRefusals &
  PlatformRefusals &
  PeopleRefusals &
  SignInRefusals &
  MerchantRefusals &
  RegistrationRefusals &
  NewsRefusals &
  LedgerRefusals &
  DeliveryRefusals &
  RefundRefusals &
  SettlementRefusals &
  PayoutRefusals &
  ChargebackRefusals &
  AcquirerRefusals &
  RoutingRefusals &
  SettlementReportRefusals &
  TaskRefusals &
  PayerRefusals &
  LinkRefusals &
  RequestRefusals &
  ApprovalRefusals &
  ExportRefusals &
  ReconciliationSettingRefusals &
  ReconciliationDayRefusals &
  ReconciliationFileRefusals &
  ExceptionRefusals;

/** Those of more than one subject. */
export interface CommonRefusals {
  readonly changedMeanwhile: { readonly what: Replaced };
  readonly aloneDayPassed: undefined;
  readonly merchantNotActive: { readonly status: MerchantStatus; readonly wanted: 'links' | 'payout' | 'refunds' };
  readonly merchantNotFound: { readonly merNo: number };
  readonly orderNotFound: { readonly tradeNo: string };
  readonly refundNotFound: { readonly refundNo: string };
  readonly chargebackNotFound: { readonly chargebackNo: string };
  readonly linkNotFound: { readonly linkNo: string };
  readonly deliveryNotFound: { readonly notificationId: string };
  readonly personNotFound: { readonly personId: string };
}

/** What a change may replace: one of these, or the fields of something by their names. */
export type Replaced =
  | 'terms'
  | 'roles'
  | 'keys'
  | 'branding'
  | 'link'
  | 'receipts'
  | 'acquirer'
  | 'acquirerTerms'
  | 'routing'
  | 'cardTable'
  | 'bankAccount'
  | 'csvProfile'
  | readonly string[];

interface InvalidInput {
  readonly invalidInput: { readonly fields: readonly InputProblem[] };
}

export type InputProblem = ReasonedProblem | WrittenProblem;

/** What is wrong with an input, found by an operation. */
export type ReasonedProblem<Reason extends ProblemReason = ProblemReason> = {
  readonly [One in Reason]: { readonly field: string; readonly reason: One; readonly values: InputProblems[One] };
}[Reason];

/** Found by a check that an operation was given, which has words for it. */
interface WrittenProblem {
  readonly field: string;
  readonly problem: string;
}

export type ProblemReason = keyof InputProblems;

/** With which values: undefined if the reason says it all. */
export type InputProblems = CommonProblems &
  PlatformProblems &
  PeopleProblems &
  SignInProblems &
  MerchantProblems &
  RegistrationProblems &
  NewsProblems &
  LedgerProblems &
  DeliveryProblems &
  OrderProblems &
  RefundProblems &
  SettlementProblems &
  PayoutProblems &
  AcquirerProblems &
  RoutingProblems &
  PayerProblems &
  LinkProblems &
  ApprovalProblems &
  SearchProblems &
  ExportProblems &
  ReconciliationSettingProblems &
  ReconciliationFileProblems &
  ExceptionProblems;

/** Those of more than one subject. */
export interface CommonProblems {
  readonly notATimeZone: undefined;
}

export function done<Value>(value: Value): { readonly kind: 'done'; readonly value: Value } {
  return { kind: 'done', value };
}

type PlainReason = { readonly [One in RefusalReason]: Refusals[One] extends undefined ? One : never }[RefusalReason];

export function refuse<Reason extends PlainReason>(reason: Reason): OperatorRefusal<Reason>;
export function refuse<Reason extends RefusalReason>(reason: Reason, values: Refusals[Reason]): OperatorRefusal<Reason>;
export function refuse(reason: RefusalReason, values?: unknown) {
  return { kind: 'refused', reason, values };
}

export function refuseInput(fields: readonly InputProblem[]): OperatorRefusal {
  return refuse('invalidInput', { fields });
}

type PlainProblem = {
  readonly [One in ProblemReason]: InputProblems[One] extends undefined ? One : never;
}[ProblemReason];

export function invalid<Reason extends PlainProblem>(field: string, reason: Reason): ReasonedProblem<Reason>;
export function invalid<Reason extends ProblemReason>(
  field: string,
  reason: Reason,
  values: InputProblems[Reason],
): ReasonedProblem<Reason>;
export function invalid(field: string, reason: ProblemReason, values?: unknown) {
  return { field, reason, values };
}

export function merchantNotFound(merNo: number): OperatorRefusal {
  return refuse('merchantNotFound', { merNo });
}

export function orderNotFound(tradeNo: string): OperatorRefusal {
  return refuse('orderNotFound', { tradeNo });
}

export function refundNotFound(refundNo: string): OperatorRefusal {
  return refuse('refundNotFound', { refundNo });
}

export function chargebackNotFound(chargebackNo: string): OperatorRefusal {
  return refuse('chargebackNotFound', { chargebackNo });
}

export function linkNotFound(linkNo: string): OperatorRefusal {
  return refuse('linkNotFound', { linkNo });
}

export function deliveryNotFound(notificationId: string): OperatorRefusal {
  return refuse('deliveryNotFound', { notificationId });
}

export function personNotFound(personId: string): OperatorRefusal {
  return refuse('personNotFound', { personId });
}
