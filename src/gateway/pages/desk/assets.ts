import { fileURLToPath } from 'node:url';
import { loadScript } from '../frame/load-script.ts';
import type { DeskName } from '../frame/page-types.ts';
import { CONSOLE } from './console-navigation.ts';
import { MERCHANT } from './merchant-navigation.ts';

type LoadedScript = ReturnType<typeof loadScript>;

export const ASSETS_FOLDER = fileURLToPath(new URL('./assets', import.meta.url));

/** What each page of a desk loads; everything works without it. `live` is for pages that update themselves. */
interface DeskScripts {
  readonly always: readonly LoadedScript[];
  readonly live: LoadedScript;
  /** For pages that send files. */
  readonly files: LoadedScript;
}

/** The same files, each below the desk's own path. */
export const DESK_SCRIPTS: Readonly<Record<DeskName, DeskScripts>> = {
  console: scriptsBelow(CONSOLE),
  merchant: scriptsBelow(MERCHANT),
};

/** All that a desk serves. */
export function scriptsOf(desk: DeskName): readonly LoadedScript[] {
  const { always, live, files } = DESK_SCRIPTS[desk];
  return [...always, live, files];
}

function scriptsBelow(folder: string): DeskScripts {
  const load = (name: string) => loadScript(new URL(`./assets/${name}.js`, import.meta.url), `${folder}/assets`);
  return {
    // Keys and copying; pickers, peeking and the place in a list; results while somebody types; the bell; texts of
    // other forms.
    always: ['desk', 'lists', 'search', 'bell', 'kept-texts'].map(load),
    live: load('live'),
    files: load('files'),
  };
}
