import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { wordingOf } from '../orders/story/wording.ts';

type List = components['schemas']['SettlementList'];
type Settlement = List['settlements'][number];

/** On which day how much becomes available, if nothing is refunded or charged back until then. A day leads to its orders. */
export function settlementCalendar(
  exchange: SignedInExchange,
  { settlements, isComplete }: List,
  pathOf: (settlement: Settlement) => string,
): Html {
  const { isShop } = wordingOf(exchange);
  const content =
    settlements.length === 0
      ? empty(say`Nothing settles`, say`Payments appear here until their money becomes available.`)
      : table<Settlement>({
          caption: say`What settles when`,
          liveId: 'settlements',
          rows: settlements,
          keyOf: ({ day, currency }) => `${day} ${currency}`,
          pathOf,
          columns: [
            { title: say`Day`, phone: 'lead', cell: ({ day }) => dayWords(day) },
            {
              title: say`Becomes available`,
              kind: 'figure',
              phone: 'badge',
              cell: ({ total, currency }) => amount(total, currency),
            },
            { title: say`From payments`, kind: 'figure', cell: ({ settles, currency }) => part(settles, currency) },
            {
              title: isShop ? say`From your reserve` : 'From the reserve',
              kind: 'figure',
              cell: ({ released, currency }) => part(released, currency),
            },
            { title: say`Payments`, kind: 'figure', phone: 'none', cell: ({ orders }) => orders },
          ],
        });
  return html`<section class="sheet" aria-labelledby="calendar-title">
    <h2 id="calendar-title">What settles when</h2>
    ${content}
    ${!isComplete && html`<p class="soft">There are more payments than can be summed here; these are the oldest.</p>`}
    <p class="soft">As things stand now. Refunds and chargebacks lower it, new payments add to it.</p>
  </section>`;
}

/** One of two parts of a sum; most sums have only one of them. */
export function part(decimal: string, currency: string): Html | string {
  return /[1-9]/.test(decimal) ? amount(decimal, currency) : '–';
}

/** The next day on which something becomes available in a currency. */
export function nextSettlement({ settlements }: List, currency: string): Settlement | undefined {
  return settlements.find((one) => one.currency === currency);
}
