import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDocs } from './docs/build-docs.ts';

// `npm run docs` builds the docs for the gateway, which serves them at /docs/. To publish them elsewhere:
// `npm run docs -- --out public --base /tollgate --site https://example.github.io`.

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist/docs' }, base: { type: 'string' }, site: { type: 'string' } },
});
if (values.base !== undefined && values.site === undefined) {
  console.error('Name the host too, for example --site https://example.github.io: pages state their own address.');
  process.exit(2);
}
const base = (values.base ?? '/docs').replace(/\/+$/, '');
// A gateway that stops ends its build; what is half built is removed.
process.once('SIGTERM', () => process.exit(143));
const startMs = performance.now();
await buildDocs({ outFolder: resolve(values.out), base, ...(values.site !== undefined && { site: values.site }) });
console.log(`Docs written to ${values.out} in ${((performance.now() - startMs) / 1000).toFixed(1)} s, for ${base}/.`);
