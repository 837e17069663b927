import type { ChannelAnswer, InquireRequest } from '../domain/ports.ts';

// The channel's messages, as in the contract's examples. Merchants and payers read them.

export type SubjectKind = InquireRequest['kind'];

type Words = Readonly<Record<SubjectKind, string>>;

export const APPROVED: Words = {
  payment: 'Payment succeeded.',
  payout: 'Payout succeeded.',
  refund: 'Refund succeeded.',
};

export const DECLINED: Words = {
  payment: 'The card was declined.',
  payout: "Payout failed: the beneficiary's bank refused it.",
  refund: 'Refund failed: the card network refused it.',
};

export const CANCELLED: Words = {
  payment: 'The payment was cancelled.',
  payout: 'The payout was cancelled.',
  refund: 'The refund was cancelled.',
};

export const WAITING_FOR_PAYER = 'Waiting for the payer.';
export const WAITING_FOR_BANK = 'Waiting for the bank.';

/** For a response whose own message must not be shown. */
export function wordsFor(answer: Exclude<ChannelAnswer['kind'], 'unknown' | 'notSent'>, subject: SubjectKind): string {
  switch (answer) {
    case 'approved':
      return APPROVED[subject];
    case 'declined':
      return FAILED[subject];
    case 'challenged':
      return WAITING_FOR_PAYER;
    case 'pending':
      return WAITING_FOR_BANK;
    case 'notFound':
      return `The acquirer does not know the ${subject}.`;
    case 'cancelled':
      return CANCELLED[subject];
  }
}

const FAILED: Words = { payment: 'Payment failed.', payout: 'Payout failed.', refund: 'Refund failed.' };
