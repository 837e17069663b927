import type { Zone } from '../../domain/day.ts';
import { ACCOUNTS, EMPTY_BALANCE } from '../../domain/ledger/ledger.ts';
import type { Account } from '../../domain/ledger/ledger.ts';
import type {
  ClosedMovement,
  CurrencyMovement,
  LedgerDayStore,
  LedgerProgress,
  PostingPlace,
} from '../../domain/ledger/ledger-days.ts';

/** Days that are not closed are summed from at most so many events, on at most so many days: more take too long for a page. */
const OPEN_GROUPS_MAX = 50_000;
const OPEN_DAYS_MAX = 400;
const STEP = 5000;

export interface DaysQuery {
  readonly merNo: number;
  readonly currency: string;
  /** Only days before this one; null for all. */
  readonly before: number | null;
  readonly limit: number;
}

export interface BalanceDays {
  readonly currency: string;
  /** The first of the open days, if they have too many postings. */
  readonly openSince: number | null;
  readonly days: readonly BalanceDay[];
  /** The last day of this page, if there are older ones. */
  readonly next: number | null;
}

export interface BalanceDay {
  readonly day: number;
  readonly isClosed: boolean;
  readonly movements: readonly ClosedMovement[];
}

export interface BalanceDaysDependencies {
  readonly store: Pick<LedgerDayStore, 'readClosingOf' | 'listClosedDays' | 'findPostingAt' | 'sumPostings'>;
  readonly zone: Zone;
}

/** Newest first: what is not closed yet, then what is. */
export async function listBalanceDays(deps: BalanceDaysDependencies, query: DaysQuery): Promise<BalanceDays> {
  const { merNo, currency, limit } = query;
  const before = query.before ?? Number.MAX_SAFE_INTEGER;
  const progress = await deps.store.readClosingOf(merNo);
  const isFirstPart = progress === null || before > progress.through + 1;
  const open = isFirstPart ? await sumOpenDays(deps, query, progress) : { days: [], openSince: null };
  const closed = await deps.store.listClosedDays({ merNo, currency, before, limit: limit + 1 });
  const all = [...open.days.filter(({ day }) => day < before), ...closed.map((day) => ({ ...day, isClosed: true }))];
  const days = all.slice(0, limit).map((day) => ({ ...day, movements: inOrder(day.movements) }));
  return { currency, openSince: open.openSince, days, next: all.length > limit ? (days.at(-1)?.day ?? null) : null };
}

interface OpenDays {
  readonly days: BalanceDay[];
  readonly openSince: number | null;
}

async function sumOpenDays(
  { store, zone }: BalanceDaysDependencies,
  { merNo, currency }: DaysQuery,
  progress: LedgerProgress | null,
): Promise<OpenDays> {
  const [last] = await store.listClosedDays({ merNo, currency, before: Number.MAX_SAFE_INTEGER, limit: 1 });
  const held = new Map<Account, bigint>(last?.movements.map(({ account, closing }) => [account, closing]));
  const days: BalanceDay[] = [];
  let firstDay: number | null = null;
  let groupsLeft = OPEN_GROUPS_MAX;
  let from = progress?.endedAt ?? 0;
  for (let daysLeft = OPEN_DAYS_MAX; ; daysLeft -= 1) {
    const at = await store.findPostingAt({ merNo, from });
    if (at === null) return { days: days.toReversed(), openSince: null };
    const day = zone.dayOf(at);
    const end = zone.startOf(day + 1);
    const moved: CurrencyMovement[] = [];
    let after: PostingPlace | null = null;
    do {
      if (groupsLeft <= 0 || daysLeft === 0)
        return { days: [], openSince: progress === null ? (firstDay ?? day) : progress.through + 1 };
      const span = { merNo, from: zone.startOf(day), to: end, after, limit: Math.min(STEP, groupsLeft) };
      const part: Awaited<ReturnType<typeof store.sumPostings>> = await store.sumPostings(span);
      groupsLeft -= part.groups;
      moved.push(...part.movements.filter((movement) => movement.currency === currency));
      after = part.next;
    } while (after !== null);
    firstDay ??= day;
    if (moved.length > 0) days.push({ day, isClosed: false, movements: closeOver(held, moved) });
    from = end;
  }
}

/** Adds what moved to what was held. */
function closeOver(held: Map<Account, bigint>, moved: readonly CurrencyMovement[]): ClosedMovement[] {
  const [incoming, outgoing] = [{ ...EMPTY_BALANCE }, { ...EMPTY_BALANCE }] as Record<Account, bigint>[];
  for (const { account, ...sums } of moved) {
    if (incoming !== undefined) incoming[account] += sums.incoming;
    if (outgoing !== undefined) outgoing[account] += sums.outgoing;
    held.set(account, (held.get(account) ?? 0n) + sums.incoming - sums.outgoing);
  }
  return ACCOUNTS.map((account) => ({
    account,
    incoming: incoming?.[account] ?? 0n,
    outgoing: outgoing?.[account] ?? 0n,
    closing: held.get(account) ?? 0n,
  })).filter((one) => one.incoming + one.outgoing !== 0n || one.closing !== 0n);
}

function inOrder(movements: readonly ClosedMovement[]): ClosedMovement[] {
  return movements.toSorted((left, right) => ACCOUNTS.indexOf(left.account) - ACCOUNTS.indexOf(right.account));
}
