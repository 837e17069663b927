import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/gateway/pages/payer/language.ts';
import { linkTexts } from '../../../../src/gateway/pages/payer/texts/link-texts.ts';

// Texts are complete because they compile. That they are in their language, and say what they are given, is shown here.

type Catalogue = Readonly<Record<string, string | ((...values: never[]) => string)>>;

const CATALOGUES: readonly [string, (language: (typeof LANGUAGES)[number]) => Catalogue][] = [
  ['the pages of orders', ({ texts }) => texts],
  ['the pages of links', ({ code }) => linkTexts[code]],
];

const NAMES = ['methodUnionPay', 'methodWeChat', 'methodAlipay', 'methodPix'];

/** What is written as in English, because the language has the same word. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: ['bank'],
  es: ['total'],
  nl: ['bank', 'methodVietnamBank'],
  pt: ['total'],
  vi: ['expiryForm'],
  ar: ['expiryForm'],
};

const VALUES = ['‹one›', '‹two›'];
const COUNTS = [1, 2, 3, 5, 11, 12, 22, 100];
const COUNTED = ['errorSummary', 'triesLeft', 'limitedMinutes', 'moreProducts'];

const [ENGLISH, ...OTHERS] = LANGUAGES;

describe.each(CATALOGUES)('the texts of %s', (_, textsOf) => {
  const english = writeOut(textsOf(ENGLISH as (typeof LANGUAGES)[number]));

  it.each(OTHERS)('are not English in $name', (language) => {
    const texts = writeOut(textsOf(language));
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const left = [...texts].filter(([name, text]) => text === english.get(name)).map(([name]) => name);
    const expected = [...NAMES, ...(SAME[language.code] ?? [])].filter((name) => texts.has(name));
    expect(left.filter((name) => !expected.includes(name))).toEqual([]);
  });

  it.each(LANGUAGES)('say in $name each value that they are given', (language) => {
    for (const [name, text] of Object.entries(textsOf(language))) {
      if (typeof text === 'string' || COUNTED.includes(name)) continue;
      const given = VALUES.slice(0, text.length);
      const sentence = (text as (...values: string[]) => string)(...given);
      expect(
        given.filter((value) => !sentence.includes(value)),
        name,
      ).toEqual([]);
      // A value in a sentence from right to left keeps its own direction, but for what the page's script counts.
      if (language.direction === 'rtl' && name !== 'returningIn') {
        expect(
          given.filter((value) => !sentence.includes(`\u2068${value}\u2069`)),
          name,
        ).toEqual([]);
      }
    }
  });
});

describe('a count', () => {
  it.each(LANGUAGES)('has its own sentence in $name, and none says "undefined"', ({ texts }) => {
    for (const name of COUNTED) {
      const write = texts[name as 'triesLeft'];
      const sentences = COUNTS.map((count) => write(count));
      expect(new Set(sentences).size, name).toBe(COUNTS.length);
      expect(sentences.join(' ')).not.toContain('undefined');
    }
  });

  it.each([
    ['pl', ['Popraw 1 pole', 'Popraw 2 pola', 'Popraw 5 pól', 'Popraw 12 pól', 'Popraw 22 pola']],
    ['ar', ['يرجى تصحيح حقل واحد', 'يرجى تصحيح حقلين', 'يرجى تصحيح 5 حقول', 'يرجى تصحيح 12 حقلًا', 'يرجى تصحيح 22 حقلًا']],
  ])('takes the form of its noun in %s', (code, sentences) => {
    const language = LANGUAGES.find((one) => one.code === code);
    expect([1, 2, 5, 12, 22].map((count) => language?.texts.errorSummary(count))).toEqual(sentences);
  });
});

function writeOut(texts: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? text : (text as (...values: unknown[]) => string)(...VALUES),
    ]),
  );
}
