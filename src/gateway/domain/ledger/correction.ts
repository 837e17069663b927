import { NEW_MONEY_MAX, groupOf, ownMoney } from './ledger.ts';
import type { Account, Balance, PostingGroup } from './ledger.ts';

// A correction by hand. Only between accounts that no order is responsible for: the others must equal the sum of their
// orders, refunds and chargebacks.

export const CORRECTABLE = ['available', 'debt', 'fees', 'channel'] as const satisfies readonly Account[];

export type CorrectableAccount = (typeof CORRECTABLE)[number];

export interface NewCorrection {
  readonly merNo: number;
  readonly correctionNo: string;
  readonly tradeNo: string | null;
  readonly from: CorrectableAccount;
  readonly to: CorrectableAccount;
  readonly amount: bigint;
  readonly currency: string;
  readonly note: string;
}

export type CorrectionPlan =
  | { readonly kind: 'planned'; readonly group: PostingGroup }
  | { readonly kind: 'refused'; readonly refusal: CorrectionRefusal };

export interface CorrectionRefusal {
  readonly why: 'notThere' | 'moneyAvailable' | 'owesLess' | 'tooMuch';
  readonly from: CorrectableAccount;
}

/** The subject of its postings. A trade number contains no slash, so those of an order are a span of subjects. */
export function correctionSubject({ correctionNo, tradeNo }: Pick<NewCorrection, 'correctionNo' | 'tradeNo'>): string {
  return tradeNo === null ? correctionNo : `${tradeNo}/${correctionNo}`;
}

/** What it takes must be there (I7), debt is never overpaid, and nothing stays available beside a debt (I14). */
export function planCorrection(balance: Balance, correction: NewCorrection): CorrectionPlan {
  const { from, to, amount, currency } = correction;
  if ((from === 'available' || from === 'fees') && balance[from] < amount) {
    return refused('notThere', from);
  }
  if (from === 'debt' && balance.available > 0n) {
    return refused('moneyAvailable', from);
  }
  if (to === 'debt' && -balance.debt < amount) {
    return refused('owesLess', from);
  }
  const grows = to === 'available' && from !== 'debt';
  if (
    (grows && ownMoney(balance) + amount > NEW_MONEY_MAX) ||
    (from === 'debt' && amount - balance.debt > NEW_MONEY_MAX)
  ) {
    return refused('tooMuch', from);
  }
  const group = groupOf('correction', correctionSubject(correction), [{ from, to, currency, amount }]);
  return { kind: 'planned', group };
}

/** Moving debt into what is available would only turn it into debt again. */
export function correctionProblem({
  from,
  to,
}: Pick<NewCorrection, 'from' | 'to'>): 'sameAccount' | 'debtMadeAvailable' | null {
  if (from === to) return 'sameAccount';
  return from === 'debt' && to === 'available' ? 'debtMadeAvailable' : null;
}

function refused(why: CorrectionRefusal['why'], from: CorrectableAccount): CorrectionPlan {
  return { kind: 'refused', refusal: { why, from } };
}
