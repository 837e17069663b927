import type { Approval } from '../approvals/approval.ts';
import type { RecordedAction } from '../audit/audit.ts';
import { TOO_MANY_TRIES } from '../sign-in/tries.ts';
import type { FoundNews, NewsDetails, NewsKind } from './news.ts';

// The record of actions is written in the transaction of what it tells of, and its numbers have no gaps. So most news is read from
// it afterwards, and what people do needs no second write.

/** What is looked up about an action that names it. */
export interface ActionContext {
  readonly approval: Pick<Approval, 'side' | 'kind' | 'makerPerson' | 'state'> | null;
  /** On which side a token was created, whatever merchant it is limited to. */
  readonly tokenSide: number | null;
}

export function newsOfAction(action: RecordedAction, context: ActionContext): FoundNews[] {
  return [...newsOfChange(action, context), ...newsOfApproval(action, context)];
}

/** The number of the token that an action is about; null if it is about none. */
export function tokenIn({ action, target }: Pick<RecordedAction, 'action' | 'target'>): string | null {
  return action === 'createToken' && target.startsWith('token ') ? target.slice('token '.length) : null;
}

type Found<Kind extends NewsKind> = Pick<
  Extract<FoundNews, { readonly kind: Kind }>,
  'kind' | 'details' | 'subject' | 'merNo' | 'personId'
>;

function newsOfChange(action: RecordedAction, { tokenSide }: ActionContext): FoundNews[] {
  const { merNo, target, at, actionNo } = action;
  const found = (news: Found<NewsKind>): FoundNews[] => [
    // Each kind was built with its own details.
    { ...news, cause: `action ${actionNo}`, exceptId: null, at } as FoundNews,
  ];
  const by = { by: action.actor };
  if (action.outcome === 'refused') return isLocking(action) ? found(ownNews('signInLocked', action, {})) : [];
  switch (action.action) {
    case 'saveBeneficiary':
      return found({ kind: 'beneficiaryAdded', details: by, subject: target, merNo, personId: null });
    case 'removeBeneficiary':
      return found({ kind: 'beneficiaryRemoved', details: by, subject: target, merNo, personId: null });
    case 'changeSettlementAccount':
    case 'withdrawSettlementAccount':
    case 'runPayout':
      return newsOfSettlement(action).flatMap(found);
    case 'rotateSigningKey':
    case 'rotateWebhookSecret':
    case 'setPublicKey':
    case 'endSecret':
      return found({ kind: 'keyChanged', details: keyOf(action), subject: String(merNo), merNo, personId: null });
    case 'createToken':
      return tokenSide === null
        ? []
        : found({
            kind: 'tokenCreated',
            details: by,
            subject: tokenIn(action) ?? '',
            merNo: tokenSide,
            personId: null,
          });
    default:
      return newsOfAccount(action).flatMap(found);
  }
}

/** The record has what the news needs: the last characters of an account, and whether a run waits. */
function newsOfSettlement({ action, after, actor: by, merNo, target }: RecordedAction): Found<NewsKind>[] {
  const about = { subject: target, merNo, personId: null };
  const { currency = '', account = '', amount = '' } = textsOf(after);
  if (action === 'runPayout') {
    const isWaiting = after?.['state'] === 'waiting';
    return isWaiting ? [{ kind: 'payoutWaiting', details: { amount, currency }, ...about }] : [];
  }
  if (action === 'withdrawSettlementAccount') {
    return [{ kind: 'settlementAccountWithdrawn', details: { by, currency, account }, ...about }];
  }
  const inForceAt = Date.parse(String(after?.['inForceAt']));
  return [{ kind: 'settlementAccountChanged', details: { by, currency, account, inForceAt }, ...about }];
}

function textsOf(fields: RecordedAction['after']): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));
}

function keyOf({ action, detail, actor: by }: RecordedAction): NewsDetails['keyChanged'] {
  if (action === 'rotateSigningKey') return { key: 'signingKey', change: 'replaced', by };
  if (action === 'rotateWebhookSecret') return { key: 'webhookSecret', change: 'replaced', by };
  if (action === 'setPublicKey') return { key: 'publicKey', change: 'replaced', by };
  const [kind] = detail.split(' ');
  const key = kind === 'webhookSecret' || kind === 'publicKey' ? kind : 'signingKey';
  return { key, change: 'ended', by };
}

const FACTOR_CHANGES: Readonly<Record<string, NewsDetails['factorChanged']['change']>> = {
  addFactor: 'added',
  addPasskey: 'added',
  connectProvider: 'added',
  removeFactor: 'removed',
  renewRecoveryCodes: 'codesRenewed',
  renewSignIn: 'renewed',
};

/** What happened to a person's own account. */
function newsOfAccount(action: RecordedAction): Found<NewsKind>[] {
  const change = FACTOR_CHANGES[action.action];
  if (change !== undefined) return [ownNews('factorChanged', action, { change })];
  if (action.action === 'changePassword') return [ownNews('passwordChanged', action, {})];
  if (action.action === 'changeEmail') return [ownNews('emailChanged', action, {})];
  if (action.action === 'newDevice') return [ownNews('newDevice', action, { device: action.detail })];
  const isCode = (action.action === 'signIn' || action.action === 'confirm') && action.detail.includes('recoveryCode');
  return isCode ? [ownNews('recoveryCodeUsed', action, {})] : [];
}

type OwnKind = 'passwordChanged' | 'factorChanged' | 'emailChanged' | 'recoveryCodeUsed' | 'newDevice' | 'signInLocked';

function ownNews<Kind extends OwnKind>(
  kind: Kind,
  { target, address }: Pick<RecordedAction, 'target' | 'address'>,
  details: Omit<NewsDetails[Kind], 'address'>,
): Found<NewsKind> {
  const personId = target.startsWith(PERSON) ? target.slice(PERSON.length) : '';
  return { kind, details: { ...details, address }, subject: personId, merNo: 0, personId } as Found<NewsKind>;
}

const PERSON = 'person ';

/** A pause of a whole network says nothing about one account. */
function isLocking({ action, target, detail }: RecordedAction): boolean {
  const isSignIn = (action === 'signIn' || action === 'confirm') && target.startsWith(PERSON);
  const [, whose] = detail.split(`${TOO_MANY_TRIES}: `);
  return isSignIn && whose !== undefined && /account|browser|codes/.test(whose);
}

/** The same request is decided once, however many actions carry it out. */
function newsOfApproval(
  { action, approvalNo, outcome, actor, at }: RecordedAction,
  context: ActionContext,
): FoundNews[] {
  const { approval } = context;
  if (approvalNo === null || approval === null || outcome === 'refused' || action === 'withdrawRequest') return [];
  const about = { subject: approvalNo, merNo: approval.side, at };
  const details = { request: approval.kind, by: actor };
  if (action === 'requestApproval') {
    const cause = `approval waiting ${approvalNo}`;
    return [{ kind: 'approvalWaiting', details, cause, personId: null, exceptId: approval.makerPerson, ...about }];
  }
  if (approval.makerPerson === null) return [];
  const decision = action === 'refuseRequest' ? 'refused' : approval.state === 'failed' ? 'failed' : 'approved';
  return [
    {
      kind: 'approvalDecided',
      details: { ...details, decision },
      cause: `approval decided ${approvalNo}`,
      personId: approval.makerPerson,
      exceptId: null,
      ...about,
    },
  ];
}
