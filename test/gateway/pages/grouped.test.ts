import { expect, it } from 'vitest';
import { amount, grouped } from '../../../src/gateway/pages/desk/views/parts.ts';

it.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-900', '-900'],
  ['−900', '−900'],
  ['−1000309', '−1,000,309'],
])('thousands of %s are set apart as %s', (whole, shown) => {
  expect(grouped(whole)).toBe(shown);
});

it('a refund of three digits has no comma behind its minus sign', () => {
  expect(amount('−250.00', 'USD').html).toMatch(/>−250\.00\s/);
});
