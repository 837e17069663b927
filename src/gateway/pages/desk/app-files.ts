import { COLOURS } from '../../../web/tokens.ts';
import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { MERCHANT } from './merchant-navigation.ts';

// The addresses of what a phone needs to install the back office, without scripts of its own: they stay the same for ever.

export const MANIFEST = `${MERCHANT}/assets/app.webmanifest`;
export const OFFLINE = `${MERCHANT}/offline`;
export const WORKER = `${MERCHANT}/assets/service-worker.js`;

export const ICON_SIDES = [180, 192, 512] as const;

export function iconPath(side: (typeof ICON_SIDES)[number]): string {
  return `${MERCHANT}/assets/icon-${side}.png`;
}

/** The colour of the bar around the app: that of the frame's own bar. */
const [THEME_LIGHT, THEME_DARK] = COLOURS.sheet;
export const THEME_COLOUR: string = THEME_LIGHT;

/** In the head of every page of the back office. */
export const APP_LINKS: Html = html`<link rel="manifest" href="${MANIFEST}" data-worker="${WORKER}" />
  <link rel="apple-touch-icon" href="${iconPath(180)}" />
  <meta name="theme-color" content="${THEME_LIGHT}" media="(prefers-color-scheme: light)" />
  <meta name="theme-color" content="${THEME_DARK}" media="(prefers-color-scheme: dark)" />`;
