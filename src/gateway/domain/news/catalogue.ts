import type { ApprovalKind, Permission, approvalKinds } from '../../../../generated/permissions.ts';
import { OPERATOR_SIDE } from '../audit/actor.ts';
import { OWN_SIDE } from './news.ts';
import type { FoundNews, News, NewsKind, NewsMailing, NewsTopic } from './news.ts';

// Every kind of news: which topic it belongs to, and whom it concerns. Nothing else lists them.

export interface Audience {
  readonly side: number;
  /** Null for the person's own account. */
  readonly permission: Permission | null;
}

/** By which of the approval's kinds who decides about it. */
export type DecidingPermission = (request: ApprovalKind) => Permission;

type On = 'merchant' | 'operator';

interface KindRule {
  readonly topic: NewsTopic;
  /** Who gets it on which side. `own`: the person whom it is about; `deciding`: by the kind of the request. */
  readonly for: 'own' | 'deciding' | Readonly<Partial<Record<On, Permission>>>;
  /** Whether whoever causes it mails it too, to more addresses than the person has now. */
  readonly hasOwnLetter?: true;
}

const CHARGEBACKS = { merchant: 'chargebacks.answer', operator: 'chargebacks.manage' } as const;
const ENDPOINTS = { merchant: 'deliveries.resend', operator: 'deliveries.pause' } as const;

const KINDS: Readonly<Record<NewsKind, KindRule>> = {
  chargebackOpened: { topic: 'chargebacks', for: CHARGEBACKS },
  chargebackDue: { topic: 'chargebacks', for: CHARGEBACKS },
  approvalWaiting: { topic: 'approvals', for: 'deciding' },
  approvalDecided: { topic: 'approvals', for: { merchant: 'approvals.read', operator: 'approvals.read' } },
  endpointFailing: { topic: 'endpoints', for: ENDPOINTS },
  endpointRecovered: { topic: 'endpoints', for: ENDPOINTS },
  payoutSent: { topic: 'payouts', for: { merchant: 'payouts.create' } },
  payoutFailed: { topic: 'payouts', for: { merchant: 'payouts.create' } },
  payoutReversed: { topic: 'payouts', for: { merchant: 'payouts.create' } },
  refundReversed: { topic: 'refunds', for: { merchant: 'refunds.create' } },
  beneficiaryAdded: { topic: 'beneficiaries', for: { merchant: 'beneficiaries.manage' } },
  beneficiaryRemoved: { topic: 'beneficiaries', for: { merchant: 'beneficiaries.manage' } },
  settlementAccountChanged: {
    topic: 'settlementAccounts',
    for: { merchant: 'settlementAccounts.change', operator: 'settlementAccounts.withdraw' },
  },
  settlementAccountWithdrawn: {
    topic: 'settlementAccounts',
    for: { merchant: 'settlementAccounts.change', operator: 'settlementAccounts.withdraw' },
  },
  payoutWaiting: { topic: 'payouts', for: { merchant: 'payouts.approve', operator: 'payouts.approve' } },
  exceptionsOverdue: { topic: 'reconciliation', for: { operator: 'exceptions.act' } },
  keyChanged: { topic: 'keys', for: { merchant: 'merchants.keys' } },
  tokenCreated: { topic: 'keys', for: { merchant: 'tokens.manage', operator: 'tokens.manage' } },
  passwordChanged: { topic: 'account', for: 'own' },
  factorChanged: { topic: 'account', for: 'own' },
  emailChanged: { topic: 'account', for: 'own', hasOwnLetter: true },
  recoveryCodeUsed: { topic: 'account', for: 'own' },
  newDevice: { topic: 'account', for: 'own' },
  signInLocked: { topic: 'account', for: 'own' },
};

export const NEWS_KINDS = Object.keys(KINDS) as readonly NewsKind[];

interface TopicRule {
  /** Whether it is always mailed, at once: whoever takes over an account or a key must not be able to do so unseen. */
  readonly isSecurity: boolean;
  /** What people get who have chosen nothing. */
  readonly mailing: Readonly<Record<On, NewsMailing>>;
}

