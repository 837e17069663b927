import { NOTHING, html, withPlain } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { decimalWords } from '../../design/written.ts';

// Small parts that every screen uses.

/** A decimal of the contract with its currency, for a cell that is aligned right. */
export function amount(decimal: string, currency: string): Html {
  const markup = html`<span class="amount">${decimalWords(decimal)} <small>${currency}</small></span>`;
  return withPlain(markup, { kind: 'amount', text: decimal, unit: currency });
}

export type Tone = 'good' | 'bad' | 'wait' | 'plain';

/** A state in a word. */
export function tag(text: string, tone: Tone = 'plain'): Html {
  return html`<span class="tag ${tone}">${text}</span>`;
}

/** What a list says when it is empty: that it is, and what to do. */
export function empty(title: string, ...lines: readonly Value[]): Html {
  return html`<div class="empty">
    <h2>${title}</h2>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </div>`;
}

/** Labels and values. Values that are absent are left out. */
export function facts(pairs: readonly (readonly [label: string, value: Value])[]): Html {
  return html`<dl class="facts">
    ${pairs.map(([label, value]) =>
      value === null || value === undefined || value === '' || value === false
        ? NOTHING
        : html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
    )}
  </dl>`;
}

/** The same in a wide sheet: values stand beside their labels, not at the far end. */
export function wideFacts(pairs: Parameters<typeof facts>[0]): Html {
  return html`<div class="about">${facts(pairs)}</div>`;
}

export function section(title: string, content: Html, { id, actions }: { id?: string; actions?: Html } = {}): Html {
  return html`<section class="sheet" ${id !== undefined && html`id="${id}"`}>
    <div class="title">
      <h2>${title}</h2>
      ${actions && html`<div class="actions">${actions}</div>`}
    </div>
    ${content}
  </section>`;
}

/** A text with a button that copies it, shown by the script. */
export function copyable(text: string): Html {
  return html`<span class="copy"
    ><code>${text}</code><button type="button" class="button plain" data-copy="${text}" hidden>Copy</button></span
  >`;
}
