// Colours by purpose, for light and dark pages. test/unit/web/colours.test.ts checks their contrast (WCAG 2.2 AA).

export type Palette = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The colours of our own pages: the payer's, and the start page. */
export const COLOURS = {
  page: ['#f2f3f6', '#111318'],
  sheet: ['#ffffff', '#1b1e25'],
  ink: ['#14171d', '#eceef2'],
  soft: ['#545b69', '#a9b0bd'],
  line: ['#e0e3e9', '#2d323c'],
  edge: ['#7f8694', '#747c8b'],
  tint: ['#f6f7f9', '#22262e'],
  bad: ['#b1251c', '#ffb3aa'],
  'bad-tint': ['#fdeeec', '#3a1f1d'],
  good: ['#12692c', '#85dc9b'],
  'good-tint': ['#e7f5ea', '#173021'],
  wait: ['#7a4b00', '#f2cd83'],
  'wait-tint': ['#fdf1da', '#332812'],
  ring: ['#0b57d0', '#a8c7ff'],
} as const satisfies Palette;

/** CSS custom properties with these names. Uses a media query, since older phones do not support `light-dark()`. */
export function colourStyle(palette: Palette): string {
  const properties = (index: 0 | 1) =>
    Object.entries(palette)
      .map(([name, colours]) => `--${name}:${colours[index]}`)
      .join(';');
  const dark = `@media (prefers-color-scheme:dark){:root{${properties(1)}}}`;
  return `:root{color-scheme:light dark;${properties(0)}}${dark}`;
}
