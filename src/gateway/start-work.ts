import { runInBackground } from './work/background.ts';
import type { Core } from './core.ts';
import type { ClaimedDelivery } from './domain/deliveries/delivery.ts';
import { secretsOf } from './domain/merchants/merchant.ts';
import { isTestEvent } from './domain/deliveries/notification.ts';
import { createNotifier } from './notifier/notifier.ts';
import { createSender } from './notifier/send.ts';
import { startAcquirerNews } from './assemble/start-acquirer-news.ts';
import { startAgenda } from './assemble/start-agenda.ts';
import { startDeriving } from './assemble/start-deriving.ts';
import { forgetRequests, startForgetting } from './assemble/start-forgetting.ts';
import { startMailing } from './assemble/start-mailing.ts';
import { startNews } from './assemble/start-news.ts';
import { startSandboxBooks } from './assemble/start-sandbox-books.ts';
import { startReceipting } from './assemble/start-receipts.ts';
import { startRegistering } from './assemble/start-registering.ts';
import type { Trace } from './observe/tracing/trace.ts';
import {
  CHANNEL_COUNT_INTERVAL_MS,
  CLOCK_CHECK_MS,
  CLOCK_INTERVAL_MS,
  DELIVERY_INTERVAL_MS,
  KEY_USE_INTERVAL_MS,
  PAYER_EVENT_INTERVAL_MS,
} from './work/limits.ts';
import type { DueWork } from './work/movable-clock.ts';
import { waitUntilSteady } from './work/node-clock.ts';
import { createOutageLog } from './work/outage-log.ts';
import type { OutageLog } from './work/outage-log.ts';
import { personalRule } from './domain/payers/erasure.ts';
import { personalFields } from './operator/checks/documented-fields.ts';
import { startRetention } from './work/retention.ts';
import type { ClockControl } from './operations/operations.ts';

// The gateway's background work: due agenda entries, and deliveries.

export interface Work {
  /** Null in live mode (S21). */
  readonly clockControl: ClockControl | null;
  deliverNow(): void;
  sendMailsNow(): void;
  makeExportsNow(): void;
  simulateNow(): void;
  readFilesNow(): void;
  /** What an acquirer hints at; false if there is too much of it. */
  takeHint(acquirer: string, numbers: readonly string[]): boolean;
  /** Finishes work in progress. */
  stop(): Promise<void>;
}

export function startWork(core: Core): Work {
  const outages = createOutageLog(core.log, core.stopwatch);
  const measuring = runInBackground(core.realClock.keep, { intervalMs: CLOCK_CHECK_MS, onError: outages.onError });
  const holder = core.ids.newSecret();
  const registering = startRegistering(core, { holder, onError: outages.onError });
  const work = core.config.work ? startBackground(core, { holder, ...outages }) : withoutWork(core);
  return {
    ...work,
    async stop() {
      await Promise.all([measuring.stop(), registering.stop(), work.stop()]);
    },
  };
}

/** The sandbox's clock can still be moved, but nothing runs on the way. */
function withoutWork({ sandbox }: Core): Work {
  const clockControl = sandbox?.createClockControl([]) ?? null;
  return {
    clockControl,
    deliverNow: () => undefined,
    sendMailsNow: () => undefined,
    makeExportsNow: () => undefined,
    simulateNow: () => undefined,
    readFilesNow: () => undefined,
    takeHint: () => true,
    stop: () => Promise.resolve(),
  };
}

function startBackground(core: Core, { holder, onError, watch }: OutageLog & { readonly holder: string }): Work {
  const { sandbox, dependencies } = core;
  const { store } = dependencies;
  const agenda = startAgenda(core, { holder, onError, watch });
  const send = createSender({ rule: core.config.mode === 'sandbox' ? 'anywhere' : 'public' });
  const notifier = createDeliveries(core, { send, holder });
  const delivering = runInBackground(notifier.claimDue, { intervalMs: DELIVERY_INTERVAL_MS, onError });
  const forgetting = startForgetting(core, onError);
  const mailing = startMailing(core, { holder, onError });
  const telling = startNews(core, { onError, onMail: mailing.wake });
  const receipting = startReceipting(core, { holder, onError, wake: mailing.wake });
  const counting = startCounting(core, onError);
  const retention = startRemoving(core, holder);
  const deriving = startDeriving(core, { holder, onError });
  const acquirerNews = startAcquirerNews(core, { holder, onError, onHastened: agenda.askNow });
  const sandboxBooks = startSandboxBooks(core, { onError, read: deriving.readFiles });
  const following = sandbox && runInBackground(sandbox.clock.follow, { intervalMs: CLOCK_INTERVAL_MS, onError });
  const delivered = { runDue: notifier.runDue, nextAt: () => store.nextDeliveryAt() };
  const due = [agenda.due, ...deriving.due, ...dueOf(sandboxBooks), deriving.reconciling, delivered, telling.due];
  const clockControl = controlClock(core, [...due, ...dueOf(receipting), mailing.due], retention);
  return {
    clockControl,
    deliverNow() {
      notifier.wake();
      delivering.wake();
    },
    sendMailsNow: mailing.wake,
    makeExportsNow: deriving.makeExportsNow,
    simulateNow: deriving.simulateNow,
    readFilesNow: deriving.readFilesNow,
    takeHint: acquirerNews.takeHint,
    async stop() {
      await Promise.all([
        agenda.stop(),
        notifier.stop(),
        delivering.stop(),
        following?.stop(),
        sandboxBooks?.stop(),
        forgetting.stop(),
        counting.stop(),
        retention.stop(),
        deriving.stop(),
        acquirerNews.stop(),
        telling.stop(),
        receipting?.stop().then(() => mailing.stop()) ?? mailing.stop(),
      ]);
      send.close();
    },
  };
}

