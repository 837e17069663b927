import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import inventory from './assets/inventory.json' with { type: 'json' };

// The scripts that pages load: those in the inventory, and no others. The browser checks the hash from the inventory,
// so a file changed without updating it does not run.

export interface Script {
  /** The file name contains a hash of the content, so it can be cached indefinitely. */
  readonly path: string;
  readonly integrity: string;
  /** In the assets folder. */
  readonly name: string;
}

/** The path prefix of all pages and their scripts. */
export const PAGES_FOLDER = '/pay';

export const ASSETS_FOLDER = fileURLToPath(new URL('./assets', import.meta.url));

export const PAYER_SCRIPT = loadScript('payer.js');

export const SCRIPTS: readonly Script[] = [PAYER_SCRIPT];

function loadScript(name: string): Script {
  const listed = inventory.scripts.find((script) => script.name === name);
  if (listed === undefined) throw new Error(`${name} is not in assets/inventory.json; add it with its sha384`);
  const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const path = `${PAGES_FOLDER}/assets/${name.replace(/\.js$/, `.${hash}.js`)}`;
  return { path, integrity: `sha384-${listed.sha384}`, name };
}
