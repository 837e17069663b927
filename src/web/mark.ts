import { raw } from './html.ts';
import type { Html } from './html.ts';
import { MARK_COLOURS } from './tokens.ts';

// Our mark: a gate with its bar up. Everything that shows it takes it from here: pages, icons, the docs.

const { ground, gate, bar } = MARK_COLOURS;

const GATE =
  `<path d="M6 26.5h9M8 26V15.5a2.5 2.5 0 0 1 5 0V26z" fill="${gate}" stroke="${gate}" stroke-linecap="round"/>` +
  `<path d="M10.5 15.5 26 7" stroke="${gate}" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="m15.8 12.6 4.4-2.4" stroke="${bar}" stroke-width="4"/>`;

const DRAWING = `<rect width="32" height="32" rx="7" fill="${ground}"/>${GATE}`;

/** Beside the name, which says the same to screen readers. */
export const MARK: Html = raw(
  `<svg class="gate" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">${DRAWING}</svg>`,
);

/** A file of its own. */
export const MARK_FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${DRAWING}</svg>`;

/** Without corners, and with room around it: phones cut icons into their own shape. */
export const ICON_FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(3.5 4)scale(.78)">${GATE}</g></svg>`;

/** The icon of a page that loads nothing. */
export const MARK_ADDRESS = `data:image/svg+xml,${encodeURIComponent(MARK_FILE).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/')}`;
