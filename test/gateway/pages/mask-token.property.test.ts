import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskToken, unmaskToken } from '../../../src/gateway/pages/frame/mask-token.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((array) => Buffer.from(array));
const token = bytes.map((buffer) => buffer.toString('base64url'));

it('a masked token becomes the token again, whatever the pad', () => {
  fc.assert(
    fc.property(token, bytes, (one, pad) => {
      expect(unmaskToken(maskToken(one, pad))).toBe(one);
    }),
  );
});

it('another pad writes every byte of a token differently', () => {
  fc.assert(
    fc.property(token, bytes, fc.integer({ min: 1, max: 255 }), (one, pad, shift) => {
      const other = Buffer.from(pad.map((byte) => byte ^ shift));
      const [first, second] = [pad, other].map((used) => Buffer.from(maskToken(one, used), 'base64url'));
      expect([...(first ?? [])].filter((byte, index) => byte === second?.[index])).toEqual([]);
    }),
  );
});

it('a change of any bit of a masked token gives another token', () => {
  fc.assert(
    fc.property(token, bytes, fc.integer({ min: 0, max: 511 }), (one, pad, bit) => {
      const masked = Buffer.from(maskToken(one, pad), 'base64url');
      masked[bit >> 3] = (masked[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(unmaskToken(masked.toString('base64url'))).not.toBe(one);
    }),
  );
});

it('what is no masked token stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(token, fc.string({ maxLength: 200 })), (text) => {
      fc.pre(!/^[\w-]{86}$/.test(text));
      expect(unmaskToken(text)).toBe(text);
    }),
  );
});

it('a pad that is too short is an error, not a weaker mask', () => {
  expect(() => maskToken(randomBytes(32).toString('base64url'), randomBytes(16))).toThrow('32 bytes');
});
