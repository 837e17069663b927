import { expect, it } from 'vitest';
import { RULES } from '../../../src/acquirer/verify/rules/all-rules.ts';
import { TEST_CARDS } from '../../../src/acquirer/mock/test-values.ts';
import { judgeAdyen } from './judge-adyen.ts';

// The conformance kit, with the command as a process that the kit kills, and a double of Adyen that Prism judges by Adyen's own
// OpenAPI document.

it('the adapter for Adyen breaks no rule of the kit, and sends nothing that Adyen does not take', async () => {
  const { report, findings, log } = await judgeAdyen();
  expect(report.rules.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(report.passed).toBe(true);
  expect(report.rules).toHaveLength(RULES.length);
  const claims = 'payments redirects refunds partialRefunds returns hints changes settlementReports';
  expect(report.capabilities?.claims.join(' ')).toBe(claims);
  // Whatever was not run follows from what Adyen is asked for: no payouts, no cryptocurrencies.
  const reasons = new Set(report.rules.flatMap(({ reason }) => reason ?? []));
  expect([...reasons].toSorted()).toEqual(['the adapter does not claim payouts', 'the adapter does not take USDT']);
  expect(findings.violations).toEqual([]);
  expect(findings.passed).toBeGreaterThan(100);
  for (const card of Object.values(TEST_CARDS)) expect(log).not.toContain(card);
});
