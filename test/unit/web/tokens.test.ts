import { describe, expect, it } from 'vitest';
import { ACCOUNT_STYLE } from '../../../src/gateway/pages/account/styles/account-style.ts';
import { DESK_STYLE, MERCHANT_STYLE } from '../../../src/gateway/pages/desk/styles/desk-style.ts';
import { PAGE_STYLE as PAYER_STYLE } from '../../../src/gateway/pages/payer/styles/page-style.ts';
import { STYLE as SHOP_STYLE } from '../../../src/shop/pages/style.ts';
import { PAGE_STYLE as START_STYLE } from '../../../src/start-page/page-style.ts';
import { ACCENT, CODE, COLOURS, CORNERS, MARK_COLOURS, NAME_COLOUR, SIZES, STEP } from '../../../src/web/tokens.ts';

const STYLES = {
  account: ACCOUNT_STYLE,
  desk: DESK_STYLE,
  merchant: MERCHANT_STYLE,
  payer: PAYER_STYLE,
  shop: SHOP_STYLE,
  start: START_STYLE,
};

const ALL = Object.entries({ ...COLOURS, ...ACCENT });
const LETTERS = [
  ['ink', 'page'],
  ['ink', 'sheet'],
  ['ink', 'tint'],
  ['ink', 'bad-tint'],
  ['ink', 'wait-tint'],
  ['soft', 'page'],
  ['soft', 'sheet'],
  ['soft', 'tint'],
  ['bad', 'sheet'],
  ['bad', 'bad-tint'],
  ['good', 'sheet'],
  ['good', 'good-tint'],
  ['wait', 'wait-tint'],
  ['accent', 'page'],
  ['accent', 'sheet'],
  ['accent', 'tint'],
  ['accent', 'accent-tint'],
  ['on-accent', 'accent'],
] as const;
const LINES = [
  ['edge', 'sheet'],
  ['edge', 'page'],
  ['ring', 'sheet'],
  ['ring', 'page'],
] as const;

describe('our colours (WCAG 2.2 AA)', () => {
  it.each(LETTERS)('%s can be read on %s, in light and dark', (ink, ground) => {
    for (const contrast of contrastsOf(ink, ground)) expect(contrast).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINES)('%s stands out from %s, in light and dark', (line, ground) => {
    for (const contrast of contrastsOf(line, ground)) expect(contrast).toBeGreaterThanOrEqual(3);
  });

  it('code can be read, also where it is quiet or raised', () => {
    for (const ink of [CODE.ink, CODE.soft, CODE.ring])
      for (const ground of [CODE.ground, CODE.raised]) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the mark and the name beside it are seen on light and dark pages', () => {
    expect(contrastOf(MARK_COLOURS.gate, MARK_COLOURS.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(MARK_COLOURS.bar, MARK_COLOURS.ground)).toBeGreaterThanOrEqual(3);
    for (const ground of COLOURS.sheet) expect(contrastOf(NAME_COLOUR, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(STYLES))('the style of %s', (_, style) => {
  it('keeps to our sizes of letters', () => {
    const sizes = [...style.matchAll(/font(?:-size:\s*|:[^;}]*?)(\d*\.?\d+)rem/g)].map(([, size]) => Number(size));
    expect(sizes.filter((size) => !SIZES.some((known) => known === size))).toEqual([]);
  });

  it('keeps to our corners', () => {
    const corners = [...style.matchAll(/border-radius:\s*([^;}]*)/g)]
      .flatMap(([, value = '']) => value.match(/\d*\.?\d+(?=rem)/g) ?? [])
      .map(Number);
    expect(corners.filter((corner) => !CORNERS.some((known) => known === corner))).toEqual([]);
  });

  it('keeps its distances in steps', () => {
    const distances = [...style.matchAll(/(?:[{;]\s*)(?:gap|padding|margin)[\w-]*:\s*([^;}]*)/g)]
      .flatMap(([, value = '']) => value.match(/(?<![\w(.])\d*\.?\d+(?=rem)/g) ?? [])
      .map(Number);
    expect(distances.filter((distance) => !Number.isInteger(distance / STEP))).toEqual([]);
  });
});

type Name = (typeof LETTERS)[number][number] | (typeof LINES)[number][number];

function contrastsOf(left: Name, right: Name): number[] {
  const colours = Object.fromEntries(ALL);
  return [0, 1].map((side) => contrastOf(colours[left]?.[side] ?? '', colours[right]?.[side] ?? ''));
}

function contrastOf(left: string, right: string): number {
  const lights = [left, right].map(luminance);
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
