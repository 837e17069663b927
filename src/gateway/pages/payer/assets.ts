import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import inventory from './assets/inventory.json' with { type: 'json' };

// The scripts that pages load: those of the inventory, and no others. The hash that the browser checks is the inventory's,
// so a file that was changed without it runs nowhere.

export interface Script {
  /** With a hash of its content in its name, so that it may be kept for ever. */
  readonly path: string;
  readonly integrity: string;
  readonly text: string;
}

export const PAYER_SCRIPT = loadScript('payer.js');

const BY_PATH: ReadonlyMap<string, Script> = new Map([[PAYER_SCRIPT.path, PAYER_SCRIPT]]);

export function findScript(path: string): Script | undefined {
  return BY_PATH.get(path);
}

function loadScript(name: string): Script {
  const listed = inventory.scripts.find((script) => script.name === name);
  if (listed === undefined) throw new Error(`${name} is not in assets/inventory.json; add it with its sha384`);
  const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path: `/pay/assets/${name.replace(/\.js$/, `.${hash}.js`)}`, integrity: `sha384-${listed.sha384}`, text };
}
