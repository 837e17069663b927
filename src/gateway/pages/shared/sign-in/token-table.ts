import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import type { List, ListColumn } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';

// Tokens of programs: their list, and the form that revokes one.

export type Token = components['schemas']['Token'];

/** What has none is neither good nor bad any more. */
const TONES: Readonly<Partial<Record<Token['state'], Tone>>> = { active: 'good' };

export interface TokensPlace extends Pick<List<'listTokens', Token>, 'path' | 'actions' | 'note' | 'none'> {
  /** After the state. */
  readonly columns?: readonly ListColumn<Token>[];
}

/** A token's own page is below the list. */
export function tokenList({ columns = [], ...place }: TokensPlace): List<'listTokens', Token> {
  return {
    ...place,
    operation: 'listTokens',
    screen: 'tokens',
    title: say`Tokens of programs`,
    limit: 50,
    live: { id: 'token-list', tableId: 'tokens', seconds: 5 },
    done: { revoked: say`The token was revoked: its program is refused from now on.` },
    rowsOf: ({ tokens }) => tokens,
    table: {
      caption: say`Tokens of programs`,
      keyOf: ({ tokenId }) => tokenId,
      columns: [
        { title: say`Name`, cell: ({ name }) => name },
        { title: say`State`, cell: ({ state }) => tag(stateWord(state), TONES[state] ?? 'plain') },
        ...columns,
        {
          title: say`Permissions`,
          cell: ({ permissions }) =>
            html`<details>
              <summary>${permissions.length}</summary>
              ${permissions.join(', ')}
            </details>`,
        },
        { title: say`Created by`, cell: ({ createdBy }) => createdBy },
        {
          title: say`Last used`,
          cell: ({ usedAt }, exchange) => (usedAt === null ? say`never` : moment(exchange, usedAt)),
        },
        { title: say`Expires`, cell: ({ expiresAt }, exchange) => moment(exchange, expiresAt) },
        {
          title: say`Action`,
          cell: ({ tokenId, name, state }, exchange) =>
            state === 'active' &&
            may(exchange, 'tokens.manage') &&
            html`<a class="button small" href="${place.path}/${tokenId}" aria-label="Revoke ${name}">Revoke</a>`,
        },
      ],
    },
  };
}

function stateWord(state: Token['state']): string {
  return { active: say`active`, expired: say`expired`, revoked: say`revoked`, suspended: say`suspended` }[state];
}

/** Its address is `/:tokenId` below the screen. */
export function revokeRoute({ call }: DeskContext, path: string): DeskRoute {
  return formRoute<Token, 'revokeToken'>({
    path: '/:tokenId',
    screen: 'tokens',
    operation: 'revokeToken',
    title: ({ name }) => say`Revoke the token ${name}`,
    read: (exchange) => call(exchange, 'getToken', { parameters: { tokenId: exchange.parameter } }),
    homeOf: () => ({ path, title: say`Tokens of programs` }),
    done: 'revoked',
    seenOf: ({ state }) => ({ [say`State`]: stateWord(state) }),
    appliesTo: ({ state }) => state === 'active',
    effect: ({ name }) =>
      say`The program that uses ${name} is refused at once. This cannot be undone; it needs a new token.`,
    button: () => say`Revoke`,
    tone: 'danger',
    send: ({ exchange, subject: { tokenId }, reason }) =>
      call(exchange, 'revokeToken', { parameters: { tokenId }, reason }),
  });
}
