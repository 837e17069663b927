import { zoneOf } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import { EMPTY_BALANCE, LEDGER_EVENTS, MERCHANT_ACCOUNTS } from '../../domain/ledger/ledger.ts';
import type { Account, Balance, LedgerEvent } from '../../domain/ledger/ledger.ts';
import type { EventMovement, LedgerDayStore, PostingPlace } from '../../domain/ledger/ledger-days.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

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

export interface StatementDependencies {
  readonly store: Pick<LedgerDayStore, 'readClosingOf' | 'listClosedDays' | 'sumEvents'> &
    Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  readonly zone: Zone;
  readonly configured: Configured;
}

export function createStatementOperations(deps: StatementDependencies) {
  return { getStatement: (query: StatementQuery) => getStatement(deps, query) };
}

/**
 * Every posting has two sides, so what the merchant's own accounts gained is what the others lost: the movements sum to the
 * difference of the balances by construction.
 */
async function getStatement(deps: StatementDependencies, query: StatementQuery): Promise<OperatorOutcome<Statement>> {
  const { merNo, currency, from, to, timeZone } = query;
  const zone = timeZone === null ? deps.zone : zoneOf(timeZone);
  if (zone === null) return refuseInput([invalid('timeZone', 'notATimeZone')]);
  if (from > to) return refuseInput([invalid('to', 'beforeFirstDay')]);
  if (to - from >= DAYS_MAX) return refuseInput([invalid('from', 'periodTooLong', { daysMax: DAYS_MAX })]);
  if (!(await merchantExists(deps.store, merNo))) return merchantNotFound(merNo);
  const [start, now] = [zone.startOf(from), deps.clock.now()];
  const until = Math.min(zone.startOf(to + 1), now);
  const budget = { steps: EVENTS_MAX / STEP };
  const opening = await balanceAt(deps, { merNo, currency, at: start }, budget);
  // What is booked in this very millisecond belongs to it.
  const end = until === now ? now + 1 : until;
  const changes = opening && (await sumSpan(deps, { merNo, currency, from: start, to: end }, budget));
  if (opening === null || changes === null) return refuseInput([invalid('from', 'tooManyEvents')]);
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
  deps: StatementDependencies,
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
async function sumSpan({ store }: StatementDependencies, span: Span, budget: Budget): Promise<SpanSums | null> {
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
