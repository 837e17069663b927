import { say, translated } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import { facts, section } from '../../../desk/views/parts.ts';
import { storyPath } from './story.ts';
import type { Order, Story } from './story.ts';
import { labelOf } from './payer-labels.ts';

type Details = Story['details'];

/** Who paid and with what, as far as the request says. Masked unless it was revealed. */
export function payerSection(exchange: SignedInExchange, { order, details }: Story): Html {
  const isMasked = details.masked && Object.keys(details.said).length > 0;
  const reveal =
    isMasked && may(exchange, 'payers.reveal')
      ? html`<a class="button small" href="${storyPath(exchange, order.tradeNo, '/reveal')}">Reveal</a>`
      : undefined;
  const content = details.removed
    ? html`<p class="soft">The payer's data has been removed.</p>`
    : html`${payerFacts(order, details)} ${productList(details)}
      ${isMasked && html`<p class="soft">Personal data is masked.</p>`}`;
  const title = order.kind === 'payout' ? say`Beneficiary` : say`Payer and device`;
  return section(title, content, { id: 'payer', ...(reveal && { actions: reveal }) });
}

/** What is asked for most comes first; the rest unfolds. */
export function payerFacts({ kind }: Order, { card, account, said }: Details): Html {
  const groups = Map.groupBy(Object.entries(said), ([name]) => groupOf(name));
  const listed = (group: Group) => (groups.get(group) ?? []).map(([name, value]) => fact(name, value));
  const first = facts([
    [say`Card`, card && say`${card.first6}…${card.last4}, expires ${card.expiryMonth}/${card.expiryYear}`],
    [say`Account`, account],
    ...listed('payer'),
  ]);
  const folded = (['shipping', 'device'] as const).map((group) => {
    const lines = listed(group);
    return (
      lines.length > 0 &&
      html`<details>
        <summary>${GROUPS[group]} (${lines.length})</summary>
        ${facts(lines)}
      </details>`
    );
  });
  const isEmpty = card === null && account === null && groups.size === 0;
  if (!isEmpty) return html`${first} ${folded}`;
  return kind === 'payout'
    ? html`<p class="soft">The request said nothing about the beneficiary.</p>`
    : html`<p class="soft">The request said nothing about the payer.</p>`;
}

const GROUPS = translated({ shipping: 'Shipping', device: 'Device' });

type Group = 'payer' | 'shipping' | 'device';

/** Everything about the person and the bill belongs to the payer; what only a browser knows is the device. */
function groupOf(path: string): Group {
  if (path.startsWith('shipping')) return 'shipping';
  return PAYER.test(path) ? 'payer' : 'device';
}

const PAYER = /^(?:billing|ben|payer|email|phone|user(?:Id|Name)|ipAddress|first|last|name|country|bank|account)/i;

function fact(path: string, value: string | number | boolean) {
  return [labelOf(path), html`<bdi>${String(value)}</bdi>`] as const;
}

function productList({ products }: Details): Html {
  if (products.length === 0) return html``;
  const items = products.map(
    ({ name, sku, quantity, price }) =>
      html`<li><bdi>${quantity} × ${name}</bdi> <span class="soft">${sku}, ${price}</span></li>`,
  );
  return html`<h3>Products</h3>
    <ul class="products">
      ${items}
    </ul>`;
}
