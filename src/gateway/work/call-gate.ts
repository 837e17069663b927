import { acquirerNameOf } from '../domain/acquirers/acquirer.ts';
import type { Breakers } from '../domain/acquirers/breaker.ts';
import type { ChannelOperation } from '../domain/acquirers/channel-figures.ts';
import type { ChannelAnswer, Channels } from '../domain/ports.ts';
import { CALLS_MAX } from './limits.ts';

// Work that calls an acquirer asks here first. While answers stay away, one entry at a time finds out whether they come again, and all
// others wait as they are: each would only wait for its own deadline. A call that is not made decides nothing.

export interface CallGate {
  /** How many entries of the agenda may call it at the same time; null is `default`. */
  widthOf(acquirer: string | null): number;
  /** How long a call waits; 0 if it is made now. */
  waitMsOf(acquirer: string | null, operation: ChannelOperation): number;
}

export const OPEN_GATE: CallGate = { widthOf: () => CALLS_MAX, waitMsOf: () => 0 };

export interface CallGateOptions {
  readonly breakers: Pick<Breakers, 'stateOf' | 'admits' | 'waitMsOf'>;
  readonly isPaused: (name: string) => boolean;
  /** Everything due is done at once, whatever answers. */
  readonly isForced: (acquirer: string | null) => boolean;
}

export function createCallGate({ breakers, isPaused, isForced }: CallGateOptions): CallGate {
  return {
    widthOf(acquirer) {
      const name = acquirerNameOf(acquirer);
      if (isPaused(name)) return 0;
      // What is due begins with an inquiry, but for what has expired.
      if (isForced(acquirer) || breakers.stateOf(name, 'inquire') === 'closed') return CALLS_MAX;
      return breakers.admits(name, 'inquire') ? 1 : 0;
    },
    waitMsOf: (acquirer, operation) =>
      isForced(acquirer) ? 0 : breakers.waitMsOf(acquirerNameOf(acquirer), operation),
  };
}

/** The same channels, for one entry: what waits is not sent, and `heldMs` says for how long; 0 if nothing was held back. */
export function throughGate(
  channels: Channels,
  gate: Pick<CallGate, 'waitMsOf'>,
): { readonly channels: Channels; heldMs(): number } {
  let heldMs = 0;
  return {
    heldMs: () => heldMs,
    channels: {
      ...channels,
      to(acquirer) {
        const channel = channels.to(acquirer);
        const unlessHeld = async (operation: ChannelOperation, call: () => Promise<ChannelAnswer>) => {
          const waitMs = gate.waitMsOf(acquirer, operation);
          if (waitMs === 0) return call();
          heldMs = Math.max(heldMs, waitMs);
          return HELD;
        };
        return {
          ...channel,
          inquire: (request) => unlessHeld('inquire', () => channel.inquire(request)),
          cancel: (request) => unlessHeld('cancel', () => channel.cancel(request)),
          refund: (request) => unlessHeld('refund', () => channel.refund(request)),
          returnMoney: (request) => unlessHeld('returnMoney', () => channel.returnMoney(request)),
        };
      },
    },
  };
}

const HELD: ChannelAnswer = { kind: 'notSent', message: 'Held back while the acquirer does not answer.' };
