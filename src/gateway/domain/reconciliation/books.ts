// The operator's own books: double entry over all merchants, by acquirer and bank account. An amount above zero on an account is
// money that the operator has there, or is owed; a group only moves it. Nothing is ever changed: what was wrong is booked back.

const OPERATOR_ACCOUNTS = [
  /** The bridge: what merchants' books say of the acquirer, with the opposite sign. */
  'merchants',
  /** What the acquirer owes. Zero once everything has arrived. */
  'acquirer',
  /** What is in the bank account, as its last statement says. */
  'bank',
  /** What acquirers kept. */
  'acquirerFees',
  /** Between the two currencies of what an acquirer exchanged. */
  'exchange',
  /** Below zero: money that is here and nobody's yet. Above: credited to a merchant before it was here. */
  'unallocated',
  'writtenOff',
  /** What was in the bank account before its first statement. */
  'opening',
] as const;

export type OperatorAccount = (typeof OPERATOR_ACCOUNTS)[number];

export interface OperatorPosting {
  readonly fromOwner: string;
  readonly from: OperatorAccount;
  readonly toOwner: string;
  readonly to: OperatorAccount;
  readonly currency: string;
  /** Above zero. */
  readonly amount: bigint;
}

/** One event of a subject. A subject has each event once: the store's key. */
export interface OperatorGroup {
  /** An acquirer, or a bank account. */
  readonly owner: string;
  readonly subject: string;
  readonly event: string;
  readonly day: number;
  readonly at: number;
  readonly postings: readonly OperatorPosting[];
}

/** When something is booked. */
export interface BookedAt {
  readonly day: number;
  readonly at: number;
}

interface Move {
  readonly from: readonly [owner: string, account: OperatorAccount];
  readonly to: readonly [owner: string, account: OperatorAccount];
  readonly currency: string;
  /** Below zero it goes the other way. */
  readonly amount: bigint;
}

/** What merchants' books expect of an acquirer for a day, or by how much more than was entered before (`entry` counts them). */
export function expectedGroup(
  expected: {
    readonly acquirer: string;
    readonly currency: string;
    readonly dayText: string;
    readonly entry: string;
    /** What acquirers report: payments, refunds, payouts and what came back. */
    readonly reported: bigint;
    /** What people booked: deposits, corrections. No report has it. */
    readonly byHand: bigint;
  },
  booked: BookedAt,
): OperatorGroup {
  const { acquirer, currency, dayText, entry, reported, byHand } = expected;
  return groupOf({ owner: acquirer, subject: `day/${dayText}`, event: `expected/${currency}/${entry}`, ...booked }, [
    { from: [acquirer, 'merchants'], to: [acquirer, 'acquirer'], currency, amount: reported },
    { from: [acquirer, 'merchants'], to: [acquirer, 'unallocated'], currency, amount: byHand },
  ]);
}

/** What a report adds to what merchants' books say. */
export interface ReportSums {
  readonly acquirer: string;
  readonly fileNo: string;
  readonly section: number;
  /** In which the section counts. */
  readonly currency: string;
  /** The sum over all its lines; zero or less if the acquirer kept it. */
  readonly fees: bigint;
  /** Lines that name no item of the books, by their currency: their gross. */
  readonly unallocated: readonly { readonly currency: string; readonly amount: bigint }[];
  /** Lines in another currency than the section's: what they were, and what they became before fees. */
  readonly exchanged: readonly { readonly currency: string; readonly amount: bigint; readonly became: bigint }[];
}

