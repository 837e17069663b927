import { LRUCache } from 'lru-cache';
import type { LaneRoom } from '../domain/deliveries/delivery.ts';
import type { Stopwatch } from '../domain/ports.ts';
import { ADDRESSES_KNOWN_MAX, FIRST_ROOM, HOSTS_KNOWN_MAX, MERCHANTS_KNOWN_MAX } from './limits.ts';

// Who may have how many sends under way: so many in all, so many of a merchant, so many to a host. A host that takes its
// time gets fewer, and its sends are counted apart, so that those who answer at once never wait for those who do not.

export interface LaneLimits {
  readonly sendsMax: number;
  readonly perMerchantMax: number;
  /** Merchants whose hosts are not known yet may bring it to twice that, and no further. */
  readonly perHostMax: number;
  /** A send that has taken longer makes its host a slow one, until it answers faster. */
  readonly slowAfterMs: number;
  readonly perSlowHostMax: number;
  /** Sends to slow hosts beside `sendsMax`; what is above counts there. */
  readonly slowSendsMax: number;
}

export interface Lanes {
  /** How many sends may begin. */
  free(): number;
  /** For each of those who wait; zero for some. */
  plan(waiting: readonly number[]): LaneRoom[];
  /** Null where the host has no room. What is answered is called when the send has ended. */
  enter(delivery: { readonly merNo: number; readonly address: string }): (() => void) | null;
}

interface Host {
  /** When each send began, oldest first. */
  readonly begun: Set<{ readonly at: number }>;
  slow: boolean;
}

export function createLanes(stopwatch: Stopwatch, limits: LaneLimits): Lanes {
  const hosts = new Map<string, Host>();
  const sendsOf = new Map<number, number>();
  const hostOf = new LRUCache<number, string>({ max: MERCHANTS_KNOWN_MAX });
  let sends = 0;

  const isSlow = (host: Host) => {
    const [oldest] = host.begun;
    if (oldest !== undefined && stopwatch.elapsedMs() - oldest.at > limits.slowAfterMs) host.slow = true;
    return host.slow;
  };
  const slowSends = () => [...hosts.values()].reduce((sum, host) => sum + (isSlow(host) ? host.begun.size : 0), 0);
  const roomAt = (host: Host | undefined) =>
    host === undefined
      ? limits.perHostMax
      : (isSlow(host) ? limits.perSlowHostMax : limits.perHostMax) - host.begun.size;

  function plan(waiting: readonly number[]): LaneRoom[] {
    const left = new Map<string, number>();
    let slowLeft = limits.slowSendsMax - slowSends();
    let unknownLeft = limits.perHostMax;
    return waiting.map((merNo) => {
      const own = limits.perMerchantMax - (sendsOf.get(merNo) ?? 0);
      const name = hostOf.get(merNo);
      if (name === undefined) {
        const room = Math.min(own, FIRST_ROOM, unknownLeft);
        unknownLeft -= room;
        return { merNo, room };
      }
      const host = hosts.get(name);
      const slow = host !== undefined && isSlow(host);
      const atHost = left.get(name) ?? roomAt(host);
      const room = Math.max(0, Math.min(own, atHost, slow ? slowLeft : atHost));
      left.set(name, atHost - room);
      if (slow) slowLeft -= room;
      return { merNo, room };
    });
  }

  function enter({ merNo, address }: { merNo: number; address: string }): (() => void) | null {
    const name = hostNames.memo(address);
    hostOf.set(merNo, name);
    const host = hosts.get(name) ?? { begun: new Set(), slow: false };
    if (host.begun.size >= limits.perHostMax * 2) return null;
    hosts.set(name, host);
    const send = { at: stopwatch.elapsedMs() };
    host.begun.add(send);
    sends += 1;
    sendsOf.set(merNo, (sendsOf.get(merNo) ?? 0) + 1);
    return () => {
      host.begun.delete(send);
      host.slow = stopwatch.elapsedMs() - send.at > limits.slowAfterMs;
      sends -= 1;
      const others = (sendsOf.get(merNo) ?? 1) - 1;
      if (others === 0) sendsOf.delete(merNo);
      else sendsOf.set(merNo, others);
      // If nothing is being sent to a host, it is worth remembering only if it is slow.
      if (host.begun.size === 0 && (!host.slow || hosts.size > HOSTS_KNOWN_MAX)) hosts.delete(name);
    };
  }

  return { free: () => limits.sendsMax - (sends - Math.min(slowSends(), limits.slowSendsMax)), plan, enter };
}

const hostNames = new LRUCache<string, string>({
  max: ADDRESSES_KNOWN_MAX,
  memoMethod: (address) => URL.parse(address)?.host ?? '',
});
