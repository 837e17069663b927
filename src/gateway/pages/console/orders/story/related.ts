import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { CONSOLE } from '../../../desk/console-navigation.ts';
import { moment } from '../../../desk/views/moment.ts';
import { amount, section } from '../../../desk/views/parts.ts';
import { storyPath } from '../../../shared/orders/story/story.ts';
import { spaced, stateTag } from '../../../shared/orders/story/words.ts';
import type { LoadedOrder } from './story-types.ts';

/** Other orders of the same card, address or device. */
export function relatedSection(exchange: SignedInExchange, { related }: LoadedOrder): Html {
  const { orders, isComplete, searchable } = related;
  const rows = orders.map(
    ({ order, shares }) =>
      html`<li>
        <a href="${storyPath(exchange, order.tradeNo)}">${amount(order.amount, order.currency)}</a>
        ${stateTag(order)}
        <span class="soft">same ${shares.map(nameOf).join(', ')}</span>
        <span class="soft">${moment(exchange, order.createdAt)}</span>
      </li>`,
  );
  const none =
    searchable === null ? 'Orders are not searchable yet.' : 'No other order has the same card, email or device.';
  const content =
    orders.length === 0
      ? html`<p class="soft">${none}</p>`
      : html`<ul class="postings">
            ${rows}
          </ul>
          ${!isComplete && MORE}`;
  return section('Related orders', content, { id: 'related' });
}

const MORE = html`<p class="soft">
  There are more. <a href="${CONSOLE}/search">Search for the payer’s email or card</a> to find them.
</p>`;

const NAMES: Readonly<Record<string, string>> = { ipAddress: 'IP address', delivery: 'delivery address' };

function nameOf(shared: string): string {
  return NAMES[shared] ?? spaced(shared);
}
