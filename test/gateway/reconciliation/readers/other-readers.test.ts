import { describe, expect, it } from 'vitest';
import { differences, readByOthers, readByUs } from './other-reading.ts';
import type { Aspect } from './other-reading.ts';
import { samples } from './read-sample.ts';

// The samples of banks, read by the libraries of others. Each difference is known, and a new one fails.

const NO_REVERSALS = 'It compares a text with what its parser has made a boolean of, so it never sees a reversal.';
const NO_RETURNS = 'It knows no returned payments, which take something back.';
const BY_PAYMENT = 'An entry of several payments that add up is a line for each here.';
const NO_STATUS = 'It does not look at the status of an entry.';
const NO_SUMS = 'It does not add up entries.';
const NO_PAGES = 'It does not look at the numbers of pages.';

const KNOWN: Readonly<Record<string, Readonly<Partial<Record<Aspect, string>>>>> = {
  'camt/bad/currency': { refused: 'It does not compare the currencies of account and entry.' },
  'camt/bad/encoding': { refused: 'It takes a text, so it cannot see that the bytes are of another encoding.' },
  'camt/bad/status': { refused: NO_STATUS },
  'camt/bad/status-named-like-a-property': { refused: NO_STATUS },
  'camt/bad/sum': { refused: NO_SUMS },
  'camt/batch-with-details': { amounts: BY_PAYMENT, days: BY_PAYMENT, reversals: BY_PAYMENT },
  'camt/byte-order-mark-prefixes-and-envelope': { refused: 'It knows elements by their whole names, with prefixes.' },
  'camt/direction-and-reversal': { reversals: NO_REVERSALS },
  'camt/notification': { refused: 'It reads no camt.054.' },
  'camt/returned-payment': { reversals: NO_RETURNS },
  'mt940/bad/inexact-dinar': { refused: 'It rounds to two decimals.' },
  'mt940/bad/page-missing': { refused: NO_PAGES },
  'mt940/bad/page-opening': { refused: NO_PAGES },
  'mt940/messages-in-braces': { refused: 'It cannot read a field on the line of the block that it begins.' },
  'mt940/returned-payment': { reversals: NO_RETURNS },
  'mt940/utf-8-with-mark': { refused: 'It takes the mark at the beginning for a part of the first tag.' },
  'mt940/year-boundary': { days: 'It gives the day of booking the year of the value.' },
};

describe.each(samples.filter(({ format }) => format === 'camt' || format === 'mt940'))('the sample $name', (sample) => {
  it('is read by others as by us, but for what is known', () => {
    const found = differences(readByUs(sample), readByOthers(sample));
    expect(found).toEqual(Object.keys(KNOWN[sample.name] ?? {}));
  });
});

it('every difference that is known is one of a sample', () => {
  const names = samples.map(({ name }) => name);
  expect(Object.keys(KNOWN).filter((name) => !names.includes(name))).toEqual([]);
});
