import { operations } from '../../../../../../generated/operations.ts';
import { operatorOperations } from '../../../../../../generated/operator-operations.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { section } from '../../../desk/views/parts.ts';
import type { Order } from '../../../shared/orders/story/story.ts';

// The same questions as commands, for a program or a colleague. Secrets are named, never written.

export function curlSection(order: Order, publicUrl: string): Html {
  const content = html`<details>
      <summary>As the operator</summary>
      ${command(operatorCommand(order, publicUrl))}
    </details>
    <details>
      <summary>As the merchant</summary>
      ${command(merchantCommand(order, publicUrl))}
      <p class="soft">
        Put the signature over ${operations.queryOrder.signature.fields.join(', ')} in place of <code>SIGNATURE</code>;
        <code>tollgate sign queryOrder</code> makes it.
      </p>
    </details>`;
  return section('Copy as curl', content, { id: 'curl' });
}

function command(text: string): Html {
  return html`<pre tabindex="0">${text}</pre>
    <button type="button" class="button small" data-copy="${text}" hidden>Copy</button>`;
}

function operatorCommand({ tradeNo }: Order, publicUrl: string): string {
  const path = operatorOperations.getOrder.path.replace('{tradeNo}', encodeURIComponent(tradeNo));
  return `curl ${quoted(publicUrl + path)} \\\n  -H "Authorization: Bearer $TOLLGATE_TOKEN"`;
}

function merchantCommand({ merNo, merOrderNo, tradeNo }: Order, publicUrl: string): string {
  const { path, selector, variants } = operations.queryOrder;
  const { value, defaults } = variants.sales;
  const body = { merNo, merOrderNo, tradeNo, [selector.name]: value, ...defaults, sign: 'SIGNATURE' };
  return [
    `curl ${quoted(publicUrl + path)}`,
    `-H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n  ');
}

/** For a shell: whatever a merchant chose as its order number stays one word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
