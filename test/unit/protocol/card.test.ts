import { describe, expect, it } from 'vitest';
import { isExpired, passesLuhn } from '../../../src/protocol/card.ts';

describe('the Luhn check', () => {
  it.each(['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117', '0000000000000000'])(
    'passes %s',
    (number) => {
      expect(passesLuhn(number)).toBe(true);
    },
  );

  it('fails when any one digit changes', () => {
    const right = '4242424242424242';
    for (let index = 0; index < right.length; index += 1) {
      const other = String((Number(right[index]) + 1) % 10);
      expect(passesLuhn(right.slice(0, index) + other + right.slice(index + 1))).toBe(false);
    }
  });
});

describe('a card', () => {
  it('is good to the end of its last month', () => {
    const december = { month: '12', year: '2026' };
    expect(isExpired(december, new Date('2026-12-31T23:59:59.999Z'))).toBe(false);
    expect(isExpired(december, new Date('2027-01-01T00:00:00Z'))).toBe(true);
  });

  it('may give its year by two digits and its month by one', () => {
    expect(isExpired({ month: '3', year: '27' }, new Date('2027-03-31T12:00:00Z'))).toBe(false);
    expect(isExpired({ month: '03', year: '27' }, new Date('2027-04-01T00:00:00Z'))).toBe(true);
  });
});
