import { say } from '../../../../web/texts.ts';
import type { ApprovalProblems, ApprovalRefusals } from '../../../operations/approvals/refusals.ts';
import { momentText } from '../merchant.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

type Ended = ApprovalRefusals['approvalEnded']['state'];

const ENDED: Readonly<Record<Ended, (by: string, at: string) => string>> = {
  pending: (by, at) => say`The request was left pending by ${by} at ${at}.`,
  done: (by, at) => say`The request was approved and done by ${by} at ${at}.`,
  failed: (by, at) => say`The request was approved, but could not be done, by ${by} at ${at}.`,
  refused: (by, at) => say`The request was refused by ${by} at ${at}.`,
  withdrawn: (by, at) => say`The request was withdrawn by ${by} at ${at}.`,
};

export const approvalSentences: Sentences<ApprovalRefusals> = {
  approvalNotFound: ({ approvalNo }) =>
    problem('approvalNotFound', say`There is no request ${approvalNo}. Check its number.`),
  approvalExpired: ({ expiresAt }) =>
    problem('approvalNotPending', say`The request expired at ${momentText(expiresAt)}. Ask again.`),
  approvalEnded: ({ state, decidedBy, at }) =>
    problem('approvalNotPending', ENDED[state](decidedBy ?? say`somebody`, momentText(at))),
  tokenCannotDecide: () => problem('forbidden', say`A person has to decide; a token cannot.`),
  merchantDecides: () =>
    problem('forbidden', say`People of the merchant made this request; the merchant's own people decide about it.`),
  decisionNotPermitted: ({ permission }) =>
    problem('forbidden', say`This needs the permission ${permission}, which you do not have. Ask somebody who has it.`),
  ownRequest: () => problem('ownRequest', say`You made this request; another person has to decide about it.`),
  requestOfAnother: () => problem('forbidden', say`Only the person who made a request can withdraw it.`),
  waitingRefundsTooLarge: () =>
    problem(
      'refundTooLarge',
      say`With the refunds of this order that wait for approval, the amount exceeds what is left of the payment. Look at the order; withdraw or decide what waits, or ask for less.`,
    ),
  makerGone: () => problem('forbidden', say`The person who asked has left, or may no longer do this.`),
  tokenRevoked: () =>
    problem(
      'forbidden',
      say`The token that asked for this was revoked afterwards. If it is still wanted, ask for it again.`,
    ),
};

export const approvalPhrases: Phrases<ApprovalProblems> = {
  accountNotNeeded: () => say`leave it out: only a payout to a card needs it`,
  cardNumberNotTyped: ({ card }) => say`type the number of the card ${card} again: it is never stored`,
  nobodyToApprove: ({ kinds }) =>
    say`no second person of the merchant could approve ${kinds.join(', ')}: invite one who can first, such as another owner`,
  kindsOfOperator: ({ kinds }) => `merchants cannot demand it for ${kinds.join(', ')}`,
};
