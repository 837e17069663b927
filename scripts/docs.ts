import { buildDocs } from './docs/build-docs.ts';

// `npm run docs` writes the documentation site: open dist/docs/index.html, or put the folder on any web server.

const outFolder = 'dist/docs';
await buildDocs({ outFolder });
console.log(`The docs are in ${outFolder}; open ${outFolder}/index.html.`);
