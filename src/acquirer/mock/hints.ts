import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/channel.ts';
import { webhookHeaders } from '../../protocol/standard-webhooks.ts';

// Hints go to the address that the gateway named last. Each is sent once: a lost one does no harm.

export interface HintSender {
  /** Where hints go from now on. */
  setAddress(hintUrl: string | null): void;
  send(numbers: readonly string[]): void;
}

const HINT_MS_MAX = 5000;

export function createHintSender(secret: string | null, now: () => number): HintSender {
  let address: string | null = null;
  return {
    setAddress(hintUrl) {
      address = hintUrl;
    },
    send(numbers) {
      if (address === null || secret === null || numbers.length === 0) return;
      const hint: components['schemas']['Hint'] = { numbers: [...numbers] };
      const body = JSON.stringify(hint);
      const message = { id: `hint-${randomUUID()}`, timestampSeconds: Math.floor(now() / 1000), body };
      // Nobody waits for the answer, and none of them changes anything.
      fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...webhookHeaders(message, [secret]) },
        body,
        signal: AbortSignal.timeout(HINT_MS_MAX),
      }).then(
        (response) => response.body?.cancel(),
        () => undefined,
      );
    },
  };
}
