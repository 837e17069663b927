import { LRUCache } from 'lru-cache';
import { USER_AGENT } from '../domain/deliveries/delivery.ts';
import type { AddressRule, ResolveName } from '../outbound/address-guard.ts';
import { guardedLookup, refuseLiteral } from '../outbound/address-guard.ts';
import type { Sent } from './answer.ts';
import { ANSWER_TOO_LARGE, createAnswer } from './answer.ts';
import type { Connection, Post } from './connection.ts';
import { createConnections } from './connections.ts';
import { HEADERS_TOO_LARGE, describeFault, isMiscounted } from './faults.ts';
import { ADDRESSES_KNOWN_MAX, HEADER_BYTES_MAX, SEND_DEADLINE_MS } from './limits.ts';

export interface Sending {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type { Sent };

export type Sender = (sending: Sending) => Promise<Sent>;

export interface SenderOptions {
  readonly rule: AddressRule;
  readonly deadlineMs?: number;
  readonly resolve?: ResolveName;
}

/**
 * Posts to a merchant's address: http and https only, no redirects, no proxy, a bounded answer that is not unpacked, a
 * deadline for all of it, from the look-up of the name to the last byte (S10). Never rejects: whatever goes wrong is a
 * fault. By undici, which took 110 µs of the processor a request where Node's own client took 185. What the answer is, is
 * undici's word: its framing counts, and what comes behind it only ends the connection.
 */
export function createSender(options: SenderOptions): Sender & { close(): void } {
  const { rule, deadlineMs = SEND_DEADLINE_MS } = options;
  const connections = createConnections(guardedLookup(rule, options.resolve));

  const targets = new LRUCache<string, ReturnType<typeof readAddress>>({
    max: ADDRESSES_KNOWN_MAX,
    memoMethod: (address) => readAddress(address, rule),
  });

  const send: Sender = ({ address, headers, body }) => {
    const target = targets.memo(address);
    if ('fault' in target) return Promise.resolve({ status: null, answer: Buffer.alloc(0), fault: target.fault });
    const post = { path: target.path, headers: { ...headers, 'user-agent': USER_AGENT }, body };
    return exchange(connections.take(target.origin), { post, deadlineMs });
  };

  return Object.assign(send, { close: connections.close });
}

function exchange(
  connection: Connection,
  { post, deadlineMs }: { readonly post: Post; readonly deadlineMs: number },
): Promise<Sent> {
  return new Promise((resolve) => {
    const answer = createAnswer();
    let ended = false;
    const settle = (sent: Sent) => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      if (sent.fault === null) connection.release();
      else connection.destroy();
      resolve(sent);
    };
    // A timer and not a socket's timeout: an answer that drips is never idle.
    const timer = setTimeout(() => settle(answer.fail(`timeout after ${deadlineMs / 1000} s`)), deadlineMs);
    connection.post(post, {
      begin: answer.begin,
      piece(piece) {
        const fault = answer.add(piece);
        if (fault !== undefined) settle(answer.fail(fault));
      },
      end() {
        // Undici does not count a reason phrase and the extensions of chunks among the headers.
        const isLarge = connection.bytes - answer.bytes > HEADER_BYTES_MAX;
        settle(isLarge ? answer.fail(HEADERS_TOO_LARGE) : answer.end());
      },
      fail(error) {
        const isWhole = isMiscounted(error) && answer.isWhole();
        settle(isWhole ? answer.end() : answer.fail(describeFault(error, connection.isEnded())));
      },
      flood: () => settle(answer.fail(ANSWER_TOO_LARGE)),
    });
  });
}

type Target = { readonly origin: string; readonly path: string } | { readonly fault: string };

/** What the text alone says. What a name resolves to is looked at each time a connection is made. */
function readAddress(address: string, rule: AddressRule): Target {
  const url = URL.parse(address);
  if (url === null) return { fault: 'the address cannot be read' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { fault: 'only http and https addresses are called' };
  }
  if (url.username + url.password !== '') {
    return { fault: 'an address with a user name or password is not called' };
  }
  const refusal = refuseLiteral(url.hostname, rule);
  return refusal === undefined ? { origin: url.origin, path: url.pathname + url.search } : { fault: refusal };
}
