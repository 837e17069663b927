import type { IncomingMessage } from 'node:http';
import type { Stopwatch, EventLog } from '../domain/ports.ts';
import { createAddressList, peerOf } from '../limits/client-address.ts';
import { FORWARDING_NOTICE_MS } from './limits.ts';

export interface ForwardingWatch {
  /** Called for every request. */
  see(request: IncomingMessage): void;
  /** What is wrong with the forwarding headers that came lately, one line each. Names no address: anybody may read it. */
  notices(): readonly string[];
}

interface ForwardingWatchOptions {
  readonly trustedProxies: readonly string[];
  readonly stopwatch: Stopwatch;
  readonly log: Pick<EventLog, 'warn'>;
  /** Called for each header that was not trusted. */
  readonly onIgnored: (header: string) => void;
}

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * A forwarding header that is not believed changes nothing (S24), and that is what an operator has to hear of: behind a proxy
 * that TRUSTED_PROXIES does not name, all callers have one address. Each kind is logged once.
 */
export function createForwardingWatch(options: ForwardingWatchOptions): ForwardingWatch {
  const isTrusted = createAddressList(options.trustedProxies);
  const seenAtMs = new Map<string, number>();

  function tell(notice: string, fields: { readonly header: string; readonly peer: string }): void {
    if (!seenAtMs.has(notice)) options.log.warn('forwarding header ignored', { ...fields, notice });
    seenAtMs.set(notice, options.stopwatch.elapsedMs());
    options.onIgnored(fields.header);
  }

  return {
    see({ headers, socket }) {
      const header = HEADERS.find((name) => headers[name] !== undefined);
      if (header === undefined) return;
      const peer = peerOf(socket);
      if (!isTrusted(peer))
        return tell(`${header} comes from a peer that TRUSTED_PROXIES does not name`, { header, peer });
      // What is read of a trusted proxy is one header alone: one that it only passes on would be the caller's own word.
      if (header === 'x-forwarded-for') return;
      tell(`${header} comes from a trusted proxy, but only X-Forwarded-For is read`, { header, peer });
    },
    notices() {
      const nowMs = options.stopwatch.elapsedMs();
      return [...seenAtMs].flatMap(([notice, atMs]) => (nowMs - atMs < FORWARDING_NOTICE_MS ? [notice] : []));
    },
  };
}
