import { translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';

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
