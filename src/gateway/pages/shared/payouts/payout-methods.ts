import { translated } from '../../../../web/texts.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { CARD_PAYOUT } from '../../../domain/method.ts';

type Method = OperatorBodies['createManualPayout']['method'];

export interface PayoutWords {
  readonly title: string;
  /** In a sentence, after what is paid out. */
  readonly way: string;
  /** Where it reaches people. */
  readonly about: string;
  /** What the account is called, and what it looks like. */
  readonly account: string;
  readonly hint: string;
}

/** One for each kind of the contract. */
export const PAYOUT_WORDS: Readonly<Record<Method, PayoutWords>> = translated({
  PAYOUT_1: {
    title: 'Bank account',
    way: 'to a bank account',
    about: 'To a bank account anywhere',
    account: 'IBAN or account number',
    hint: 'Such as DE89370400440532013000. An IBAN is checked for typing mistakes.',
  },
  [CARD_PAYOUT]: {
    title: 'Card',
    way: 'to a card',
    about: 'To a debit or credit card',
    account: 'Card number',
    hint: 'The number on the front of the card. It is checked for typing mistakes.',
  },
  PAYOUT_3: {
    title: 'Bank transfer (Peru)',
    way: 'by bank transfer (Peru)',
    about: 'To a bank account in Peru',
    account: 'Account number (CCI)',
    hint: 'The 20 digits of the interbank code, such as 00219300112233445566.',
  },
  PAYOUT_4: {
    title: 'Pix',
    way: 'by Pix',
    about: 'To a Pix key in Brazil',
    account: 'Pix key',
    hint: 'Tax number, email, telephone number with +55, or random key.',
  },
  PAYOUT_5: {
    title: 'CheckOut',
    way: 'by CheckOut',
    about: 'To an account at CheckOut',
    account: 'CheckOut account',
    hint: 'As the beneficiary told you.',
  },
  PAYOUT_6: {
    title: 'SPEI',
    way: 'by SPEI',
    about: 'To a bank account in Mexico',
    account: 'CLABE',
    hint: '18 digits, such as 646180157000000004. They are checked for typing mistakes.',
  },
});

export const PAYOUT_METHODS = Object.entries(PAYOUT_WORDS).map(([method, { title }]) => [method, title] as const);

export function isPayoutMethod(text: string): text is Method {
  return Object.hasOwn(PAYOUT_WORDS, text);
}

export function payoutMethodWords(method: string): string {
  return isPayoutMethod(method) ? PAYOUT_WORDS[method].title : method;
}
