import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { unannounced } from './contract-diff/changelog.ts';
import { extensionChanges } from './contract-diff/extension-changes.ts';
import { schemaChanges } from './contract-diff/schema-changes.ts';
import type { Contract } from './generate/contract.ts';

// `npm run contract -- diff` compares the contract with the last release, lists each change that breaks merchants, and fails
// unless the changelog announces it under "Unreleased", "### Breaking". openapi/README.md explains how.

const { values: files } = parseArgs({
  options: {
    released: { type: 'string', default: 'openapi/released/openapi.json' },
    current: { type: 'string', default: 'generated/openapi.json' },
    changelog: { type: 'string', default: 'CHANGELOG.md' },
  },
});

const released = JSON.parse(await readText(files.released)) as Contract;
const current = JSON.parse(await readText(files.current)) as Contract;
const changes = [...(await schemaChanges(released, current)), ...extensionChanges(released, current)];
const silent = unannounced(changes, await readText(files.changelog));

for (const change of changes) {
  const announced = silent.includes(change) ? 'not announced' : 'announced';
  console.log(`breaking, ${announced}: \`${change.name}\`  ${change.message}`);
}
if (changes.length === 0) console.log('No breaking change since the last release.');
if (silent.length > 0) {
  const entries = silent.map((change) => `- \`${change.name}\`: what a merchant has to do.`);
  console.error(`${files.changelog} must announce each under "## Unreleased", "### Breaking":\n${entries.join('\n')}`);
  process.exitCode = 1;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`cannot read ${file}; openapi/README.md explains how it is made`, { cause });
  });
}
