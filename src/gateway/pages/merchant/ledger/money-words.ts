import { translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import type { LedgerEvent } from '../../../domain/ledger/ledger.ts';

// The ledger's words as a shop owner says them.

export type OwnAccount = Exclude<keyof components['schemas']['StatementBalance'], 'total'>;

interface AccountWords {
  readonly title: string;
  readonly about: string;
}

/** In the order in which they are shown. */
export const ACCOUNT_WORDS: Readonly<Record<OwnAccount, AccountWords>> = translated({
  available: { title: 'Available', about: 'You can pay it out now.' },
  pending: { title: 'Settling', about: 'Earned; becomes available on the days below.' },
  margin: { title: 'Reserve', about: 'Kept back for refunds and chargebacks, and released later.' },
  payoutHold: { title: 'Payouts in progress', about: 'On its way to beneficiaries.' },
  refundHold: { title: 'Refunds in progress', about: 'On its way back to payers.' },
  chargebackHold: { title: 'Disputed', about: 'Held until chargebacks are decided.' },
  debt: { title: 'Owed', about: 'Your next income pays it first.' },
});

export const OWN_ACCOUNTS = Object.keys(ACCOUNT_WORDS) as OwnAccount[];

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
