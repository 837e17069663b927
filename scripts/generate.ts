import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from './generate/contract.ts';
import type { Contract } from './generate/contract.ts';
import { emitErrors } from './generate/emit-errors.ts';
import { emitNotifications } from './generate/emit-notifications.ts';
import { emitOperations } from './generate/emit-operations.ts';
import { emitPatterns } from './generate/emit-patterns.ts';
import { emitSandbox } from './generate/emit-sandbox.ts';
import { emitTypes } from './generate/emit-types.ts';
import { emitValidators, emitValidatorTypes } from './generate/emit-validators.ts';

// `npm run generate` writes generated/ from openapi/. With --check it writes nothing, names every stale file and fails.

const FOLDER = 'generated';

const emitters: Record<string, (contract: Contract) => string | Promise<string>> = {
  'openapi.json': (contract) => `${JSON.stringify(contract, null, 2)}\n`,
  'openapi.ts': emitTypes,
  'operations.ts': emitOperations,
  'notifications.ts': emitNotifications,
  'errors.ts': emitErrors,
  'patterns.ts': emitPatterns,
  'sandbox.ts': emitSandbox,
  'validators.js': emitValidators,
  'validators.d.ts': emitValidatorTypes,
};

const contract = await readContract();
const wanted = new Map<string, string>();
for (const [name, emit] of Object.entries(emitters)) wanted.set(name, await emit(contract));

await mkdir(FOLDER, { recursive: true });
const stale = await findStale();
if (process.argv.includes('--check')) {
  for (const name of stale) console.error(`${join(FOLDER, name)} is stale: run npm run generate`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [name, text] of wanted) if (stale.includes(name)) await writeFile(join(FOLDER, name), text);
}

/** Files that differ from what the contract says, that are missing, or that no emitter writes. */
async function findStale(): Promise<string[]> {
  const present = await readdir(FOLDER);
  const unknown = present.filter((name) => !wanted.has(name));
  const differing: string[] = [];
  for (const [name, text] of wanted) {
    const current = present.includes(name) ? await readFile(join(FOLDER, name), 'utf8') : undefined;
    if (current !== text) differing.push(name);
  }
  return [...differing, ...unknown];
}
