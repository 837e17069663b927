import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, hideCardNumbers } from '../../../src/gateway/domain/text/card-numbers.ts';
import { startWork } from '../../helpers/database/work-time.ts';

// S38, S9, S20.

describe('a card number in a text', () => {
  it.each([
    ['pay 4242424242424242 now', 'pay [card] now'],
    ['4242 4242 4242 4242', '[card]'],
    ['x4242-4242-4242-4242x', 'x[card]x'],
    ['4242.4242.4242.4242', '[card]'],
    ['4242 - 4242 - 4242 - 4242', '[card]'],
    ['4242\u00a04242\u200b4242\u20114242', '[card]'],
    ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '[card]'],
    ['４２４２４２４２４２４２４２４２', '[card]'],
    ['𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐', '[card]'],
    ['my card 4242424242424242 857 is new', 'my card [card] is new'],
    ['4242424242424242 12/30', '[card]'],
    ['42424242424242421230', '[card]'],
    ['4242424242424242123012/30 857', '[card]'],
    ['00004242424242424242', '[card]'],
    ['card 4242424242424242 exp 12/30 cvv 857', 'card [card] exp [card] cvv [card]'],
    ['cvv 857 of 4242424242424242', 'cvv [card] of [card]'],
    ['4242424242424242 for my order of 2026, number 1001', '[card] for my order of 2026, number 1001'],
    ['378282246310005', '[card]'],
    ['36227206271667', '[card]'],
    ['4222222222222', '[card]'],
    ['6304000000000000000', '[card]'],
    ['2223003122003222', '[card]'],
    ['9704198526191432198', '[card]'],
  ])('%j becomes %j', (text, hidden) => {
    expect(hideCardNumbers(text)).toBe(hidden);
    expect(hideCardNumbers(hidden)).toBe(hidden);
  });

  it.each([
    ['a number with a wrong check digit', 'order 4242424242424241'],
    ['a moment', '2026-11-15 08:30:00.124'],
    ['a moment in digits', '20261115083000124'],
    ['milliseconds since 1970', '1763208000123'],
    ['an amount', '1234567890.00'],
    ['a telephone number of Mexico', '+52 1 55 5555 0100'],
    ['a telephone number of the Philippines', '+63 917 123 4567'],
    ['an IP address', '192.168.100.200'],
    ['a trade number', 'TG01K9ZC3M5Q00031MX8R7V2X4B6D9Y0'],
    ['a number that no issuer gives out', '0000000000000000'],
  ])('is not seen in %s', (_, text) => {
    expect(hideCardNumbers(text)).toBe(text);
  });

  it('is known by itself where it is given, whoever issued it', () => {
    expect(hideCardNumbers('it is 0000 0000 0000 0000.', { known: '0000000000000000' })).toBe('it is [card].');
  });

  it('a number of up to 14 digits may be a telephone number where one is asked for', () => {
    const german = '+49 1512 3456787';
    expect(hideCardNumbers(german)).toBe('+[card]');
    expect(hideCardNumbers(german, { lengthMin: 15 })).toBe(german);
    expect(hideCardNumbers('4242424242424242', { lengthMin: 15 })).toBe('[card]');
  });

  it('is found in time that grows with the text and not faster', () => {
    const sample = (size: number) => ['1'.repeat(size), '1 - '.repeat(size / 4), '11111111111x'.repeat(size / 12)];
    const took = (size: number) => {
      const workMs = startWork();
      for (const text of sample(size)) hideCardNumbers(text);
      return workMs();
    };
    took(100_000);
    // Eight times the text: quadratic would be 64 times the work. The best of five, as other work is done on the machine.
    const ratios = Array.from({ length: 5 }, () => took(800_000) / took(100_000));
    expect(Math.min(...ratios)).toBeLessThan(30);
  });
});

describe('whatever stands around a card number', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  // One prefix of each issuer, and how long its numbers are.
  const issuer = fc.constantFrom(
    ...([
      ['4', [13, 16, 19]],
      ['51', [16]],
      ['2720', [16]],
      ['34', [15]],
      ['37', [15]],
      ['6011', [16, 19]],
      ['65', [16]],
      ['36', [14, 19]],
      ['3095', [14, 16]],
      ['3566', [16, 19]],
      ['62', [16, 17, 18, 19]],
      ['2202', [16]],
      ['6762', [12, 13, 14, 15, 16, 19]],
      ['5893', [12, 19]],
      ['8171', [16]],
      ['9704', [16, 19]],
      ['9792', [16]],
    ] as const),
  );
  const cardNumber = issuer.chain(([prefix, lengths]) =>
    fc
      .tuple(fc.constantFrom(...lengths), fc.array(digit, { minLength: 19, maxLength: 19 }))
      .map(([length, random]) => withCheckDigit((prefix + random.join('')).slice(0, length - 1))),
  );
  const separator = fc.constantFrom('', ' ', '-', '.', '/', '_', ' - ', ', ', '\u00a0', '\u2011', '\u200b', '\n', '·');
  const written = fc.tuple(cardNumber, separator, fc.integer({ min: 1, max: 5 })).map(([number, between, group]) => ({
    number,
    text: (number.match(new RegExp(`.{1,${group}}`, 'g')) ?? []).join(between),
  }));
  const follower = fc.oneof(
    fc.constant(''),
    fc.tuple(separator, fc.stringMatching(/^[0-9]{3,4}$/)).map((parts) => parts.join('')),
    fc.tuple(separator, fc.stringMatching(/^(0[1-9]|1[0-2])[/-]?(20)?[23][0-9]$/)).map((parts) => parts.join('')),
    fc.string(),
  );
  const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9 ]{0,30}$/));

  it('it does not survive', () => {
    fc.assert(
      fc.property(anyText, written, follower, anyText, (before, { number, text }, behind, after) => {
        const hidden = hideCardNumbers(before + text + behind + after);
        expect(digitsOf(hidden)).not.toContain(number);
        expect(hidden).toContain('[card]');
      }),
      { numRuns: 2000 },
    );
  });

  it('a text without twelve digits stays as it is', () => {
    const few = fc.string({ unit: 'grapheme' }).filter((text) => digitsOf(text).length < 12);
    fc.assert(fc.property(few, (text) => hideCardNumbers(text) === text));
  });
});

function withCheckDigit(start: string): string {
  let sum = 0;
  for (const [index, character] of [...start].toReversed().entries()) {
    const value = Number(character) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return start + ((10 - (sum % 10)) % 10);
}
