import { LRUCache } from 'lru-cache';
import type { SignedInExchange, UnreadReader } from '../frame/page-types.ts';
import type { Call } from './desk-types.ts';

// How much news a person has not read, for the bell of every page. It is counted only every so often, and again after the person
// has read some.

const KEPT_MS = 15_000;
const PEOPLE_MAX = 2000;

export function createUnreadReader(call: Call): UnreadReader {
  const kept = new LRUCache<string, { readonly unread: number; readonly at: number }>({ max: PEOPLE_MAX });
  return {
    async read(exchange) {
      const { realNow } = exchange;
      const known = kept.get(keyOf(exchange));
      if (known !== undefined && Math.abs(realNow - known.at) < KEPT_MS) return known.unread;
      const answer = await call(exchange, 'listNews', { parameters: { limit: 1 } });
      const unread = answer.kind === 'done' ? answer.value.unread : 0;
      kept.set(keyOf(exchange), { unread, at: realNow });
      return unread;
    },
    forget: (exchange) => void kept.delete(keyOf(exchange)),
  };
}

/** What somebody may read depends on the roles. */
function keyOf({ signedIn: { holder, grant } }: SignedInExchange): string {
  return JSON.stringify([holder.person.personId, grant.merNo, [...(grant.permissions ?? ['all'])]]);
}
