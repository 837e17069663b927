import type { Palette } from '../../src/web/colours.ts';
import { ACCENT, COLOURS, PIECES } from '../../src/web/tokens.ts';

// The docs in the colours of all other pages: our tokens under the names that Starlight, Redocly's renderer and "Run it here"
// read. The styles beside this file say the rest.

type Side = 0 | 1;

/** For `scripts/docs/site`: dark is Starlight's first look, light the other. */
export function siteColours(): string {
  return `:root{${siteBlock(1)}}\n:root[data-theme='light']{${siteBlock(0)}}\n`;
}

function siteBlock(side: Side): string {
  const { page, sheet, ink, soft, line, edge, tint } = COLOURS;
  const ground = side === 0 ? sheet[0] : page[1];
  return properties({
    'sl-color-white': ink[side],
    'sl-color-gray-1': mix(ink[side], ground, 0.06),
    'sl-color-gray-2': mix(ink[side], ground, 0.14),
    'sl-color-gray-3': soft[side],
    'sl-color-gray-4': edge[side],
    'sl-color-gray-5': mix(line[side], ink[side], 0.08),
    'sl-color-gray-6': tint[side],
    ...(side === 0 && { 'sl-color-gray-7': tint[0] }),
    'sl-color-black': ground,
    'sl-color-accent-low': ACCENT['accent-tint'][side],
    'sl-color-accent': side === 0 ? ACCENT.accent[0] : mix(ACCENT.accent[0], '#ffffff', 0.18),
    'sl-color-accent-high': side === 0 ? mix(ACCENT.accent[0], '#000000', 0.25) : ACCENT.accent[1],
    'sl-color-text-accent': ACCENT.accent[side],
    'sl-color-text-invert': '#ffffff',
    'sl-color-bg': ground,
    'sl-color-bg-nav': ground,
    'sl-color-bg-sidebar': ground,
    'sl-color-hairline': line[side],
    'sl-color-hairline-light': line[side],
    'sl-color-bg-inline-code': tint[side],
    'docs-tint': side === 0 ? tint[0] : sheet[1],
    'docs-shadow': side === 0 ? `${ink[0]}24` : '#000000b3',
  });
}

/** For the page that Redocly makes: a ramp of our accent, from nearly the page to nearly the ink. */
export function referenceColours(): string {
  return `:root{${referenceBlock(0)}}\n:root.dark{${referenceBlock(1)}}\n`;
}

function referenceBlock(side: Side): string {
  const accent = ACCENT.accent[side];
  const towards = (colour: string, part: number) => mix(accent, colour, part);
  const ground = COLOURS.sheet[side];
  const ink = COLOURS.ink[side];
  const ramp = [0.93, 0.85, 0.7, 0.5, 0.2].map((part) => towards(ground, part));
  return properties({
    ...Object.fromEntries(ramp.map((colour, index) => [`color-brand-${index + 1}`, colour])),
    'color-brand-6': accent,
    'color-brand-7': towards(ink, 0.2),
    'color-brand-8': accent,
    'color-brand-9': towards(ink, 0.35),
    'badge-decided-color': COLOURS.wait[side],
    'badge-decided-background': COLOURS['wait-tint'][side],
    'badge-example-color': accent,
    'badge-example-background': ACCENT['accent-tint'][side],
  });
}

/** For "Run it here". Dark twice: by the site's switch, and by the system without one. */
export function runColours(): string {
  const { ink, soft, line, edge, tint, sheet, good, bad, wait } = COLOURS;
  const palette: Palette = {
    ink,
    soft,
    line,
    edge,
    tint,
    sheet,
    good,
    bad,
    key: wait,
    accent: ACCENT.accent,
    'on-accent': ACCENT['on-accent'],
    'good-tint': COLOURS['good-tint'],
    'bad-tint': COLOURS['bad-tint'],
    'key-tint': COLOURS['wait-tint'],
    ...PIECES,
  };
  const block = (side: Side) =>
    properties(Object.fromEntries(Object.entries(palette).map(([name, colours]) => [`run-${name}`, colours[side]])));
  const dark = block(1);
  return (
    `.run-panel{${block(0)}}:root[data-theme='dark'] .run-panel{${dark}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme]) .run-panel{${dark}}}`
  );
}

function properties(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** So much of the way from one colour to the other. */
function mix(from: string, to: string, part: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [start, end] = [channelOf(from, at), channelOf(to, at)];
    return Math.round(start + (end - start) * part);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channelOf(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
