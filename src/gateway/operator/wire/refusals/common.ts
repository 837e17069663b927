import { say } from '../../../../web/texts.ts';
import type { CommonProblems, CommonRefusals } from '../../../operations/outcome.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

const NEED_ACTIVE = {
  links: (status: string) => say`The merchant is ${status}; payment links need active.`,
  payout: (status: string) => say`The merchant is ${status}; a payout needs active.`,
  refunds: (status: string) => say`The merchant is ${status}; refunds need active.`,
} as const;

const REPLACED = {
  terms: () => say`The terms are no longer what you sent as replaces. Nothing was changed; read them again.`,
  roles: () => say`The roles are no longer what you sent as replaces. Nothing was changed; read them again.`,
  keys: () => say`The keys in use are no longer what you sent as replaces. Nothing was changed; read them again.`,
  branding: () =>
    say`The name and colour are no longer what you sent as replaces. Nothing was changed; read them again.`,
  link: () =>
    say`The settings of the link are no longer what you sent as replaces. Nothing was changed; read them again.`,
  receipts: () =>
    say`The settings of receipts are no longer what you sent as replaces. Nothing was changed; read them again.`,
  // Merchants' people know nothing of acquirers, so it is in English only.
  acquirer: () => 'The acquirer no longer has the version that you sent. Nothing was changed; read it again.',
  acquirerTerms: () =>
    'What is agreed with the acquirer no longer has the version that you sent. Nothing was changed; read it again.',
  routing: () => 'The routing rules are no longer what you have read. Nothing was changed; read them again.',
  cardTable: () => 'The table of cards no longer has the version that you sent. Nothing was changed; read it again.',
  bankAccount: () => 'The bank account no longer has the version that you sent. Nothing was changed; read it again.',
  csvProfile: () => 'The CSV profile has a newer version than you sent. Nothing was changed; read it again.',
} as const;

export const commonSentences: Sentences<CommonRefusals> = {
  changedMeanwhile: ({ what }) =>
    problem(
      'changedMeanwhile',
      typeof what === 'string'
        ? REPLACED[what]()
        : say`The ${what.join(', ')} are no longer what you sent as replaces. Nothing was changed; read them again.`,
    ),
  aloneDayPassed: () =>
    problem(
      'changedMeanwhile',
      say`With what you did at the same moment, it is more than you can do alone today. Nothing was moved; send it again, and an owner or whoever else can approve it decides.`,
    ),
  merchantNotActive: ({ status, wanted }) => problem('merchantStatusConflict', NEED_ACTIVE[wanted](status)),
  merchantNotFound: ({ merNo }) =>
    problem('merchantNotFound', `There is no merchant ${merNo}. GET /operator/merchants lists them.`),
  orderNotFound: ({ tradeNo }) => problem('orderNotFound', say`There is no order ${tradeNo}. Check the trade number.`),
  refundNotFound: ({ refundNo }) =>
    problem('refundNotFound', say`There is no refund ${refundNo}. Check the refund number.`),
  chargebackNotFound: ({ chargebackNo }) =>
    problem('chargebackNotFound', say`There is no chargeback ${chargebackNo}. Check the chargeback number.`),
  linkNotFound: ({ linkNo }) => problem('linkNotFound', say`There is no payment link ${linkNo}. Check its number.`),
  deliveryNotFound: ({ notificationId }) =>
    problem('deliveryNotFound', say`There is no notification ${notificationId}. Check its id.`),
  personNotFound: ({ personId }) =>
    problem('personNotFound', say`There is no person ${personId}. GET /operator/people lists them.`),
};

export const commonPhrases: Phrases<CommonProblems> = {
  notATimeZone: () => say`is not a time zone; name one such as Europe/Berlin`,
};
