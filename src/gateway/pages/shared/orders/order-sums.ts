import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount } from '../../desk/views/parts.ts';
import { chips } from './filter-form.ts';
import { addressOf, parametersOf, readFilter } from './order-filter.ts';
import type { OrderFilter } from './order-filter.ts';
import type { OrdersDesk } from './orders-desk.ts';
import { numberWords } from '../../design/written.ts';

// How many orders match, and what they come to. Apart from the list, which does not wait for it: the script puts it below the
// list when it has come, and without the script a link leads to it.

type Sums = OperatorAnswers['sumOrders'];

export function sumsLink(filter: OrderFilter): Html {
  const path = addressOf({ ...filter, sort: 'newest' }, `${filter.desk.path}/sums`);
  return html`<p class="sums" id="sums" data-load><a href="${path}">Count and sum</a></p>`;
}

export function sumsRoute({ call }: DeskContext, desk: OrdersDesk): DeskRoute {
  return {
    path: '/sums',
    async show(exchange) {
      const filter = { ...readFilter(exchange.request.query, desk), sort: 'newest' as const };
      const { sort: _sort, limit: _limit, ...parameters } = parametersOf(exchange, filter);
      const summed = await call(exchange, 'sumOrders', { parameters });
      if (summed.kind === 'refused') return answerRefused(exchange, summed);
      return answerDesk(exchange, {
        screen: 'orders',
        title: say`Count and sum`,
        back: { path: addressOf(filter), title: say`Orders` },
        content: html`${chips(exchange, filter)}
          <p class="sums" id="sums">${sumsText(exchange, summed.value)}</p>`,
      });
    },
  };
}

function sumsText(exchange: SignedInExchange, { count, isMore, sums, countedTo }: Sums): Html {
  const number = numberWords(count);
  if (isMore) return html`<b>Over ${number} orders.</b> Choose a shorter time or a merchant to sum them.`;
  const amounts = sums.map((sum) => html` <span>${amount(sum.amount, sum.currency)}</span>`);
  const counted = count === 1 ? html`<b>${number} order</b>` : html`<b>${number} orders</b>`;
  return html`${counted}${amounts}
  ${countedTo === null ? NOTHING : html` <span class="soft">counted up to ${moment(exchange, countedTo)}</span>`}`;
}