function dueOf(part: { readonly due: DueWork } | null): DueWork[] {
  return part === null ? [] : [part.due];
}

/** Null in live mode (S21). */
function controlClock(core: Core, due: readonly DueWork[], retention: { runDue(): Promise<unknown> }) {
  const steady = { runDue: () => waitUntilSteady(core.realClock), nextAt: () => Promise.resolve(null) };
  const removeOld = async () => {
    await retention.runDue();
    await forgetRequests(core);
  };
  return core.sandbox?.createClockControl([steady, ...due], removeOld) ?? null;
}

/** What is counted in this process is written every few seconds, and once more at the end. */
function startCounting({ channelCounter, keyUses, payerEvents }: Core, onError: (error: unknown) => void) {
  const parts = [
    { flush: channelCounter.flush, intervalMs: CHANNEL_COUNT_INTERVAL_MS },
    { flush: keyUses.flush, intervalMs: KEY_USE_INTERVAL_MS },
    { flush: payerEvents.flush, intervalMs: PAYER_EVENT_INTERVAL_MS },
  ].map(({ flush, intervalMs }) => ({ flush, running: runInBackground(flush, { intervalMs, onError }) }));
  return {
    stop: () => Promise.all(parts.map(({ flush, running }) => running.stop().then(flush).catch(onError))),
  };
}

function createDeliveries(
  { log, metrics, trace, tracing, realClock, stopwatch, dependencies: { store, clock, accounts } }: Core,
  { send, holder }: { send: ReturnType<typeof createSender>; holder: string },
) {
  return createNotifier({
    store,
    clock,
    realClock,
    stopwatch,
    send,
    holder,
    around: tracing?.work.delivery,
    async secretsOf(merNo) {
      const account = await accounts.find(merNo);
      return account === null ? [] : secretsOf(account, 'webhookSecret', clock.now());
    },
    onAttempt(delivery, end, verdict) {
      const { event, kind, attempt } = delivery;
      const { result, state } = end;
      tracing?.work.noteAttempt(end, verdict);
      const subject = subjectOf(delivery, trace);
      metrics.countDelivery(verdict);
      if (kind === 'scheduled' && state === 'exhausted' && !isTestEvent(delivery)) metrics.countExhausted();
      if (verdict === 'contractViolation') {
        log.error('notification breaks the contract', { ...subject, notification: event, result });
        return;
      }
      log.info('delivery', { ...subject, kind, attempt, result });
    },
    onError(error, delivery) {
      tracing?.work.noteFault(error);
      const { kind, attempt } = delivery;
      log.error('result of a delivery not written', { ...subjectOf(delivery, trace), kind, attempt, error });
    },
  });
}

/** What identifies a delivery in log lines. The request is known to the process that served it. */
function subjectOf({ merNo, tradeNo, notificationId }: ClaimedDelivery, trace: Trace) {
  return { requestId: trace.requestOf(notificationId), merNo, tradeNo, notificationId };
}

/** The gateway removes what has been kept long enough while it serves. */
function startRemoving(
  { config, log, metrics, load, realClock, stopwatch, dependencies: { store, clock } }: Core,
  holder: string,
) {
  return startRetention({
    store,
    clock,
    realClock,
    stopwatch,
    lifetimes: config.lifetimes,
    holder,
    personal: personalRule(personalFields),
    isStrained: load.isStrained,
    onRemoved: metrics.countRemoved,
    onRun: ({ outcome, removed, inUse }) => log.info('old rows removed', { outcome, removed, inUse }),
    onError: (error) => log.error('old rows not removed', { error }),
  });
}
