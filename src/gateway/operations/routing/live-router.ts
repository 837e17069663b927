import { MINUTE_MS } from '../../domain/acquirers/channel-figures.ts';
import type { ChannelFiguresStore, ChannelSum } from '../../domain/acquirers/channel-figures.ts';
import type { AgreedCost } from '../../domain/acquirers/agreed-cost.ts';
import type { Zone } from '../../domain/day.ts';
import type { Channels, Clock } from '../../domain/ports.ts';
import type { ReconciliationSettingStore } from '../../domain/reconciliation/settings.ts';
import type { RoutingFacts } from '../../domain/routing/apply-rules.ts';
import { createCardTable } from '../../domain/routing/card-ranges.ts';
import { createRouter, routeOrder } from '../../domain/routing/route-order.ts';
import type { Router } from '../../domain/routing/route-order.ts';
import { createRoutingFacts } from '../../domain/routing/routing-facts.ts';
import type { CardTableStore, RoutingStore } from '../../domain/routing/routing-store.ts';
import type { AcquirerBook } from '../acquirers/acquirer-book.ts';

/**
 * The rules that decide, as this node knows them. They are read in the background, so that a payment asks the database nothing about
 * them.
 */
export interface LiveRouter extends Pick<Channels, 'choose'> {
  /** Reads what has changed. */
  refresh(): Promise<void>;
  /** With all costs and rates, whether the rules that decide need them or not. */
  readFacts(): Promise<RoutingFacts>;
}

export interface LiveRouterDependencies {
  readonly store: Pick<RoutingStore, 'readRoutingMarks' | 'findRoutingVersion'> &
    Pick<CardTableStore, 'listCardRanges'> &
    Pick<ReconciliationSettingStore, 'listReconciledAcquirers'> &
    Pick<ChannelFiguresStore, 'sumChannelCounts'>;
  readonly book: Pick<AcquirerBook, 'known'>;
  readonly zone: Zone;
  readonly clock: Clock;
}

/** Costs change by hand, rates slowly. */
const COSTS_MS = 10_000;
const RATES_MS = 60_000;
/** A rate is made of the payments of so long. */
const RATES_OF_MS = 24 * 60 * MINUTE_MS;
/** Below so many results, a rate says too little. */
const RESULTS_MIN = 100;

export function createLiveRouter({ store, book, zone, clock }: LiveRouterDependencies): LiveRouter {
  let router: Router | null = null;
  let [cards, cardsVersion] = [createCardTable([]), 0];
  let costs: ReadonlyMap<string, readonly AgreedCost[]> = new Map();
  let rates: ReadonlyMap<string, number> = new Map();
  let [costsAt, ratesAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const facts = createRoutingFacts({
    cards: () => cards,
    zone,
    costsOf: (acquirer) => costs.get(acquirer) ?? [],
    approvedOf: (acquirer, { method, currency }) => rates.get(rateKey(acquirer, method, currency)) ?? null,
  });
  const isDue = (readAt: number, everyMs: number) => Math.abs(clock.now() - readAt) >= everyMs;

  async function readCosts(): Promise<void> {
    costsAt = clock.now();
    costs = costsOf(await store.listReconciledAcquirers());
  }

  async function readRates(): Promise<void> {
    ratesAt = clock.now();
    rates = ratesOf(await store.sumChannelCounts(clock.now() - RATES_OF_MS));
  }

  async function readRules(live: number | null): Promise<void> {
    const found = live === null ? null : await store.findRoutingVersion(live);
    router = found === null ? null : createRouter(found.version, found.rules);
  }

  return {
    choose: (need) => routeOrder(router, { known: book.known(), need, facts }),
    async refresh() {
      const marks = await store.readRoutingMarks();
      if (marks.cards !== cardsVersion) {
        cards = createCardTable(await store.listCardRanges());
        cardsVersion = marks.cards;
      }
      if (marks.live !== (router?.version ?? null)) await readRules(marks.live);
      const uses = new Set(router?.rules.map(({ use }) => use.by));
      if (uses.has('cost') && isDue(costsAt, COSTS_MS)) await readCosts();
      if (uses.has('success') && isDue(ratesAt, RATES_MS)) await readRates();
    },
    async readFacts() {
      await Promise.all([readCosts(), readRates()]);
      return facts;
    },
  };
}

function costsOf(
  terms: readonly { readonly acquirer: string; readonly costs: readonly AgreedCost[] | null }[],
): ReadonlyMap<string, readonly AgreedCost[]> {
  return new Map(terms.map(({ acquirer, costs }) => [acquirer, costs ?? []]));
}

/** How many of a thousand payments each approved, by method and currency. */
function ratesOf(sums: readonly ChannelSum[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { approved: number; declined: number }>();
  for (const { acquirer, operation, method, currency, answer, calls } of sums) {
    if (operation !== 'authorize' && operation !== 'complete') continue;
    if (answer !== 'approved' && answer !== 'declined') continue;
    const key = rateKey(acquirer, method, currency);
    const count = counts.get(key) ?? { approved: 0, declined: 0 };
    count[answer] += calls;
    counts.set(key, count);
  }
  return new Map(
    [...counts].flatMap(([key, { approved, declined }]) =>
      approved + declined < RESULTS_MIN ? [] : [[key, Math.round((approved * 1000) / (approved + declined))]],
    ),
  );
}

function rateKey(acquirer: string, method: string, currency: string): string {
  return `${acquirer} ${method} ${currency}`;
}
