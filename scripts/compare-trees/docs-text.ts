import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Recording } from './recording.ts';

/** The text of every page of a tree's docs, as `tollgate docs` builds them. */
export async function recordDocs(tree: string): Promise<Recording> {
  const folder = await mkdtemp(join(tmpdir(), 'compare-docs-'));
  try {
    const command = [join(tree, 'src/cli/main.ts'), 'docs', '--out', folder];
    await promisify(execFile)(process.execPath, command, { cwd: tree, maxBuffer: 64 * 1024 * 1024 });
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted();
    const recording: Recording = new Map();
    for (const name of files) recording.set(`docs/${name}`, textOf(await readFile(join(folder, name), 'utf8')));
    return recording;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * One line for each block of text. Marks inside a line are left out: two builds colour the same code in different pieces.
 * Entities stay as they are: both sides have the same.
 */
function textOf(html: string): string {
  const visible = html.replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, '').replaceAll(/<!--[^]*?-->/g, '');
  const unmarked = visible.replaceAll(/<\/?(?:span|code|a|em|strong|b|i|kbd|small|mark)\b[^>]*>/g, '');
  const lines = unmarked.split(/<[^>]*>/).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}
