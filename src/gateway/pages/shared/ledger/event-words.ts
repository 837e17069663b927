import { translated } from '../../../../web/texts.ts';
import type { LedgerEvent } from '../../../domain/ledger/ledger.ts';

// The ledger's events as a shop owner says them.

/** As a line of a statement, and in a list of movements. */
export const EVENT_WORDS: Readonly<Record<LedgerEvent, string>> = translated({
  payment: 'Payments',
  settlement: 'Settlements',
  marginRelease: 'Reserve released',
  payoutHold: 'Payouts started',
  payout: 'Payouts',
  payoutReturn: 'Payouts returned',
  payoutReversed: 'Payouts that came back',
  refundHold: 'Refunds started',
  refund: 'Refunds',
  refundReturn: 'Refunds returned',
  refundReversed: 'Refunds that came back',
  chargeback: 'Chargebacks',
  chargebackWon: 'Chargebacks won',
  chargebackLost: 'Chargebacks lost',
  debtCollection: 'Debt collected',
  deposit: 'Deposits',
  correction: 'Corrections',
});

/** One of them. */
export const ONE_EVENT_WORDS: Readonly<Record<LedgerEvent, string>> = translated({
  payment: 'Payment',
  settlement: 'Settlement',
  marginRelease: 'Reserve released',
  payoutHold: 'Payout started',
  payout: 'Payout',
  payoutReturn: 'Payout returned',
  payoutReversed: 'Payout came back',
  refundHold: 'Refund started',
  refund: 'Refund',
  refundReturn: 'Refund returned',
  refundReversed: 'Refund came back',
  chargeback: 'Chargeback',
  chargebackWon: 'Chargeback won',
  chargebackLost: 'Chargeback lost',
  debtCollection: 'Debt collected',
  deposit: 'Deposit',
  correction: 'Correction',
});
