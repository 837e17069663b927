import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// One word for one thing, in what people read on both desks. Names of the contract stay as they are.

const FILES = globSync('src/gateway/pages/{desk,shared,console,merchant}/**/*.ts').filter(
  (file) => !/\/styles\/|\/assets\//.test(file),
);

/** What a thing is called, and the words that it is not called by. */
const WORDS: Readonly<Record<string, RegExp>> = {
  reserve: /\bmargins?\b|\b(?:of|with the|your) security\b|^Security\b(?! code)/i,
  confirmed: /\backnowledge[sd]?\b/i,
  'paid (an order)': /\border (?:is|was) approved\b|\bapproved the order\b/i,
  'second factor': /\b(?:2FA|MFA|two-factor)\b/i,
};

/** Texts in quotes and templates. A single word in lower case is a name. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const quoted = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map(([, one, other]) => one ?? other ?? '');
  const marked = [...code.matchAll(/>([^<>`]*?)</g)].map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}?/g, ' '));
  return [...quoted, ...marked].filter((text) => /^[A-Z]|[a-z] [a-z]/.test(text.trim()) && !/[={};]|=>/.test(text));
}

it.each(Object.entries(WORDS))('people read "%s", and no other word for it', (_, others) => {
  const found = FILES.flatMap((file) =>
    textsOf(readFileSync(file, 'utf8'))
      .filter((text) => others.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

it('a number has one short form', () => {
  const shortening = FILES.filter((file) => /…\$\{[^}]*\.slice\(-/.test(readFileSync(file, 'utf8')));
  expect(shortening).toEqual(['src/gateway/pages/desk/views/short-number.ts']);
});
