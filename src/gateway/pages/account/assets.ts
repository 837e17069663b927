import { fileURLToPath } from 'node:url';
import { loadScript } from '../frame/load-script.ts';

/** Where the scripts of people's pages lie. */
export const ASSETS_FOLDER = fileURLToPath(new URL('./assets', import.meta.url));

/** The only script: passkeys cannot do without. */
export const PASSKEY_SCRIPT = loadScript(new URL('./assets/passkey.js', import.meta.url), '/account/assets');
