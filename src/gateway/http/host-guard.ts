import { isIPv4 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Refusal } from '../../protocol/refusal.ts';
import { refusals } from '../operator/checks/refusals.ts';
import { HOSTS_KNOWN_MAX, HOST_LENGTH_MAX } from './limits.ts';

/**
 * On loopback the sandbox is for this machine alone, and its token and keys are public. A web page anywhere can have its own
 * name resolve to 127.0.0.1 and then call the sandbox as its own origin (DNS rebinding); the `Host` header shows it. So only
 * names of this machine are served there, and the one of PUBLIC_URL. Undefined where any host is good.
 */
export function createHostGuard(options: {
  readonly mode: 'sandbox' | 'live';
  /** What the server listens on. */
  readonly host: string;
  readonly publicUrl: string | null;
}): ((host: string | undefined) => Refusal | undefined) | undefined {
  if (options.mode !== 'sandbox' || !isLoopback(options.host)) return undefined;
  const own = options.publicUrl === null ? undefined : new URL(options.publicUrl).hostname;
  const served = new LRUCache<string, boolean>({ max: HOSTS_KNOWN_MAX });
  const isServed = (host: string) => {
    const known = served.get(host);
    if (known !== undefined) return known;
    const name = nameOf(host);
    const answer = name !== undefined && (isLoopback(name) || name === own);
    served.set(host, answer);
    return answer;
  };
  return (host) => {
    // A browser always names a host; what else is wrong with a request without one is reported elsewhere.
    if (host === undefined || isServed(host)) return undefined;
    return refusals.refuse('invalidInput', { status: 421, detail: DETAIL });
  };
}

const DETAIL =
  'Host: is not a name of this machine. The sandbox listens on loopback and answers only to localhost, 127.0.0.1, [::1] ' +
  'and the host of PUBLIC_URL. Set PUBLIC_URL if it is reached by another name.';

/** Without the port, as a URL writes it; undefined where it is no host. */
function nameOf(host: string): string | undefined {
  if (host.length > HOST_LENGTH_MAX || /[/?#@\\\s]/.test(host)) return undefined;
  return URL.parse(`http://${host}`)?.hostname;
}

function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name === '[::1]') return true;
  return isIPv4(name) && name.startsWith('127.');
}
