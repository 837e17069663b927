import { say, translated } from '../../../../web/texts.ts';
import { approvalKinds } from '../../../../../generated/permissions.ts';
import type { ApprovalKind } from '../../../../../generated/permissions.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { ApprovalKinds } from '../../../domain/approvals/approval.ts';
import { nameOf } from '../../../domain/audit/actor.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { approvalsDesk } from './approvals-desk.ts';
import type { ApprovalsDesk } from './approvals-desk.ts';

// The words for requests, and who can decide them.

export type Approval = OperatorAnswers['getApproval'];

interface Words {
  readonly title: string;
  /** What approving does, in a sentence. */
  readonly effect: string;
  /** The same for the merchant's own people, of what they can demand it for. */
  readonly ownEffect?: string;
}

export const KINDS: Readonly<Record<ApprovalKind, Words>> = translated({
  refund: {
    title: 'Refund',
    effect: "The payer gets the money back through the channel, and the merchant's balance goes down by it.",
    ownEffect: 'The payer gets the money back, and your balance goes down by it.',
  },
  payout: {
    title: 'Payout',
    effect: "The amount and the fee leave the merchant's balance, and the channel pays the beneficiary.",
    ownEffect: 'The amount and the fee leave your balance, and the beneficiary is paid.',
  },
  beneficiary: {
    title: 'Beneficiary',
    effect: "The beneficiary is saved, and the merchant's people can pay out to it.",
    ownEffect: 'The beneficiary is saved, and you can pay out to it.',
  },
  deposit: { title: 'Deposit', effect: "The amount is added to the merchant's balance." },
  correction: {
    title: 'Correction',
    effect: "The correction is posted to the ledger and changes the merchant's balance.",
  },
  merchantApproval: { title: 'New merchant', effect: 'The merchant becomes active and can take payments.' },
  fees: { title: 'Fees and terms', effect: 'New payments of the merchant use these fees and terms.' },
  keys: {
    title: 'Key',
    effect: 'A new key or secret replaces the old one. If it is made by the gateway, it is shown to you once.',
    ownEffect: 'A new key or secret replaces your old one. If the gateway makes it, it is shown to you once.',
  },
  merchantRelease: { title: 'Release', effect: 'The suspended merchant can take payments again.' },
  roles: {
    title: 'Roles',
    effect: 'The person gets these roles. If it is an invitation, its link is shown to you once.',
  },
  rules: { title: 'Approval rules', effect: 'From then on, these operations need a second person.' },
  settlementAccount: {
    title: 'Settlement account',
    effect: "After the waiting time, the merchant's own money goes to this account. Every owner is told by mail.",
    ownEffect: 'After the waiting time, your money goes to this account. Every owner is told by mail.',
  },
  payoutSchedule: {
    title: 'Payout schedule',
    effect: 'The merchant is paid automatically on these days, to its settlement account.',
    ownEffect: 'You are paid automatically on these days, to your settlement account.',
  },
  exception: {
    title: 'Exception',
    effect:
      'What two sides do not agree on ends: written off, returned at the acquirer, or credited to a merchant, as the request says.',
  },
  acquirer: {
    title: 'Acquirer',
    effect:
      'It decides where new payments and payouts are sent, on every node within seconds. What an acquirer has stays there.',
  },
  routing: {
    title: 'Routing rules',
    effect:
      'These rules decide where new payments and payouts are sent, on every node within seconds. What an acquirer has stays there.',
  },
  acquirerTerms: {
    title: 'Agreed with an acquirer',
    effect:
      'It decides on which account its money is expected, and which differences are written off without a person. No money moves.',
  },
});

export function effectOf(kind: ApprovalKind, side: ApprovalsDesk['side']): string {
  const { effect, ownEffect } = KINDS[kind];
  return side === 'operator' ? effect : (ownEffect ?? effect);
}

/** What the rules of a side can demand a second person for: not what always needs one. */
export function demandableKinds(side: ApprovalsDesk['side']): ApprovalKind[] {
  const kinds: ApprovalKinds = approvalKinds;
  return kindsOf(side).filter((kind) => kinds[kind].always !== true);
}

/** What needs a second person whatever the rules say. */
export function alwaysKinds(side: ApprovalsDesk['side']): ApprovalKind[] {
  const kinds: ApprovalKinds = approvalKinds;
  return kindsOf(side).filter((kind) => kinds[kind].always === true);
}

/** Merchants can demand a second person for some of them only. */
function kindsOf(side: ApprovalsDesk['side']): ApprovalKind[] {
  const kinds = Object.keys(approvalKinds) as ApprovalKind[];
  return side === 'operator' ? kinds : kinds.filter((kind) => approvalKinds[kind].merchants);
}

export function kindChoices(side: ApprovalsDesk['side']): (readonly [string, string])[] {
  return [['', say`All kinds`], ...kindsOf(side).map((kind) => [kind, KINDS[kind].title] as const)];
}

export const STATES: Readonly<Record<Approval['state'], { readonly title: string; readonly tone: Tone }>> = translated({
  pending: { title: 'Waiting', tone: 'wait' },
  done: { title: 'Done', tone: 'good' },
  failed: { title: 'Failed', tone: 'bad' },
  refused: { title: 'Refused', tone: 'bad' },
  withdrawn: { title: 'Withdrawn', tone: 'plain' },
  expired: { title: 'Expired', tone: 'plain' },
});

/** Whether this person asked. A token of theirs is found out by the operation. */
export function isMine({ signedIn }: SignedInExchange, { maker }: Approval): boolean {
  return maker.kind === 'person' && maker.name === nameOf(signedIn.actor);
}

/** A card number is typed for one request at a time. */
export function canBeTogether({ cardNumber }: Approval): boolean {
  return cardNumber === null;
}

/** Requests of a side are decided there; some of a merchant's by the operator too. */
function isTheirs(exchange: SignedInExchange, { side, kind }: Approval): boolean {
  const kinds: ApprovalKinds = approvalKinds;
  const own = approvalsDesk(exchange).side;
  return side === own || (own === 'operator' && kinds[kind].operator === true);
}

/** For what is shown; the operation checks it again. */
export function mayDecide(exchange: SignedInExchange, approval: Approval): boolean {
  return (
    approval.state === 'pending' &&
    isTheirs(exchange, approval) &&
    may(exchange, 'approvals.decide') &&
    may(exchange, approvalKinds[approval.kind].permission) &&
    !isMine(exchange, approval)
  );
}
