import { handGroup, transferGroup, unallocatedWriteOffGroup, writeOffGroup } from './books.ts';
import type { BookedAt, OperatorGroup } from './books.ts';
import type { ReconciliationException } from './exception.ts';
import type { FoundItem, FoundLine, FoundReport, MatchKind, Parties } from './exception-store.ts';
import { LINE_STATES, OPEN_FROM } from './line-state.ts';
import type { LineState } from './line-state.ts';

// What people decide about an exception, as groups of the operator's own books. No group names a merchant's account but `merchants`,
// and none of these moves even that: a match never moves a merchant's money (S51).

export type MatchProblem =
  | { readonly kind: 'oneSided' }
  | { readonly kind: 'missing' | 'settled'; readonly what: 'line' | 'item' | 'report'; readonly reference: string }
  | { readonly kind: 'currency' | 'owner' | 'mixed' }
  | {
      readonly kind: 'rest';
      readonly currency: string;
      readonly lines: bigint;
      readonly items: bigint;
    };

export interface MatchPlan {
  readonly kind: 'planned';
  readonly match: {
    readonly kind: MatchKind;
    readonly owner: string;
    readonly currency: string;
    readonly amount: bigint;
  };
  readonly lines: bigint;
  readonly items: bigint;
  readonly groups: readonly OperatorGroup[];
}

export type Planned = MatchPlan | { readonly kind: 'refused'; readonly problem: MatchProblem };

/** Whose gross the books have as nobody's. One of another amount than its item was left with the acquirer. */
const UNALLOCATED: readonly LineState[] = ['missingHere', 'unknown', 'arrivedWithoutOrder', 'double'];

/** What people book; no report has it. */
const BY_HAND: readonly string[] = ['deposit', 'correction'];

export function lineReference({ fileNo, section, line }: Pick<FoundLine, 'fileNo' | 'section' | 'line'>): string {
  return `${fileNo}:${section}:${line}`;
}

export function itemReference({ merNo, subject, event }: Pick<FoundItem, 'merNo' | 'subject' | 'event'>): string {
  return `${merNo}:${subject}:${event}`;
}

export function reportReference({ fileNo, section }: Pick<FoundReport, 'fileNo' | 'section'>): string {
  return `${fileNo}:${section}`;
}

export function isReportedEvent(event: string): boolean {
  return !BY_HAND.includes(event);
}

/** Whether a bank's statement has it; a bank's line counts with what it adds. */
export function isOfBank({ kind }: Pick<FoundLine, 'kind'>): boolean {
  return kind !== 'report';
}

export function worthOf(line: FoundLine): bigint {
  return isOfBank(line) ? line.net : line.gross;
}

/** What would be booked. `mayLeaveRest`: sums may differ, and what differs stays open. */
export function planMatch(
  parties: Parties,
  { matchNo, mayLeaveRest, booked }: { matchNo: string; mayLeaveRest: boolean; booked: BookedAt },
): Planned {
  const problem = problemOf(parties);
  if (problem !== null) return { kind: 'refused', problem };
  const { lines, items, reports } = parties;
  const [line] = lines;
  if (line === undefined) return { kind: 'refused', problem: { kind: 'oneSided' } };
  const { currency } = line;
  const lineSum = lines.reduce((sum, one) => sum + worthOf(one), 0n);
  const others = [...items.map(({ amount }) => amount), ...reports.map(({ total }) => total)];
  const itemSum = others.reduce((sum, amount) => sum + amount, 0n);
  if (lineSum !== itemSum && (!mayLeaveRest || others.length === 0)) {
    return { kind: 'refused', problem: { kind: 'rest', currency, lines: lineSum, items: itemSum } };
  }
  const owner = (reports[0] ?? items[0])?.owner ?? line.owner;
  const match = { kind: kindOf(parties), owner, currency, amount: lineSum };
  const group = groupOfMatch(parties, { matchNo, owner, lineSum, booked });
  return { kind: 'planned', match, lines: lineSum, items: itemSum, groups: group === null ? [] : [group] };
}

function kindOf({ lines, items, reports }: Parties): MatchKind {
  if (reports.length > 0) return 'transfer';
  if (items.length === 0) return 'pair';
  return lines.length === 1 && items.length === 1 ? 'hand' : 'split';
}

function groupOfMatch(
  { lines, items, reports }: Parties,
  { matchNo, owner, lineSum, booked }: { matchNo: string; owner: string; lineSum: bigint; booked: BookedAt },
): OperatorGroup | null {
  const [line] = lines;
  if (line === undefined || items.length + reports.length === 0) return null;
  const { currency } = line;
  if (isOfBank(line)) {
    return nonEmpty(
      transferGroup({ matchNo, acquirer: owner, bankAccount: line.owner, currency, amount: lineSum }, booked),
    );
  }
  const nobodys = lines.filter(({ state }) => UNALLOCATED.includes(state)).reduce((sum, { gross }) => sum + gross, 0n);
  // What people booked before is entered where the money was, so that it needs no group.
  const byHand = items.filter(({ event }) => !isReportedEvent(event)).reduce((sum, { amount }) => sum + amount, 0n);
  const amount = nobodys - byHand;
  return nonEmpty(handGroup({ matchNo, owner, line: { currency, amount }, item: { currency, amount } }, booked));
}

function nonEmpty(group: OperatorGroup): OperatorGroup | null {
  return group.postings.length === 0 ? null : group;
}

