import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What the program needs of a tree, beside the packages. */
const PROGRAM_PARTS = ['src', 'generated', 'openapi', 'scripts', 'package.json'];

/** A copy of a tree's parts with the packages of this one, in a new folder whose name begins so. Its parts may be changed. */
export function copyTree(name: string, { tree = ROOT, parts = PROGRAM_PARTS } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  for (const part of parts) cpSync(join(tree, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
