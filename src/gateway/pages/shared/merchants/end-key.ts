import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import type { Secret } from './key-kinds.ts';
import { useText } from './key-use.ts';
import type { MerchantPlace } from './merchant-place.ts';
import type { DeskForm } from '../../desk/form/form-types.ts';

type Merchant = components['schemas']['Merchant'];

export interface EndPlace extends Omit<MerchantPlace, 'prefix'> {
  /** Its varying part names the key. */
  readonly path: string;
  secretIn(exchange: SignedInExchange): string;
}

interface KeyToEnd {
  readonly merchant: Merchant;
  readonly secret: Secret;
}

/** Ends an old key before its time, or a public key that is no longer wanted. */
export function endForm(context: DeskContext, place: EndPlace): DeskForm<KeyToEnd, 'endSecret'> {
  return {
    screen: place.screen,
    path: place.path,
    operation: 'endSecret',
    title: ({ merchant, secret: { kind, ending } }) => endTitle(kind, ending) + place.ofWhom(merchant),
    read: (exchange) => readKey(context, place, exchange),
    homeOf: ({ merchant }) => place.homeOf(merchant),
    done: 'ended',
    seenOf: ({ secret: { secretNo } }) => ({ [say`Key`]: secretNo }),
    appliesTo: ({ secret }) => isEndable(secret),
    fields: ({ exchange, subject: { secret } }) =>
      secret.uses.length === 0
        ? NOTHING
        : html`<p>Last used:</p>
            <ul class="plain-list">
              ${secret.uses.slice(0, 5).map((use) => html`<li>${useText(exchange, use)}</li>`)}
            </ul>`,
    effect: ({ secret: { kind } }) =>
      kind === 'webhookSecret'
        ? say`Notifications are no longer signed with it. A receiver that only knows this one refuses them.`
        : say`Requests that it signs are refused from now on. This cannot be undone.`,
    button: () => say`End it now`,
    tone: 'danger',
    send: ({ exchange, subject: { merchant, secret }, reason }) =>
      context.call(exchange, 'endSecret', {
        parameters: { merNo: merchant.merNo, secretNo: secret.secretNo },
        reason,
      }),
  };
}

function endTitle(kind: Secret['kind'], ending: string): string {
  return {
    signingKey: say`End the signing key ending ${ending}`,
    webhookSecret: say`End the webhook secret ending ${ending}`,
    publicKey: say`End the public key ending ${ending}`,
  }[kind];
}

/** Leads to the form; nothing if there is nothing to end. */
export function endLink(exchange: SignedInExchange, path: string, secret: Secret): Html {
  if (!mayEnd(exchange, secret)) return NOTHING;
  return html`<a class="button small" href="${path}" aria-label="End it now: the key ending ${secret.ending}"
    >End it now</a
  >`;
}

export function mayEnd(exchange: SignedInExchange, secret: Secret): boolean {
  return isEndable(secret) && may(exchange, 'merchants.keys');
}

/** What is in use stays, except a public key: a merchant can go on with its signing key alone. */
function isEndable({ kind, expiresAt, expired }: Secret): boolean {
  return !expired && (expiresAt !== null || kind === 'publicKey');
}

async function readKey(
  { call }: DeskContext,
  place: EndPlace,
  exchange: SignedInExchange,
): Promise<Answered<KeyToEnd>> {
  const merchant = await place.read(exchange);
  if (merchant.kind !== 'done') return merchant;
  const listed = await call(exchange, 'listSecrets', { parameters: { merNo: merchant.value.merNo } });
  if (listed.kind !== 'done') return listed;
  const secret = listed.value.secrets.find(({ secretNo }) => secretNo === place.secretIn(exchange));
  if (secret !== undefined) return { kind: 'done', value: { merchant: merchant.value, secret } };
  return { kind: 'refused', name: 'secretNotFound', detail: say`There is no such key.` };
}
