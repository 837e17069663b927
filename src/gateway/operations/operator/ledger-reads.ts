import { dayText } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import { ACCOUNTS } from '../../domain/ledger.ts';
import type { Account, Balance, LedgerEvent } from '../../domain/ledger.ts';
import type {
  BalancePlace,
  BalanceSearch,
  MerchantBalance,
  PostingList,
  PostingPlace,
} from '../../domain/ledger-days.ts';
import { merchantExists } from './merchants.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, merchantNotFound, refuse } from './outcome.ts';
import type { OperatorOutcome } from './outcome.ts';
import { listBalanceDays } from './balance-days.ts';
import type { BalanceDays, DaysQuery } from './balance-days.ts';

/** How many events a page of postings looks at, if filters leave few of them. */
const SCAN_MAX = 2000;

export interface BalancesQuery extends BalanceSearch {
  readonly after: BalancePlace | null;
  readonly limit: number;
}

export interface BalanceList {
  readonly asOf: number | null;
  readonly closedThrough: number | null;
  readonly balances: readonly MerchantBalance[];
  readonly sums: readonly { readonly currency: string; readonly balance: Balance }[];
  readonly next: BalancePlace | null;
}

/** With the zone of its days. */
export type BalanceDayList = BalanceDays & { readonly timeZone: string };

export interface PostingsQuery {
  readonly merNo: number;
  readonly day: number | null;
  /** Both inclusive. */
  readonly from: number | null;
  readonly to: number | null;
  readonly currency: string | null;
  readonly account: Account | null;
  readonly event: LedgerEvent | null;
  readonly subject: string | null;
  readonly before: PostingPlace | null;
  readonly limit: number;
}

/** From balances down to the postings that make them. */
export function createLedgerReads(deps: OperatorDependencies) {
  const { store, zone } = deps;
  return {
    listBalances: (query: BalancesQuery) => listBalances(deps, query),
    async listBalanceDays(query: DaysQuery): Promise<OperatorOutcome<BalanceDayList>> {
      if (!(await merchantExists(store, query.merNo))) return merchantNotFound(query.merNo);
      return done({ ...(await listBalanceDays(deps, query)), timeZone: deps.configured.timeZone });
    },
    async listPostings({ day, from, to, ...query }: PostingsQuery): Promise<OperatorOutcome<PostingList>> {
      if (!(await merchantExists(store, query.merNo))) return merchantNotFound(query.merNo);
      const span = spanOf(zone, { day, from, to });
      return done(await store.searchPostings({ ...query, ...span, scanMax: SCAN_MAX }));
    },
  };
}

/** As of today and later days is as of now. */
async function listBalances(
  { store, clock, zone }: OperatorDependencies,
  { after, limit, ...query }: BalancesQuery,
): Promise<OperatorOutcome<BalanceList>> {
  const { merNo } = query;
  if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const asOf = query.asOf === null || query.asOf >= zone.dayOf(clock.now()) ? null : query.asOf;
  const closing = await store.readClosing();
  if (asOf !== null && (closing === null || closing.through < asOf)) {
    const known = closing === null ? 'No day is closed yet.' : `Days are closed through ${dayText(closing.through)}.`;
    return refuse('dayNotClosed', `${known} A day is closed about an hour after its end.`);
  }
  const search = { ...query, asOf };
  const { balances, next } = await store.searchBalances({ ...search, after, limit });
  const sums = await store.sumBalances(search);
  return done({
    asOf,
    closedThrough: closing?.through ?? null,
    balances,
    sums: sums.filter((sum) => !isEmpty(sum) || balances.some(({ currency }) => currency === sum.currency)),
    next,
  });
}

function spanOf(zone: Zone, { day, from, to }: Pick<PostingsQuery, 'day' | 'from' | 'to'>) {
  const start = day === null ? 0 : zone.startOf(day);
  const end = day === null ? Number.MAX_SAFE_INTEGER : zone.startOf(day + 1) - 1;
  return { from: Math.max(start, from ?? 0), to: Math.min(end, to ?? Number.MAX_SAFE_INTEGER) };
}

function isEmpty({ balance }: { readonly balance: Balance }): boolean {
  return ACCOUNTS.every((account) => balance[account] === 0n);
}
