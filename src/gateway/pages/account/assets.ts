import { fileURLToPath } from 'node:url';
import { loadScript } from '../frame/load-script.ts';

/** Where the scripts of people's pages lie. */
export const ASSETS_FOLDER = fileURLToPath(new URL('./assets', import.meta.url));

/** Sends a form that waited; its page has a button for those without scripts. */
export const RESUME_SCRIPT = loadScript(new URL('./assets/resume.js', import.meta.url), '/account/assets');

/** Warns before a session ends, on every page of people who are signed in. */
export const SESSION_SCRIPT = loadScript(new URL('./assets/session.js', import.meta.url), '/account/assets');

/** Copies and saves recovery codes, which can be read and selected without it. */
export const CODES_SCRIPT = loadScript(new URL('./assets/codes.js', import.meta.url), '/account/assets');

/** Passkeys cannot do without. */
export const PASSKEY_SCRIPT = loadScript(new URL('./assets/passkey.js', import.meta.url), '/account/assets');
