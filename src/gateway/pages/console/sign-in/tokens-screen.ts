import type { Screen } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { empty } from '../../desk/views/parts.ts';
import { revokeRoute, tokenList } from '../../shared/sign-in/token-table.ts';
import { sideLink } from '../people/person.ts';

// Tokens of programs, of all sides. People create theirs on their account page.

const TOKENS = CONSOLE + SCREENS.tokens.path;

export const tokensScreen: Screen = {
  id: 'tokens',
  routes: (context) => [listRoute(context, LIST), revokeRoute(context, TOKENS)],
};

const LIST = tokenList({
  path: TOKENS,
  actions: [{ path: '/account', text: 'Create one on your account page', permission: 'tokens.manage' }],
  columns: [
    { title: 'Reaches', cell: ({ merNo }, exchange) => (merNo === null ? 'all merchants' : sideLink(exchange, merNo)) },
  ],
  none: { yet: empty('No tokens', 'Programs call the operator interface with a token of their own.') },
});
