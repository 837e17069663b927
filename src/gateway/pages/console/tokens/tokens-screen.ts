import { html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { CallRefused, DeskContext, Screen } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { sideLink } from '../people/person.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { revokeRoute, tokenTable } from '../../desk/tokens/token-table.ts';
import type { Token } from '../../desk/tokens/token-table.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';
import { liveList, pager } from '../../desk/views/table.ts';

// Tokens of programs, of all sides. People create theirs on their account page.

const TOKENS = CONSOLE + SCREENS.tokens.path;
const ROWS = 50;

export const tokensScreen: Screen = {
  id: 'tokens',
  routes: (context) => [{ path: '', show: (exchange) => show(context, exchange) }, revokeRoute(context, TOKENS)],
};

async function show({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const before = exchange.request.query.get('before') ?? undefined;
  const parameters = { limit: ROWS, ...(before !== undefined && { before }) };
  const listed = await call(exchange, 'listTokens', { parameters });
  if (listed.kind !== 'done') return answerRefused(exchange, listed as CallRefused);
  const { tokens, next } = listed.value;
  return answerDesk(exchange, {
    screen: 'tokens',
    title: 'Tokens of programs',
    liveSeconds: 5,
    ...(may(exchange, 'tokens.manage') && {
      actions: html`<a class="button" href="/account">Create one on your account page</a>`,
    }),
    content: html`${doneNotice(exchange, { revoked: 'The token was revoked: its program is refused from now on.' })}
    ${liveList(
      'token-list',
      tokens.length === 0
        ? empty('No tokens', 'Programs call the operator interface with a token of their own.')
        : tokenTable(exchange, { path: TOKENS, tokens, columns: [REACHES] }),
    )}
    ${pager({
      first: before === undefined ? null : TOKENS,
      next: next === null ? null : queryPath(TOKENS, { before: next }),
    })}`,
  });
}

const REACHES = {
  title: 'Reaches',
  cell: ({ merNo }: Token) => (merNo === null ? 'all merchants' : sideLink(merNo)),
};
