import { DONE } from '../domain/agenda.ts';
import type { AgendaItem, AgendaResult, AgendaTask } from '../domain/agenda.ts';
import { DEBT_CHECK_MS, openChargeback } from '../operations/chargebacks.ts';
import type { Dependencies } from '../operations/dependencies.ts';
import { inquireOrder, inquireRefund } from '../operations/inquire.ts';
import { CLAIM_SIZE, CONCURRENCY, LEASE_MS, OVERDUE_TRIES_MIN, WAIT_MS_MAX } from './limits.ts';
import { checkDebt, settleOrders } from './settle-orders.ts';

// Runs what is due. Several nodes share the work by claims under a lease; a dead node's claims return.

export interface AgendaRunner {
  /** Runs everything that is due and resolves when nothing is left. Concurrent calls run in sequence. */
  runDue(): Promise<number>;
}

export interface AgendaRunnerOptions {
  /** Unique to this process. */
  readonly holder: string;
  readonly claimSize?: number;
  readonly leaseMs?: number;
  readonly concurrency?: number;
  readonly onError: (error: unknown, item: AgendaItem) => void;
  /** An order or refund should have ended by now, and has not. */
  readonly onOverdue?: (item: AgendaItem) => void;
  /** Runs entries that are processed together; for traces. */
  readonly around?:
    | ((items: readonly AgendaItem[], run: () => Promise<AgendaResult>) => Promise<AgendaResult>)
    | undefined;
}

export function createAgendaRunner(deps: Dependencies, options: AgendaRunnerOptions): AgendaRunner {
  const { holder, claimSize = CLAIM_SIZE, leaseMs = LEASE_MS, concurrency = CONCURRENCY } = options;
  let last: Promise<unknown> = Promise.resolve();

  async function runAll(): Promise<number> {
    let done = 0;
    for (;;) {
      const claim = { holder, now: deps.clock.now(), leaseMs, limit: claimSize };
      const items = await deps.store.claimAgenda(claim);
      if (items.length === 0) return done;
      await runItems(items);
      done += items.length;
    }
  }

  async function runItems(items: readonly AgendaItem[]): Promise<void> {
    const ready = { settle: itemsOf(items, 'settle'), releaseMargin: itemsOf(items, 'releaseMargin') };
    for (const group of Object.values(ready)) {
      if (group.length > 0) await attempt(group, () => settleOrders(deps, group).then(() => DONE));
    }
    const others = items.filter((item) => item.task !== 'settle' && item.task !== 'releaseMargin').values();
    const work = async () => {
      for (const item of others) await attempt([item], () => runItem(deps, item));
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }

  /** If an entry fails, it is retried later; nothing on the agenda is given up. */
  async function attempt(items: readonly AgendaItem[], run: () => Promise<AgendaResult>): Promise<void> {
    let result: AgendaResult = { kind: 'later' };
    try {
      result = await (options.around === undefined ? run() : options.around(items, run));
    } catch (error) {
      for (const item of items) options.onError(error, item);
    }
    if (result.kind === 'done') return;
    const { at } = result;
    const now = deps.clock.now();
    for (const item of items) if (isOverdue(item, { at, now })) options.onOverdue?.(item);
    const later = items.map((item) => ({
      ...item,
      nextAt: nextMoment(now, now + waitMs(item, deps.firstInquiryMs), at),
    }));
    await deps.store.postponeAgenda(holder, later);
  }

  return {
    runDue() {
      const run = last.then(runAll, runAll);
      last = run.catch(() => undefined);
      return run;
    },
  };
}

async function runItem(deps: Dependencies, item: AgendaItem): Promise<AgendaResult> {
  const result = await RUNNERS[item.task](deps, item);
  if (result.kind === 'done') await deps.store.removeAgenda([item]);
  return result;
}

const RUNNERS: Record<AgendaTask, (deps: Dependencies, item: AgendaItem) => Promise<AgendaResult>> = {
  inquire: inquireOrder,
  inquireRefund,
  dispute: async (deps, { tradeNo }) => {
    await openChargeback(deps, { tradeNo, reason: 'The payer disputes the payment.', audit: null });
    return DONE;
  },
  checkDebt,
  settle: settleOne,
  releaseMargin: settleOne,
};

async function settleOne(deps: Dependencies, item: AgendaItem): Promise<AgendaResult> {
  await settleOrders(deps, [item]);
  return DONE;
}

/** Doubles each time, up to an hour. */
function waitMs({ task, tries }: AgendaItem, firstMs: number): number {
  if (task === 'checkDebt') return DEBT_CHECK_MS;
  return Math.min(WAIT_MS_MAX, firstMs * 2 ** Math.min(tries, 20));
}

/** No later than `latest`, if that is in the future. */
function nextMoment(now: number, wanted: number, latest: number | undefined): number {
  return latest !== undefined && latest > now && latest < wanted ? latest : wanted;
}

/** Not while a payer has time left, nor while a query may still find what it asks for. */
function isOverdue({ task, tries }: AgendaItem, { at, now }: { at: number | undefined; now: number }): boolean {
  return task !== 'checkDebt' && tries >= OVERDUE_TRIES_MIN && (at === undefined || at <= now);
}

function itemsOf(items: readonly AgendaItem[], task: AgendaTask): AgendaItem[] {
  return items.filter((item) => item.task === task);
}
