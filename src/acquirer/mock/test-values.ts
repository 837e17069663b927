import type { AcquirerResult, LaterEvent } from './books.ts';

// What decides a result at the mock, as in the sandbox: the number of the card, or the account of a payout. A rule of the
// control address goes before it.

export interface Scripted {
  readonly result: AcquirerResult;
  /** What becomes of it by itself after a while. */
  readonly later?: LaterEvent;
  /** Carried out, but the answer is lost. */
  readonly isLost?: boolean;
}

export const TEST_CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  redirected: '4000000000003220',
  pending: '4000000000000119',
  lost: '4000000000000341',
  disputed: '4000000000000259',
} as const;

export const TEST_ACCOUNTS = {
  approved: 'DE89370400440532013000',
  declined: 'DE02120300000000202051',
  pending: 'DE02500105170137075030',
  returned: 'DE02100500000054540402',
} as const;

const SCRIPTS: Readonly<Record<string, Scripted>> = {
  [TEST_CARDS.declined]: { result: 'declined' },
  [TEST_CARDS.redirected]: { result: 'challenged' },
  [TEST_CARDS.pending]: { result: 'pending', later: 'approved' },
  [TEST_CARDS.lost]: { result: 'approved', isLost: true },
  [TEST_CARDS.disputed]: { result: 'approved', later: 'chargeback' },
  [TEST_ACCOUNTS.declined]: { result: 'declined' },
  [TEST_ACCOUNTS.pending]: { result: 'pending', later: 'approved' },
  [TEST_ACCOUNTS.returned]: { result: 'approved', later: 'reversal' },
};

export function scriptOf(sent: Readonly<Record<string, unknown>>): Scripted {
  const { card, account } = sent as { card?: { number?: unknown } | null; account?: unknown };
  return SCRIPTS[String(card?.number ?? account ?? '')] ?? { result: 'approved' };
}
