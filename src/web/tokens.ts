import type { Palette } from './colours.ts';

// The look of everything that we show, in one place: pages of payers, desks, accounts and developers, the demo shop, the docs and
// mails. test/unit/web/tokens.test.ts checks the contrasts (WCAG 2.2 AA), and that every style keeps to these sizes.

/** By purpose, for light and dark pages. */
export const COLOURS = {
  page: ['#f3f4f8', '#101319'],
  sheet: ['#ffffff', '#1a1e26'],
  ink: ['#141821', '#eceef3'],
  soft: ['#535b6b', '#a9b1c0'],
  line: ['#dfe3eb', '#2c323e'],
  edge: ['#7d8596', '#757e90'],
  tint: ['#f5f6fa', '#222732'],
  bad: ['#b1251c', '#ffb3aa'],
  'bad-tint': ['#fdeeec', '#3a1f1d'],
  good: ['#12692c', '#85dc9b'],
  'good-tint': ['#e7f5ea', '#173021'],
  wait: ['#7a4b00', '#f2cd83'],
  'wait-tint': ['#fdf1da', '#332812'],
  ring: ['#2f5fe0', '#a9c1ff'],
} as const satisfies Palette;

/** Our own accent, where no merchant has chosen one: what can be pressed, and where somebody is. */
export const ACCENT = {
  accent: ['#2448c0', '#a9c1ff'],
  'on-accent': ['#ffffff', '#0e1a3d'],
  'accent-tint': ['#e6ecfd', '#1d2a52'],
} as const satisfies Palette;

/** Grounds that tell pieces of one text apart, such as those that are signed. */
export const PIECES = {
  'tint-0': ['#dfeaff', '#1f3358'],
  'tint-1': ['#e3f4e1', '#1d3b22'],
  'tint-2': ['#f6e5fb', '#43254d'],
  'tint-3': ['#d9f3f4', '#113c40'],
  'tint-4': ['#ffe6d5', '#4a2c18'],
  'tint-5': ['#ecebdb', '#3a3820'],
} as const satisfies Palette;

/** Code, messages and terminals, which are dark on every page. */
export const CODE = {
  ground: '#171c28',
  raised: '#252c3c',
  line: '#3c465c',
  ink: '#e9edf6',
  soft: '#b5c0d6',
  ring: '#a9c1ff',
} as const;

/** The two colours of the mark; see `mark.ts`. */
export const MARK_COLOURS = { ground: '#2448c0', gate: '#ffffff', bar: '#f5b63f' } as const;

/** Our name in a picture that stands on light and dark pages alike. */
export const NAME_COLOUR = '#4f74e3';

/** The sizes of letters, in rem unless a unit follows. Nothing else is written in another size. */
export const SIZES = [
  0.75, 0.8125, 0.875, 0.9375, 1, 1.0625, 1.125, 1.1875, 1.25, 1.375, 1.5, 1.625, 1.75, 2, 2.25,
] as const;

/** Corners, in rem: of marks and tags, fields and buttons, sheets. A pill is 1 and more, a circle 50%. */
export const CORNERS = [0.125, 0.25, 0.3125, 0.375, 0.4375, 0.5, 0.625, 0.75, 0.875, 1] as const;

/** Distances are multiples of this, in rem. */
export const STEP = 0.0625;

export const FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
export const CODE_FONT = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';
