import type { ApprovalKind, ApprovalRules } from '../approvals/approval.ts';

// What people do alone, and what needs two of them. Pure: whose rules hold, and what was done today, are read elsewhere (S42).

/** What has amounts. */
export type MoneyKind = 'refund' | 'payout';

/** By currency, in minor units. */
export type Amounts = Readonly<Record<string, bigint>>;

export const MONEY_KINDS: readonly MoneyKind[] = ['refund', 'payout'];

const NO_AMOUNTS: Readonly<Record<MoneyKind, Amounts>> = { refund: {}, payout: {} };

/** Nothing needs two people, except that nobody refunds more than nothing without the permission to. */
export const NO_RULES: ApprovalRules = {
  kinds: [],
  amounts: NO_AMOUNTS,
  refundLimits: {},
  payoutLimits: {},
  dayLimits: NO_AMOUNTS,
};

/** Money that somebody wants to move. */
export interface MovedMoney {
  readonly kind: MoneyKind;
  readonly currency: string;
  /** Whether the limits of people who may not move any amount hold for whoever moves it. */
  readonly isLimited: boolean;
}

/** The most that one person moves without a second one; null without such a limit. Of a refund, all refunds of the order count. */
export function aloneMax(rules: ApprovalRules, { kind, currency, isLimited }: MovedMoney): bigint | null {
  if (rules.kinds.includes(kind)) return 0n;
  const above = amountIn(rules.amounts[kind], currency);
  if (!isLimited) return above;
  const limit = kind === 'refund' ? (rules.refundLimits[currency] ?? 0n) : amountIn(rules.payoutLimits, currency);
  return least(above, limit);
}

/** The most that one person moves alone on one day; null without a limit. */
export function aloneDayMax(rules: ApprovalRules, { kind, currency, isLimited }: MovedMoney): bigint | null {
  return isLimited ? (rules.dayLimits[kind][currency] ?? null) : null;
}

export function least(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Two rules for the same people: of each thing, the stricter one holds. */
export function strictestRules(one: ApprovalRules, other: ApprovalRules): ApprovalRules {
  const kinds = [...new Set([...one.kinds, ...other.kinds])];
  return {
    kinds,
    // What always needs two people needs no amount.
    amounts: ofKinds((kind) => (kinds.includes(kind) ? {} : lowerOf(one.amounts[kind], other.amounts[kind]))),
    refundLimits: lowerOf(one.refundLimits, other.refundLimits),
    payoutLimits: lowerOf(one.payoutLimits, other.payoutLimits),
    dayLimits: ofKinds((kind) => lowerOfEach(one.dayLimits[kind], other.dayLimits[kind])),
  };
}

function ofKinds(amountsOf: (kind: MoneyKind) => Amounts): Readonly<Record<MoneyKind, Amounts>> {
  return { refund: amountsOf('refund'), payout: amountsOf('payout') };
}

/** Whether something needs two people by the first rules, and no longer by the second. The limits of staff are not meant. */
export function loosens(before: ApprovalRules, after: ApprovalRules): boolean {
  if (before.kinds.some((kind) => !after.kinds.includes(kind))) return true;
  return MONEY_KINDS.some((kind) => {
    const [had, has] = [before.amounts[kind], after.amounts[kind]];
    if (isEmpty(had) || after.kinds.includes(kind)) return false;
    return isEmpty(has) || Object.entries(has).some(([currency, amount]) => amount > (had[currency] ?? 0n));
  });
}

/** The kinds for which the rules ever ask for a second person, whoever acts. */
export function ruledKinds({ kinds, amounts }: ApprovalRules): ApprovalKind[] {
  return [...new Set([...kinds, ...MONEY_KINDS.filter((kind) => !isEmpty(amounts[kind]))])];
}

/** Once one currency has an amount, the others have none to spare. */
function amountIn(amounts: Amounts, currency: string): bigint | null {
  return isEmpty(amounts) ? null : (amounts[currency] ?? 0n);
}

function isEmpty(amounts: Amounts): boolean {
  return Object.keys(amounts).length === 0;
}

/** A currency that only one of them names has the amount zero by the other. Whoever names none says nothing. */
function lowerOf(one: Amounts, other: Amounts): Amounts {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) ? other : one;
  const common = Object.keys(one).filter((currency) => currency in other);
  // None in common: every currency is at zero by one of them, which an empty list would not say.
  if (common.length === 0) return Object.fromEntries(Object.keys(one).map((currency) => [currency, 0n]));
  return lowerOfEach(pick(one, common), pick(other, common));
}

function lowerOfEach(one: Amounts, other: Amounts): Amounts {
  const currencies = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    currencies.map((currency) => [currency, least(one[currency] ?? null, other[currency] ?? null) ?? 0n]),
  );
}

function pick(amounts: Amounts, currencies: readonly string[]): Amounts {
  return Object.fromEntries(currencies.map((currency) => [currency, amounts[currency] ?? 0n]));
}

/** What somebody did alone on one day, by one side's rules, of one kind and in one currency. */
export interface AloneDay {
  /** The side whose rules count it: a merchant, or `OPERATOR_SIDE`. */
  readonly side: number;
  /** The person, also behind a token; the token, if there is no person behind it. */
  readonly who: string;
  readonly kind: MoneyKind;
  readonly currency: string;
  readonly day: number;
}

/** Added to a day in the transaction that moves the money, or nothing is moved. */
export interface AloneShare extends AloneDay {
  readonly amount: bigint;
  /** What the day may come to; null without a limit. It counts nevertheless: a limit may be set at noon. */
  readonly max: bigint | null;
}

export interface AloneStore {
  /** Zero for a day without anything. In the order of the days given. */
  readAloneDays(days: readonly AloneDay[]): Promise<bigint[]>;
}

/** Thrown by the store to roll back: with what the same person did meanwhile, it is more than they may do alone on a day. */
export class AloneDayPassed extends Error {
  constructor() {
    super('more than one person may do alone on one day');
    this.name = 'AloneDayPassed';
  }
}
