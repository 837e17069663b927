import { buildDocs } from './docs/build-docs.ts';

// `npm run docs` builds the documentation site. Open dist/docs/index.html, or serve the folder with any web server.

const outFolder = 'dist/docs';
await buildDocs({ outFolder });
console.log(`Docs written to ${outFolder}. Open ${outFolder}/index.html.`);
