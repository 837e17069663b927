import { say, sayWords, translated } from '../../../../web/texts.ts';
import { peopleOnly, permissions } from '../../../../../generated/permissions.ts';
import type { Permission } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage } from '../../desk/form/form-types.ts';
import type { DeskContext, DeskRoute, MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { revokeRoute, tokenList } from '../../shared/sign-in/token-table.ts';
import { empty } from '../../desk/views/parts.ts';
import { daysWords } from '../../design/written.ts';
import { answerShownOnce } from '../../desk/views/shown-once.ts';
import { fieldOf } from '../../frame/form.ts';

// Tokens of the merchant's programs, for the operations behind these pages. Payments are made with the merchant's key.

const TOKENS = MERCHANT + MERCHANT_SCREENS.tokens.path;
const HOME = translated({ path: TOKENS, title: 'Tokens of programs' });
const DAY_SECONDS = 86_400;

export const tokensScreen: MerchantScreen = {
  id: 'tokens',
  routes: (context) => [listRoute(context, list), createRoute(context), revokeRoute(context, TOKENS)],
};

const list = () =>
  tokenList({
    path: TOKENS,
    actions: [{ path: `${TOKENS}/new`, text: say`Create a token`, tone: 'main', permission: 'tokens.manage' }],
    note: html`<p class="soft">
      A program can do with a token what you do on these pages: read orders, refund, export. For payments it needs your
      <a href="${MERCHANT + MERCHANT_SCREENS.keys.path}">key</a> instead.
    </p>`,
    none: { yet: empty(say`No tokens`, say`Create one for each program, so that you can revoke it alone.`) },
  });

function createRoute({ call, publicUrl }: DeskContext): DeskRoute {
  return formRoute<null, 'createToken'>({
    path: '/new',
    screen: 'tokens',
    operation: 'createToken',
    title: () => say`Create a token`,
    read: async () => ({ kind: 'done', value: null }),
    homeOf: () => HOME,
    done: 'created',
    seenOf: () => ({}),
    fields: tokenFields,
    effect: () => say`The token is shown once. Whoever has it can do what you allow here, for your merchant only.`,
    button: () => say`Create`,
    send: ({ exchange, form, reason }) =>
      call(exchange, 'createToken', {
        body: {
          name: fieldOf(form, 'name'),
          permissions: form.getAll('permissions') as Permission[],
          lifetimeSeconds: Number(fieldOf(form, 'days')) * DAY_SECONDS,
        },
        reason,
      }),
    answer(exchange, _none, created) {
      return answerShownOnce(exchange, {
        screen: 'tokens',
        title: say`Your new token`,
        back: HOME,
        values: [
          [say`Name`, created.token.name],
          [say`Token`, created.value],
        ],
        lines: [
          html`Send it as <code>Authorization: Bearer</code> to ${publicUrl()}/operator, or set
            <code>TOLLGATE_TOKEN</code> for the command.`,
        ],
      });
    },
  });
}

function lifetimes(): readonly (readonly [days: string, words: string])[] {
  return [...[7, 30, 90].map((days) => [String(days), daysWords(days)] as const), ['365', say`A year`]];
}

function tokenFields({ exchange, field }: FormPage<null, 'createToken'>): Html[] {
  const own = [...(exchange.signedIn.grant.permissions ?? [])].filter((one) => !peopleOnly.includes(one));
  return [
    field('name'),
    field('days', { value: '90', choices: lifetimes() }),
    field('permissions', { value: [], choices: own.map((name) => [name, sayWords(permissions[name])] as const) }),
  ];
}
