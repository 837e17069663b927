import type { OrderReference } from './order.ts';

// What must be done with an order at a later time. An entry is written in the transaction that makes it necessary and
// removed in the one that does it; doing it twice changes nothing, because every change is conditional on the state.

export const AGENDA_TASKS = [
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

/** What asks the acquirer, and what needs only our books: a call that hangs must not hold up the others. */
export type AgendaLane = 'calls' | 'books';

export const CALL_TASKS = ['inquire', 'inquireRefund'] as const satisfies readonly AgendaTask[];

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
  /** Whom it calls; null or absent is `default`, or nobody. */
  readonly acquirer?: string | null;
}

export interface AgendaItem extends AgendaEntry {
  /** How often it was tried and postponed. */
  readonly tries: number;
}

export interface AgendaClaim {
  readonly holder: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
  /** Both, if none is named. */
  readonly lane?: AgendaLane;
  /** Only what calls this acquirer; null is `default`. All, if none is named. */
  readonly acquirer?: string | null;
}

/**
 * The result of an entry; `at` is the latest time at which it must be processed again. `held`: a call that it needs is not made for so
 * long, which says nothing about its order and is no try.
 */
export type AgendaResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'later'; readonly at?: number }
  | { readonly kind: 'held'; readonly forMs: number };

export const DONE: AgendaResult = { kind: 'done' };

export interface AgendaStore {
  /** Claims due entries under a lease. Entries of a dead holder return when the lease expires. */
  claimAgenda(claim: AgendaClaim): Promise<AgendaItem[]>;
  /** Postpones claimed entries. Those that another holder has claimed since stay unchanged. One that only waited was not tried. */
  postponeAgenda(
    holder: string,
    items: readonly (AgendaItem & { readonly nextAt: number; readonly hasWaited?: boolean })[],
    at: number,
  ): Promise<void>;
  /**
   * Makes entries of an acquirer due now that nobody holds and that are due later; how many. Null is `default`. One that was postponed
   * less than a pause ago is due when the pause is over.
   */
  hastenAgenda(input: {
    readonly acquirer: string | null;
    readonly keys: readonly AgendaKey[];
    readonly now: number;
    readonly pauseMs: number;
  }): Promise<number>;
  /** Keeps claimed entries for longer. Those that another holder has claimed since stay unchanged. */
  renewAgenda(claim: Omit<AgendaClaim, 'limit'>, keys: readonly AgendaKey[]): Promise<void>;
  /** Removes claimed entries. Those that another holder has claimed since stay. */
  finishAgenda(holder: string, keys: readonly AgendaKey[]): Promise<void>;
  /** When the next unclaimed entry is due; null if there is none. */
  nextAgendaAt(): Promise<number | null>;
  /** What is due for the order itself, not for its refunds and chargebacks. */
  listAgenda(reference: OrderReference): Promise<Pick<AgendaEntry, 'task' | 'dueAt'>[]>;
}
