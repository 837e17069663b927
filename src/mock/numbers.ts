import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new number in the format of the contract's examples, such as `TG01K9ZC3M5Q8R7V2X4B6D`: ten characters of time, so that
 * numbers sort by age, and ten random ones, so that they cannot be guessed.
 */
export function newNumber(prefix: string, now: Date): string {
  let time = '';
  for (let rest = now.getTime(), index = 0; index < 10; index += 1, rest = Math.floor(rest / 32)) {
    time = ALPHABET.charAt(rest % 32) + time;
  }
  const random = Array.from({ length: 10 }, () => ALPHABET.charAt(randomInt(32)));
  return prefix + time + random.join('');
}
