import type {
  AcquirerCandidate,
  AcquirerFacts,
  Channel,
  ChannelAnswer,
  Channels,
} from '../../../src/gateway/domain/ports.ts';

// Two acquirers in memory, which answer what a test tells them, and remember what they charged.

/** Declines that say of themselves what they are, as an acquirer's facts. */
export const DECLINES = {
  soft: { decline: { class: 'soft', schemeCode: '51' } },
  technical: { decline: { class: 'technical' } },
  hard: { decline: { class: 'hard' } },
  fraud: { decline: { class: 'fraud' } },
  limit: { decline: { class: 'limit' } },
  neverAgain: { decline: { class: 'soft', adviceCode: '03' } },
  stopped: { decline: { class: 'soft', adviceCode: '21' } },
  afterChallenge: { decline: { class: 'soft' }, threeDSecure: { version: '2.2.0' } },
} as const satisfies Readonly<Record<string, AcquirerFacts>>;

export type Decline = keyof typeof DECLINES;

export type Answering =
  | 'approved'
  | 'declined'
  | 'challenged'
  | 'pending'
  | 'notSent'
  | 'lostBefore'
  | 'lostAfter'
  | Decline;

export interface ScriptedAcquirer {
  readonly channel: Channel;
  /** Every call that arrived, such as `authorize TG… 2`. */
  readonly calls: string[];
  /** What was charged, by trade number and attempt. */
  readonly charged: Set<string>;
}

/** It remembers what arrived: an inquiry tells, and a cancellation closes what has no result. */
export function scriptedAcquirer(next: () => Answering, message = 'As the script says.'): ScriptedAcquirer {
  const charged = new Set<string>();
  const calls: string[] = [];
  const known = new Map<string, 'approved' | 'declined' | 'pending' | 'cancelled'>();
  const keyOf = (request: { tradeNo: string; attempt?: number }) => `${request.tradeNo} ${request.attempt ?? 1}`;
  const take = async (call: string, request: { tradeNo: string; attempt?: number }): Promise<ChannelAnswer> => {
    const said = next();
    const facts = said in DECLINES ? DECLINES[said as Decline] : null;
    const kind = facts === null ? (said as Exclude<Answering, Decline>) : 'declined';
    if (kind === 'notSent') return { kind, message };
    if (kind === 'lostBefore') return { kind: 'unknown', message };
    const key = keyOf(request);
    calls.push(`${call} ${key}`);
    const result = kind === 'approved' || kind === 'lostAfter' ? 'approved' : kind === 'declined' ? kind : 'pending';
    if (!known.has(key)) known.set(key, result);
    if (known.get(key) === 'approved') charged.add(key);
    return { kind: kind === 'lostAfter' ? 'unknown' : kind, message, ...(facts && { facts }) };
  };
  const tell = (request: { tradeNo: string; attempt?: number }): ChannelAnswer => {
    const kind = known.get(keyOf(request)) ?? 'notFound';
    return { kind: kind === 'cancelled' ? 'declined' : kind, message };
  };
  const channel: Channel = {
    authorize: (request) => take('authorize', request),
    payout: (request) => take('payout', request),
    refund: async (request) => {
      calls.push(`refund ${request.tradeNo} 1`);
      return { kind: 'approved', message };
    },
    returnMoney: async (request) => {
      calls.push(`returnMoney ${request.tradeNo} 1`);
      return { kind: 'approved', message };
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
      return { kind: 'cancelled', message };
    },
    close: () => Promise.resolve(),
  };
  return { channel, calls, charged };
}

/** In the order of the names; null is `default`. */
export function channelsOf(acquirers: ReadonlyMap<string | null, Channel>, { retriesDeclined = false } = {}): Channels {
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
      first === undefined ? { kind: 'none' } : { kind: 'chosen', first, others, retriesDeclined, decision: null },
    close: () => Promise.resolve(),
  };
}
