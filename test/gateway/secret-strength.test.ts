import { randomBytes } from 'node:crypto';
import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfToken, isGuessable } from '../../src/gateway/secret-strength.ts';

describe('a secret', () => {
  it('that was made at random is never refused', () => {
    for (let count = 0; count < 2000; count += 1) {
      const bytes = randomBytes(32);
      expect(isGuessable(bytes), bytes.toString('hex')).toBe(false);
      for (const token of [bytes.toString('hex'), bytes.toString('base64url'), bytes.toString('hex').slice(32)]) {
        expect(faultOfToken(token), token).toBeUndefined();
      }
    }
  });

  it('that repeats a short text is refused, however long it is', () => {
    const words = string({ minLength: 1, maxLength: 8 });
    assert(
      property(words, integer({ min: 32, max: 200 }), (word, length) => {
        expect(isGuessable(word.repeat(length).slice(0, length))).toBe(true);
      }),
    );
  });

  it('that goes through the characters by equal steps is refused', () => {
    assert(
      property(integer({ min: 500, max: 1000 }), integer({ min: -10, max: 10 }), (first, step) => {
        const codes = Array.from({ length: 40 }, (_, index) => first + index * step);
        expect(isGuessable(String.fromCodePoint(...codes))).toBe(true);
      }),
    );
  });
});
