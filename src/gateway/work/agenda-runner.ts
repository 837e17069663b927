import { DONE } from '../domain/orders/agenda.ts';
import type { AgendaItem, AgendaResult, AgendaStore, AgendaTask } from '../domain/orders/agenda.ts';
import { UNNAMED_DISPUTE } from '../domain/chargebacks/chargeback.ts';
import type { Clock } from '../domain/ports.ts';
import { DEBT_CHECK_MS, openChargeback } from '../operations/chargebacks/change-chargebacks.ts';
import type { ChangeChargebacksDependencies } from '../operations/chargebacks/change-chargebacks.ts';
import { inquireOrder, inquireRefund } from '../operations/acquirers/inquire.ts';
import type { InquireDependencies } from '../operations/acquirers/inquire.ts';
import { createLane } from './agenda-lane.ts';
import type { Lane } from './agenda-lane.ts';
import { OPEN_GATE, throughGate } from './call-gate.ts';
import type { CallGate } from './call-gate.ts';
import { BOOKS_SIZE, CALLS_MAX, LEASE_MS, OVERDUE_TRIES_MIN, WAIT_MS_MAX } from './limits.ts';
import { checkDebt, settleOrders } from './settle-orders.ts';
import type { DebtDependencies, SettleDependencies } from './settle-orders.ts';

// Runs what is due. Several nodes share the work by claims under a lease; a dead node's claims return.

export interface AgendaRunner {
  /** Calls to acquirers: a lane for each, so that one that hangs holds up no other. */
  readonly calls: readonly Lane[];
  /** What needs only our books. */
  readonly books: Lane;
  /** Runs everything that is due in all lanes, and resolves when nothing is left. */
  runDue(): Promise<number>;
}

export interface AgendaRunnerOptions {
  /** Unique to this process. */
  readonly holder: string;
  readonly leaseMs?: number;
  readonly renewMs?: number;
  /** Whom the calls go to; null is `default`. One lane calls everybody, if none is named. */
  readonly acquirers?: readonly (string | null)[];
  /** Which calls wait. */
  readonly gate?: CallGate;
  /** While the sandbox's clock is moved: to when. */
  readonly headingTo?: (() => number | null) | undefined;
  readonly onError: (error: unknown, item: AgendaItem) => void;
  /** An order or refund should have ended by now, and has not. */
  readonly onOverdue?: (item: AgendaItem) => void;
  /** Runs entries that are processed together; for traces. */
  readonly around?:
    | ((items: readonly AgendaItem[], run: () => Promise<AgendaResult>) => Promise<AgendaResult>)
    | undefined;
}

type Deps = InquireDependencies &
  ChangeChargebacksDependencies &
  DebtDependencies &
  SettleDependencies & {
    readonly store: Pick<AgendaStore, 'claimAgenda' | 'renewAgenda' | 'postponeAgenda' | 'finishAgenda'>;
    readonly clock: Clock;
    readonly firstInquiryMs: number;
  };

export function createAgendaRunner(deps: Deps, options: AgendaRunnerOptions): AgendaRunner {
  const { holder, leaseMs = LEASE_MS, renewMs, gate = OPEN_GATE } = options;
  const { store, clock } = deps;

  async function runItems(items: readonly AgendaItem[]): Promise<void> {
    for (const group of [itemsOf(items, 'settle'), itemsOf(items, 'releaseMargin')]) {
      if (group.length > 0) await attempt(group, () => settleOrders(deps, group).then(() => DONE));
    }
    for (const item of items.filter(({ task }) => task !== 'settle' && task !== 'releaseMargin')) {
      await attempt([item], () => runItem(deps, item, { holder, gate }));
    }
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
    const now = deps.clock.now();
    if (result.kind === 'held') {
      const nextAt = now + result.forMs;
      return deps.store.postponeAgenda(
        holder,
        items.map((item) => ({ ...item, nextAt, hasWaited: true })),
        now,
      );
    }
    const { at } = result;
    const longestMs = Math.max(WAIT_MS_MAX, (options.headingTo?.() ?? now) - now);
    for (const item of items) if (isOverdue(item, { at, now })) options.onOverdue?.(item);
    const later = items.map((item) => ({
      ...item,
      nextAt: nextMoment(now, now + waitMs(item, { firstMs: deps.firstInquiryMs, longestMs }), at),
    }));
    await deps.store.postponeAgenda(holder, later, now);
  }

  /** The result of an entry cannot be written while the database is away: its lease ends, and it is run again. */
  const run = (items: readonly AgendaItem[]) =>
    runItems(items).catch((error: unknown) => {
      for (const item of items) options.onError(error, item);
    });
  const laneOptions = { store, clock, holder, leaseMs, ...(renewMs !== undefined && { renewMs }), run };
  const books = createLane({ ...laneOptions, lane: 'books', jobsMax: 1, jobSize: BOOKS_SIZE });
  const callOptions = { ...laneOptions, lane: 'calls', jobsMax: CALLS_MAX, jobSize: 1 } as const;
  const calls = options.acquirers?.map((acquirer) =>
    createLane({ ...callOptions, acquirer, widthNow: () => gate.widthOf(acquirer) }),
  ) ?? [createLane(callOptions)];
  const runDue = async () => {
    const booked = await books.runDue();
    const called = await Promise.all(calls.map((lane) => lane.runDue()));
    return called.reduce((sum, count) => sum + count, booked);
  };
  return { books, calls, runDue };
}

async function runItem(
  deps: Deps,
  item: AgendaItem,
  { holder, gate }: { readonly holder: string; readonly gate: CallGate },
): Promise<AgendaResult> {
  const gated = throughGate(deps.channels, gate);
  const result = await RUNNERS[item.task]({ ...deps, channels: gated.channels }, item);
  if (result.kind === 'done') {
    await deps.store.finishAgenda(holder, [item]);
    return result;
  }
  const forMs = gated.heldMs();
  return forMs === 0 ? result : { kind: 'held', forMs };
}

const RUNNERS: Record<AgendaTask, (deps: Deps, item: AgendaItem) => Promise<AgendaResult>> = {
  inquire: inquireOrder,
  inquireRefund,
  dispute: async (deps, { tradeNo }) => {
    await openChargeback(deps, { tradeNo, reason: UNNAMED_DISPUTE, audit: null });
    return DONE;
  },
  checkDebt,
  settle: settleOne,
  releaseMargin: settleOne,
};

async function settleOne(deps: Deps, item: AgendaItem): Promise<AgendaResult> {
  await settleOrders(deps, [item]);
  return DONE;
}

/**
 * Doubles each time, up to an hour. While the sandbox's clock is moved it goes on doubling, up to the end of the move: time passes
 * for us and not for the acquirer, so that a year of hourly queries would ask the same 8,760 times.
 */
function waitMs({ task, tries }: AgendaItem, { firstMs, longestMs }: { firstMs: number; longestMs: number }): number {
  if (task === 'checkDebt') return DEBT_CHECK_MS;
  return Math.min(longestMs, firstMs * 2 ** Math.min(tries, 30));
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
