import { formatAmount } from '../domain/money.ts';
import type { Order, OrderDetails } from '../domain/order.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

export interface PayerView {
  readonly order: Pick<Order, 'tradeNo' | 'merOrderNo' | 'currency' | 'amount' | 'state' | 'returnUrl'>;
  readonly products: OrderDetails['products'];
  readonly merchantName: string;
  /** Whether the page carries the sandbox's buttons. */
  readonly sandbox: boolean;
}

export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f5f7, #16181d); color: light-dark(#1a1d23, #eceef2); }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.25rem; margin: 0; }
.amount { font-size: 2.25rem; font-weight: 700; margin: 0.25rem 0 1rem; }
.card { background: light-dark(#fff, #22252c); border-radius: 0.75rem; padding: 1.25rem; margin: 1rem 0; }
ul { margin: 0; padding-left: 1.25rem; }
button { font: inherit; padding: 0.75rem 1.25rem; border-radius: 0.5rem; border: 2px solid currentColor; background: none; color: inherit; cursor: pointer; }
.sandbox { border: 2px dashed light-dark(#8a5a00, #f0b429); }
form { display: flex; gap: 0.75rem; flex-wrap: wrap; }
`;

/** What is to be paid, to whom, and how it stands. */
export function renderPayerPage(view: PayerView): string {
  const { order, merchantName, products = [] } = view;
  const amount = `${formatAmount(order.amount, order.currency)} ${order.currency}`;
  const list = products.map((product) => html`<li>${product.quantity} × ${product.name}</li>`);
  const content = html`<h1>${merchantName}</h1>
    <p class="amount">${amount}</p>
    <div class="card">
      <p>Order ${order.merOrderNo}</p>
      ${
        list.length > 0
          ? html`<ul>
              ${list}
            </ul>`
          : html``
      }
    </div>
    <p role="status">${STATES[order.state]}</p>
    ${view.sandbox && order.state === 1 ? sandboxPanel(order.tradeNo) : html``}
    ${order.state !== 1 && order.returnUrl !== null ? html`<p><a href="${order.returnUrl}">Back to the shop</a></p>` : html``}`;
  return page(`Pay ${amount}`, content);
}

export function renderMissingPage(): string {
  return page(
    'Not found',
    html`<h1>This payment link is not known here.</h1>
      <p>Ask the shop for a new one.</p>`,
  );
}

const STATES = {
  1: 'This payment waits for you.',
  2: 'This payment failed. Nothing was charged.',
  3: 'This payment succeeded.',
} as const;

function sandboxPanel(tradeNo: string): Html {
  return html`<section class="card sandbox">
    <h2>Sandbox</h2>
    <p>Nobody is charged here. Choose how the payment ends.</p>
    <form method="post" action="/pay/${tradeNo}">
      <button name="result" value="success">Succeed</button>
      <button name="result" value="failure">Fail</button>
    </form>
  </section>`;
}

// As one piece: a formatter that moves a space into the element would change the hash that the page's policy names.
const STYLE: Html = { html: `<style>${PAGE_STYLE}</style>` };

function page(title: string, content: Html): string {
  const head = [
    html`<meta charset="utf-8" />`,
    html`<meta name="viewport" content="width=device-width, initial-scale=1" />`,
    html`<link rel="icon" href="data:," />`,
    html`<title>${title}</title>`,
    STYLE,
  ];
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${head}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.html;
}
