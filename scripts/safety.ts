import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

// `npm run safety` lists below each rule of SAFETY.md the test files that name it. With --check it writes nothing and fails if
// the file is out of date. Both fail if a rule has no test, unless it is marked as planned.

const FILE = 'SAFETY.md';
const RULE = /^- \*\*([IS]\d+)\*\*( \(planned\))? /;
// Tests name a rule in parentheses at the end of a title, or in a comment.
const NAMED = /(?:\(|\/\/ |\/\*\* |, |and |rules )(?=[IS]\d)([IS]\d{1,2})\b/g;

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const filesByRule = findNamingTests();
const before = readFileSync(FILE, 'utf8');
const untested: string[] = [];
const after = before
  .split('\n')
  .flatMap((line) => (line.startsWith('  - ') ? [] : [line, ...heldBy(line)]))
  .join('\n');

for (const rule of untested) fail(`${rule} has no test: name it in the test that fails without it.`);
if (options.check && after !== before) fail(`${FILE} is out of date: run \`npm run safety\`.`);
if (!options.check) writeFileSync(FILE, after);

function heldBy(line: string): string[] {
  const [, rule, planned] = RULE.exec(line) ?? [];
  if (rule === undefined) return [];
  const files = filesByRule.get(rule);
  if (files !== undefined) return [`  - ${[...files].map((file) => `[${file.slice(5)}](${file})`).join(', ')}`];
  if (planned === undefined) untested.push(rule);
  return [];
}

function findNamingTests(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('test/**/*.ts').toSorted()) {
    for (const [, rule] of readFileSync(file, 'utf8').matchAll(NAMED)) {
      if (rule !== undefined) found.set(rule, (found.get(rule) ?? new Set()).add(file));
    }
  }
  return found;
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
