import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PageScript } from './page-types.ts';

/** Its address changes with its content, so that browsers keep it for ever. `folder` is where pages load it from. */
export function loadScript(file: URL, folder: string): PageScript & { readonly name: string } {
  const text = readFileSync(file, 'utf8');
  const name = basename(file.pathname);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    name,
    path: `${folder}/${name.replace(/\.js$/, `.${hash}.js`)}`,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  };
}
