import { storedAcquirer } from '../../domain/acquirers/acquirer.ts';
import { dayText } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { OrderState } from '../../domain/orders/order.ts';
import type { Channels, Clock } from '../../domain/ports.ts';
import type { ExceptionKind, ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type {
  ExceptionStore,
  ExceptionStory,
  FoundReport,
  PartyKeys,
} from '../../domain/reconciliation/exception-store.ts';
import { itemReference, lineReference, planMatch, reportReference } from '../../domain/reconciliation/hand.ts';
import { nextSteps } from '../../domain/reconciliation/next-steps.ts';
import type { NextStep } from '../../domain/reconciliation/next-steps.ts';
import { SUGGESTED_DAYS, suggestOnly, suggestionReason } from '../../domain/reconciliation/suggest.ts';
import type { RefundStore } from '../../domain/refunds/refund.ts';
import type { KnownAcquirers } from '../acquirers/known-acquirers.ts';
import { done, refuse } from '../outcome.ts';
import { listAssignees } from './assignees.ts';
import type { Assignee, AssigneeDependencies } from './assignees.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface ExceptionStoryDependencies extends AssigneeDependencies {
  readonly store: AssigneeDependencies['store'] &
    Pick<ExceptionStore, 'readExceptionStory' | 'findParties' | 'listAlike' | 'listUnpaidReports'> &
    Pick<OrderStore, 'findOrder'> &
    Pick<RefundStore, 'findRefund'>;
  readonly knownAcquirers: Pick<KnownAcquirers, 'capabilitiesOf'>;
  readonly channels: Pick<Channels, 'isScripted'>;
  readonly clock: Clock;
  readonly zone: Zone;
}

interface Suggestion {
  readonly kind: 'line' | 'item' | 'report';
  readonly reference: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly day: number | null;
  readonly reason: string;
}

export interface ExceptionWithSteps extends ExceptionStory {
  readonly suggestions: readonly Suggestion[];
  /** The order that it is about; null if it is about none of ours. */
  readonly order: { readonly tradeNo: string; readonly state: OrderState } | null;
  readonly next: readonly NextStep[];
  /** To whom it can be given. */
  readonly assignees: readonly Assignee[];
  readonly today: number;
}

export async function getException(
  deps: ExceptionStoryDependencies,
  exceptionNo: string,
): Promise<OperatorOutcome<ExceptionWithSteps>> {
  const story = await deps.store.readExceptionStory(exceptionNo);
  if (story === null) return refuse('exceptionNotFound', { exceptionNo });
  const { exception } = story;
  const order = await orderOf(deps, exception);
  const next = nextSteps(story, { canAsk: order !== null, canReturn: takesReturns(deps, exception.owner) });
  return done({
    ...story,
    order,
    suggestions: exception.state === 'open' ? await suggest(deps, story) : [],
    next,
    assignees: next.includes('assign') ? await listAssignees(deps) : [],
    today: deps.zone.dayOf(deps.clock.now()),
  });
}

/** By what it claims; the sandbox's own acquirer plays everything. */
export function takesReturns(
  { knownAcquirers, channels }: Pick<ExceptionStoryDependencies, 'knownAcquirers' | 'channels'>,
  owner: string,
): boolean {
  const claims = knownAcquirers.capabilitiesOf(owner)?.claims ?? [];
  return claims.includes('returns') || channels.isScripted(storedAcquirer(owner));
}

/** By the number that it names; a refund's is that of its payment. */
export async function orderOf(
  { store }: { readonly store: Pick<OrderStore, 'findOrder'> & Pick<RefundStore, 'findRefund'> },
  { merNo, subject }: Pick<ReconciliationException, 'merNo' | 'subject'>,
): Promise<ExceptionWithSteps['order']> {
  if (subject === null) return null;
  const tradeNo =
    merchantOf('refund', subject) === merNo
      ? ((await store.findRefund({ merNo, refundNo: subject }))?.tradeNo ?? null)
      : subject;
  if (tradeNo === null || merchantOf('order', tradeNo) !== merNo) return null;
  const order = await store.findOrder({ merNo, tradeNo });
  return order === null ? null : { tradeNo, state: order.state };
}

/** It is known what these are about, so that an equal amount says nothing. */
const NOT_BY_AMOUNT: readonly ExceptionKind[] = ['fee', 'late', 'amount', 'arrivedWithoutOrder'];

