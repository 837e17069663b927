import { say, translated } from '../../../../web/texts.ts';
import type { CommonProblems, CommonRefusals } from '../../../operations/outcome.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

const NEED_ACTIVE = translated({ links: 'payment links need', payout: 'a payout needs', refunds: 'refunds need' });

const REPLACED = translated({
  terms: 'terms',
  roles: 'roles',
  keys: 'keys in use',
  branding: 'name and colour',
  link: 'settings of the link',
  receipts: 'settings of receipts',
});

export const commonSentences: Sentences<CommonRefusals> = {
  changedMeanwhile: ({ what }) =>
    problem(
      'changedMeanwhile',
      `The ${typeof what === 'string' ? REPLACED[what] : what.join(', ')} are no longer what you sent as replaces. Nothing was changed; read them again.`,
    ),
  merchantNotActive: ({ status, wanted }) =>
    problem('merchantStatusConflict', `The merchant is ${status}; ${NEED_ACTIVE[wanted]} active.`),
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
    problem('personNotFound', `There is no person ${personId}. GET /operator/people lists them.`),
};

export const commonPhrases: Phrases<CommonProblems> = {
  notATimeZone: () => say`is no time zone`,
};
