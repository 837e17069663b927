import type { Zone } from '../../domain/day.ts';
import { ACCOUNTS } from '../../domain/ledger/ledger.ts';
import type { Account } from '../../domain/ledger/ledger.ts';
import type {
  CurrencyMovement,
  LedgerDayStore,
  LedgerProgress,
  PostingPlace,
} from '../../domain/ledger/ledger-days.ts';
import type { BalanceStore } from '../../domain/ledger/ledger-store.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

/** A day is proved from at most so many events: more take too long for a page. */
const GROUPS_MAX = 50_000;
const STEP = 5000;
/** A payment that is booked while the books are read changes them: they are read again so often. */
const READS_MAX = 3;

export interface DaySumsQuery {
  readonly merNo: number;
  readonly day: number;
  /** Null for all. */
  readonly currency: string | null;
}

/** What an account held before a day, what was booked on it, and what it held after it. */
export interface DaySum {
  readonly account: Account;
  readonly opening: bigint;
  readonly incoming: bigint;
  readonly outgoing: bigint;
  readonly closing: bigint;
}

interface CurrencyDay {
  readonly currency: string;
  readonly sums: readonly DaySum[];
}

export interface DaySums {
  readonly days: readonly CurrencyDay[];
  /** Whether the postings were summed, and are all in the closing. If not, what came in and went out is not known. */
  readonly isChecked: boolean;
}

export interface DaySumsDependencies {
  readonly store: Pick<LedgerDayStore, 'readClosingOf' | 'listClosedDays' | 'sumPostings' | 'hasLateBookings'> &
    Pick<BalanceStore, 'listBalances'> &
    Pick<MerchantStore, 'findMerchant'>;
  readonly zone: Zone;
}

/**
 * A day proves itself: what was held before it and after it comes from closed days or from the balances, and what moved in between from
 * the postings. Nothing here is computed from the others, so that a fault in one of them shows.
 */
export function createDaySumOperations(deps: DaySumsDependencies) {
  return {
    async readDaySums(query: DaySumsQuery): Promise<OperatorOutcome<DaySums>> {
      if (!(await merchantExists(deps.store, query.merNo))) return merchantNotFound(query.merNo);
      const progress = await deps.store.readClosingOf(query.merNo);
      const isClosed = progress !== null && query.day <= progress.through;
      return done(isClosed ? await closedDay(deps, query) : await openDay(deps, query, progress));
    },
  };
}

type Held = ReadonlyMap<Account, bigint>;
/** By currency and account. */
type Moved = ReadonlyMap<string, CurrencyMovement>;

async function closedDay(deps: DaySumsDependencies, { merNo, day, currency }: DaySumsQuery): Promise<DaySums> {
  const { store, zone } = deps;
  const moved = await sumSpan(deps, { merNo, from: zone.startOf(day), to: zone.startOf(day + 1) }, newBudget());
  const days: CurrencyDay[] = [];
  for (const one of await currenciesOf(deps, { merNo, currency })) {
    const [last, before] = await store.listClosedDays({ merNo, currency: one, before: day + 1, limit: 2 });
    const [closing, opening] = last?.day === day ? [heldIn(last), heldIn(before)] : [heldIn(last), heldIn(last)];
    days.push({ currency: one, sums: sumsOf({ currency: one, opening, closing, moved }) });
  }
  const differs = days.some(({ sums }) =>
    sums.some((sum) => sum.opening + sum.incoming - sum.outgoing !== sum.closing),
  );
  // What was booked after the day was closed is among the postings, and in its closing when it is closed again.
  const isKnown = moved !== null && !(differs && (await store.hasLateBookings({ merNo, countFrom: 0 })));
  return { days: days.filter(({ sums }) => sums.length > 0), isChecked: isKnown };
}

