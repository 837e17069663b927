import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import { parseDay } from '../../../domain/day.ts';
import type { List } from '../../desk/list/list-types.ts';
import { numberLinksOf } from '../../desk/number-links.ts';
import { asked } from '../../desk/views/figures.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { forwardPager } from '../../desk/views/table.ts';
import { dayWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { wordingOf } from '../orders/story/wording.ts';

type Row = components['schemas']['SettlementOrder'];
type Place = Pick<List<'listSettlementOrders', Row>, 'screen' | 'back' | 'path'> & { readonly merNo: number };

/** The payments behind a day of the calendar. */
export function settlingOrders(exchange: SignedInExchange, place: Place): List<'listSettlementOrders', Row> {
  const { merNo, ...page } = place;
  const [currency, day] = [asked(exchange, 'currency').toUpperCase(), asked(exchange, 'day')];
  // What is no day is refused by the operation.
  const words = Number.isFinite(parseDay(day)) ? dayWords(day) : day;
  const { numberLink } = numberLinksOf(exchange);
  const released = wordingOf(exchange).isShop ? say`From your reserve` : 'From the reserve';
  return {
    ...page,
    operation: 'listSettlementOrders',
    title: say`Settles on ${words} in ${currency}`,
    kept: { currency, day },
    parameters: { merNo, currency, day },
    limit: 50,
    place: 'after',
    rowsOf: ({ orders }) => orders,
    table: {
      caption: say`Payments that settle on ${words}`,
      keyOf: ({ what, tradeNo }) => `${what} ${tradeNo}`,
      columns: [
        {
          title: say`Order`,
          phone: 'lead',
          cell: ({ tradeNo, merOrderNo }) => numberLink(tradeNo, html`<bdi>${merOrderNo}</bdi>`),
        },
        {
          title: say`What`,
          phone: 'who',
          cell: ({ what }) => (what === 'settlement' ? say`From the payment` : released),
        },
        { title: say`Due`, phone: 'when', cell: ({ at }) => moment(exchange, at) },
        {
          title: say`Becomes available`,
          kind: 'figure',
          phone: 'badge',
          cell: (row) => amount(row.amount, row.currency),
        },
      ],
    },
    none: {
      yet: empty(say`Nothing settles on this day`),
      soFar: empty(say`Nothing found so far`, say`There are more payments that were not looked at yet.`),
    },
    pager: forwardPager,
    foot: html`<p class="soft">As things stand now. Refunds and chargebacks lower it, new payments add to it.</p>`,
  };
}
