import type { Zone } from '../../domain/day.ts';
import { ACCOUNTS } from '../../domain/ledger/ledger.ts';
import type { Account, Balance, LedgerEvent } from '../../domain/ledger/ledger.ts';
import type {
  BalancePlace,
  BalanceSearch,
  LedgerDayStore,
  MerchantBalance,
  PostingList,
  PostingPlace,
} from '../../domain/ledger/ledger-days.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { listBalanceDays } from './balance-days.ts';
import type { BalanceDays, BalanceDaysDependencies, DaysQuery } from './balance-days.ts';

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

export type LedgerReadsDependencies = BalanceDaysDependencies & {
  readonly store: Pick<LedgerDayStore, 'searchPostings' | 'readClosing' | 'searchBalances' | 'sumBalances'> &
    Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  readonly zone: Zone;
  readonly configured: Configured;
};

/** From balances down to the postings that make them. */
export function createLedgerReads(deps: LedgerReadsDependencies) {
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
  { store, clock, zone }: LedgerReadsDependencies,
  { after, limit, ...query }: BalancesQuery,
): Promise<OperatorOutcome<BalanceList>> {
  const { merNo } = query;
  if (merNo !== null && !(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  const asOf = query.asOf === null || query.asOf >= zone.dayOf(clock.now()) ? null : query.asOf;
  const closing = await store.readClosing();
  if (asOf !== null && (closing === null || closing.through < asOf)) {
    return refuse('dayNotClosed', { closedThrough: closing?.through ?? null });
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
