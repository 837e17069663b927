// What must be done with an order at a later moment. An entry is written in the transaction that makes it necessary and
// goes in the one that does it; doing it twice changes nothing, because every change is conditional on the state.

const AGENDA_TASKS = [
  /** Ask the channel about a payment, payout or refund in progress; fail a payment that has expired. */
  'inquire',
  'inquireRefund',
  'settle',
  'releaseMargin',
  /** A chargeback that the sandbox's script brings. */
  'dispute',
  /** Look whether a merchant that owes something has anything available, which must not be (I14). */
  'checkDebt',
] as const;

export type AgendaTask = (typeof AGENDA_TASKS)[number];

export interface AgendaKey {
  readonly merNo: number;
  readonly task: AgendaTask;
  /** Trade number, refund number or chargeback number. */
  readonly subject: string;
}

export interface AgendaEntry extends AgendaKey {
  /** The order that the subject belongs to. */
  readonly tradeNo: string;
  readonly dueAt: number;
}

export interface AgendaItem extends AgendaEntry {
  /** How often it was put off. */
  readonly tries: number;
}

export interface AgendaClaim {
  readonly holder: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
}

/** What came of an entry; `at` is when it must be looked at again at the latest. */
export type AgendaResult = { readonly kind: 'done' } | { readonly kind: 'later'; readonly at?: number };

export const DONE: AgendaResult = { kind: 'done' };
