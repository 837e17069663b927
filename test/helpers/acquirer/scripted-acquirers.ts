import type { AcquirerCandidate, Channel, ChannelAnswer, Channels } from '../../../src/gateway/domain/ports.ts';

// Two acquirers in memory, which answer what a test tells them, and remember what they charged.

export type Answering = 'approved' | 'declined' | 'challenged' | 'pending' | 'notSent' | 'lostBefore' | 'lostAfter';

export interface ScriptedAcquirer {
  readonly channel: Channel;
  /** Every call that arrived, such as `authorize TG… 2`. */
  readonly calls: string[];
  /** What was charged, by trade number and attempt. */
  readonly charged: Set<string>;
}

const MESSAGE = 'As the script says.';

/** It remembers what arrived: an inquiry tells, and a cancellation closes what has no result. */
export function scriptedAcquirer(next: () => Answering): ScriptedAcquirer {
  const charged = new Set<string>();
  const calls: string[] = [];
  const known = new Map<string, 'approved' | 'declined' | 'pending' | 'cancelled'>();
  const keyOf = (request: { tradeNo: string; attempt?: number }) => `${request.tradeNo} ${request.attempt ?? 1}`;
  const take = async (call: string, request: { tradeNo: string; attempt?: number }): Promise<ChannelAnswer> => {
    const kind = next();
    if (kind === 'notSent') return { kind, message: MESSAGE };
    if (kind === 'lostBefore') return { kind: 'unknown', message: MESSAGE };
    const key = keyOf(request);
    calls.push(`${call} ${key}`);
    const result = kind === 'approved' || kind === 'lostAfter' ? 'approved' : kind === 'declined' ? kind : 'pending';
    if (!known.has(key)) known.set(key, result);
    if (known.get(key) === 'approved') charged.add(key);
    return { kind: kind === 'lostAfter' ? 'unknown' : kind, message: MESSAGE };
  };
  const tell = (request: { tradeNo: string; attempt?: number }): ChannelAnswer => {
    const kind = known.get(keyOf(request)) ?? 'notFound';
    return { kind: kind === 'cancelled' ? 'declined' : kind, message: MESSAGE };
  };
  const channel: Channel = {
    authorize: (request) => take('authorize', request),
    payout: (request) => take('payout', request),
    refund: async (request) => {
      calls.push(`refund ${request.tradeNo} 1`);
      return { kind: 'approved', message: MESSAGE };
    },
    returnMoney: async (request) => {
      calls.push(`returnMoney ${request.tradeNo} 1`);
      return { kind: 'approved', message: MESSAGE };
    },
    complete: async (request) => tell(request),
    inquire: async (request) => {
      calls.push(`inquire ${keyOf(request)}`);
      return tell(request);
    },
    cancel: async (request) => {
      calls.push(`cancel ${keyOf(request)}`);
      const state = known.get(keyOf(request));
      if (state === 'approved' || state === 'declined') return tell(request);
      known.set(keyOf(request), 'cancelled');
      return { kind: 'cancelled', message: MESSAGE };
    },
    close: () => Promise.resolve(),
  };
  return { channel, calls, charged };
}

/** In the order of the names; null is `default`. */
export function channelsOf(acquirers: ReadonlyMap<string | null, Channel>): Channels {
  const [first, ...others] = Array.from(acquirers.keys(), (acquirer): AcquirerCandidate => ({
    acquirer,
    channelVersion: null,
  }));
  return {
    to(acquirer) {
      const channel = acquirers.get(acquirer);
      if (channel === undefined) throw new Error(`nobody is named ${acquirer ?? 'default'}`);
      return channel;
    },
    isScripted: () => false,
    choose: () =>
      first === undefined
        ? { kind: 'none' }
        : { kind: 'chosen', first, others, retriesDeclined: false, decision: null },
    close: () => Promise.resolve(),
  };
}
