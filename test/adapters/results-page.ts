import { readFileSync } from 'node:fs';
import type { VerifyReport } from '../../src/acquirer/verify/verify.ts';
import { markdownTable } from '../helpers/docs/markdown-table.ts';

// The page of the docs that says which rules an adapter keeps. The run writes it: `npx vitest run --project long -u <file>`.

export interface ResultsPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly order: number;
  readonly opening: readonly string[];
  /** What it ran with: names of packages, whose versions are those of package.json, or whole lines. */
  readonly versions: readonly (readonly [string, string])[];
}

export function resultsPage(page: ResultsPage, { rules }: VerifyReport): string {
  const { title, description, keywords, order, opening, versions } = page;
  const passed = rules.filter(({ result }) => result === 'passed');
  const notRun = rules.filter(({ result }) => result === 'notRun');
  const broken = rules.filter(({ result }) => result === 'failed');
  const head = ['---', `title: ${title}`, `description: ${description}`, `keywords: [${keywords.join(', ')}]`];
  const sums = `${passed.length} of ${rules.length} rules passed, ${broken.length} were broken, and ${notRun.length} were not run.`;
  return [
    ...head,
    'section: run',
    `order: ${order}`,
    '---',
    '',
    ...opening.flatMap((paragraph) => [paragraph, '']),
    ...markdownTable(['What took part', 'Version'], versions),
    '',
    sums,
    '',
    ...markdownTable(
      ['Rule', 'What it asks', 'Result'],
      rules.map(({ id, title: asked, result, reason = '' }) => [
        `[${id}](/docs/rules/${id.toLowerCase()}/)`,
        asked,
        result === 'notRun' ? `not run: ${reason}` : RESULTS[result],
      ]),
    ),
    '',
  ].join('\n');
}

const RESULTS = { passed: 'passed', failed: 'broken' } as const;

/** The version that the project has of a package. */
export function versionOf(name: string): string {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    version: string;
    devDependencies: Record<string, string>;
  };
  const version = manifest.devDependencies[name];
  if (version === undefined) throw new Error(`${name} is no dependency`);
  return version;
}
