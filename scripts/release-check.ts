import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sectionOf } from './contract-diff/changelog.ts';
import { checksumsOf, readReleasedMigrations } from './release/migrations.ts';
import { notesOf } from './release/notes.ts';

// `npm run release -- check v0.2.0` fails if this tree is not ready for that release, and lists why. CONTRIBUTING.md has the
// steps of a release. --root sets another folder.

const { values: options, positionals } = parseArgs({
  options: { root: { type: 'string', default: '.' } },
  allowPositionals: true,
});

const { version } = await readJson('package.json');
const [tag = `v${version}`] = positionals;
const problems: string[] = [];
if (tag !== `v${version}`) problems.push(`the tag is ${tag}, but package.json has ${version}`);

const lock = await readJson('package-lock.json');
for (const [place, found] of [
  ['package-lock.json', lock.version],
  ['package-lock.json, packages[""]', lock.packages?.['']?.version],
  ['openapi/openapi.yaml', (await readJson('generated/openapi.json')).info?.version],
  ['openapi/operator/openapi.yaml', (await readJson('generated/operator.openapi.json')).info?.version],
]) {
  if (found !== version) problems.push(`${place} has ${found}, but package.json has ${version}`);
}

const changelog = await readText('CHANGELOG.md');
if (notesOf(changelog, version ?? '') === undefined) {
  problems.push(`CHANGELOG.md has no section "## ${version} – <yyyy-mm-dd>" with text`);
}
if (sectionOf(changelog, '## Unreleased').trim() !== '') {
  problems.push('CHANGELOG.md has entries under "Unreleased": move them under the version');
}
if ((await readText('openapi/released/openapi.json')) !== (await readText('generated/openapi.json'))) {
  problems.push('openapi/released/openapi.json is not the contract: run npm run contract -- release');
}
const { release, migrations } = await readReleasedMigrations(options.root);
if (release !== version || JSON.stringify(migrations) !== JSON.stringify(await checksumsOf(options.root))) {
  problems.push('src/gateway/store/migrations/released.json is not up to date: run npm run contract -- release');
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`Ready to release ${tag}, once \`npm run test:nightly\` passes.`);

interface Versioned {
  readonly version?: string;
  readonly info?: { readonly version: string };
  readonly packages?: Readonly<Record<string, { readonly version?: string }>>;
}

async function readJson(file: string): Promise<Versioned> {
  return JSON.parse(await readText(file)) as Versioned;
}

function readText(file: string): Promise<string> {
  return readFile(join(options.root, file), 'utf8');
}
