import { EMPTY_BALANCE, LEDGER_EVENTS, MERCHANT_ACCOUNTS } from '../../domain/ledger.ts';
import type { Account, Balance, LedgerEvent } from '../../domain/ledger.ts';
import type { EventMovement, PostingPlace } from '../../domain/ledger-days.ts';
import { merchantExists } from './merchants.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, merchantNotFound, refuseInput } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';
import { zoneOf } from './search.ts';

/** Events that one statement sums at most, and in one step. */
const EVENTS_MAX = 500_000;
const STEP = 5000;
const DAYS_MAX = 400;

export interface StatementQuery {
  readonly merNo: number;
  readonly currency: string;
  /** Days, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** In which the days begin and end; null for the gateway's own. */
  readonly timeZone: string | null;
}

/** What an event changed in the merchant's own money: from outside, by fees, and from or into another currency. */
export interface StatementMovement {
  readonly event: LedgerEvent;
  readonly count: number;
  readonly gross: bigint;
  readonly fees: bigint;
  readonly exchanged: bigint;
}

export interface Statement extends StatementQuery {
  readonly timeZone: string;
  readonly until: number;
  readonly opening: Balance;
  readonly movements: readonly StatementMovement[];
  readonly closing: Balance;
}

type Deps = Pick<OperatorDependencies, 'store' | 'zone' | 'clock' | 'configured'>;

export function createStatementOperations(deps: OperatorDependencies) {
  return { getStatement: (query: StatementQuery) => getStatement(deps, query) };
}

/**
 * Every posting has two sides, so what the merchant's own accounts gained is what the others lost: the movements sum to the
 * difference of the balances by construction.
 */
async function getStatement(deps: Deps, query: StatementQuery): Promise<OperatorOutcome<Statement>> {
  const { merNo, currency, from, to, timeZone } = query;
  const zone = timeZone === null ? deps.zone : zoneOf(timeZone);
  if (zone === null) return refuseInput([{ field: 'timeZone', problem: 'is no time zone' }]);
  if (from > to) return refuseInput([{ field: 'to', problem: 'is before the first day' }]);
  if (to - from >= DAYS_MAX)
    return refuseInput([{ field: 'from', problem: `is over ${DAYS_MAX} days before the end` }]);
  if (!(await merchantExists(deps.store, merNo))) return merchantNotFound(merNo);
  const [start, now] = [zone.startOf(from), deps.clock.now()];
  const until = Math.min(zone.startOf(to + 1), now);
  const budget = { steps: EVENTS_MAX / STEP };
  const opening = await balanceAt(deps, { merNo, currency, at: start }, budget);
  // What is booked in this very millisecond belongs to it.
  const end = until === now ? now + 1 : until;
  const changes = opening && (await sumSpan(deps, { merNo, currency, from: start, to: end }, budget));
  if (opening === null || changes === null) {
    const problem = 'the period has too many events for one statement; choose a shorter one';
    return refuseInput([{ field: 'from', problem }]);
  }
  const closing = addTo(opening, changes.movements);
  return done({
    ...query,
    timeZone: timeZone ?? deps.configured.timeZone,
    until,
    opening,
    movements: movementsOf(changes),
    closing,
  });
}

interface Span {
  readonly merNo: number;
  readonly currency: string;
  readonly from: number;
  readonly to: number;
}

interface Budget {
  steps: number;
}

/** At a moment: what the gateway's last closed day before it ended with, and what was booked since. */
async function balanceAt(
  deps: Deps,
  { merNo, currency, at }: { merNo: number; currency: string; at: number },
  budget: Budget,
): Promise<Balance | null> {
  const day = deps.zone.dayOf(at);
  const progress = await deps.store.readClosingOf(merNo);
  const [last] = await deps.store.listClosedDays({ merNo, currency, before: day, limit: 1 });
  const closed: Balance = {
    ...EMPTY_BALANCE,
    ...Object.fromEntries((last?.movements ?? []).map(({ account, closing }) => [account, closing])),
  };
  const from = Math.min(progress?.endedAt ?? 0, deps.zone.startOf(day));
  if (from >= at) return closed;
  const since = await sumSpan(deps, { merNo, currency, from, to: at }, budget);
  return since && addTo(closed, since.movements);
}

interface SpanSums {
  readonly movements: readonly EventMovement[];
  readonly counts: ReadonlyMap<LedgerEvent, number>;
}

/** Null if there is too much to sum. */
async function sumSpan({ store }: Deps, span: Span, budget: Budget): Promise<SpanSums | null> {
  const movements: EventMovement[] = [];
  const counts = new Map<LedgerEvent, number>();
  let after: PostingPlace | null = null;
  do {
    if (budget.steps === 0) return null;
    budget.steps -= 1;
    const part: Awaited<ReturnType<typeof store.sumEvents>> = await store.sumEvents({ ...span, after, limit: STEP });
    movements.push(...part.movements);
    for (const { event, count } of part.counts) counts.set(event, (counts.get(event) ?? 0) + count);
    after = part.next;
  } while (after !== null);
  return { movements, counts };
}

function addTo(balance: Balance, movements: readonly EventMovement[]): Balance {
  const sums: Record<Account, bigint> = { ...balance };
  for (const { from, to, amount } of movements) {
    sums[from] -= amount;
    sums[to] += amount;
  }
  return sums;
}

/** In the order of the ledger's events. What only moves within the merchant's own accounts changes nothing. */
function movementsOf({ movements, counts }: SpanSums): StatementMovement[] {
  return LEDGER_EVENTS.flatMap((event) => {
    const { channel, fees, exchange } = addTo(
      EMPTY_BALANCE,
      movements.filter((one) => one.event === event),
    );
    if (channel === 0n && fees === 0n && exchange === 0n) return [];
    return [{ event, count: counts.get(event) ?? 0, gross: -channel, fees: -fees, exchanged: -exchange }];
  });
}

/** What a statement is about: all that is the merchant's, less what it owes. */
export const STATEMENT_ACCOUNTS = [...MERCHANT_ACCOUNTS, 'debt'] as const satisfies readonly Account[];
