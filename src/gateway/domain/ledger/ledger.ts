// Double entry: a posting moves an amount from one account to another, so each posting, each group and the whole ledger
// sum to zero by construction (I1). The ledger only grows; a correction is a new group.

/** Accounts of one merchant in one currency. */
export const ACCOUNTS = [
  /** Can be paid out. */
  'available',
  /** Earned, not settled yet. */
  'pending',
  /** Held back as security. */
  'margin',
  /** Set aside for payouts in progress. */
  'payoutHold',
  /** Set aside for refunds in progress. */
  'refundHold',
  /** Taken for open chargebacks. */
  'chargebackHold',
  /**
   * The debt left by a chargeback that the merchant's money did not cover; zero or less. Zero if anything is available
   * (I14).
   */
  'debt',
  /** The operator's earnings. */
  'fees',
  /** Money at the acquirer: decreases as payments come in, increases as money leaves. */
  'channel',
  /** Between the two currencies of an event. */
  'exchange',
] as const;

export type Account = (typeof ACCOUNTS)[number];

/** The merchant's own money: never below zero (I7). */
export const MERCHANT_ACCOUNTS = [
  'available',
  'pending',
  'margin',
  'payoutHold',
  'refundHold',
  'chargebackHold',
] as const satisfies readonly Account[];

export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly currency: string;
  /** Above zero. */
  readonly amount: bigint;
  /** With which acquirer, if it is from or to `channel`. Null or absent is the default one. */
  readonly acquirer?: string | null;
}

/** The acquirer that null stands for: that of `CHANNEL_URL`, or the sandbox's scripted one. */
export const DEFAULT_ACQUIRER = 'default';

/** Something whose money is with an acquirer. */
export interface AtAcquirer {
  readonly acquirer?: string | null;
}

export const LEDGER_EVENTS = [
  'payment',
  'settlement',
  'marginRelease',
  'payoutHold',
  'payout',
  'payoutReturn',
  /** It had arrived, and came back. */
  'payoutReversed',
  'refundHold',
  'refund',
  'refundReturn',
  'refundReversed',
  'chargeback',
  'chargebackWon',
  'chargebackLost',
  /** Only in books from before income paid debt immediately: the hourly collection, and the upgrade. */
  'debtCollection',
  'deposit',
  /** Between accounts, by hand. */
  'correction',
] as const;

export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/** All postings of one event. A subject (order, refund, chargeback, …) has each event at most once: the store's key. */
export interface PostingGroup {
  readonly event: LedgerEvent;
  /** The number of the event's subject. */
  readonly subject: string;
  readonly postings: readonly Posting[];
}

/** A merchant's accounts in one currency, from one snapshot. Their sum is zero. */
export type Balance = Readonly<Record<Account, bigint>>;

export const EMPTY_BALANCE: Balance = Object.freeze({
  available: 0n,
  pending: 0n,
  margin: 0n,
  payoutHold: 0n,
  refundHold: 0n,
  chargebackHold: 0n,
  debt: 0n,
  fees: 0n,
  channel: 0n,
  exchange: 0n,
});

/**
 * The maximum that a merchant's own accounts may hold together, and that it may owe: a tenth of 64 bits, so that all
 * accounts can be summed. The database only rejects sums beyond 64 bits, even at the end of a payment, when the
 * acquirer already has the money. So new money is refused at half of this, before it is under way: the rest is for what
 * was accepted by then.
 */
export const BALANCE_MAX = 9n * 10n ** 17n;
export const NEW_MONEY_MAX = BALANCE_MAX / 2n;

/** The merchant's own money, in all accounts. */
export function ownMoney(balance: Balance): bigint {
  return MERCHANT_ACCOUNTS.reduce((sum, account) => sum + balance[account], 0n);
}

/** The postings, without those of zero. */
export function groupOf(event: LedgerEvent, subject: string, postings: readonly Posting[]): PostingGroup {
  const moving = postings.filter((posting) => posting.amount !== 0n);
  for (const { amount, from, to } of moving) {
    if (amount < 0n) throw new RangeError(`a posting of ${event} is negative`);
    if (from === to) throw new RangeError(`a posting of ${event} goes from ${from} to itself`);
  }
  return { event, subject, postings: moving };
}

/**
 * Income pays debt first, in the same group (I14): what would become available goes to the debt in its currency, up to
 * the debt's amount. Money counts as income when it becomes available: an unsettled share and a margin cannot pay debt
 * yet, so they do at settlement and release. Debt already paid within the group is taken into account.
 */
export function payDebtFirst(group: PostingGroup, debtIn: (currency: string) => bigint): PostingGroup {
  if (!group.postings.some(({ to, currency }) => to === 'available' && debtIn(currency) < 0n)) return group;
  const owed = new Map<string, bigint>();
  for (const [currency, change] of changesOf(group.postings)) owed.set(currency, -debtIn(currency) - change.debt);
  const postings = group.postings.flatMap((posting): Posting[] => {
    const left = owed.get(posting.currency) ?? 0n;
    if (posting.to !== 'available' || left <= 0n) return [posting];
    const repaid = posting.amount < left ? posting.amount : left;
    owed.set(posting.currency, left - repaid);
    return [
      { ...posting, to: 'debt', amount: repaid },
      { ...posting, amount: posting.amount - repaid },
    ];
  });
  return groupOf(group.event, group.subject, postings);
}

/** The net change by postings, per currency. */
export function changesOf(postings: readonly Posting[]): Map<string, Record<Account, bigint>> {
  const changes = new Map<string, Record<Account, bigint>>();
  for (const { from, to, currency, amount } of postings) {
    let change = changes.get(currency);
    if (change === undefined) changes.set(currency, (change = { ...EMPTY_BALANCE }));
    change[from] -= amount;
    change[to] += amount;
  }
  return changes;
}

/** Takes an amount from several accounts, in order. `left` is the part that none of them covers. */
export function takeFrom<Purse extends string>(
  amount: bigint,
  purses: readonly (readonly [Purse, bigint])[],
): { readonly parts: Record<Purse, bigint>; readonly left: bigint } {
  let left = amount;
  const parts = {} as Record<Purse, bigint>;
  for (const [purse, holds] of purses) {
    const part = holds < left ? holds : left;
    parts[purse] = part > 0n ? part : 0n;
    left -= parts[purse];
  }
  return { parts, left };
}