const SECURITY: TopicRule = { isSecurity: true, mailing: { merchant: 'atOnce', operator: 'atOnce' } };

/** In display order. The operator's people see every merchant's chargebacks and endpoints, so these come together or not at all. */
export const NEWS_TOPICS: Readonly<Record<NewsTopic, TopicRule>> = {
  chargebacks: { isSecurity: false, mailing: { merchant: 'atOnce', operator: 'digest' } },
  approvals: { isSecurity: false, mailing: { merchant: 'atOnce', operator: 'atOnce' } },
  endpoints: { isSecurity: false, mailing: { merchant: 'atOnce', operator: 'off' } },
  payouts: { isSecurity: false, mailing: { merchant: 'atOnce', operator: 'off' } },
  refunds: { isSecurity: false, mailing: { merchant: 'atOnce', operator: 'off' } },
  reconciliation: { isSecurity: false, mailing: { merchant: 'off', operator: 'atOnce' } },
  beneficiaries: SECURITY,
  settlementAccounts: SECURITY,
  keys: SECURITY,
  account: SECURITY,
};

export function hasOwnLetter(kind: NewsKind): boolean {
  return KINDS[kind].hasOwnLetter === true;
}

export function topicOf(kind: NewsKind): NewsTopic {
  return KINDS[kind].topic;
}

/** Whom an item concerns. About a merchant, the operator's people are told apart from its own. */
export function audiencesOf(news: News | FoundNews, deciding: DecidingPermission): Audience[] {
  const { for: whom } = KINDS[news.kind];
  if (whom === 'own') return [{ side: OWN_SIDE, permission: null }];
  if (news.kind === 'approvalWaiting') {
    const { request } = news.details;
    const sides = request in DECIDED_BY_OPERATOR ? [...new Set([news.merNo, OPERATOR_SIDE])] : [news.merNo];
    return sides.map((side) => ({ side, permission: deciding(request) }));
  }
  if (whom === 'deciding') throw new Error(`${news.kind} has no request`);
  if (news.merNo === OPERATOR_SIDE) return ofSide(OPERATOR_SIDE, whom.operator);
  // An item for one person belongs to that person's own side.
  if (news.personId !== null) return ofSide(news.merNo, whom.merchant);
  return [
    ...ofSide(news.merNo, whom.merchant),
    ...ofSide(OPERATOR_SIDE, SHARED.includes(news.kind) ? whom.operator : undefined),
  ];
}

type DecidedByOperator = {
  [Kind in ApprovalKind]: (typeof approvalKinds)[Kind] extends { readonly operator: true } ? Kind : never;
}[ApprovalKind];

/** The requests of merchants about which the operator's people decide too; the contract lists them. */
const DECIDED_BY_OPERATOR: Readonly<Record<DecidedByOperator, true>> = {
  settlementAccount: true,
  payoutSchedule: true,
};

/** What the operator's people hear about merchants. A merchant's requests and tokens are its own business. */
const SHARED: readonly NewsKind[] = [
  'chargebackOpened',
  'chargebackDue',
  'endpointFailing',
  'endpointRecovered',
  'payoutWaiting',
];

function ofSide(side: number, permission: Permission | undefined): Audience[] {
  return permission === undefined ? [] : [{ side, permission }];
}

/** The topics about which somebody with these permissions on a side gets news. */
export function topicsFor(
  { side, permissions }: { readonly side: number; readonly permissions: ReadonlySet<Permission> },
  deciders: readonly Permission[],
): NewsTopic[] {
  const on: On = side === OPERATOR_SIDE ? 'operator' : 'merchant';
  const concerns = ({ for: whom }: KindRule) => {
    if (whom === 'own') return true;
    const needed = whom === 'deciding' ? deciders : [whom[on]].filter((one) => one !== undefined);
    return needed.some((one) => permissions.has(one));
  };
  const topics = new Set(
    Object.values(KINDS)
      .filter(concerns)
      .map(({ topic }) => topic),
  );
  return (Object.keys(NEWS_TOPICS) as NewsTopic[]).filter((topic) => topics.has(topic));
}
