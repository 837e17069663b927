import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { changeRoute } from '../change-form.ts';
import { may } from '../desk-types.ts';
import type { DeskContext, DeskRoute } from '../desk-types.ts';
import { moment } from '../views/moment.ts';
import { tag } from '../views/parts.ts';
import type { Tone } from '../views/parts.ts';
import { table } from '../views/table.ts';
import type { Column } from '../views/table.ts';

// Tokens of programs: their list, and the form that revokes one.

export type Token = components['schemas']['Token'];

/** What has none is neither good nor bad any more. */
const TONES: Readonly<Partial<Record<Token['state'], Tone>>> = { active: 'good' };

export interface TokenTable {
  /** The screen. A token's own page is below it. */
  readonly path: string;
  readonly tokens: readonly Token[];
  /** After the state. */
  readonly columns?: readonly Column<Token>[];
}

export function tokenTable(exchange: SignedInExchange, { path, tokens, columns = [] }: TokenTable): Html {
  return table({
    caption: 'Tokens of programs',
    rows: tokens,
    liveId: 'tokens',
    keyOf: ({ tokenId }) => tokenId,
    columns: [
      { title: 'Name', cell: ({ name }) => name },
      { title: 'State', cell: ({ state }) => tag(state, TONES[state] ?? 'plain') },
      ...columns,
      {
        title: 'Permissions',
        cell: ({ permissions }) =>
          html`<details>
            <summary>${permissions.length}</summary>
            ${permissions.join(', ')}
          </details>`,
      },
      { title: 'Created by', cell: ({ createdBy }) => createdBy },
      { title: 'Last used', cell: ({ usedAt }) => (usedAt === null ? 'never' : moment(exchange, usedAt)) },
      { title: 'Expires', cell: ({ expiresAt }) => moment(exchange, expiresAt) },
      {
        title: 'Action',
        cell: ({ tokenId, name, state }) =>
          state === 'active' && may(exchange, 'tokens.manage')
            ? html`<a class="button small" href="${path}/${tokenId}" aria-label="Revoke ${name}">Revoke</a>`
            : '',
      },
    ],
  });
}

/** Its address is `/:tokenId` below the screen. */
export function revokeRoute({ call }: DeskContext, path: string): DeskRoute {
  return changeRoute<Token>({
    path: '/:tokenId',
    screen: 'tokens',
    operation: 'revokeToken',
    title: ({ name }) => `Revoke the token ${name}`,
    read: (exchange) => call(exchange, 'getToken', { parameters: { tokenId: exchange.parameter } }),
    homeOf: () => ({ path, title: 'Tokens of programs' }),
    done: 'revoked',
    seenOf: ({ state }) => ({ State: state }),
    appliesTo: ({ state }) => state === 'active',
    effect: ({ name }) =>
      `The program that uses ${name} is refused at once. This cannot be undone; it needs a new token.`,
    button: 'Revoke',
    tone: 'danger',
    send: ({ exchange, subject: { tokenId }, reason }) =>
      call(exchange, 'revokeToken', { parameters: { tokenId }, reason }),
  });
}
