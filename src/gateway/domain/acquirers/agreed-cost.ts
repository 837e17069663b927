// What an acquirer keeps of a payment. Routing, simulation and reconciliation read the same (store/reconciliation/matching/fee-differences.ts
// does so in SQL).

/** The first that fits counts, among those that have begun. Null fits all. */
export interface AgreedCost {
  readonly method: string | null;
  readonly currency: string | null;
  /** Where the card was issued, as the operator's table of cards calls it. */
  readonly region: string | null;
  /** The day from which on it holds, such as `2027-01-01`, until the next about the same has begun; null: since ever. */
  readonly from: string | null;
  /** Millionths of the amount. */
  readonly ppm: number;
  /** Minor units, beside it. */
  readonly fixed: string;
}

export interface CostQuestion {
  readonly method: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly region: string | null;
  /** Such as `2026-11-15`. */
  readonly day: string;
}

const MILLION = 1_000_000n;

/** Null if nothing is agreed on it. */
export function costOf(costs: readonly AgreedCost[], question: CostQuestion): bigint | null {
  const cost = costs.find((one) => fits(one, question) && isNewest(one, costs, question.day));
  if (cost === undefined) return null;
  return (question.amount * BigInt(cost.ppm) + MILLION / 2n) / MILLION + BigInt(cost.fixed);
}

function fits(cost: AgreedCost, { method, currency, region }: CostQuestion): boolean {
  return (
    (cost.method === null || cost.method === method) &&
    (cost.currency === null || cost.currency === currency) &&
    (cost.region === null || cost.region === region)
  );
}

/** Whether it has begun, and no later one about the same has. */
function isNewest(cost: AgreedCost, costs: readonly AgreedCost[], day: string): boolean {
  if ((cost.from ?? '') > day) return false;
  return !costs.some(
    (other) => isAboutSame(other, cost) && (other.from ?? '') > (cost.from ?? '') && (other.from ?? '') <= day,
  );
}

/** Only one of them can hold on a day. */
export function isAboutSame(left: AgreedCost, right: AgreedCost): boolean {
  return left.method === right.method && left.currency === right.currency && left.region === right.region;
}
