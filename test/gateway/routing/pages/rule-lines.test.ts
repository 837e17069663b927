import { describe, expect, it } from 'vitest';
import { compareRules } from '../../../../src/gateway/pages/console/routing/compare-rules.ts';
import { cardLines, readCardLines } from '../../../../src/gateway/domain/routing/card-lines.ts';
import {
  acquirerLines,
  amountLine,
  digitLines,
  readAcquirerLines,
  readAmountLine,
  readDigitLines,
  readTimeLines,
  timeLines,
} from '../../../../src/gateway/pages/console/routing/rule-lines.ts';
import type { Rule } from '../../../../src/gateway/pages/console/routing/version.ts';

describe('the lines of a rule', () => {
  it('have an amount in one currency', () => {
    expect(readAmountLine('eur 10 to 500')).toEqual({ currency: 'EUR', min: '10.00', max: '500.00' });
    expect(amountLine({ currency: 'EUR', min: null, max: '500.00' })).toBe('EUR up to 500.00');
    expect(readAmountLine('')).toBeNull();
    expect(readAmountLine('EUR 1 to 2\nUSD 1 to 2')).toMatch(/one currency only/);
    expect(readAmountLine('cheap')).toMatch(/is no amount/);
  });

  it('have first digits of cards, of which fewer stand for all that begin with them', () => {
    expect(readDigitLines('411111\n4222 to 4223\n52')).toEqual([
      { first: '411111', last: '411111' },
      { first: '422200', last: '422399' },
      { first: '520000', last: '529999' },
    ]);
    expect(digitLines([{ first: '411111', last: '411119' }])).toBe('411111 to 411119');
    expect(readDigitLines('41111111')).toMatch(/only the first six digits of a card are kept/);
    expect(readDigitLines('420000 to 410000')).toMatch(/ends before it begins/);
    expect(readDigitLines('Visa')).toMatch(/no first digits/);
  });

  it('have days and hours, which read back as they are shown', () => {
    const times = readTimeLines(
      'Mon-Fri 8:00-18:00\nsat, Sunday 10:00 to 12:00\ndaily 00:00-24:00\nSat-Mon 09:00-10:00',
    );
    expect(times).toEqual([
      { days: [1, 2, 3, 4, 5], from: '08:00', until: '18:00' },
      { days: [6, 7], from: '10:00', until: '12:00' },
      { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', until: '24:00' },
      { days: [1, 6, 7], from: '09:00', until: '10:00' },
    ]);
    const lines = 'Mon-Fri 08:00-18:00\nSat, Sun 10:00-12:00\nMon-Sun 00:00-24:00\nMon, Sat, Sun 09:00-10:00';
    expect(timeLines(times as Exclude<typeof times, string>)).toBe(lines);
    expect(readTimeLines(lines)).toEqual(times);
    expect(readTimeLines('Mon 22:00-06:00')).toMatch(/two lines/);
    expect(readTimeLines('Mon-Fri')).toMatch(/is no time/);
    expect(readTimeLines('Mon-Fri-Sun 08:00-09:00')).toMatch(/is no time/);
    expect(readTimeLines('Someday 08:00-09:00')).toMatch(/is no time/);
  });

  it('have acquirers, with their shares where a rule divides', () => {
    const shared = [
      { acquirer: 'north', percent: 70 },
      { acquirer: 'south', percent: 30 },
    ];
    expect(readAcquirerLines('north 70%\nsouth 30 %')).toEqual(shared);
    expect(readAcquirerLines(acquirerLines(shared))).toEqual(shared);
    expect(readAcquirerLines('north, south')).toEqual([{ acquirer: 'north' }, { acquirer: 'south' }]);
    expect(readAcquirerLines('north a half')).toMatch(/is no acquirer/);
  });
});

it('the table of cards is read from CSV, whatever separates its cells, and written the same way', () => {
  const text = 'first,last,country,region\r\n411111,411119,de,Domestic\n520000;529999;FR;\n"4","","US",""\n\n';
  const ranges = [
    { first: '411111', last: '411119', country: 'DE', region: 'domestic' },
    { first: '520000', last: '529999', country: 'FR', region: null },
    { first: '400000', last: '499999', country: 'US', region: null },
  ];
  expect(readCardLines(text)).toEqual(ranges);
  expect(readCardLines(cardLines(ranges))).toEqual(ranges);
  expect(readCardLines('411111,411119,DE\n41111111,,DE')).toMatch(/^Line 2, "41111111,,DE": only the first six digits/);
  expect(readCardLines('411111,411119,Germany')).toMatch(/country has two letters/);
  expect(readCardLines('411119,411111,DE')).toMatch(/ends before it begins/);
  expect(readCardLines('Visa cards')).toMatch(/write the first digits/);
});

describe('two versions of the rules', () => {
  const rule = (name: string, acquirer = 'north'): Rule => ({
    name,
    when: {},
    use: { strategy: 'preference', acquirers: [{ acquirer }] },
  });
  const shown = (before: Rule[], after: Rule[]) => {
    const { rules, removed } = compareRules(before, after);
    return [
      ...rules.map(({ rule: { name }, was, isMoved, isChanged }) =>
        [name, was === null && 'new', isMoved && `from ${was?.place ?? 0}`, isChanged && 'changed']
          .filter(Boolean)
          .join(' '),
      ),
      ...removed.map(({ rule: { name } }) => `${name} removed`),
    ];
  };

  it('differ in rules that are new, gone, changed or elsewhere', () => {
    const before = [rule('A'), rule('B'), rule('C'), rule('D')];
    expect(shown(before, before)).toEqual(['A', 'B', 'C', 'D']);
    expect(shown(before, [rule('X', 'west'), rule('A'), rule('B', 'south'), rule('D')])).toEqual([
      'X new',
      'A',
      'B changed',
      'D',
      'C removed',
    ]);
  });

  it('name only the rule that was moved, not those that made room for it', () => {
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => rule(name, name)) as [Rule, Rule, Rule, Rule];
    expect(shown([a, b, c, d], [d, a, b, c])).toEqual(['D from 4', 'A', 'B', 'C']);
    expect(shown([a, b, c, d], [b, a, d, c])).toHaveLength(4);
  });

  it('know a rule again that has another name only', () => {
    expect(shown([rule('A', 'north'), rule('B', 'south')], [rule('Z', 'north'), rule('B', 'south')])).toEqual([
      'Z changed',
      'B',
    ]);
  });
});
