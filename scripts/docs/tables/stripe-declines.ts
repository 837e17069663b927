import { STRIPE_DECLINES } from '../../../src/adapters/stripe/declines.ts';
import { code, table } from '../markdown.ts';

/** What the adapter of Stripe makes of each of Stripe's words. */
export function stripeDeclinesTable(): string {
  const rows = Object.entries(STRIPE_DECLINES).map(([name, words]) => [code(name), words.map(code).join(', ')]);
  return table(['Class', 'Stripe’s words'], rows);
}
