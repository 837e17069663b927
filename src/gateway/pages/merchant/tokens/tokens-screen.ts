import { peopleOnly, permissions } from '../../../../../generated/permissions.ts';
import type { Permission } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { changeRoute } from '../../desk/change-form.ts';
import type { FormPage } from '../../desk/change-form.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute, MerchantScreen } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { revokeRoute, tokenTable } from '../../desk/tokens/token-table.ts';
import { checkboxes } from '../../desk/views/checkboxes.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { field, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';
import { answerShownOnce } from '../../desk/views/shown-once.ts';
import { liveList, pager } from '../../desk/views/table.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';

// Tokens of the merchant's programs, for the operations behind these pages. Payments are made with the merchant's key.

const TOKENS = MERCHANT + MERCHANT_SCREENS.tokens.path;
const HOME = { path: TOKENS, title: 'Tokens of programs' };
const ROWS = 50;
const DAY_SECONDS = 86_400;

export const tokensScreen: MerchantScreen = {
  id: 'tokens',
  routes: (context) => [
    { path: '', show: (exchange) => show(context, exchange) },
    createRoute(context),
    revokeRoute(context, TOKENS),
  ],
};

function show({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const before = exchange.request.query.get('before') ?? undefined;
  const parameters = { limit: ROWS, ...(before !== undefined && { before }) };
  return showRead(exchange, call(exchange, 'listTokens', { parameters }), ({ tokens, next }) =>
    answerDesk(exchange, {
      screen: 'tokens',
      title: HOME.title,
      liveSeconds: 5,
      ...(may(exchange, 'tokens.manage') && {
        actions: html`<a class="button main" href="${TOKENS}/new">Create a token</a>`,
      }),
      content: html`${doneNotice(exchange, { revoked: 'The token was revoked: its program is refused from now on.' })}
        <p class="soft">
          A program can do with a token what you do on these pages: read orders, refund, export. For payments it needs
          your <a href="${MERCHANT + MERCHANT_SCREENS.keys.path}">key</a> instead.
        </p>
        ${liveList('token-list', tokens.length === 0 ? NONE : tokenTable(exchange, { path: TOKENS, tokens }))}
        ${pager({
          first: before === undefined ? null : TOKENS,
          next: next === null ? null : queryPath(TOKENS, { before: next }),
        })}`,
    }),
  );
}

const NONE = empty('No tokens', 'Create one for each program, so that you can revoke it alone.');

/** The form needs nothing that it could read. */
interface Nothing {
  readonly kind: 'new token';
}

function createRoute({ call, publicUrl }: DeskContext): DeskRoute {
  return changeRoute<Nothing>({
    path: '/new',
    screen: 'tokens',
    operation: 'createToken',
    title: () => 'Create a token',
    read: async () => ({ kind: 'done', value: { kind: 'new token' } }),
    homeOf: () => HOME,
    done: 'created',
    seenOf: () => ({}),
    fields: tokenFields,
    effect: () => 'The token is shown once. Whoever has it can do what you allow here, for your merchant only.',
    button: 'Create',
    send: ({ exchange, form, reason }) =>
      call(exchange, 'createToken', {
        body: {
          name: fieldOf(form, 'name'),
          permissions: form.getAll('permissions') as Permission[],
          lifetimeSeconds: Number(fieldOf(form, 'days')) * DAY_SECONDS,
        },
        reason,
      }),
    answer(exchange, _subject, value) {
      const created = value as { readonly token: { readonly name: string }; readonly value: string };
      return answerShownOnce(exchange, {
        screen: 'tokens',
        title: 'Your new token',
        back: HOME,
        values: [
          ['Name', created.token.name],
          ['Token', created.value],
        ],
        lines: [
          html`Send it as <code>Authorization: Bearer</code> to ${publicUrl()}/operator, or set
            <code>TOLLGATE_TOKEN</code> for the command.`,
        ],
      });
    },
  });
}

const LIFETIMES = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'A year'],
] as const;

function tokenFields({ exchange, given, errorOf }: FormPage<Nothing>): Html {
  const own = [...(exchange.signedIn.grant.permissions ?? [])].filter((one) => !peopleOnly.includes(one));
  return html`${field({
    name: 'name',
    label: 'Name',
    value: given?.get('name') ?? '',
    error: errorOf('name'),
    required: true,
    lengthMax: 64,
    hint: 'What it is for, such as nightly-export.',
  })}
  ${select({ name: 'days', label: 'Expires after', value: given?.get('days') ?? '90', choices: LIFETIMES })}
  ${checkboxes({
    name: 'permissions',
    legend: 'What it may do',
    choices: own.map((name) => [name, permissions[name]] as const),
    chosen: given?.getAll('permissions') ?? [],
  })}`;
}
