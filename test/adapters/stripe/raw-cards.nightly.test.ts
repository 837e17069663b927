import { expect, it } from 'vitest';
import { verifyStripe } from './verified.ts';

it('the adapter of Stripe breaks no rule with a live key, which sends card numbers', async () => {
  const { report, proxy } = await verifyStripe('sk_live_double');
  expect(report.rules.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(report.passed).toBe(true);
  expect([...new Set(proxy.violations)]).toEqual([]);
  expect(proxy.passed.get('POST /v1/payment_methods')).toBeGreaterThan(50);
});
