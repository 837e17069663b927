import { runInBackground } from './work/background.ts';
import type { Core } from './core.ts';
import type { ClaimedDelivery } from './domain/delivery.ts';
import { secretsOf } from './domain/merchant.ts';
import { createNotifier } from './notifier/notifier.ts';
import { createSender } from './notifier/send.ts';
import { createAgendaRunner } from './work/agenda-runner.ts';
import { AGENDA_INTERVAL_MS, CLOCK_INTERVAL_MS, DELIVERY_INTERVAL_MS, FORGETTING_INTERVAL_MS } from './work/limits.ts';
import { createClockControl } from './work/movable-clock.ts';
import type { ClockControl } from './operations/operations.ts';
import type { Trace } from './trace.ts';

// The gateway's background work: due agenda entries, and deliveries.

export interface Work {
  /** Null in live mode (S21). */
  readonly clockControl: ClockControl | null;
  deliverNow(): void;
  /** Finishes work in progress. */
  stop(): Promise<void>;
}

export function startWork(core: Core): Work {
  const { log, movableClock, ids, dependencies } = core;
  const { store, limiter } = dependencies;
  const holder = ids.newSecret();
  const agenda = createAgendaRunner(dependencies, {
    holder,
    onError: (error, { task, subject }) => log.error('agenda entry failed', { task, subject, error }),
  });
  const send = createSender({ rule: core.config.mode === 'sandbox' ? 'anywhere' : 'public' });
  const notifier = createDeliveries(core, { send, holder });
  const onError = (error: unknown) => log.error('background work failed', { error });
  const sweeping = runInBackground(agenda.runDue, { intervalMs: AGENDA_INTERVAL_MS, onError });
  const delivering = runInBackground(notifier.claimDue, { intervalMs: DELIVERY_INTERVAL_MS, onError });
  const forgetting = runInBackground(limiter.forgetOld, { intervalMs: FORGETTING_INTERVAL_MS, onError });
  const following = movableClock && runInBackground(movableClock.follow, { intervalMs: CLOCK_INTERVAL_MS, onError });
  const clockControl =
    movableClock &&
    createClockControl(movableClock, [
      { runDue: agenda.runDue, nextAt: () => store.nextAgendaAt() },
      { runDue: notifier.runDue, nextAt: () => store.nextDeliveryAt() },
    ]);
  return {
    clockControl,
    deliverNow() {
      notifier.wake();
      delivering.wake();
    },
    async stop() {
      await Promise.all([sweeping.stop(), notifier.stop(), delivering.stop(), following?.stop(), forgetting.stop()]);
      send.close();
    },
  };
}

function createDeliveries(
  { log, metrics, trace, realClock, stopwatch, dependencies: { store, clock, accounts } }: Core,
  { send, holder }: { send: ReturnType<typeof createSender>; holder: string },
) {
  return createNotifier({
    store,
    clock,
    realClock,
    stopwatch,
    send,
    holder,
    async secretsOf(merNo) {
      const account = await accounts.find(merNo);
      return account === null ? [] : secretsOf(account, 'webhookSecret', clock.now());
    },
    onAttempt(delivery, { result }, verdict) {
      const { event, kind, attempt } = delivery;
      const subject = subjectOf(delivery, trace);
      metrics.countDelivery(verdict);
      if (verdict === 'contractViolation') {
        log.error('notification breaks the contract', { ...subject, notification: event, result });
        return;
      }
      log.info('delivery', { ...subject, kind, attempt, result });
    },
    onError(error, delivery) {
      const { kind, attempt } = delivery;
      log.error('result of a delivery not written', { ...subjectOf(delivery, trace), kind, attempt, error });
    },
  });
}

/** What identifies a delivery in log lines. The request is known to the process that served it. */
function subjectOf({ merNo, tradeNo, notificationId }: ClaimedDelivery, trace: Trace) {
  return { requestId: trace.requestOf(notificationId), merNo, tradeNo, notificationId };
}
