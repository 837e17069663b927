import { say } from '../../../../web/texts.ts';
import { operatorOperations } from '../../../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { KEY_KINDS } from '../merchants/key-kinds.ts';

// What the search box leads to besides what it finds: forms. It opens them, and carries nothing out: permission, reason, second
// factor and review are theirs.

export interface Action {
  readonly title: string;
  /** Other words for it. */
  readonly words?: readonly string[];
  /** Who may do it is what the contract says of this operation. */
  readonly operation: OperatorOperationId;
  /** What it is done to; null if that is asked for in the form. */
  readonly about: 'order' | 'merchant' | null;
  /** Below the desk; with `:id` for what it is done to. */
  readonly path: string;
}

/** What the operator's people can do, in the order in which it is offered. */
const OF_OPERATOR: readonly Action[] = [
  {
    title: 'Open a chargeback',
    words: ['dispute'],
    operation: 'openChargeback',
    about: 'order',
    path: '/chargebacks/open?tradeNo=:id',
  },
  {
    title: 'Reveal the payer',
    words: ['unmask'],
    operation: 'revealOrder',
    about: 'order',
    path: '/orders/:id/reveal',
  },
  {
    title: 'Rotate the signing key',
    words: ['rotate key', 'change key', 'new key'],
    operation: 'rotateSigningKey',
    about: 'merchant',
    path: `/merchants/:id/${KEY_KINDS.signingKey.form}`,
  },
  {
    title: 'Rotate the webhook secret',
    words: ['new secret'],
    operation: 'rotateWebhookSecret',
    about: 'merchant',
    path: `/merchants/:id/${KEY_KINDS.webhookSecret.form}`,
  },
  {
    title: 'Suspend',
    words: ['block merchant', 'stop merchant'],
    operation: 'suspendMerchant',
    about: 'merchant',
    path: '/merchants/:id/suspend',
  },
  {
    title: 'Resume',
    words: ['release merchant'],
    operation: 'resumeMerchant',
    about: 'merchant',
    path: '/merchants/:id/resume',
  },
  {
    title: 'Change the terms',
    words: ['fees'],
    operation: 'setTerms',
    about: 'merchant',
    path: '/merchants/:id/terms',
  },
  { title: 'Change the websites', operation: 'setWebsites', about: 'merchant', path: '/merchants/:id/websites' },
  {
    title: 'Pay out',
    words: ['payout', 'new payout'],
    operation: 'createManualPayout',
    about: 'merchant',
    path: '/payouts/new?merNo=:id',
  },
  { title: 'Book a deposit', operation: 'createDeposit', about: 'merchant', path: '/balances/:id/deposit' },
  {
    title: 'Correct the balance',
    words: ['correction'],
    operation: 'createCorrection',
    about: 'merchant',
    path: '/balances/:id/correct',
  },
  {
    title: 'Register a merchant',
    words: ['new merchant', 'add merchant'],
    operation: 'createMerchant',
    about: null,
    path: '/merchants/new',
  },
  { title: 'Change an exchange rate', words: ['rate'], operation: 'putRate', about: null, path: '/rates/rate' },
  {
    title: 'Change the rules for approvals',
    words: ['four eyes'],
    operation: 'putApprovalRules',
    about: null,
    path: '/settings/rules',
  },
];

/** A shop's words are in its language; English ones are understood as well, as the search understands them. */
function ofShop(): readonly Action[] {
  return [
    {
      title: say`New payment link`,
      words: ['new payment link', 'create link'],
      operation: 'createLink',
      about: null,
      path: '/links/new',
    },
    {
      title: say`Pay out`,
      words: ['pay out', 'payout', 'new payout'],
      operation: 'payBeneficiary',
      about: null,
      path: '/payouts/new',
    },
    {
      title: say`New beneficiary`,
      words: ['new beneficiary', 'save beneficiary', 'add beneficiary'],
      operation: 'saveBeneficiary',
      about: null,
      path: '/payouts/beneficiaries/new',
    },
    {
      title: say`Rotate the signing key`,
      words: ['rotate the signing key', 'rotate key', 'change key', 'new key'],
      operation: 'rotateSigningKey',
      about: null,
      path: `/keys/${KEY_KINDS.signingKey.form}`,
    },
    {
      title: say`Rotate the webhook secret`,
      words: ['rotate the webhook secret', 'new secret'],
      operation: 'rotateWebhookSecret',
      about: null,
      path: `/keys/${KEY_KINDS.webhookSecret.form}`,
    },
    {
      title: say`Create a token`,
      words: ['create a token', 'new token'],
      operation: 'createToken',
      about: null,
      path: '/tokens/new',
    },
    {
      title: say`Send a test notification`,
      words: ['send a test notification', 'test endpoint'],
      operation: 'sendTestEvent',
      about: null,
      path: '/deliveries/test',
    },
  ];
}

function refund(): Action {
  return {
    title: say`Refund`,
    words: ['refund', 'money back'],
    operation: 'createRefund',
    about: 'order',
    path: '/orders/:id/refund',
  };
}

function invite(path: string): Action {
  return {
    title: say`Invite a person`,
    words: ['invite a person', 'add colleague'],
    operation: 'invitePerson',
    about: null,
    path,
  };
}

export function actionsFor(exchange: SignedInExchange): readonly Action[] {
  const isShop = deskOf(exchange).is === 'merchant';
  const all = [refund(), ...(isShop ? ofShop() : OF_OPERATOR), invite(isShop ? '/team/new' : '/people/new')];
  return all.filter(({ operation }) => {
    const { permission } = operatorOperations[operation];
    return permission === null || may(exchange, permission);
  });
}

/** An action that the text begins with, and the rest of the text: what it is to be done to. */
export interface NamedAction {
  readonly action: Action;
  readonly rest: string;
}

export function namedActions(actions: readonly Action[], text: string): NamedAction[] {
  const typed = text.split(/\s+/).filter((word) => word !== '');
  return actions.flatMap((action) => {
    const lengths = [action.title, ...(action.words ?? [])].map((phrase) => wordsNamed(phrase, typed));
    const length = Math.max(...lengths);
    if (length === 0) return [];
    const rest = typed.slice(length).filter((word, index) => index > 0 || !FILLERS.has(word.toLowerCase()));
    return rest.length > 0 && action.about === null ? [] : [{ action, rest: rest.join(' ') }];
  });
}

const FILLERS = new Set(['of', 'for', 'the', 'a', 'an', 'to', 'on']);
const WORD_LENGTH_MIN = 2;

/** How many of the typed words begin the phrase, one after the other. Articles need not be typed. */
function wordsNamed(phrase: string, typed: readonly string[]): number {
  const words = phrase.toLowerCase().split(' ');
  let [named, at] = [0, 0];
  for (const word of typed) {
    const lower = word.toLowerCase();
    while (at < words.length && FILLERS.has(words[at] ?? '') && words[at] !== lower) at += 1;
    const isNamed = lower.length >= WORD_LENGTH_MIN || FILLERS.has(lower);
    if (at === words.length || !isNamed || !(words[at] ?? '').startsWith(lower)) break;
    [named, at] = [named + 1, at + 1];
  }
  return named;
}

export function pathOfAction(exchange: SignedInExchange, { path }: Action, id = ''): string {
  return deskOf(exchange).folder + path.replace(':id', encodeURIComponent(id));
}
