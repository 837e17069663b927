import { TEST_CARDS } from '../../../../src/acquirer/mock/test-values.ts';

// What decides a result at the double: the card, as at the mock acquirer.

export interface Scripted {
  readonly result: 'Authorised' | 'Refused' | 'RedirectShopper' | 'Pending';
  /** Adyen's reason and its code. */
  readonly refusal?: readonly string[];
  /** Pending until somebody cancels it. */
  readonly isHanging?: boolean;
  readonly isDisputed?: boolean;
  /** Carried out, but the answer is lost. */
  readonly isLost?: boolean;
}

const SCRIPTS: Readonly<Record<string, Scripted>> = {
  [TEST_CARDS.declined]: { result: 'Refused', refusal: ['Not enough balance', '12'] },
  [TEST_CARDS.redirected]: { result: 'RedirectShopper' },
  [TEST_CARDS.pending]: { result: 'Pending' },
  [TEST_CARDS.lost]: { result: 'Authorised', isLost: true },
  [TEST_CARDS.disputed]: { result: 'Authorised', isDisputed: true },
};

export function scriptOf(card: string): Scripted {
  return SCRIPTS[card] ?? { result: 'Authorised' };
}
