import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// `npm run safety` lists below each rule of SAFETY.md the test files that name it, by tier: `npm test` runs the quick ones and
// `.ci/run` the long ones too, but the nightly ones only a schedule. With --check it writes nothing and fails if the file is out
// of date. Both fail if no test that `.ci/run` runs holds a rule, unless it is marked as planned.

const FILE = 'SAFETY.md';
const RULE = /^- \*\*([IS]\d+)\*\*( \(planned\))? /;
// Tests name a rule in parentheses at the end of a title, or in a comment.
const NAMED = /(?:\(|\/\/ |\/\*\* |, |and |rules )(?=[IS]\d)([IS]\d{1,2})\b/g;
const IMPORTED = /from '(\.[^']+)'/g;
const TIERS = ['quick', 'long', 'nightly'] as const;

type Tier = (typeof TIERS)[number];

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const texts = new Map(
  globSync('test/**/*.ts')
    .toSorted()
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const tiers = findTiers();
const filesByRule = findNamingTests();
const before = readFileSync(FILE, 'utf8');
const after = before
  .split('\n')
  .flatMap((line) => (line.startsWith('  - ') ? [] : [line, ...heldBy(line)]))
  .join('\n');

if (options.check && after !== before) fail(`${FILE} is out of date: run \`npm run safety\`.`);
if (!options.check) writeFileSync(FILE, after);

function heldBy(line: string): string[] {
  const [, rule, planned] = RULE.exec(line) ?? [];
  if (rule === undefined) return [];
  const files = [...(filesByRule.get(rule) ?? [])];
  const found = TIERS.map((tier) => ({ tier, files: files.filter((file) => tiers.get(file) === tier) }));
  const held = found.filter((one) => one.files.length > 0);
  if (planned === undefined && held.length === 0)
    fail(`${rule} has no test: name it in the test that fails without it.`);
  if (held[0]?.tier === 'nightly') fail(`${rule} has only nightly tests: .ci/run does not notice if it is broken.`);
  return held.map((one) => `  - ${one.tier}: ${one.files.map((file) => `[${file.slice(5)}](${file})`).join(', ')}`);
}

function findNamingTests(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const [, rule] of text.matchAll(NAMED)) {
      if (rule !== undefined) found.set(rule, (found.get(rule) ?? new Set()).add(file));
    }
  }
  return found;
}

/** A file that tests import runs as often as the one of them that runs most often. */
function findTiers(): Map<string, Tier> {
  const found = new Map<string, Tier>();
  const take = (file: string, tier: Tier): void => {
    if (found.has(file)) return;
    found.set(file, tier);
    for (const [, path = ''] of texts.get(file)?.matchAll(IMPORTED) ?? []) take(join(file, '..', path), tier);
  };
  for (const tier of TIERS) {
    for (const file of texts.keys()) if (tierOf(file) === tier) take(file, tier);
  }
  return found;
}

function tierOf(file: string): Tier | undefined {
  if (!file.endsWith('.test.ts')) return undefined;
  return TIERS.find((tier) => file.endsWith(`.${tier}.test.ts`)) ?? 'quick';
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
