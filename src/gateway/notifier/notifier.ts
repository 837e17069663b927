import { notifications } from '../../../generated/notifications.ts';
import type { AttemptEnd, ClaimedDelivery, DeliveryStore } from '../domain/delivery.ts';
import type { Clock } from '../domain/ports.ts';
import { encodeNotification } from '../../protocol/notification-body.ts';
import { webhookHeaders } from '../../protocol/standard-webhooks.ts';
import type { Sender, Sent } from './send.ts';

export interface NotifierOptions {
  readonly store: DeliveryStore;
  readonly clock: Clock;
  /** Real time, for the proof: the merchant's clock is not moved when the sandbox's is. */
  readonly realClock: Clock;
  readonly send: Sender;
  /** The merchant's webhook secrets that are good now, newest first. */
  readonly secretsOf: (merNo: number) => Promise<string[]>;
  /** A name that no other process has. */
  readonly holder: string;
  readonly claimSize?: number;
  readonly perMerchantMax?: number;
  readonly leaseMs?: number;
  readonly onAttempt: (delivery: ClaimedDelivery, result: string) => void;
}

export interface Notifier {
  /** Sends everything that is due and resolves when nothing is left. Calls wait for one another. */
  runDue(): Promise<number>;
}

/** Every claimed attempt is recorded before it is sent; one whose holder dies is sent again when its lease is over. */
export function createNotifier(options: NotifierOptions): Notifier {
  const { store, clock, holder, claimSize = 64, perMerchantMax = 16, leaseMs = 60_000 } = options;
  let last: Promise<unknown> = Promise.resolve();

  async function runAll(): Promise<number> {
    let sent = 0;
    for (;;) {
      const claim = { holder, now: clock.now(), leaseMs, limit: claimSize, perMerchantMax };
      const claimed = await store.claimDeliveries(claim);
      if (claimed.length === 0) return sent;
      await Promise.all(claimed.map(deliver));
      sent += claimed.length;
    }
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const { contentType, acknowledgement, attemptsMax } = notifications[delivery.event];
    // A node that died with the last attempt under way leaves a claim for one more, which must not be sent (I9).
    if (delivery.attempt > attemptsMax) {
      const unsent: Sent = { kind: 'failed', reason: `not sent: ${attemptsMax} attempts are the most` };
      const end = endOf(delivery, unsent, { result: unsent.reason, finishedAt: clock.now() });
      return store.finishAttempt(holder, end);
    }
    const body = encodeNotification(contentType, delivery.payload);
    const message = { id: delivery.notificationId, timestampSeconds: Math.floor(options.realClock.now() / 1000), body };
    const secrets = await options.secretsOf(delivery.merNo);
    const sent = await options.send({
      address: delivery.address,
      headers: { 'content-type': contentType, ...webhookHeaders(message, secrets) },
      body,
    });
    const result = judge(sent, acknowledgement);
    await store.finishAttempt(holder, endOf(delivery, sent, { result, finishedAt: clock.now() }));
    options.onAttempt(delivery, result);
  }

  return {
    runDue() {
      const run = last.then(runAll, runAll);
      last = run.catch(() => undefined);
      return run;
    },
  };
}

const ACKNOWLEDGED = 'acknowledged';

/** Stops at the exact text in a 2xx answer, and at nothing else. */
function judge(sent: Sent, acknowledgement: string): string {
  if (sent.kind === 'failed') return sent.reason;
  if (sent.status < 200 || sent.status > 299) return `HTTP ${sent.status} is not 2xx`;
  if (sent.answer === acknowledgement) return ACKNOWLEDGED;
  const shown = sent.answer.length > 40 ? `${sent.answer.slice(0, 40)}…` : sent.answer;
  return `${JSON.stringify(shown)} is not ${acknowledgement}`;
}

function endOf(
  delivery: ClaimedDelivery,
  sent: Sent,
  { result, finishedAt }: { result: string; finishedAt: number },
): AttemptEnd {
  const { merNo, notificationId, attempt, event } = delivery;
  const waitMinutes = notifications[event].retryMinutes[attempt - 1];
  const exhausted = waitMinutes === undefined;
  const acknowledged = result === ACKNOWLEDGED;
  return {
    merNo,
    notificationId,
    attempt,
    finishedAt,
    status: sent.kind === 'answered' ? sent.status : null,
    answer: sent.kind === 'answered' ? sent.answer.slice(0, ANSWER_KEPT_MAX) : '',
    result,
    state: acknowledged ? 'acknowledged' : exhausted ? 'exhausted' : 'due',
    nextAt: acknowledged || exhausted ? null : finishedAt + waitMinutes * 60_000,
  };
}

const ANSWER_KEPT_MAX = 4096;