export function reportGroup(sums: ReportSums, booked: BookedAt): OperatorGroup {
  const { acquirer, fileNo, section, currency, fees, unallocated, exchanged } = sums;
  return groupOf({ owner: acquirer, subject: sectionSubject(fileNo, section), event: 'report', ...booked }, [
    { from: [acquirer, 'acquirer'], to: [acquirer, 'acquirerFees'], currency, amount: -fees },
    ...unallocated.map((one): Move => ({ from: [acquirer, 'unallocated'], to: [acquirer, 'acquirer'], ...one })),
    ...exchanged.flatMap((one): Move[] => [
      { from: [acquirer, 'acquirer'], to: [acquirer, 'exchange'], currency: one.currency, amount: one.amount },
      { from: [acquirer, 'exchange'], to: [acquirer, 'acquirer'], currency, amount: one.became },
    ]),
  ]);
}

/** A line of a report that turns out to name no item of its own; below zero it goes the other way. */
export function unallocatedGroup(
  line: {
    readonly owner: string;
    readonly fileNo: string;
    readonly section: number;
    readonly event: string;
    readonly currency: string;
    readonly amount: bigint;
  },
  booked: BookedAt,
): OperatorGroup {
  const { owner, fileNo, section, event, currency, amount } = line;
  return groupOf({ owner, subject: sectionSubject(fileNo, section), event, ...booked }, [
    { from: [owner, 'unallocated'], to: [owner, 'acquirer'], currency, amount },
  ]);
}

/** `opening` only of an account's first statement. */
export function statementGroup(
  statement: {
    readonly bankAccount: string;
    readonly fileNo: string;
    readonly section: number;
    readonly currency: string;
    readonly opening: bigint;
    readonly lines: bigint;
  },
  booked: BookedAt,
): OperatorGroup {
  const { bankAccount, fileNo, section, currency, opening, lines } = statement;
  return groupOf({ owner: bankAccount, subject: sectionSubject(fileNo, section), event: 'statement', ...booked }, [
    { from: [bankAccount, 'opening'], to: [bankAccount, 'bank'], currency, amount: opening },
    { from: [bankAccount, 'unallocated'], to: [bankAccount, 'bank'], currency, amount: lines },
  ]);
}

/** Money of an acquirer, and the bank's lines with it: reports that were paid, or items that a line of the bank names itself. */
export function transferGroup(
  transfer: {
    readonly matchNo: string;
    readonly acquirer: string;
    readonly bankAccount: string;
    readonly currency: string;
    readonly amount: bigint;
  },
  booked: BookedAt,
): OperatorGroup {
  const { matchNo, acquirer, bankAccount, currency, amount } = transfer;
  return groupOf({ owner: acquirer, subject: matchSubject(matchNo), event: 'transfer', ...booked }, [
    { from: [acquirer, 'acquirer'], to: [bankAccount, 'unallocated'], currency, amount },
  ]);
}

