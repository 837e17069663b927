import { randomBytes } from 'node:crypto';
import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfToken, isGuessable } from '../../../src/gateway/config/secret-strength.ts';
import { LIVE, problemsOf } from '../../helpers/gateway/config-problems.ts';

describe('a secret', () => {
  it('a secret that was made at random is never refused', () => {
    for (let count = 0; count < 2000; count += 1) {
      const bytes = randomBytes(32);
      expect(isGuessable(bytes), bytes.toString('hex')).toBe(false);
      for (const token of [bytes.toString('hex'), bytes.toString('base64url'), bytes.toString('hex').slice(32)]) {
        expect(faultOfToken(token), token).toBeUndefined();
      }
    }
  });

  it('a secret that repeats a short text is refused, however long it is', () => {
    const words = string({ minLength: 1, maxLength: 8 });
    assert(
      property(words, integer({ min: 32, max: 200 }), (word, length) => {
        expect(isGuessable(word.repeat(length).slice(0, length))).toBe(true);
      }),
    );
  });

  it('a secret that goes through the characters by equal steps is refused', () => {
    assert(
      property(integer({ min: 500, max: 1000 }), integer({ min: -10, max: 10 }), (first, step) => {
        const codes = Array.from({ length: 40 }, (_, index) => first + index * step);
        expect(isGuessable(String.fromCodePoint(...codes))).toBe(true);
      }),
    );
  });
});

describe('the configuration', () => {
  it('refuses the operator’s token as that of the metrics: who reads figures must not move money', () => {
    const problem =
      'METRICS_TOKEN must differ from OPERATOR_TOKEN, which can move money. Generate one with: openssl rand -hex 32';
    expect(problemsOf({ ...LIVE, METRICS_TOKEN: LIVE.OPERATOR_TOKEN })).toEqual([problem]);
  });
});
