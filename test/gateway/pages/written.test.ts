import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../src/gateway/pages/desk/views/parts.ts';
import {
  ageWords,
  amountWords,
  basisPointWords,
  bytesWords,
  countriesByName,
  countryName,
  dayWords,
  daysWords,
  decimalWords,
  durationWords,
  fixedWords,
  languageName,
  millisecondWords,
  momentWords,
  numberWords,
  percentWords,
  ratioWords,
  shareWords,
  shortDayWords,
} from '../../../src/gateway/pages/design/written.ts';
import { LANGUAGES } from '../../../src/gateway/domain/text/languages.ts';
import { inLanguage } from '../../../src/web/texts.ts';

function readIn<Made>(language: 'en' | 'es' | 'pt' | 'zh', run: () => Made): Made {
  return inLanguage({ tag: LANGUAGES[language].tag, texts: {} }, run);
}

const AT = Date.parse('2026-11-16T06:12:33Z');
const HOUR_MS = 3_600_000;

describe('figures in English', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-900', '−900'],
    ['−900', '−900'],
    ['−1000309', '−1,000,309'],
    ['0.00', '0.00'],
    ['-0.50', '−0.50'],
    ['12345678901234567890.12345678', '12,345,678,901,234,567,890.12345678'],
    ['–', '–'],
    ['as it was', 'as it was'],
  ])('a decimal %s is written %s', (decimal, shown) => {
    expect(decimalWords(decimal)).toBe(shown);
  });

  it('amounts have their currency behind them, on its own in a table', () => {
    expect(amountWords('1450.00', 'USD')).toBe('1,450.00 USD');
    expect(amount('−250.00', 'USD').html).toBe('<span class="amount">−250.00 <small>USD</small></span>');
  });

  it('shares have one decimal unless they are nothing or all, and a dash if there is no whole', () => {
    expect([shareWords(2, 3), shareWords(0, 3), shareWords(3, 3), shareWords(0, 0), ratioWords(null)]).toEqual([
      '66.7%',
      '0%',
      '100%',
      '–',
      '–',
    ]);
    expect([basisPointWords(290), percentWords(-0.125, 1), percentWords(0.5, 0)]).toEqual(['2.90%', '−12.5%', '50%']);
  });

  it('numbers, measures, durations and sizes', () => {
    expect([numberWords(1_000_309), numberWords(7n), fixedWords(4.55, 1)]).toEqual(['1,000,309', '7', '4.6']);
    expect([59_999, 60_000, HOUR_MS, 47 * HOUR_MS, -48 * HOUR_MS].map(ageWords)).toEqual([
      'under 1 min',
      '1 min',
      '1 h',
      '47 h',
      '2 days',
    ]);
    expect([0.42, 12.4, 1250].map(millisecondWords)).toEqual(['0.4 ms', '12 ms', '1,250 ms']);
    expect([250, 1000, 2500].map(durationWords)).toEqual(['250 ms', '1 s', '2.5 s']);
    expect([10, 12_400, 1_440_000].map(bytesWords)).toEqual(['1 kB', '12 kB', '1.4 MB']);
    expect([1, 14].map(daysWords)).toEqual(['1 day', '14 days']);
  });

  it('days and moments', () => {
    expect([dayWords('2026-11-16'), shortDayWords('2026-11-16')]).toEqual(['16 Nov 2026', '16 Nov']);
    expect((['day', 'minute', 'second'] as const).map((precision) => momentWords(AT, 'Asia/Tokyo', precision))).toEqual(
      ['16 Nov 2026', '16 Nov 2026, 15:12', '16 Nov 2026, 15:12:33'],
    );
  });
});

describe('figures in the language that a page is read in', () => {
  it.each([
    ['es', ['1.234.567,50 EUR', '66,7\u00a0%', '2 días', 'Alemania', 'alemán']],
    ['pt', ['1.234.567,50 EUR', '66,7%', '2 dias', 'Alemanha', 'alemão']],
    ['zh', ['1,234,567.50 EUR', '66.7%', '2天', '德国', '德语']],
  ] as const)('%s', (language, words) => {
    const written = readIn(language, () => [
      amountWords('1234567.50', 'EUR'),
      shareWords(2, 3),
      daysWords(2),
      countryName('DE'),
      languageName('de'),
    ]);
    expect(written).toEqual(words);
  });

  it('is that of each page, however many are made at once', async () => {
    const days = await Promise.all(
      (['es', 'pt', 'zh', 'en'] as const).map((language) =>
        readIn(language, async () => {
          await new Promise((resolve) => void setImmediate(resolve));
          return dayWords('2026-11-16');
        }),
      ),
    );
    expect(days).toEqual(['16 nov 2026', '16 de nov. de 2026', '2026年11月16日', '16 Nov 2026']);
  });

  it('orders the names of countries by its letters', () => {
    const codes = ['ES', 'SE', 'AT', 'DE', 'QX'];
    expect(countriesByName(codes).map(([, name]) => name)).toEqual(['Austria', 'Germany', 'Spain', 'Sweden']);
    const inSpanish = readIn('es', () => countriesByName(codes).map(([, name]) => name));
    expect(inSpanish).toEqual(['Alemania', 'Austria', 'España', 'Suecia']);
  });
});

describe('pages and mails', () => {
  it('write no figure by hand: one place does, and knows the language', () => {
    const byHand =
      /\.toFixed\(|\.toLocale(?:Date|Time)?String\(|new Intl\.(?:Number|DateTime|Duration|RelativeTime)Format\(|\} ?%(?!\w)/;
    const sources = globSync('src/gateway/{pages,mail}/**/*.ts').toSorted();
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.filter((name) => byHand.test(readFileSync(name, 'utf8')))).toEqual([
      // Fees as people type them into a field, and find them there again.
      'src/gateway/pages/console/reconciliation/cost-lines.ts',
      // Shares, likewise.
      'src/gateway/pages/console/routing/rule-lines.ts',
      // The lengths of a drawing.
      'src/gateway/pages/design/brand-marks.ts',
      // What payers read: amounts with the sign of their currency, in twelve languages.
      'src/gateway/pages/design/number-texts.ts',
      // What a zone differs from UTC, and whether there is such a zone.
      'src/gateway/pages/desk/zone-names.ts',
      'src/gateway/pages/desk/zone.ts',
    ]);
  });
});
