import { say } from '../../../web/texts.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { isFactorRecent } from '../../domain/sign-in/session-rules.ts';
import type { Performer } from '../../operator/perform.ts';
import type { PermissionRules, ShownToken } from '../../operations/sign-in/tokens.ts';
import { actingOf } from '../frame/acting.ts';
import { FactorNeededError } from '../frame/factor-needed.ts';
import { fieldOf } from '../frame/form.ts';
import type { PageRoute, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { AccountSection } from './sections.ts';
import { CONFIRM, withReturn } from '../frame/return-path.ts';
import { buttonForm } from './views/fields.ts';
import { answerPage, seeOther } from './views/layout.ts';
import { moment } from './views/moment.ts';
import { createdView, newTokenView } from './views/new-token.ts';
import { permissionAbout } from '../design/role-words.ts';

export interface TokenPagesOptions {
  listTokens(
    filter: { merNo: null; createdBy: string; before: null; limit: number },
    acting: Acting,
  ): Promise<{ readonly tokens: readonly ShownToken[] }>;
  /** With the contract's own checks: permission, second factor, reason. */
  readonly perform: Performer['perform'];
  readonly permissionRules: Pick<PermissionRules, 'peopleOnly'>;
}

const TOKENS = '/account/tokens';
const SHOWN_MAX = 100;
const DAY_SECONDS = 86_400;

/** One's own tokens. */
export function createTokensSection({ listTokens }: TokenPagesOptions): AccountSection {
  return {
    id: 'tokens',
    get title() {
      return say`Tokens of programs`;
    },
    async render(exchange) {
      if (!mayManage(exchange)) return html`<p class="soft">Your roles do not allow tokens of programs.</p>`;
      const createdBy = exchange.signedIn.holder.person.personId;
      const filter = { merNo: null, createdBy, before: null, limit: SHOWN_MAX };
      const { tokens } = await listTokens(filter, actingOf(exchange));
      const rows = tokens.map((token) => tokenRow(exchange, token));
      return html`<p class="soft">
          A program sends a token instead of signing in. It can do only what you allow, until it expires.
        </p>
        ${
          rows.length === 0
            ? NOTHING
            : html`<ul class="rows">
                ${rows}
              </ul>`
        }
        <p><a class="button small" href="${TOKENS}">Create a token</a></p>`;
    },
  };
}

export function createTokenRoutes(options: TokenPagesOptions): PageRoute[] {
  return [
    {
      path: '/tokens',
      for: 'signedIn',
      async show(exchange) {
        // Asked before the form, so that nobody fills it in twice.
        const isRecent = isFactorRecent(exchange.signedIn.grant.factorAt, exchange.realNow);
        return isRecent ? showForm(options, exchange) : seeOther(exchange, withReturn(CONFIRM, TOKENS));
      },
      submit: (exchange, form) => create(options, exchange, form),
    },
    {
      path: '/revoke-token',
      for: 'signedIn',
      async submit(exchange, form) {
        const call = { parameters: { tokenId: fieldOf(form, 'tokenId') }, body: null };
        await options.perform('revokeToken', call, actingOf(exchange, 'Revoked on the account page'));
        return seeOther(exchange, '/account#tokens');
      },
    },
  ];
}

function mayManage({ signedIn }: SignedInExchange): boolean {
  return signedIn.grant.permissions?.has('tokens.manage') ?? true;
}

function tokenRow(exchange: SignedInExchange, token: ShownToken): Html {
  const { tokenId, name, state, permissions, expiresAt, usedAt } = token;
  const isOver = state === 'revoked' || state === 'expired';
  const revoke = { action: '/account/revoke-token', label: say`Revoke`, fields: { tokenId } };
  return html`<li>
    <span>
      <b>${name}</b> <span class="tag ${state === 'active' ? '' : 'over'}">${stateWords(state)}</span><br />
      <span class="soft">${permissions.join(', ')}</span><br />
      ${
        usedAt === null
          ? html`<span class="soft">never used · expires ${moment(expiresAt)}</span>`
          : html`<span class="soft">last used ${moment(usedAt)} · expires ${moment(expiresAt)}</span>`
      }
    </span>
    ${isOver ? NOTHING : buttonForm(exchange, revoke)}
  </li>`;
}

function stateWords(state: ShownToken['state']): string {
  switch (state) {
    case 'active':
      return say`active`;
    case 'expired':
      return say`expired`;
    case 'revoked':
      return say`revoked`;
    default:
      return state;
  }
}

function showForm(
  { permissionRules: { peopleOnly } }: TokenPagesOptions,
  exchange: SignedInExchange,
  refused?: { readonly form: URLSearchParams; readonly detail: string },
): PageAnswer {
  const own = [...(exchange.signedIn.grant.permissions ?? [])].filter((one) => !peopleOnly.includes(one));
  const choices = own.map((name) => ({ name, about: permissionAbout(name) }));
  const content = newTokenView(exchange, { action: TOKENS, choices, refused });
  return answerPage(exchange, { title: say`Create a token`, content, status: refused === undefined ? 200 : 400 });
}

async function create(
  options: TokenPagesOptions,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const merNo = fieldOf(form, 'merNo');
  const reason = fieldOf(form, 'reason');
  const body = {
    name: fieldOf(form, 'name'),
    permissions: form.getAll('permissions'),
    lifetimeSeconds: Number(fieldOf(form, 'days')) * DAY_SECONDS,
    ...(merNo !== '' && { merNo: Number(merNo) }),
  };
  const acting = actingOf(exchange, reason === '' ? null : reason);
  const outcome = await options.perform('createToken', { parameters: {}, body }, acting);
  if (outcome.kind === 'refused') {
    if (outcome.name === 'stepUpRequired') throw new FactorNeededError();
    return showForm(options, exchange, { form, detail: outcome.detail });
  }
  const { value } = outcome.value as { readonly value: string };
  return answerPage(exchange, { title: say`Your new token`, content: createdView(body.name, value) });
}
