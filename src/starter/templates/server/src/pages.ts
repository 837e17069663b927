import { PRODUCT } from './shop.ts';
import type { Order } from './shop.ts';

// The shop's two pages. Everything that comes from outside is escaped.

const STATES: Readonly<Record<Order['state'], string>> = {
  waiting: 'Waiting for the payment',
  paid: 'Paid',
  failed: 'Failed',
  refunding: 'Being refunded',
  refunded: 'Refunded',
  disputed: 'Charged back',
};

export function homePage(orders: readonly Order[]): string {
  const rows = orders.map(
    ({ number, state }) => `<li><a href="/orders/${escape(number)}">${escape(number)}</a>: ${STATES[state]}</li>`,
  );
  return page(
    'Mug shop',
    `<form method="post" action="/checkout">
      <p>${escape(PRODUCT.name)}, ${PRODUCT.price} ${PRODUCT.currency}</p>
      <button>Buy</button>
    </form>
    ${rows.length > 0 ? `<h2>Orders</h2><ul>${rows.join('')}</ul>` : ''}`,
  );
}

export function orderPage(order: Order): string {
  const { number, state, amount, currency, tradeNo } = order;
  const refund = `<form method="post" action="/orders/${escape(number)}/refund"><button>Refund</button></form>`;
  const isMoving = state === 'waiting' || state === 'refunding';
  return page(
    `Order ${escape(number)}`,
    `<p><strong>${STATES[state]}</strong>, ${amount} ${currency}</p>
    <p>Trade number: ${escape(tradeNo)}</p>
    ${state === 'paid' ? refund : ''}
    <p><a href="/">Back to the shop</a></p>`,
    isMoving ? '<meta http-equiv="refresh" content="3">' : '',
  );
}

export function missingPage(): string {
  return page('Order not found', '<p><a href="/">Back to the shop</a></p>');
}

function page(title: string, content: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    ${head}
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
      body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; }
      button { font: inherit; padding: 0.5rem 1.5rem; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    ${content}
  </body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
