import { expect, it } from 'vitest';
import { colourStyle } from '../../../src/web/colours.ts';

it('a palette becomes custom properties, with the dark ones where the reader wants dark', () => {
  expect(colourStyle({ ink: ['#111111', '#eeeeee'], 'on-ink': ['#ffffff', '#000000'] })).toBe(
    ':root{color-scheme:light dark;--ink:#111111;--on-ink:#ffffff}' +
      '@media (prefers-color-scheme:dark){:root{--ink:#eeeeee;--on-ink:#000000}}',
  );
});