interface OfMatch {
  readonly matchNo: string;
  readonly owner: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** What an acquirer owes by the books, and will not pay; below zero, what it paid beyond them. */
export function writeOffGroup({ matchNo, owner, currency, amount }: OfMatch, booked: BookedAt): OperatorGroup {
  return groupOf({ owner, subject: matchSubject(matchNo), event: 'writeOff', ...booked }, [
    { from: [owner, 'acquirer'], to: [owner, 'writtenOff'], currency, amount },
  ]);
}

/** Money that is nobody's, kept or borne by the operator; at an acquirer, or in a bank account. */
export function unallocatedWriteOffGroup(match: OfMatch, booked: BookedAt): OperatorGroup {
  const { matchNo, owner, currency, amount } = match;
  return groupOf({ owner, subject: matchSubject(matchNo), event: 'writeOff', ...booked }, [
    { from: [owner, 'writtenOff'], to: [owner, 'unallocated'], currency, amount },
  ]);
}

/** Money without an order of ours goes back to its payer, at the acquirer. */
export function returnGroup({ matchNo, owner, currency, amount }: OfMatch, booked: BookedAt): OperatorGroup {
  return groupOf({ owner, subject: matchSubject(matchNo), event: 'return', ...booked }, [
    { from: [owner, 'acquirer'], to: [owner, 'unallocated'], currency, amount },
  ]);
}

/**
 * A line without an item of its own, and the item that a person found for it: `line` is what was unallocated, `item` what the books
 * have; in two currencies it goes through the exchange. What differs stays with the acquirer, or is written off.
 */
export function handGroup(
  match: {
    readonly matchNo: string;
    readonly owner: string;
    readonly line: { readonly currency: string; readonly amount: bigint };
    readonly item: { readonly currency: string; readonly amount: bigint };
  },
  booked: BookedAt,
): OperatorGroup {
  const { matchNo, owner, line, item } = match;
  const head = { owner, subject: matchSubject(matchNo), event: 'hand', ...booked };
  if (line.currency === item.currency) {
    return groupOf(head, [{ from: [owner, 'acquirer'], to: [owner, 'unallocated'], ...line }]);
  }
  return groupOf(head, [
    { from: [owner, 'acquirer'], to: [owner, 'exchange'], ...item },
    { from: [owner, 'exchange'], to: [owner, 'unallocated'], ...line },
  ]);
}

/**
 * Credits need no group: the deposit on the merchant's books is entered with its day, from `merchants` to `unallocated`, where the
 * money was.
 */

/** Books back whatever the groups of a subject come to; null if that is nothing. */
export function undoOf(groups: readonly OperatorGroup[], booked: BookedAt): OperatorGroup | null {
  const [first] = groups;
  if (first === undefined) return null;
  const left = new Map<string, Move & { amount: bigint }>();
  for (const { fromOwner, from, toOwner, to, currency, amount } of groups.flatMap(({ postings }) => postings)) {
    const isForward = `${fromOwner} ${from}` < `${toOwner} ${to}`;
    const [one, other] = isForward
      ? [[fromOwner, from] as const, [toOwner, to] as const]
      : [[toOwner, to] as const, [fromOwner, from] as const];
    const key = [...one, ...other, currency].join(' ');
    const move = left.get(key) ?? { from: other, to: one, currency, amount: 0n };
    left.set(key, { ...move, amount: move.amount + (isForward ? amount : -amount) });
  }
  const times = groups.filter(({ event }) => event.startsWith('back/')).length;
  const { owner, subject } = first;
  const group = groupOf({ owner, subject, event: `back/${times + 1}`, ...booked }, [...left.values()]);
  return group.postings.length === 0 ? null : group;
}

/** The change of each account, for previews and balances. */
export function operatorChangesOf(
  groups: readonly Pick<OperatorGroup, 'postings'>[],
): { readonly owner: string; readonly account: OperatorAccount; readonly currency: string; readonly amount: bigint }[] {
  const sums = new Map<string, { owner: string; account: OperatorAccount; currency: string; amount: bigint }>();
  const add = (owner: string, account: OperatorAccount, currency: string, amount: bigint) => {
    const key = `${owner} ${account} ${currency}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { owner, account, currency, amount });
    else sum.amount += amount;
  };
  for (const { postings } of groups) {
    for (const { fromOwner, from, toOwner, to, currency, amount } of postings) {
      add(fromOwner, from, currency, -amount);
      add(toOwner, to, currency, amount);
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

export function sectionSubject(fileNo: string, section: number): string {
  return `file/${fileNo}/${section}`;
}

export function matchSubject(matchNo: string): string {
  return `match/${matchNo}`;
}

function groupOf(head: Omit<OperatorGroup, 'postings'>, moves: readonly Move[]): OperatorGroup {
  const postings = moves
    .filter(({ amount }) => amount !== 0n)
    .map(({ from, to, currency, amount }): OperatorPosting => {
      const [source, target] = amount > 0n ? [from, to] : [to, from];
      return {
        fromOwner: source[0],
        from: source[1],
        toOwner: target[0],
        to: target[1],
        currency,
        amount: amount > 0n ? amount : -amount,
      };
    });
  return { ...head, postings };
}
