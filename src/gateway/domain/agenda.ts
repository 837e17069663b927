// What must be done with an order at a later time. An entry is written in the transaction that makes it necessary and
// removed in the one that does it; doing it twice changes nothing, because every change is conditional on the state.

const AGENDA_TASKS = [
  /** Query the channel about a payment, payout or refund in progress; fail a payment that has expired. */
  'inquire',
  'inquireRefund',
  'settle',
  'releaseMargin',
  /** A chargeback from the sandbox's script. */
  'dispute',
  /** Check that a merchant that owes something has nothing available (I14). */
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
  /** How often it was postponed. */
  readonly tries: number;
}

export interface AgendaClaim {
  readonly holder: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
}

/** The result of an entry; `at` is the latest time at which it must be processed again. */
export type AgendaResult = { readonly kind: 'done' } | { readonly kind: 'later'; readonly at?: number };

export const DONE: AgendaResult = { kind: 'done' };
