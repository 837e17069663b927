import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from './generate/contract.ts';
import { readChannelContract } from './generate/describe-channel.ts';
import type { ChannelContract } from './generate/describe-channel.ts';
import { readOperatorContract } from './generate/describe-operator.ts';
import type { OperatorContract } from './generate/describe-operator.ts';
import type { Contract } from './generate/contract.ts';
import { emitCollections } from './generate/collections/emit-collections.ts';
import { emitBodies } from './generate/emit-bodies.ts';
import { emitCalls } from './generate/emit-calls.ts';
import {
  emitChannelCalls,
  emitChannelFields,
  emitChannelValidators,
  emitChannelValidatorTypes,
} from './generate/emit-channel.ts';
import { emitDeskTexts } from './generate/emit-desk-texts.ts';
import { emitConstants } from './generate/emit-constants.ts';
import { emitCodes, emitErrors } from './generate/emit-errors.ts';
import { emitMethods } from './generate/emit-methods.ts';
import { emitNotificationFields } from './generate/emit-notification-fields.ts';
import { emitNotifications } from './generate/emit-notifications.ts';
import { emitOperations } from './generate/emit-operations.ts';
import { emitOperatorFields } from './generate/emit-operator-fields.ts';
import {
  emitOperatorOperations,
  emitOperatorValidators,
  emitOperatorValidatorTypes,
} from './generate/emit-operator.ts';
import { emitPermissions } from './generate/emit-permissions.ts';
import { emitPatterns } from './generate/emit-patterns.ts';
import { emitSandbox, emitSandboxPublic } from './generate/emit-sandbox.ts';
import { emitSensitivity } from './generate/emit-sensitivity.ts';
import { emitSignatures } from './generate/emit-signatures.ts';
import { emitShopCode } from './generate/shop-code/emit-shop-code.ts';
import { emitSnippets } from './generate/emit-snippets.ts';
import { emitTypes } from './generate/emit-types.ts';
import { helperLanguages } from './generate/helpers/languages.ts';
import { describeHelpers } from './generate/helpers/model.ts';
import {
  emitNotificationValidators,
  emitNotificationValidatorTypes,
  emitValidators,
  emitValidatorTypes,
} from './generate/emit-validators.ts';

// `npm run generate` writes generated/ from openapi/. With --check it writes nothing, and fails if a file is stale. --out sets
// another folder.

const { values: options } = parseArgs({
  options: { check: { type: 'boolean', default: false }, out: { type: 'string', default: 'generated' } },
});

const emitters: Record<string, (contract: Contract) => string | Promise<string>> = {
  'openapi.json': (contract) => `${JSON.stringify(contract, null, 2)}\n`,
  'openapi.ts': emitTypes,
  'operations.ts': emitOperations,
  'calls.ts': emitCalls,
  'bodies.ts': emitBodies,
  'notifications.ts': emitNotifications,
  'notification-fields.ts': emitNotificationFields,
  'methods.ts': emitMethods,
  'errors.ts': emitErrors,
  'codes.ts': emitCodes,
  'constants.ts': emitConstants,
  'patterns.ts': emitPatterns,
  'sandbox.ts': emitSandbox,
  'sandbox-public.ts': emitSandboxPublic,
  'shop-code.ts': emitShopCode,
  'snippets.ts': emitSnippets,
  'signatures.json': emitSignatures,
  'validators.js': emitValidators,
  'validators.d.ts': emitValidatorTypes,
  'notification-validators.js': emitNotificationValidators,
  'notification-validators.d.ts': emitNotificationValidatorTypes,
};

const operatorEmitters: Record<string, (contract: OperatorContract) => string | Promise<string>> = {
  'operator.openapi.json': (contract) => `${JSON.stringify(contract, null, 2)}\n`,
  'operator.ts': emitTypes,
  'operator-operations.ts': emitOperatorOperations,
  'operator-fields.ts': emitOperatorFields,
  'operator-patterns.ts': emitPatterns,
  'permissions.ts': emitPermissions,
  'operator-validators.js': emitOperatorValidators,
  'operator-validators.d.ts': emitOperatorValidatorTypes,
};

const channelEmitters: Record<string, (contract: ChannelContract) => string | Promise<string>> = {
  'channel.openapi.json': (contract) => `${JSON.stringify(contract, null, 2)}\n`,
  'channel.ts': emitTypes,
  'channel-calls.ts': emitChannelCalls,
  'channel-fields.ts': emitChannelFields,
  'channel-validators.js': emitChannelValidators,
  'channel-validators.d.ts': emitChannelValidatorTypes,
};

const contract = await readContract();
const operatorContract = await readOperatorContract();
const channelContract = await readChannelContract();
const wanted = new Map<string, string>();
for (const [name, emit] of Object.entries(emitters)) wanted.set(name, await emit(contract));
for (const [name, emit] of Object.entries(operatorEmitters)) wanted.set(name, await emit(operatorContract));
for (const [name, emit] of Object.entries(channelEmitters)) wanted.set(name, await emit(channelContract));
wanted.set('desk-texts.ts', await emitDeskTexts(operatorContract, contract));
wanted.set('sensitivity.ts', emitSensitivity(contract, operatorContract));
for (const { file, emit } of helperLanguages) wanted.set(join('helpers', file), emit(describeHelpers(contract)));
for (const [name, text] of Object.entries(emitCollections(contract))) wanted.set(join('collections', name), text);

const stale = await findStale(options.out);
if (!options.check) {
  await mkdir(options.out, { recursive: true });
  for (const [name, text] of wanted) {
    if (!stale.has(name)) continue;
    await mkdir(dirname(join(options.out, name)), { recursive: true });
    await writeFile(join(options.out, name), text);
  }
}
// Unknown files are reported but not deleted: --out may be a wrong folder.
for (const [name, problem] of stale) {
  if (!options.check && wanted.has(name)) continue;
  console.error(`${join(options.out, name)} ${problem}`);
  process.exitCode = 1;
}

/** Files that are stale, missing or unknown, and what to do. */
async function findStale(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noFolderYet);
  const files = entries.filter((entry) => entry.isFile());
  const present = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const found = new Map<string, string>();
  for (const name of present) if (!wanted.has(name)) found.set(name, 'is not a generated file: delete it');
  for (const [name, text] of wanted) {
    if (!present.includes(name)) found.set(name, 'is missing: run npm run generate');
    else if ((await readFile(join(folder, name), 'utf8')) !== text) found.set(name, 'is stale: run npm run generate');
  }
  return found;
}

function noFolderYet(cause: NodeJS.ErrnoException): [] {
  if (cause.code === 'ENOENT') return [];
  throw cause;
}
