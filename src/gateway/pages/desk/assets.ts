import { fileURLToPath } from 'node:url';
import { loadScript } from '../frame/load-script.ts';
import { CONSOLE } from './console-navigation.ts';
import { MERCHANT } from './merchant-navigation.ts';

export const ASSETS_FOLDER = fileURLToPath(new URL('./assets', import.meta.url));

/** Keys, lists that update themselves, copying. Everything works without it. */
export const DESK_SCRIPT = loadScript(new URL('./assets/desk.js', import.meta.url), `${CONSOLE}/assets`);
/** The same file, below the back office's own path. */
export const MERCHANT_SCRIPT = loadScript(new URL('./assets/desk.js', import.meta.url), `${MERCHANT}/assets`);
