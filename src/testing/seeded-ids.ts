import { createHash } from 'node:crypto';
import { NUMBER_ALPHABET, NUMBER_RANDOM_LENGTH, composeNumber } from '../gateway/domain/numbers.ts';
import type { GatewayIds } from '../gateway/vault/ids.ts';

const COUNT_LENGTH = 6;
const ID_LENGTH = 24;
const REQUEST_LENGTH = 20;

/**
 * Numbers and secrets derived from a seed, for tests only. A counter precedes the hash, so that numbers with the same
 * timestamp sort in the order in which they were issued, even if the clock stands still.
 */
export function createSeededIds(seed: string): GatewayIds {
  const counts = new Map<string, number>();

  function countOf(purpose: string): number {
    const count = (counts.get(purpose) ?? 0) + 1;
    counts.set(purpose, count);
    return count;
  }

  const hashOf = (purpose: string, count: number) =>
    createHash('sha256')
      .update(JSON.stringify([seed, purpose, count]))
      .digest();

  function textOf(purpose: string, length: number): string {
    const count = countOf(purpose);
    const counted = Array.from({ length: COUNT_LENGTH }, (_, index) => count / 32 ** (COUNT_LENGTH - 1 - index));
    return [...counted, ...hashOf(purpose, count)]
      .slice(0, length)
      .map((value) => NUMBER_ALPHABET[Math.floor(value) % 32])
      .join('');
  }

  return {
    newNumber: (kind, { now, merNo }) =>
      composeNumber(kind, { now, merNo, random: textOf(kind, NUMBER_RANDOM_LENGTH) }),
    newId: (kind) => `${kind}_${textOf(kind, ID_LENGTH)}`,
    newSecret: () => hashOf('secret', countOf('secret')).toString('base64url'),
    newRequestId: () => `req_${textOf('request', REQUEST_LENGTH)}`,
  };
}
