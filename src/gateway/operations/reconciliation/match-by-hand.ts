import { nameOf, personBehind } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Zone } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type {
  ExceptionNote,
  ExceptionStore,
  Parties,
  PartyKeys,
  Settlement,
} from '../../domain/reconciliation/exception-store.ts';
import {
  REST,
  isReportedEvent,
  itemReference,
  lineReference,
  planMatch,
  reportReference,
} from '../../domain/reconciliation/hand.ts';
import type { MatchPlan, MatchProblem, Planned } from '../../domain/reconciliation/hand.ts';
import type { RETURN_PREFIX } from '../../domain/reconciliation/line-item.ts';
import { maskText } from '../../domain/text/mask.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import { refuseTaken } from './refuse-taken.ts';

export interface EndingDependencies {
  readonly store: Pick<
    ExceptionStore,
    'findException' | 'findParties' | 'readExceptionStory' | 'settleException' | 'reopenException'
  >;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly zone: Zone;
}

export interface HandMatch extends PartyKeys {
  readonly exceptionNo: string;
  readonly rest: 'none' | 'open';
}

export function createMatchOperations(deps: EndingDependencies) {
  return {
    previewMatch: (match: HandMatch) => previewMatch(deps, match),
    matchByHand: (match: HandMatch, acting: Acting) => matchByHand(deps, match, acting),
    reopenException: (exceptionNo: string, acting: Acting) => reopenException(deps, exceptionNo, acting),
  };
}

/** With what the exception itself is about. */
async function keysWithOwn(
  { store }: EndingDependencies,
  { exceptionNo, lines, items, reports }: HandMatch,
): Promise<OperatorOutcome<PartyKeys>> {
  const story = await store.readExceptionStory(exceptionNo);
  if (story === null) return refuse('exceptionNotFound', { exceptionNo });
  const { exception } = story;
  const taken = refuseTaken(exception);
  if (taken !== null) return taken;
  // A line that names an item which is settled, or of which somebody names another, is matched with the others alone.
  const ownItems = items.length > 0 && story.lines.length > 0 ? [] : story.items.filter(({ isSettled }) => !isSettled);
  return done({
    lines: unique([...story.lines, ...lines], lineReference),
    items: unique([...ownItems, ...items], itemReference),
    reports: unique([...story.reports, ...reports], reportReference),
  });
}

function unique<Key>(keys: readonly Key[], referenceOf: (key: Key) => string): Key[] {
  return [...new Map(keys.map((key) => [referenceOf(key), key])).values()];
}

async function previewMatch(deps: EndingDependencies, match: HandMatch): Promise<OperatorOutcome<MatchPlan>> {
  const keys = await keysWithOwn(deps, match);
  if (keys.kind === 'refused') return keys;
  const parties = await deps.store.findParties(keys.value);
  const at = deps.clock.now();
  const booked = { at, day: deps.zone.dayOf(at) };
  const plan = plannedFor(keys.value, parties, { matchNo: '', mayLeaveRest: true, booked });
  return plan.kind === 'refused' ? refuse('cannotBeMatched', plan.problem) : done(plan);
}

function plannedFor(keys: PartyKeys, parties: Parties, options: Parameters<typeof planMatch>[1]): Planned {
  const missing = missingOf(keys, parties);
  return missing === null ? planMatch(parties, options) : { kind: 'refused', problem: missing };
}

/** What somebody named and nobody has. */
function missingOf(keys: PartyKeys, { lines, items, reports }: Parties): MatchProblem | null {
  return (
    absent('line', keys.lines.map(lineReference), lines.map(lineReference)) ??
    absent('item', keys.items.map(itemReference), items.map(itemReference)) ??
    absent('report', keys.reports.map(reportReference), reports.map(reportReference))
  );
}

function absent(
  what: 'line' | 'item' | 'report',
  wanted: readonly string[],
  found: readonly string[],
): MatchProblem | null {
  const reference = wanted.find((one) => !found.includes(one));
  return reference === undefined ? null : { kind: 'missing', what, reference };
}

async function matchByHand(
  deps: EndingDependencies,
  match: HandMatch,
  acting: Acting,
): Promise<OperatorOutcome<ReconciliationException>> {
  const keys = await keysWithOwn(deps, match);
  if (keys.kind === 'refused') return keys;
  const made = makingOf(deps, acting);
  let refusal: OperatorRefusal | null = null;
  await deps.store.settleException(match.exceptionNo, keys.value, (exception, parties) => {
    refusal = refuseTaken(exception);
    if (refusal !== null) return null;
    const { matchNo, booked } = made;
    const plan = plannedFor(keys.value, parties, { matchNo, mayLeaveRest: match.rest === 'open', booked });
    if (plan.kind === 'refused') {
      refusal = refuse('cannotBeMatched', plan.problem);
      return null;
    }
    return {
      ...settlementOf(deps, { exception, parties, made, match: plan.match, groups: plan.groups }),
      ending: 'matchedByHand',
      reportState: 'arrived',
      rest: restOf(deps, { exception, parties, plan, made }),
      note: noteOf(made, exception, { kind: 'matched', text: partyText(parties) }),
      audit: auditOfEnd(acting, exception, { made, action: 'matchByHand', match: plan.match }),
    };
  });
  return refusal ?? endedException(deps, match.exceptionNo);
}

