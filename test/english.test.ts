import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commentsIn,
  faultOfComment,
  faultOfName,
  faultOfSubject,
  faultOfTitle,
  namesIn,
  titlesIn,
} from './helpers/english.ts';

// Comments, titles of tests, names and subjects of commits are read by people who have not read their neighbours.

const SUBJECTS = 50;
/** Names of the contract, which stay as they are. */
const CONTRACT_NAMES = new Set(['said', 'startSeeing', 'stopSeeing']);

const sources = globSync('{src,scripts,test}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('the English of the sources', () => {
  it('has comments that are understood alone', () => {
    const comments = sources.flatMap(({ file, text }) => commentsIn(text).map((comment) => ({ file, text: comment })));
    expect(comments.length).toBeGreaterThan(5000);
    expect(faultsOf(comments, ({ text }) => faultOfComment(text))).toEqual([]);
  });

  it('has titles of tests that are sentences', () => {
    const tests = sources.filter(({ file }) => file.startsWith('test/') && file.endsWith('.test.ts'));
    const titles = tests.flatMap(({ file, text }) => titlesIn(text).map((title) => ({ file, ...title })));
    const calls = tests.flatMap(({ text }) => text.match(/^ *(?:describe|it|test)[.(]/gm) ?? []);
    expect(titles).toHaveLength(calls.length);
    expect(faultsOf(titles, faultOfTitle)).toEqual([]);
  });

  it('has names in the words of the field', () => {
    const names = sources.flatMap(({ file, text }) =>
      [basename(file, '.ts'), ...namesIn(text)].map((name) => ({ file, text: name })),
    );
    const ours = names.filter(({ text }) => !CONTRACT_NAMES.has(text));
    expect(ours.length).toBeGreaterThan(10_000);
    expect(faultsOf(ours, ({ text }) => faultOfName(text))).toEqual([]);
  });
});

describe('the English of the history', () => {
  it.skipIf(!existsSync('.git'))('has subjects that name their part and say what was done', () => {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `-${SUBJECTS}`], { encoding: 'utf8' });
    const subjects = log.trimEnd().split('\n');
    expect(
      faultsOf(
        subjects.map((text) => ({ file: 'git log', text })),
        ({ text }) => faultOfSubject(text),
      ),
    ).toEqual([]);
  });
});

describe('a rule of English', () => {
  it.each([
    ['a comment without a beginning', faultOfComment('Of one merchant.'), 'begins with "Of": say what it is'],
    ['a word of our own', faultOfComment('What the merchant was told.'), 'says "told"'],
    ['a name of our own', faultOfName('LinkWish'), 'says "Wish"'],
    ['a title without a subject', faultOfTitle(titleOf('of a payout is refused')), 'has no subject'],
    ['a title of one word', faultOfTitle(titleOf('signs')), 'is one word'],
    ['a subject without its part', faultOfSubject('Fix it'), 'does not name its part first'],
    ['a long subject', faultOfSubject(`refunds: ${'x'.repeat(72)}`), 'is longer than 72 characters'],
  ])('refuses %s', (_, fault, wanted) => {
    expect(fault).toBe(wanted);
  });

  it('accepts plain sentences and quoted names', () => {
    expect(faultOfComment('Both are told apart by the field `said`.')).toBeUndefined();
    expect(faultOfTitle(titleOf('is refused with another body'))).toBeUndefined();
    expect(faultOfSubject('refunds: refuse a second request while one waits')).toBeUndefined();
  });
});

function titleOf(text: string): Parameters<typeof faultOfTitle>[0] {
  return { block: 'it', isOutermost: false, text };
}

function faultsOf<Item extends { file: string; text: string }>(
  items: readonly Item[],
  faultOf: (item: Item) => string | undefined,
): string[] {
  return items.flatMap((item) => {
    const fault = faultOf(item);
    return fault === undefined ? [] : [`${item.file}: "${item.text}" ${fault}`];
  });
}
