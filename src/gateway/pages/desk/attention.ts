import { LRUCache } from 'lru-cache';
import type { AttentionCount, AttentionReader, SignedInExchange } from '../frame/page-types.ts';
import type { Call } from './desk-types.ts';

// What waits for a person, beside the entries of the menu. Every page shows it, so it is asked for only every so often, and
// again after the person has sent a form.

const KEPT_MS = 15_000;
const PEOPLE_MAX = 2000;

interface Kept {
  readonly counts: readonly AttentionCount[];
  readonly at: number;
}

export function createAttentionReader(call: Call): AttentionReader {
  const kept = new LRUCache<string, Kept>({ max: PEOPLE_MAX });
  return {
    async read(exchange) {
      const { realNow } = exchange;
      const known = kept.get(keyOf(exchange));
      if (known !== undefined && Math.abs(realNow - known.at) < KEPT_MS) return known.counts;
      const answer = await call(exchange, 'readAttention', {});
      const counts =
        answer.kind === 'done' ? answer.value.groups.map(({ kind, count, isMore }) => ({ kind, count, isMore })) : [];
      kept.set(keyOf(exchange), { counts, at: realNow });
      return counts;
    },
    forget: (exchange) => void kept.delete(keyOf(exchange)),
  };
}

/** Roles may change, so they are part of it. */
function keyOf({ signedIn: { holder, grant } }: SignedInExchange): string {
  return JSON.stringify([holder.person.personId, grant.merNo, [...(grant.permissions ?? ['all'])]]);
}