/** Begins with its time, as other numbers do. */
export function sortableNumber(prefix: 'EX' | typeof RETURN_PREFIX, ids: Pick<Ids, 'newId'>): string {
  return prefix + ids.newId('match').replace('match_', '');
}

/** What everything that ends an exception has in common. */
export interface Making {
  readonly matchNo: string;
  readonly noteNo: string;
  readonly by: string;
  readonly byId: string | null;
  readonly reason: string;
  readonly booked: { readonly at: number; readonly day: number };
}

export function makingOf(
  { clock, ids, zone }: Pick<EndingDependencies, 'clock' | 'ids' | 'zone'>,
  { actor, reason }: Acting,
): Making {
  const at = clock.now();
  return {
    matchNo: ids.newId('match'),
    noteNo: ids.newId('note'),
    by: nameOf(actor),
    byId: personBehind(actor),
    reason: maskText(reason ?? ''),
    booked: { at, day: zone.dayOf(at) },
  };
}

export function settlementOf(
  { zone }: Pick<EndingDependencies, 'zone'>,
  input: {
    exception: ReconciliationException;
    parties: Parties;
    made: Making;
    match: Omit<MatchPlan['match'], never>;
    groups: Settlement['groups'];
  },
): Pick<Settlement, 'match' | 'groups' | 'items'> {
  const { parties, made, match, groups } = input;
  const { matchNo, by, reason, booked } = made;
  return {
    match: { matchNo, ...match, reason, day: booked.day, madeAt: booked.at, madeBy: by, endedAt: null, endedBy: null },
    groups,
    items: parties.items.map(({ at, event }) => ({ day: zone.dayOf(at), isReported: isReportedEvent(event) })),
  };
}

export function noteOf(
  { noteNo, by, byId, booked }: Making,
  { exceptionNo }: ReconciliationException,
  { kind, text }: Pick<ExceptionNote, 'kind' | 'text'>,
): ExceptionNote {
  return { exceptionNo, noteNo, at: booked.at, personId: byId, person: by, kind, text };
}

export function auditOfEnd(
  acting: Acting,
  { exceptionNo, merNo, kind }: ReconciliationException,
  {
    made,
    action,
    match,
  }: {
    made: Making;
    action: 'matchByHand' | 'writeOffException' | 'returnAtAcquirer' | 'creditException';
    match: Pick<MatchPlan['match'], 'kind' | 'owner' | 'currency' | 'amount'>;
  },
) {
  const money = `${formatAmount(match.amount, match.currency)} ${match.currency}`;
  return auditOf(acting, {
    at: made.booked.at,
    action,
    merNo,
    target: exceptionNo,
    detail: `${kind}: ${money}, ${match.owner}`,
    before: { state: 'open' },
    after: { state: 'ended', matchNo: made.matchNo },
  });
}

function partyText({ lines, items, reports }: Parties): string {
  return [...lines.map(lineReference), ...items.map(itemReference), ...reports.map(reportReference)].join(', ');
}

/** What differs is an exception of its own, with the acquirer and on the day of its item: due at once. */
function restOf(
  { ids, zone }: Pick<EndingDependencies, 'ids' | 'zone'>,
  {
    exception,
    parties,
    plan,
    made,
  }: { exception: ReconciliationException; parties: Parties; plan: MatchPlan; made: Making },
): ReconciliationException | null {
  const amount = plan.items - plan.lines;
  if (amount === 0n) return null;
  const { matchNo, booked } = made;
  const [item] = parties.items;
  const merNo = item?.merNo ?? 0;
  return {
    ...exception,
    exceptionNo: sortableNumber('EX', ids),
    about: `${REST}${matchNo}`,
    kind: 'amount',
    owner: plan.match.owner,
    amount,
    merNo,
    subject: null,
    event: null,
    fileNo: null,
    section: null,
    line: null,
    day: item === undefined ? exception.day : zone.dayOf(item.at),
    openedAt: booked.at,
    dueDay: Math.max(exception.dueDay, booked.day),
    answer: null,
    heldFor: null,
    version: 1,
  };
}

async function endedException(
  { store }: Pick<EndingDependencies, 'store'>,
  exceptionNo: string,
): Promise<OperatorOutcome<ReconciliationException>> {
  const found = await store.findException(exceptionNo);
  return found === null ? refuse('exceptionNotFound', { exceptionNo }) : done(found);
}

async function reopenException(
  deps: EndingDependencies,
  exceptionNo: string,
  acting: Acting,
): Promise<OperatorOutcome<ReconciliationException>> {
  const made = makingOf(deps, acting);
  const { at, day } = made.booked;
  const result = await deps.store.reopenException(exceptionNo, {
    at,
    day,
    by: made.by,
    note: { exceptionNo, noteNo: made.noteNo, at, personId: made.byId, person: made.by, kind: 'reopened', text: '' },
    audit: ({ merNo, kind, ending, matchNo }) =>
      auditOf(acting, {
        at,
        action: 'reopenException',
        merNo,
        target: exceptionNo,
        detail: kind,
        before: { state: 'ended', ending, matchNo },
        after: { state: 'open' },
      }),
  });
  if (result === null) return refuse('exceptionNotFound', { exceptionNo });
  if (result.kind === 'refused') return refuse('cannotBeReopened', { because: result.because });
  return endedException(deps, exceptionNo);
}
