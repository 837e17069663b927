import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { raw } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { ACCENT, COLOURS } from '../../../web/tokens.ts';

// The merchant's colour. Buttons are filled with it unchanged, with black or white text, whichever is readable. If it
// is used for lines or text, it is darkened or lightened until it has enough contrast with the page (WCAG 2.2 AA).

export interface Accent {
  /** A separate style element, and its hash for the page's policy. */
  readonly style: Html;
  readonly hash: string;
}

const [DEFAULT_ACCENT] = ACCENT.accent;

const CONTRAST_MIN = 4.6;
const COLOURS_MAX = 1000;

/** Anything other than `#rrggbb` falls back to the gateway's own colour. */
export function accentOf(colour: string | null): Accent {
  return accents.memo(colour ?? DEFAULT_ACCENT);
}

const accents = new LRUCache<string, Accent>({ max: COLOURS_MAX, memoMethod: createAccent });

function createAccent(colour: string): Accent {
  const chosen = /^#[0-9a-f]{6}$/i.test(colour) ? colour : DEFAULT_ACCENT;
  const rgb = parse(chosen);
  const onAccent = contrast(rgb, [255, 255, 255]) >= contrast(rgb, [0, 0, 0]) ? '#fff' : '#000';
  const [lightSheet, darkSheet] = COLOURS.sheet;
  const light = write(ensureContrast(rgb, parse(lightSheet), [0, 0, 0]));
  const dark = write(ensureContrast(rgb, parse(darkSheet), [255, 255, 255]));
  const css =
    `:root{--accent:${chosen};--on-accent:${onAccent};--accent-ink:${light}}` +
    `@media (prefers-color-scheme:dark){:root{--accent-ink:${dark}}}`;
  return { style: raw(`<style>${css}</style>`), hash: createHash('sha256').update(css).digest('base64') };
}

/** How well a button of this colour is told apart: its text, and the button on each page. 1 is not at all. */
export function contrastsOf(colour: string): {
  readonly text: number;
  readonly onText: 'white' | 'black';
  readonly light: number;
  readonly dark: number;
} {
  const rgb = parse(colour);
  const [white, black] = [contrast(rgb, [255, 255, 255]), contrast(rgb, [0, 0, 0])];
  const [lightSheet, darkSheet] = COLOURS.sheet;
  return {
    text: Math.max(white, black),
    onText: white >= black ? 'white' : 'black',
    light: contrast(rgb, parse(lightSheet)),
    dark: contrast(rgb, parse(darkSheet)),
  };
}

type Rgb = readonly [number, number, number];

function ensureContrast(colour: Rgb, page: Rgb, towards: Rgb): Rgb {
  let mixed = colour;
  for (let part = 0; part <= 1 && contrast(mixed, page) < CONTRAST_MIN; part += 0.05)
    mixed = mix(colour, towards, part);
  return mixed;
}

function mix(from: Rgb, to: Rgb, part: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [channel(0), channel(1), channel(2)];
}

function contrast(left: Rgb, right: Rgb): number {
  const [one, other] = [luminance(left), luminance(right)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** As WCAG 2.2 defines it. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function parse(colour: string): Rgb {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function write(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
