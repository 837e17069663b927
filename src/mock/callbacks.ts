import { setTimeout as wait } from 'node:timers/promises';
import { notifications } from '../../generated/notifications.ts';
import type { NotificationEvent } from '../../generated/notifications.ts';
import type { CheckedRequest } from '../protocol/check-request.ts';
import type { SandboxRow } from '../protocol/operation-rule.ts';
import { notificationExample } from './contract.ts';
import { deliver, shownAddress } from './deliver.ts';
import { fillFields } from './fill-answer.ts';
import type { Numbers } from './fill-answer.ts';
import { newNumber } from './numbers.ts';

export interface Callbacks {
  /** Sends what the sandbox row promises to the addresses that the request gave, each once and in order. */
  schedule(request: CheckedRequest, row: SandboxRow, numbers: Numbers): void;
  /** Drops what has not been sent yet. */
  close(): Promise<void>;
}

const LATER_MS_MAX = 1000;
const WAITING_MAX = 1000;

export function createCallbacks(options: {
  delayMs: number;
  answerMsMax: number;
  log: (line: string) => void;
  now: () => Date;
}): Callbacks {
  const stop = new AbortController();
  const running = new Set<Promise<void>>();

  async function sendAll(request: CheckedRequest, row: SandboxRow, numbers: Numbers): Promise<void> {
    let waitedMs = 0;
    for (const { event, result, afterSeconds } of row.events) {
      const address = request.body[request.operation.callbacks[event] ?? ''];
      if (typeof address !== 'string' || !isEvent(event)) continue;
      // "Later" is shortened, so that nobody waits for a mock, and stays later than what comes at once.
      const dueMs = options.delayMs + Math.min(afterSeconds * options.delayMs, LATER_MS_MAX);
      await wait(dueMs - waitedMs, undefined, { signal: stop.signal });
      waitedMs = dueMs;
      const payload = fillFields(notificationExample(event, result), numbers);
      const id = newNumber('msg_', options.now());
      const outcome = await deliver(
        { id, event, address, payload },
        { now: options.now(), answerMsMax: options.answerMsMax, signal: stop.signal },
      );
      options.log(`callback ${event} ${result} for ${numbers['merOrderNo']} to ${shownAddress(address)}: ${outcome}`);
    }
  }

  return {
    schedule(request, row, numbers) {
      if (running.size >= WAITING_MAX) {
        options.log(`callback not sent: ${WAITING_MAX} requests wait for theirs already`);
        return;
      }
      const sending = sendAll(request, row, numbers)
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