function problemOf({ lines, items, reports }: Parties): MatchProblem | null {
  const settledLine = lines.find(({ state }) => LINE_STATES[state] < OPEN_FROM);
  if (settledLine !== undefined) return { kind: 'settled', what: 'line', reference: lineReference(settledLine) };
  const settledItem = items.find(({ isSettled }) => isSettled);
  if (settledItem !== undefined) return { kind: 'settled', what: 'item', reference: itemReference(settledItem) };
  const settledReport = reports.find(({ state, kind }) => state !== 'open' || kind !== 'report');
  if (settledReport !== undefined) {
    return { kind: 'settled', what: 'report', reference: reportReference(settledReport) };
  }
  const [line] = lines;
  if (line === undefined || lines.length + items.length + reports.length < 2) return { kind: 'oneSided' };
  if ([...lines, ...items, ...reports].some(({ currency }) => currency !== line.currency)) return { kind: 'currency' };
  if (lines.some((one) => one.owner !== line.owner)) return { kind: 'owner' };
  const others = [...items, ...reports];
  if (others.some(({ owner }) => owner !== others[0]?.owner)) return { kind: 'owner' };
  if (reports.length > 0 && (items.length > 0 || !isOfBank(line))) return { kind: 'mixed' };
  const isSameOwner = others.length === 0 || isOfBank(line) || others[0]?.owner === line.owner;
  return isSameOwner ? null : { kind: 'owner' };
}

export type WriteOffProblem = 'fileMissing' | 'nothingLeft' | 'settledMeanwhile' | 'otherCurrency';

export type PlannedWriteOff =
  | {
      readonly kind: 'planned';
      readonly match: MatchPlan['match'];
      readonly groups: readonly OperatorGroup[];
      /** Whose end this is too. */
      readonly parties: Parties;
    }
  | { readonly kind: 'refused'; readonly problem: WriteOffProblem };

/** What of it is the operator's cost, or gain: by what is still where it was booked. */
export function planWriteOff(
  exception: ReconciliationException,
  parties: Parties,
  { matchNo, booked }: { matchNo: string; booked: BookedAt },
): PlannedWriteOff {
  const { kind, owner, currency } = exception;
  const [line = null] = parties.lines;
  const [item = null] = parties.items;
  const [report = null] = parties.reports;
  const planned = (amount: bigint, group: OperatorGroup, own: Partial<Parties>): PlannedWriteOff => ({
    kind: 'planned',
    match: { kind: 'writeOff', owner, currency, amount },
    groups: group.postings.length === 0 ? [] : [group],
    parties: { lines: [], items: [], reports: [], ...own },
  });
  const ofMatch = (amount: bigint) => ({ matchNo, owner, currency, amount });
  if (kind === 'fee') return planned(exception.amount, feeGroup(ofMatch(exception.amount), booked), {});
  if (kind === 'late') {
    if (report === null) return { kind: 'refused', problem: 'fileMissing' };
    if (report.state !== 'open') return { kind: 'refused', problem: 'settledMeanwhile' };
    return planned(report.total, writeOffGroup(ofMatch(report.total), booked), { reports: [report] });
  }
  if (exception.about.startsWith(REST)) {
    return planned(exception.amount, writeOffGroup(ofMatch(exception.amount), booked), {});
  }
  if (line === null) {
    if (item === null) return { kind: 'refused', problem: 'nothingLeft' };
    if (item.isSettled) return { kind: 'refused', problem: 'settledMeanwhile' };
    return planned(item.amount, writeOffGroup(ofMatch(item.amount), booked), { items: [item] });
  }
  if (LINE_STATES[line.state] < OPEN_FROM) return { kind: 'refused', problem: 'settledMeanwhile' };
  if (line.state === 'amount' && item !== null) {
    if (item.currency !== line.currency) return { kind: 'refused', problem: 'otherCurrency' };
    if (item.isSettled) return { kind: 'refused', problem: 'settledMeanwhile' };
    return writeOffDiffering({ line, item }, { matchNo, booked });
  }
  if (line.state === 'currency') return { kind: 'refused', problem: 'otherCurrency' };
  const amount = worthOf(line);
  return planned(-amount, unallocatedWriteOffGroup(ofMatch(amount), booked), { lines: [line] });
}

/** With the acquirer, as its item: what a bank moved of it is matched with that. */
function writeOffDiffering(
  { line, item }: { readonly line: FoundLine; readonly item: FoundItem },
  { matchNo, booked }: { matchNo: string; booked: BookedAt },
): PlannedWriteOff {
  const { owner, currency } = item;
  const amount = item.amount - worthOf(line);
  const moved = { matchNo, acquirer: owner, bankAccount: line.owner, currency, amount: worthOf(line) };
  const groups = [
    writeOffGroup({ matchNo, owner, currency, amount }, booked),
    ...(isOfBank(line) ? [transferGroup(moved, booked)] : []),
  ];
  return {
    kind: 'planned',
    match: { kind: 'writeOff', owner, currency, amount },
    groups,
    parties: { lines: [line], items: [item], reports: [] },
  };
}

/** How the exception of a rest says what it is about. */
export const REST = 'rest/';

/** What was kept beyond the agreement is a cost of its own. */
function feeGroup(
  { matchNo, owner, currency, amount }: { matchNo: string; owner: string; currency: string; amount: bigint },
  booked: BookedAt,
): OperatorGroup {
  const [from, to] =
    amount > 0n ? (['acquirerFees', 'writtenOff'] as const) : (['writtenOff', 'acquirerFees'] as const);
  const size = amount < 0n ? -amount : amount;
  const posting = { fromOwner: owner, from, toOwner: owner, to, currency, amount: size };
  const postings = size === 0n ? [] : [posting];
  return { owner, subject: `match/${matchNo}`, event: 'writeOff', ...booked, postings };
}
