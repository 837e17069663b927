import { SAMPLE_SERVER, shopCode } from '../../../generated/shop-code.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { ITEMS, priceOf } from '../goods.ts';
import type { Order } from '../orders.ts';
import { renderCopied } from './wire-view.ts';

export type CodeStep = keyof typeof shopCode;

/** The code of a step in every language, with the numbers of this order. The script turns the languages into tabs. */
export function renderCode(id: string, step: CodeStep, { order, baseUrl }: { order: Order; baseUrl: string }): Html {
  const values = valuesOf(order);
  const panels = Object.entries(shopCode[step]).map(([label, code], index) => {
    const name = `${id}-code-${index}`;
    const text = fill(code, values).replaceAll(SAMPLE_SERVER, () => baseUrl);
    return html`<div class="tab" data-label="${label}">
      <h3>${label}</h3>
      ${renderCopied({ id: name, label: `${label} code`, text })}
    </div>`;
  });
  return html`<details class="more code">
    <summary>Show code</summary>
    <div class="tabs">${panels}</div>
  </details>`;
}

/** What the code has in place of values that only an order knows. */
function valuesOf({ head, steps }: Order): Readonly<Record<string, string>> {
  const { sku, name } = ITEMS[head.item];
  return {
    merOrderNo: head.number,
    currencyCode: head.currency,
    sourceAmount: head.amount,
    sku,
    productName: name,
    price: priceOf(head),
    quantity: String(head.quantity),
    tradeNo: steps.submitted?.data?.tradeNo ?? 'TG…',
    refundNo: steps.refundSubmitted?.data?.refundNo ?? 'RF…',
  };
}

function fill(code: string, values: Readonly<Record<string, string>>): string {
  return code.replaceAll(/__(\w+?)__/g, (whole, name: string) => values[name] ?? whole);
}
