import { setTimeout as wait } from 'node:timers/promises';
import { notifications } from '../../generated/notifications.ts';
import type { NotificationEvent } from '../../generated/notifications.ts';
import type { CheckedRequest } from '../protocol/check-request.ts';
import type { SandboxRow } from '../protocol/operation-rule.ts';
import { notificationExample } from '../examples/contract-examples.ts';
import { deliver, shownAddress } from './deliver.ts';
import { fillFields } from './fill-answer.ts';
import type { Numbers } from './fill-answer.ts';
import { WAITING_MAX } from './limits.ts';
import { newNumber } from './numbers.ts';

export interface Callbacks {
  /**
   * Sends the events of the sandbox row to the addresses in the request, each once and in order. Their delays count from the
   * request, which is `passedSeconds` ago.
   */
  schedule(request: CheckedRequest, row: SandboxRow, accepted: { numbers: Numbers; passedSeconds: number }): void;
  /** Drops callbacks that have not been sent yet. */
  close(): Promise<void>;
}

export function createCallbacks(options: {
  delayMs: number;
  /** The length of a second in the sandbox's table. */
  secondMs: number;
  answerMsMax: number;
  log: (line: string) => void;
  now: () => Date;
}): Callbacks {
  const stop = new AbortController();
  const running = new Set<Promise<void>>();

  async function sendAll(...[request, row, { numbers, passedSeconds }]: Parameters<Callbacks['schedule']>) {
    let waitedMs = 0;
    for (const { event, result, afterSeconds } of row.events) {
      const address = request.body[request.operation.callbacks[event] ?? ''];
      if (typeof address !== 'string' || !isEvent(event)) continue;
      const dueMs = options.delayMs + Math.max(0, afterSeconds - passedSeconds) * options.secondMs;
      await wait(dueMs - waitedMs, undefined, { signal: stop.signal });
      waitedMs = dueMs;
      const payload = fillFields(notificationExample(event, result), numbers);
      const id = newNumber('NT', options.now());
      const outcome = await deliver(
        { id, event, address, payload },
        { now: options.now(), answerMsMax: options.answerMsMax, signal: stop.signal },
      );
      options.log(`callback ${event} ${result} for ${numbers['merOrderNo']} to ${shownAddress(address)}: ${outcome}`);
    }
  }

  return {
    schedule(request, row, accepted) {
      if (running.size >= WAITING_MAX) {
        options.log(`callback not sent: already ${WAITING_MAX} requests with callbacks pending`);
        return;
      }
      const sending = sendAll(request, row, accepted)
        .catch((error: unknown) => {
          if (!stop.signal.aborted) options.log(`callback not sent: ${String(error)}`);
        })
        .finally(() => running.delete(sending));
      running.add(sending);
    },
    async close() {
      stop.abort();
      await Promise.all(running);
    },
  };
}

function isEvent(event: string): event is NotificationEvent {
  return Object.hasOwn(notifications, event);
}
