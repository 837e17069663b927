import { say, translated } from '../../../../../web/texts.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../desk/merchant-navigation.ts';
import { endLink } from '../../../shared/merchants/end-key.ts';
import { KEY_KINDS, KINDS } from '../../../shared/merchants/key-kinds.ts';
import type { Secret } from '../../../shared/merchants/key-kinds.ts';
import { useText } from '../../../shared/merchants/key-use.ts';
import { moment } from '../../../desk/views/moment.ts';
import { section, tag } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { ageWords } from '../../../design/written.ts';

export const KEYS = MERCHANT + MERCHANT_SCREENS.keys.path;

const ABOUT: Readonly<Record<Secret['kind'], string>> = translated({
  signingKey: 'Your shop signs its requests with it.',
  webhookSecret: 'We sign notifications with it, so that your shop can tell ours from forged ones.',
  publicKey: 'Only if your shop signs with RSA. You keep the private half; we only ever see the public one.',
});

/** How many programs of a key are listed. */
const USES_SHOWN = 5;

/** Whether nobody has it in hand: it came with the registration, and has signed nothing. */
export function waitsToBeTaken({ kind, taken, uses, expiresAt }: Secret): boolean {
  return kind !== 'publicKey' && expiresAt === null && !taken && uses.length === 0;
}

/** A section for each kind of key. */
export function keySections(exchange: SignedInExchange, secrets: readonly Secret[]): Html[] {
  return KINDS.map((kind) => {
    const own = secrets.filter((secret) => secret.kind === kind && !secret.expired);
    const { title } = KEY_KINDS[kind];
    const list =
      own.length === 0
        ? html`<p class="soft">None. Your shop signs with its signing key.</p>`
        : html`<ul class="keys-list">
            ${own.map((secret) => keyItem(exchange, secret))}
          </ul>`;
    const content = html`<p class="soft">${ABOUT[kind]}</p>
      ${list}`;
    return section(title, content, { id: KEY_KINDS[kind].form, actions: keyAction(exchange, kind, own) });
  });
}

const TAKE: Readonly<Record<Exclude<Secret['kind'], 'publicKey'>, string>> = translated({
  signingKey: 'Take the signing key',
  webhookSecret: 'Take the webhook secret',
});

const REPLACE: Readonly<Record<Secret['kind'], string>> = translated({
  signingKey: 'Rotate the signing key',
  webhookSecret: 'Rotate the webhook secret',
  publicKey: 'Register the public key',
});

function keyAction(exchange: SignedInExchange, kind: Secret['kind'], own: readonly Secret[]): Html {
  if (!may(exchange, 'merchants.keys')) return NOTHING;
  const { form, button } = KEY_KINDS[kind];
  return kind !== 'publicKey' && own.some(waitsToBeTaken)
    ? html`<a class="button small main" href="${KEYS}/take-${form}">${TAKE[kind]}</a>`
    : html`<a class="button small" href="${KEYS}/${form}" aria-label="${REPLACE[kind]}">${button}</a>`;
}

function keyItem(exchange: SignedInExchange, secret: Secret): Html {
  const { kind, ending, createdAt } = secret;
  if (waitsToBeTaken(secret)) {
    return html`<li>
      <div class="line">${tag(say`not taken yet`, 'wait')} Made ${moment(exchange, createdAt, 'day')}</div>
      <p>Nobody has seen it, and nothing was signed with it. Take it when you are ready: it is shown once.</p>
    </li>`;
  }
  return html`<li>
    <div class="line">
      <b>${kind === 'publicKey' ? say`Fingerprint ending` : say`Ending`} <code>${ending}</code></b>
      ${stateTag(exchange, secret)}
      <span class="soft">made ${moment(exchange, createdAt, 'day')}</span>
    </div>
    ${kind === 'webhookSecret' ? NOTHING : useLines(exchange, secret)}
    ${endLink(exchange, `${KEYS}/end/${secret.secretNo}`, secret)}
  </li>`;
}

/** In one piece, so that it wraps as one. */
function stateTag(exchange: SignedInExchange, { expiresAt }: Secret): Html {
  if (expiresAt === null) return tag(say`in use`, 'good');
  const left = ageWords(Date.parse(expiresAt) - exchange.now);
  return html`<span>${tag(say`old`, 'wait')} ends ${moment(exchange, expiresAt)}, ${left} left</span>`;
}

function useLines(exchange: SignedInExchange, { expiresAt, uses }: Secret): Html {
  if (uses.length === 0) {
    return html`<p class="soft">
      ${expiresAt === null ? say`Not used yet.` : say`Nobody has used it since we began to note that.`}
    </p>`;
  }
  const [only] = uses;
  const [lead, more] = [expiresAt === null ? say`Last used` : say`Still used:`, uses.length - USES_SHOWN];
  if (uses.length === 1 && only !== undefined) return html`<p>${lead} ${useText(exchange, only)}</p>`;
  return html`<p>${lead}</p>
    <ul class="plain-list">
      ${uses.slice(0, USES_SHOWN).map((use) => html`<li>${useText(exchange, use)}</li>`)}
      ${more > 0 && html`<li class="soft">${more === 1 ? say`and 1 more program` : say`and ${more} more programs`}</li>`}
    </ul>`;
}
