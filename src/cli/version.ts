import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FOLDER } from './develop/installation.ts';

export function readVersion(): string {
  const manifest = readFileSync(join(ROOT_FOLDER, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
