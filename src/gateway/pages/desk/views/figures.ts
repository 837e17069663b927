import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Exchange } from '../../frame/page-types.ts';
import { zoneWords } from '../zone-names.ts';
import { zoneOf } from '../zone.ts';
import { decimalWords } from '../../design/written.ts';

// How figures, days and names of the ledger are written.

/** A name of the contract as people read it: `payoutHold` is `Payout hold`. What it calls a margin, people call a reserve. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^margin\b/, 'reserve');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A figure whose currency stands elsewhere in its row. */
export function figure(decimal: string): Html {
  const shown = decimalWords(decimal);
  return /[1-9]/.test(decimal)
    ? html`<span class="amount">${shown}</span>`
    : html`<span class="amount zero">${shown}</span>`;
}

/** A parameter of the address, without spaces around it and no longer than any that we use. */
export function asked({ request }: { readonly request: { readonly query: URLSearchParams } }, name: string): string {
  return (request.query.get(name) ?? '').trim().slice(0, 200);
}

/** Days of the ledger are closed in the gateway's zone. A statement can have them in the person's. */
export function zoneNote(exchange: Pick<Exchange, 'request' | 'now'>, timeZone: string): Html {
  const theirs = zoneWords(timeZone, exchange.now);
  const own = zoneWords(zoneOf(exchange), exchange.now);
  if (timeZone === zoneOf(exchange))
    return html`<p class="soft">Days are in the time zone ${theirs}, which is yours.</p>`;
  return html`<p class="soft">Days are in the time zone ${theirs}. Yours is ${own}.</p>`;
}

/** Above what was booked on one of these days. */
export function dayNote(): Html {
  return html`<p class="soft">The day is in the gateway's time zone, times are in yours.</p>`;
}
