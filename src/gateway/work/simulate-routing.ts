import type { AcquirerNeed, Clock, Stopwatch } from '../domain/ports.ts';
import { acquirerNameOf } from '../domain/acquirers/acquirer.ts';
import type { KnownAcquirer } from '../domain/acquirers/choose-acquirer.ts';
import type { OrderMethod } from '../domain/method.ts';
import { firstTradeNoAt } from '../domain/numbers.ts';
import type { RoutingFacts } from '../domain/routing/apply-rules.ts';
import { createRouter, routeBy } from '../domain/routing/route-order.ts';
import type { Router } from '../domain/routing/route-order.ts';
import type {
  ReplayedOrder,
  ReplayedTry,
  RoutingSimulation,
  SimulationStore,
} from '../domain/routing/routing-store.ts';
import { createSimulation } from '../domain/routing/simulation.ts';
import type { MerchantStore } from '../domain/merchants/merchant-store.ts';
import { runInBackground } from './background.ts';
import type { Background } from './background.ts';
import { createExportTurns, InterruptedError } from './export-turns.ts';
import type { ExportTurns } from './export-turns.ts';
import {
  SIMULATION_INTERVAL_MS,
  SIMULATION_KEPT_MS,
  SIMULATION_LEASE_MS,
  SIMULATION_MERCHANTS,
  SIMULATION_NOTE_MS,
  SIMULATION_PAGE,
} from './limits.ts';

// Replays past orders through rules, merchant by merchant, in pages. Nobody is called, and what is kept is a sum: memory does not grow
// with the orders. If the node dies, another one begins again.

export interface SimulateRoutingOptions {
  readonly store: Pick<
    SimulationStore,
    'claimSimulation' | 'noteSimulation' | 'endSimulation' | 'removeSimulations' | 'listReplayed'
  > &
    Pick<MerchantStore, 'listMerchants'>;
  readonly known: () => readonly KnownAcquirer[];
  /** With the costs that are agreed and the success rates that are known now. */
  readonly readFacts: () => Promise<RoutingFacts>;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly stopwatch: Stopwatch;
  /** Unique to this process. */
  readonly holder: string;
  readonly isStrained: () => boolean;
  readonly isBusy: () => boolean;
}

/** Another node has it. */
class LostSimulationError extends Error {}

async function simulateRouting(options: SimulateRoutingOptions, signal?: AbortSignal): Promise<void> {
  const { store, realClock, holder, clock } = options;
  for (;;) {
    if (signal?.aborted === true) return;
    const claimed = await store.claimSimulation({ holder, realNow: realClock.now(), leaseMs: SIMULATION_LEASE_MS });
    if (claimed === null) break;
    try {
      await simulate(options, claimed, createExportTurns({ ...options, ...(signal && { signal }) }));
    } catch (error) {
      if (error instanceof InterruptedError) return;
      if (!(error instanceof LostSimulationError)) throw error;
    }
  }
  await store.removeSimulations(clock.now() - SIMULATION_KEPT_MS);
}

async function simulate(
  options: SimulateRoutingOptions,
  { simulationNo, version, rules, since, until }: RoutingSimulation,
  turns: ExportTurns,
): Promise<void> {
  const { store, realClock, holder, clock } = options;
  const sums = createSimulation(rules);
  const replaying = {
    router: createRouter(version, rules),
    known: options.known(),
    facts: await options.readFacts(),
    add: sums.add,
  };
  let [replayed, notedAtMs] = [0, options.stopwatch.elapsedMs()];
  const note = async () => {
    if (options.stopwatch.elapsedMs() - notedAtMs < SIMULATION_NOTE_MS) return;
    notedAtMs = options.stopwatch.elapsedMs();
    const heldUntil = realClock.now() + SIMULATION_LEASE_MS;
    if (!(await store.noteSimulation({ simulationNo, holder, replayed, heldUntil }))) throw new LostSimulationError();
  };
  for await (const merNo of merchantsOf(store)) {
    const read = (after: string) =>
      store.listReplayed({ merNo, after, before: firstTradeNoAt(until), limit: SIMULATION_PAGE });
    let page: Page | null = { orders: read(firstTradeNoAt(since)) };
    while (page !== null) {
      const { orders }: Page = page;
      // While one page is replayed, the next one is read; when others are served, both are paced.
      page = await turns.turn(async (): Promise<Page | null> => {
        const found = await orders;
        const next = found.length < SIMULATION_PAGE ? null : { orders: read(found.at(-1)?.tradeNo ?? '') };
        next?.orders.catch(() => undefined);
        for (const order of found) replay(replaying, order);
        replayed += found.length;
        return next;
      });
      await note();
    }
  }
  await store.endSimulation({ simulationNo, holder, replayed, result: sums.result(), at: clock.now() });
}

interface Page {
  readonly orders: Promise<ReplayedOrder[]>;
}

async function* merchantsOf({ listMerchants }: Pick<MerchantStore, 'listMerchants'>): AsyncGenerator<number> {
  let after = 0;
  for (;;) {
    const page = await listMerchants({ after, limit: SIMULATION_MERCHANTS });
    for (const { merNo } of page) yield merNo;
    const last = page.at(-1);
    if (last === undefined || page.length < SIMULATION_MERCHANTS) return;
    after = last.merNo;
  }
}

interface Replaying {
  readonly router: Router;
  readonly known: readonly KnownAcquirer[];
  readonly facts: RoutingFacts;
  readonly add: ReturnType<typeof createSimulation>['add'];
}

function replay({ router, known, facts, add }: Replaying, order: ReplayedOrder): void {
  for (const one of order.tries) {
    const need = needOf(order, one);
    const rule = router.compiled.find(need, facts);
    const choice = routeBy(router, rule, { known, need, facts });
    const { merNo, tradeNo, currency, amount, isPayout } = order;
    const card = need.cardFirst6 === null ? null : facts.findCard(need.cardFirst6);
    add({
      merNo,
      tradeNo,
      method: one.method,
      currency,
      amount,
      rule: rule?.name ?? null,
      before: acquirerNameOf(one.acquirer),
      after: choice.kind === 'chosen' ? acquirerNameOf(choice.first.acquirer) : null,
      isPayout,
      isApproved: one.isApproved,
      costOf: (acquirer) => facts.costOf(acquirer, need, card),
    });
  }
}

/** What was asked then, as far as it is kept. */
function needOf(
  { merNo, tradeNo, currency, amount, country }: ReplayedOrder,
  { method, cardFirst6, at }: ReplayedTry,
): AcquirerNeed {
  // A method of the contract: the order was accepted by it.
  return { merNo, tradeNo, currency, amount, country, method: method as OrderMethod, cardFirst6, at };
}

export function startSimulating(
  options: SimulateRoutingOptions & { readonly onError: (error: unknown) => void },
): Background & { runDue(): Promise<void> } {
  const stopping = new AbortController();
  const run = () => simulateRouting(options, stopping.signal);
  const running = runInBackground(run, { intervalMs: SIMULATION_INTERVAL_MS, onError: options.onError });
  return {
    wake: running.wake,
    runDue: run,
    async stop() {
      stopping.abort();
      await running.stop();
    },
  };
}
