import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { List } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { ownMerchant } from '../own-merchant.ts';
import { LINKS, linkPath, priceOf, stateTag, usesOf } from './link-words.ts';
import type { Link } from './link-words.ts';

export function linkList(exchange: SignedInExchange): List<'listLinks', Link> {
  return {
    operation: 'listLinks',
    screen: 'links',
    title: say`Payment links`,
    path: LINKS,
    parameters: { merNo: ownMerchant(exchange) },
    limit: 50,
    live: { id: 'link-list', tableId: 'links', seconds: 5 },
    actions: [{ path: `${LINKS}/new`, text: say`New link`, tone: 'main', permission: 'links.manage' }],
    rowsOf: ({ links }) => links,
    table: {
      caption: say`Payment links`,
      keyOf: ({ linkNo }) => linkNo,
      pathOf: ({ linkNo }) => linkPath(linkNo),
      columns: [
        { title: say`What is sold`, cell: ({ title }) => html`<bdi>${title}</bdi>` },
        { title: say`State`, cell: stateTag },
        { title: say`Price`, kind: 'figure', cell: priceOf },
        { title: say`Payments`, kind: 'figure', cell: usesOf },
        { title: say`Paid so far`, kind: 'figure', cell: ({ paidAmount, currency }) => amount(paidAmount, currency) },
        { title: say`Last paid by`, cell: ({ lastPayer }) => html`<bdi>${lastPayer ?? ''}</bdi>` },
        { title: say`Reference`, cell: ({ reference }) => reference ?? '' },
        { title: say`Created`, cell: ({ createdAt }) => moment(exchange, createdAt) },
      ],
    },
    none: {
      yet: empty(
        say`No payment links yet`,
        say`Sell something without a website: say what it is and what it costs, and send the link or show its QR code.`,
        may(exchange, 'links.manage') && html`<a href="${LINKS}/new">Create your first link</a>`,
      ),
    },
  };
}