/** The end of a day that is not closed is what the balances are now, less what was booked after it. */
async function openDay(
  deps: DaySumsDependencies,
  query: DaySumsQuery,
  progress: LedgerProgress | null,
): Promise<DaySums> {
  const { store, zone } = deps;
  const { merNo, day, currency } = query;
  const [start, end] = [zone.startOf(day), zone.startOf(day + 1)];
  const budget = newBudget();
  for (let read = 0; read < READS_MAX; read += 1) {
    const held = await store.listBalances(merNo);
    const since = await sumSpan(deps, { merNo, from: progress?.endedAt ?? 0, to: start }, budget);
    const moved = since && (await sumSpan(deps, { merNo, from: start, to: end }, budget));
    const after = moved && (await sumSpan(deps, { merNo, from: end, to: Number.MAX_SAFE_INTEGER }, budget));
    if (since === null || moved === null || after === null) break;
    if (!isSame(held, await store.listBalances(merNo))) continue;
    const days: CurrencyDay[] = [];
    for (const { currency: one, balance } of held.filter((each) => currency === null || each.currency === currency)) {
      const [last] = await store.listClosedDays({ merNo, currency: one, before: day, limit: 1 });
      const opening = new Map(
        ACCOUNTS.map((account) => [account, (heldIn(last).get(account) ?? 0n) + net(since, one, account)]),
      );
      const closing = new Map(ACCOUNTS.map((account) => [account, balance[account] - net(after, one, account)]));
      days.push({ currency: one, sums: sumsOf({ currency: one, opening, closing, moved }) });
    }
    return { days: days.filter(({ sums }) => sums.length > 0), isChecked: true };
  }
  return { days: [], isChecked: false };
}

async function currenciesOf(
  { store }: DaySumsDependencies,
  { merNo, currency }: Pick<DaySumsQuery, 'merNo' | 'currency'>,
) {
  if (currency !== null) return [currency];
  return (await store.listBalances(merNo)).map((each) => each.currency);
}

type Balances = Awaited<ReturnType<BalanceStore['listBalances']>>;

function isSame(left: Balances, right: Balances): boolean {
  const textOf = (balances: Balances) =>
    balances
      .map(({ currency, balance }) => [currency, ...ACCOUNTS.map((account) => balance[account])].join(' '))
      .join();
  return textOf(left) === textOf(right);
}

interface Budget {
  steps: number;
}

function newBudget(): Budget {
  return { steps: GROUPS_MAX / STEP };
}

/** Null if there is too much to sum. */
async function sumSpan(
  { store }: DaySumsDependencies,
  span: { readonly merNo: number; readonly from: number; readonly to: number },
  budget: Budget,
): Promise<Moved | null> {
  const found = new Map<string, CurrencyMovement>();
  let after: PostingPlace | null = null;
  do {
    if (budget.steps === 0) return null;
    budget.steps -= 1;
    const part: Awaited<ReturnType<typeof store.sumPostings>> = await store.sumPostings({
      ...span,
      after,
      limit: STEP,
    });
    for (const movement of part.movements) {
      const key = keyOf(movement);
      const before = found.get(key) ?? { ...movement, incoming: 0n, outgoing: 0n };
      const incoming = before.incoming + movement.incoming;
      found.set(key, { ...before, incoming, outgoing: before.outgoing + movement.outgoing });
    }
    after = part.next;
  } while (after !== null);
  return found;
}

function keyOf({ currency, account }: Pick<CurrencyMovement, 'currency' | 'account'>): string {
  return `${currency} ${account}`;
}

function net(moved: Moved, currency: string, account: Account): bigint {
  const found = moved.get(keyOf({ currency, account }));
  return found === undefined ? 0n : found.incoming - found.outgoing;
}

type ClosedDay = Awaited<ReturnType<LedgerDayStore['listClosedDays']>>[number];

function heldIn(day: ClosedDay | undefined): Held {
  return new Map(day?.movements.map(({ account, closing }) => [account, closing]));
}

interface Sides {
  readonly currency: string;
  readonly opening: Held;
  readonly closing: Held;
  readonly moved: Moved | null;
}

/** Accounts in which there was nothing, and nothing moved, are left out. */
function sumsOf({ currency, opening, closing, moved }: Sides): DaySum[] {
  return ACCOUNTS.map((account) => {
    const { incoming = 0n, outgoing = 0n } = moved?.get(keyOf({ currency, account })) ?? {};
    const [before, after] = [opening.get(account) ?? 0n, closing.get(account) ?? 0n];
    return { account, opening: before, incoming, outgoing, closing: after };
  }).filter((sum) => [sum.opening, sum.incoming, sum.outgoing, sum.closing].some((amount) => amount !== 0n));
}
