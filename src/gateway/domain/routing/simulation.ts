// What rules would have done with past orders, added up one order at a time, in memory that does not grow with them.

export interface SimulatedAcquirer {
  readonly acquirer: string;
  readonly currency: string;
  readonly ordersBefore: number;
  readonly ordersAfter: number;
  readonly amountBefore: bigint;
  readonly amountAfter: bigint;
  /** Of payments that were paid. */
  readonly costBefore: bigint;
  readonly costAfter: bigint;
  readonly withoutCost: number;
}

export interface MovedOrder {
  readonly merNo: number;
  readonly tradeNo: string;
  readonly method: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly rule: string | null;
  readonly before: string;
  readonly after: string | null;
}

export interface ExpectedApprovals {
  readonly payments: number;
  readonly before: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

export interface SimulationResult {
  readonly orders: number;
  readonly moved: number;
  readonly refused: number;
  readonly acquirers: readonly SimulatedAcquirer[];
  readonly rules: readonly { readonly rule: string | null; readonly orders: number }[];
  readonly approvals: ExpectedApprovals | null;
  readonly withoutData: number;
  readonly examples: readonly MovedOrder[];
}

/** An order, or a try, beside what the rules say of it. */
export interface Simulated extends Omit<MovedOrder, 'before'> {
  readonly before: string;
  readonly isPayout: boolean;
  readonly isApproved: boolean | null;
  /** What each would keep; null if nothing is agreed. Asked only for payments that were paid. */
  readonly costOf: (acquirer: string) => bigint | null;
}

/** Below so many results of an acquirer, its rate says too little. */
const RESULTS_MIN = 30;

const EXAMPLES_MAX = 10;

type Sums = { -readonly [Field in keyof SimulatedAcquirer]: SimulatedAcquirer[Field] };

/** Payments of one method and currency at one acquirer. */
interface Segment {
  decided: number;
  approved: number;
}

/** Moved payments of a segment, by the segment that they would be in. */
interface Moved {
  readonly after: string;
  payments: number;
  approved: number;
}

export function createSimulation(rules: readonly { readonly name: string }[]) {
  const acquirers = new Map<string, Sums>();
  const segments = new Map<string, Segment>();
  const movedTo = new Map<string, Moved>();
  const byRule = new Map<string | null, number>([...rules.map(({ name }) => [name, 0] as const), [null, 0]]);
  const examples: MovedOrder[] = [];
  let [orders, moved, refused] = [0, 0, 0];

  function sumsOf(acquirer: string, currency: string): Sums {
    const key = `${acquirer} ${currency}`;
    const known = acquirers.get(key) ?? emptySums(acquirer, currency);
    acquirers.set(key, known);
    return known;
  }

  function addCosts(one: Simulated): void {
    if (one.isPayout || one.isApproved !== true) return;
    const before = sumsOf(one.before, one.currency);
    const cost = one.costOf(one.before);
    if (cost === null) before.withoutCost += 1;
    else before.costBefore += cost;
    if (one.after === null) return;
    const after = sumsOf(one.after, one.currency);
    const other = one.after === one.before ? cost : one.costOf(one.after);
    if (other !== null) after.costAfter += other;
    else if (after !== before) after.withoutCost += 1;
  }

  function addResult({ method, currency, before, after, isPayout, isApproved }: Simulated): void {
    if (isPayout || isApproved === null) return;
    const of = (acquirer: string) => `${acquirer} ${method} ${currency}`;
    const segment = segments.get(of(before)) ?? { decided: 0, approved: 0 };
    segment.decided += 1;
    if (isApproved) segment.approved += 1;
    segments.set(of(before), segment);
    if (after === null || after === before) return;
    const group = movedTo.get(of(after)) ?? { after: of(after), payments: 0, approved: 0 };
    group.payments += 1;
    if (isApproved) group.approved += 1;
    movedTo.set(of(after), group);
  }

  return {
    add(one: Simulated): void {
      orders += 1;
      byRule.set(one.rule, (byRule.get(one.rule) ?? 0) + 1);
      const before = sumsOf(one.before, one.currency);
      before.ordersBefore += 1;
      before.amountBefore += one.amount;
      if (one.after === null) refused += 1;
      else {
        const after = sumsOf(one.after, one.currency);
        after.ordersAfter += 1;
        after.amountAfter += one.amount;
      }
      addCosts(one);
      addResult(one);
      if (one.after === one.before) return;
      moved += 1;
      if (examples.length < EXAMPLES_MAX) examples.push(exampleOf(one));
    },
    result(): SimulationResult {
      const { approvals, withoutData } = expect(movedTo.values(), segments);
      return {
        orders,
        moved,
        refused,
        acquirers: [...acquirers.values()].toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1)),
        rules: [...byRule].map(([rule, count]) => ({ rule, orders: count })),
        approvals,
        withoutData,
        examples,
      };
    },
  };
}

function emptySums(acquirer: string, currency: string): Sums {
  return {
    acquirer,
    currency,
    ordersBefore: 0,
    ordersAfter: 0,
    amountBefore: 0n,
    amountAfter: 0n,
    costBefore: 0n,
    costAfter: 0n,
    withoutCost: 0,
  };
}

function keyOf({ acquirer, currency }: SimulatedAcquirer): string {
  return `${acquirer} ${currency}`;
}

function exampleOf({ merNo, tradeNo, method, currency, amount, rule, before, after }: Simulated): MovedOrder {
  return { merNo, tradeNo, method, currency, amount, rule, before, after };
}

/** Of a normal distribution, 95 percent. */
const SPREAD = 1.96;

/**
 * Each moved payment would be approved as others of its method and currency were where it goes. The interval has both: that each is a
 * throw of the dice, and that the rate itself is known from so many results only.
 */
function expect(groups: Iterable<Moved>, segments: ReadonlyMap<string, Segment>) {
  const sums = { payments: 0, before: 0, expected: 0, variance: 0 };
  let withoutData = 0;
  for (const { after, payments, approved } of groups) {
    const known = segments.get(after);
    if (known === undefined || known.decided < RESULTS_MIN) {
      withoutData += payments;
      continue;
    }
    const rate = known.approved / known.decided;
    sums.payments += payments;
    sums.before += approved;
    sums.expected += payments * rate;
    sums.variance += varianceOf(known, payments);
  }
  if (sums.payments === 0) return { approvals: null, withoutData };
  const half = SPREAD * Math.sqrt(sums.variance);
  const approvals: ExpectedApprovals = {
    payments: sums.payments,
    before: sums.before,
    expected: Math.round(sums.expected),
    low: Math.max(0, Math.floor(sums.expected - half)),
    high: Math.min(sums.payments, Math.ceil(sums.expected + half)),
  };
  return { approvals, withoutData };
}

/** With two results more of each kind: else a segment without a decline would be certain for ever. */
function varianceOf({ decided, approved }: Segment, payments: number): number {
  const rate = (approved + 2) / (decided + 4);
  return payments * rate * (1 - rate) * (1 + payments / decided);
}