/** By amount and date, and only what nothing else fits. */
async function suggest(deps: ExceptionStoryDependencies, story: ExceptionStory): Promise<Suggestion[]> {
  const { exception, lines, reports } = story;
  const [line] = lines;
  const isAboutBank = line !== undefined && line.kind !== 'report';
  if (isAboutBank) return suggestReport(deps, story);
  if (reports.length > 0) return suggestBankLine(deps, story);
  if (NOT_BY_AMOUNT.includes(exception.kind)) return [];
  const found = await listAlike(deps, exception, exception.owner);
  const alike = found.filter(({ kind }) => !NOT_BY_AMOUNT.includes(kind));
  const isItem = line === undefined;
  const others = alike.filter((one) => (one.fileNo === null) !== isItem);
  const only = suggestOnly(exception, { others, rivals: alike.filter((one) => (one.fileNo === null) === isItem) });
  if (only === null) return [];
  return checked(deps, story, { of: keysOf(only.other), day: only.other.day, daysApart: only.daysApart });
}

async function listAlike(
  { store }: ExceptionStoryDependencies,
  exception: ReconciliationException,
  owner: string | null,
) {
  const { currency, amount, day, exceptionNo } = exception;
  const span = { fromDay: day - SUGGESTED_DAYS, toDay: day + SUGGESTED_DAYS };
  const found = await store.listAlike({ owner, currency, amount, ...span, limit: ALIKE_MAX });
  return found.filter((one) => one.exceptionNo !== exceptionNo);
}

/** More than these are too many to be alone. */
const ALIKE_MAX = 20;

async function suggestReport(deps: ExceptionStoryDependencies, story: ExceptionStory): Promise<Suggestion[]> {
  const { exception, lines } = story;
  const [line] = lines;
  if (line === undefined) return [];
  const { currency, day } = exception;
  const span = { from: dayText(day - SUGGESTED_DAYS), to: dayText(day + SUGGESTED_DAYS) };
  const others = await deps.store.listUnpaidReports({ currency, total: line.net, ...span, limit: ALIKE_MAX });
  const rivals = (await listAlike(deps, exception, exception.owner)).filter(({ line: own }) => own !== null);
  const found = suggestOnly(exception, { others: others.map(withDay), rivals });
  if (found === null) return [];
  const { other, daysApart } = found;
  return checked(deps, story, { of: { lines: [], items: [], reports: [other] }, day: other.day, daysApart });
}

function withDay(report: FoundReport): FoundReport & { readonly day: number | null } {
  const { paidOn } = report;
  return { ...report, day: paidOn === null ? null : Math.floor(Date.parse(`${paidOn}T00:00:00Z`) / DAY_MS) };
}

const DAY_MS = 86_400_000;

/** A report that was not paid by its day, and a line of a bank that names nothing. */
async function suggestBankLine(deps: ExceptionStoryDependencies, story: ExceptionStory): Promise<Suggestion[]> {
  const { exception } = story;
  const alike = await listAlike(deps, exception, null);
  const others = alike.filter((one) => one.line !== null && one.owner !== exception.owner);
  const rivals = alike.filter((one) => one.fileNo !== null && one.line === null);
  const found = suggestOnly(exception, { others, rivals });
  if (found === null) return [];
  return checked(deps, story, { of: keysOf(found.other), day: found.other.day, daysApart: found.daysApart });
}

function keysOf({ merNo, subject, event, fileNo, section, line }: ReconciliationException): PartyKeys {
  if (fileNo !== null && section !== null && line !== null) {
    return { lines: [{ fileNo, section, line }], items: [], reports: [] };
  }
  return { lines: [], items: subject === null || event === null ? [] : [{ merNo, subject, event }], reports: [] };
}

/** What cannot be matched as it is, is not suggested. */
async function checked(
  { store }: ExceptionStoryDependencies,
  { lines, items, reports }: ExceptionStory,
  { of, day, daysApart }: { of: PartyKeys; day: number | null; daysApart: number },
): Promise<Suggestion[]> {
  const found = await store.findParties(of);
  // A line that names an item of another amount is not what belongs to this one.
  const own = { lines, items: found.items.length > 0 ? [] : items, reports };
  const parties = {
    lines: [...own.lines, ...found.lines],
    items: [...own.items, ...found.items],
    reports: [...own.reports, ...found.reports],
  };
  const plan = planMatch(parties, { matchNo: '', mayLeaveRest: false, booked: { day: 0, at: 0 } });
  if (plan.kind === 'refused') return [];
  const reason = suggestionReason(daysApart);
  return [
    ...found.lines.map((line) => ({
      kind: 'line' as const,
      reference: lineReference(line),
      currency: line.currency,
      amount: line.kind === 'report' ? line.gross : line.net,
      day,
      reason,
    })),
    ...found.items.map((item) => ({
      kind: 'item' as const,
      reference: itemReference(item),
      currency: item.currency,
      amount: item.amount,
      day,
      reason,
    })),
    ...found.reports.map((report) => ({
      kind: 'report' as const,
      reference: reportReference(report),
      currency: report.currency,
      amount: report.total,
      day,
      reason,
    })),
  ];
}
