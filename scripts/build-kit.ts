import { cp } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildLibrary, readJson, writeJson } from './build-library.ts';
import type { Contract } from './generate/contract.ts';
import { publicContract } from './generate/public-contract.ts';

// `npm run build -- kit` builds the package @tollgate/kit in dist/kit: ESM for Node 20 with types, and nobody else's code.
// `npm pack ./dist/kit` packs it. --out sets another folder.

const { out: OUT } = parseArgs({ options: { out: { type: 'string', default: 'dist/kit' } } }).values;

await buildLibrary({ name: 'kit', out: OUT, project: 'tsconfig.kit.json', dependencies: 'dependencies' });
// The compiled validators are already JavaScript, with type declarations.
for (const name of ['validators.js', 'validators.d.ts']) await cp(`generated/${name}`, `${OUT}/generated/${name}`);
const contract = (await readJson('generated/openapi.json')) as Contract;
await writeJson(`${OUT}/generated/openapi.json`, publicContract(contract));
