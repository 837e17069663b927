import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { notesOf } from './release/notes.ts';

// `npm run release -- notes 0.2.0` prints the changelog's section of a version, for its release notes.

const { values: files, positionals } = parseArgs({
  options: { changelog: { type: 'string', default: 'CHANGELOG.md' } },
  allowPositionals: true,
});

const [version = ''] = positionals;
const notes = notesOf(await readFile(files.changelog, 'utf8'), version.replace(/^v/, ''));
if (notes === undefined) {
  console.error(`${files.changelog} has no section "## ${version} – <yyyy-mm-dd>" with text. Name the version: 0.2.0.`);
  process.exitCode = 1;
} else {
  console.log(notes);
}
