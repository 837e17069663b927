import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '../mcp/find-pages.ts';
import { ToolError } from '../mcp/tool-error.ts';
import { isPackaged, PROGRAM_FOLDER } from './develop/installation.ts';

let reading: Promise<readonly Page[]> | undefined;

/** Every page of the docs as Markdown, as published. Read once, when it is needed. */
export function readPages(): Promise<readonly Page[]> {
  reading ??= isPackaged ? readPacked() : makePages();
  return reading;
}

/** A package brings them. */
async function readPacked(): Promise<readonly Page[]> {
  return JSON.parse(await readFile(join(PROGRAM_FOLDER, 'pages.json'), 'utf8')) as Page[];
}

/** The generator is part of a clone only, so the compiler must not follow this import. */
async function makePages(): Promise<readonly Page[]> {
  const generator = pathToFileURL(join(PROGRAM_FOLDER, 'scripts/docs/plain-pages.ts')).href;
  const { plainPages } = (await import(generator).catch((cause: unknown) => {
    throw new ToolError('The docs are made by development packages. Run "npm ci" in the clone.', { cause });
  })) as { plainPages(): Page[] };
  return plainPages();
}
