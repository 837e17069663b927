import { expect, it } from 'vitest';
import { costLines, readCostLines } from '../../../../src/gateway/pages/console/reconciliation/cost-lines.ts';

it('agreed fees name a region of cards and the first day on which they hold, both ways', () => {
  const lines =
    'CREDIT_CARD EUR 0.9% domestic from 2027-01-01\nCREDIT_CARD EUR 1.4% + 0.25 eea\nany USD 2% from 2027-02-01\nany any 0.30';
  const costs = readCostLines(lines);
  expect(costs).toEqual([
    { method: 'CREDIT_CARD', currency: 'EUR', share: 9000, fixed: '0', region: 'domestic', from: '2027-01-01' },
    { method: 'CREDIT_CARD', currency: 'EUR', share: 14_000, fixed: '0.25', region: 'eea', from: null },
    { method: null, currency: 'USD', share: 20_000, fixed: '0', region: null, from: '2027-02-01' },
    { method: null, currency: null, share: 0, fixed: '0.30', region: null, from: null },
  ]);
  expect(costLines(costs as Exclude<typeof costs, string>)).toBe(lines);
  expect(readCostLines('any EUR 1% from tomorrow')).toMatch(/is no fee/);
  expect(readCostLines('any EUR 1% domestic eea')).toMatch(/is no fee/);
});
