import { randomBytes, randomFillSync } from 'node:crypto';
import { NUMBER_ALPHABET, NUMBER_RANDOM_LENGTH, composeNumber, encode } from '../domain/numbers.ts';
import type { Clock, Ids } from '../domain/ports.ts';

export interface GatewayIds extends Ids {
  /** Identifies a request in responses and logs, such as `req_01K9ZC3M5Q8R7V2X4B6D`: sorted by time, then random. */
  newRequestId(): string;
}

const SECRET_BYTES = 32;
const POOL_BYTES = 4096;
const TIME_LENGTH = 10;
const REQUEST_RANDOM_LENGTH = 10;

export function createIds(clock: Clock): GatewayIds {
  const randomText = createRandomText();
  let timeAt = -1;
  let timeText = '';
  return {
    newNumber: (kind, { now, merNo }) => composeNumber(kind, { now, merNo, random: randomText(NUMBER_RANDOM_LENGTH) }),
    newId: (kind) => `${kind}_${encode(clock.now(), TIME_LENGTH)}${randomText(NUMBER_RANDOM_LENGTH)}`,
    newSecret: () => randomBytes(SECRET_BYTES).toString('base64url'),
    newRequestId() {
      const now = clock.now();
      // Many requests arrive in the same millisecond.
      if (now !== timeAt) {
        timeAt = now;
        timeText = encode(now, TIME_LENGTH);
      }
      return `req_${timeText}${randomText(REQUEST_RANDOM_LENGTH)}`;
    },
  };
}

/**
 * Random characters from a pool of random bytes: one system call for hundreds of numbers. The alphabet has 32 characters,
 * which divides 256, so five bits of a byte select one without bias.
 */
function createRandomText(): (length: number) => string {
  const pool = Buffer.alloc(POOL_BYTES);
  let used = POOL_BYTES;
  return (length) => {
    if (used + length > POOL_BYTES) {
      randomFillSync(pool);
      used = 0;
    }
    let text = '';
    for (const end = used + length; used < end; used += 1) text += NUMBER_ALPHABET[(pool[used] ?? 0) & 31];
    return text;
  };
}

/** For one answer; see `pages/frame/mask-token.ts`. */
export function newPad(): Buffer {
  return randomBytes(32);
}
