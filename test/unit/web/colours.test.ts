import { describe, expect, it } from 'vitest';
import { colourStyle } from '../../../src/web/colours.ts';
import { COLOURS } from '../../../src/web/tokens.ts';

type Name = keyof typeof COLOURS;

const LETTERS: readonly (readonly [ink: Name, ground: Name])[] = [
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
  ['good', 'good-tint'],
  ['wait', 'wait-tint'],
];

const LINES: readonly (readonly [line: Name, ground: Name])[] = [
  ['edge', 'sheet'],
  ['ring', 'sheet'],
  ['ring', 'page'],
];

describe('our colours (WCAG 2.2 AA)', () => {
  it.each(LETTERS)('%s can be read on %s, in light and dark', (ink, ground) => {
    for (const contrast of contrastsOf(ink, ground)) expect(contrast).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINES)('%s stands out from %s, in light and dark', (line, ground) => {
    for (const contrast of contrastsOf(line, ground)) expect(contrast).toBeGreaterThanOrEqual(3);
  });
});

describe('a palette', () => {
  it('becomes custom properties, with the dark ones where the reader wants dark', () => {
    expect(colourStyle({ ink: ['#111111', '#eeeeee'], 'on-ink': ['#ffffff', '#000000'] })).toBe(
      ':root{color-scheme:light dark;--ink:#111111;--on-ink:#ffffff}' +
        '@media (prefers-color-scheme:dark){:root{--ink:#eeeeee;--on-ink:#000000}}',
    );
  });
});

function contrastsOf(left: Name, right: Name): number[] {
  return [0, 1].map((index) => {
    const lights = [COLOURS[left][index] ?? '', COLOURS[right][index] ?? ''].map(luminance);
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  });
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
