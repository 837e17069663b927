// What rules would have done with past orders, added up one order at a time, in memory that does not grow with them.

export interface SimulatedAcquirer {
  readonly acquirer: string;
  readonly currency: string;
  readonly ordersBefore: number;
  readonly ordersAfter: number;
  readonly amountBefore: bigint;
  readonly amountAfter: bigint;
  /** What it keeps of payments that were paid. */
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

interface ExpectedApprovals {
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
  const sums = createSums();
  const results = createResults();
  const byRule = new Map<string | null, number>([...rules.map(({ name }) => [name, 0] as const), [null, 0]]);
  const examples: MovedOrder[] = [];
  let [orders, moved, refused] = [0, 0, 0];
  return {
    add(one: Simulated): void {
      orders += 1;
      byRule.set(one.rule, (byRule.get(one.rule) ?? 0) + 1);
      sums.add(one);
      results.add(one);
      if (one.after === null) refused += 1;
      if (one.after === one.before) return;
      moved += 1;
      if (examples.length < EXAMPLES_MAX) examples.push(exampleOf(one));
    },
    result(): SimulationResult {
      const { approvals, withoutData } = results.expect();
      return {
        orders,
        moved,
        refused,
        acquirers: sums.list(),
        rules: [...byRule].map(([rule, count]) => ({ rule, orders: count })),
        approvals,
        withoutData,
        examples,
      };
    },
  };
}

/** What goes to each acquirer in each currency, and at which cost. */
function createSums() {
  const acquirers = new Map<string, Sums>();
  const sumsOf = (acquirer: string, currency: string): Sums => {
    const key = `${acquirer} ${currency}`;
    const known = acquirers.get(key) ?? emptySums(acquirer, currency);
    acquirers.set(key, known);
    return known;
  };
  const addCosts = (one: Simulated, before: Sums, after: Sums | null) => {
    if (one.isPayout || one.isApproved !== true) return;
    const cost = one.costOf(one.before);
    if (cost === null) before.withoutCost += 1;
    else before.costBefore += cost;
    if (after === null || one.after === null) return;
    const other = after === before ? cost : one.costOf(one.after);
    if (other !== null) after.costAfter += other;
    else if (after !== before) after.withoutCost += 1;
  };
  return {
    add(one: Simulated): void {
      const before = sumsOf(one.before, one.currency);
      before.ordersBefore += 1;
      before.amountBefore += one.amount;
      const after = one.after === null ? null : sumsOf(one.after, one.currency);
      if (after !== null) {
        after.ordersAfter += 1;
        after.amountAfter += one.amount;
      }
      addCosts(one, before, after);
    },
    list: (): SimulatedAcquirer[] =>
      [...acquirers.values()].toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1)),
  };
}

/** What acquirers approved, and which payments would go to which of them. */
function createResults() {
  const segments = new Map<string, Segment>();
  const movedTo = new Map<string, Moved>();
  return {
    add({ method, currency, before, after, isPayout, isApproved }: Simulated): void {
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
    },
    expect: () => expect(movedTo.values(), segments),
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

/** 95 percent of a normal distribution are within so many deviations. */
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
