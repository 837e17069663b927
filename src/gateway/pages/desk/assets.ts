import { fileURLToPath } from 'node:url';
import { loadScript } from '../frame/load-script.ts';
import { CONSOLE } from './console-navigation.ts';
import { MERCHANT } from './merchant-navigation.ts';

export const ASSETS_FOLDER = fileURLToPath(new URL('./assets', import.meta.url));

/** Keys, copying. Everything works without it. */
export const DESK_SCRIPT = loadScript(new URL('./assets/desk.js', import.meta.url), `${CONSOLE}/assets`);
/** The same file, below the back office's own path. */
export const MERCHANT_SCRIPT = loadScript(new URL('./assets/desk.js', import.meta.url), `${MERCHANT}/assets`);

/** Pickers, peeking, the place in a list. */
export const DESK_LISTS_SCRIPT = loadScript(new URL('./assets/lists.js', import.meta.url), `${CONSOLE}/assets`);
export const MERCHANT_LISTS_SCRIPT = loadScript(new URL('./assets/lists.js', import.meta.url), `${MERCHANT}/assets`);

/** For pages that update themselves. */
export const DESK_LIVE_SCRIPT = loadScript(new URL('./assets/live.js', import.meta.url), `${CONSOLE}/assets`);
export const MERCHANT_LIVE_SCRIPT = loadScript(new URL('./assets/live.js', import.meta.url), `${MERCHANT}/assets`);
