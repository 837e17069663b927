import { parseArgs } from 'node:util';
import { buildLibrary } from './build-library.ts';

// `npm run build -- adapters` builds the package @tollgate/adapters in dist/adapters: the adapters of providers, with the providers' own clients
// as dependencies. They are development dependencies of the project, because the gateway sees cards and does not install them. --out sets
// another folder.

const { out } = parseArgs({ options: { out: { type: 'string', default: 'dist/adapters' } } }).values;

await buildLibrary({ name: 'adapters', out, project: 'tsconfig.adapters.json', dependencies: 'devDependencies' });
