import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { LINKS, linkPath, priceOf, stateTag, usesOf } from './link-words.ts';
import type { Link } from './link-words.ts';

const PAGE_SIZE = 50;

export async function showLinks({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const before = (exchange.request.query.get('before') ?? '').trim();
  const { merNo } = exchange.signedIn.grant;
  const reading = call(exchange, 'listLinks', {
    parameters: { merNo, limit: PAGE_SIZE, ...(before !== '' && { before }) },
  });
  return showRead(exchange, reading, ({ links, next }) => {
    const older = next === null ? null : queryPath(LINKS, { before: next });
    const content = html`${liveList('link-list', links.length === 0 ? noLinks(exchange) : list(exchange, links))}
    ${pager({ first: before === '' ? null : LINKS, next: older })}`;
    return answerDesk(exchange, {
      screen: 'links',
      title: 'Payment links',
      actions: may(exchange, 'links.manage') ? NEW : html``,
      content,
      liveSeconds: 5,
    });
  });
}

const NEW = html`<a class="button main" href="/merchant/links/new">New link</a>`;

function noLinks(exchange: SignedInExchange): Html {
  return empty(
    'No payment links yet',
    'Sell something without a website: say what it is and what it costs, and send the link or show its QR code.',
    may(exchange, 'links.manage') && html`<a href="${LINKS}/new">Create your first link</a>`,
  );
}

function list(exchange: SignedInExchange, links: readonly Link[]): Html {
  return table({
    caption: 'Payment links',
    rows: links,
    keyOf: ({ linkNo }) => linkNo,
    pathOf: ({ linkNo }) => linkPath(linkNo),
    liveId: 'links',
    columns: [
      { title: 'What is sold', cell: ({ title }) => html`<bdi>${title}</bdi>` },
      { title: 'State', cell: stateTag },
      { title: 'Price', kind: 'figure', cell: priceOf },
      { title: 'Payments', kind: 'figure', cell: usesOf },
      { title: 'Paid so far', kind: 'figure', cell: ({ paidAmount, currency }) => amount(paidAmount, currency) },
      { title: 'Reference', cell: ({ reference }) => reference ?? '' },
      { title: 'Created', cell: ({ createdAt }) => moment(exchange, createdAt) },
    ],
  });
}
