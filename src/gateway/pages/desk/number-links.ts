import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { SignedInExchange } from '../frame/page-types.ts';
import { deskOf } from './desks.ts';
import { mayOpen } from './may-open.ts';
import { shortNumber } from './views/short-number.ts';

// Our numbers lead to what they name, also inside a sentence.

const PLACES: readonly (readonly [form: RegExp, path: string])[] = [
  [/^TG[0-9A-Z]{20,48}$/, '/orders'],
  [/^RF[0-9A-Z]{20,48}$/, '/refunds'],
  [/^CB[0-9A-Z]{20,48}$/, '/chargebacks'],
  [/^NT[0-9A-Z]{20,48}$/, '/deliveries'],
  [/^approval_[0-9A-Z]{20,41}$/, '/approvals'],
];

const NUMBERS = /\b((?:TG|RF|CB|NT|approval_)[0-9A-Z]{20,48})\b/;

export type NumberLinks = ReturnType<typeof createNumberLinks>;

/** On a screen that is also for people who do not see all others: what they may not open is no link. */
export function numberLinksOf(exchange: SignedInExchange): NumberLinks {
  return createNumberLinks(deskOf(exchange).folder, (address) => mayOpen(exchange, address));
}

/** Into the pages below a desk's folder. */
export function createNumberLinks(folder: string, isOpen: (address: string) => boolean = () => true) {
  /** The text itself if it is no number of ours. */
  function numberLink(number: string, text: Html | string = number): Html | string {
    const place = placeOf(number);
    const address = `${folder}${place?.[1]}/${number}`;
    return place === undefined || !isOpen(address) ? text : html`<a href="${address}">${text}</a>`;
  }

  return {
    numberLink,
    shortNumber: shortCode,
    /** Without markup, for a page that has many. */
    shortText: (text: string): string => text.replaceAll(new RegExp(NUMBERS, 'g'), shortNumber),
    /** For a list, whose rows lead elsewhere. */
    shortenNumbers: (text: string): Html =>
      html`${text.split(NUMBERS).map((part, index) => (index % 2 === 1 ? shortCode(part) : part))}`,
    /** A text of ours in which every number that names something is a link. */
    linkNumbers: (text: string): Html => html`${text.split(NUMBERS).map((part) => numberLink(part))}`,
    /** The same for a list, whose lines are short; the whole number is shown on hover. */
    linkShort: (text: string): Html =>
      html`${text.split(NUMBERS).map((part, index) => (index % 2 === 1 ? numberLink(part, shortCode(part)) : part))}`,
    /** What postings are about, as a link if it has a page. A correction may concern an order, whose number is in front. */
    subjectLink(subject: string): Html {
      const [number = '', rest] = subject.split('/');
      if (placeOf(number) === undefined) return html`<code>${subject}</code>`;
      return html`${numberLink(number, html`<code>${number}</code>`)}${rest !== undefined && ` ${rest}`}`;
    },
  };
}

function placeOf(number: string): (typeof PLACES)[number] | undefined {
  return PLACES.find(([form]) => form.test(number));
}

/** The whole number is shown on hover. */
function shortCode(number: string): Html {
  return html`<code class="whole" title="${number}">${shortNumber(number)}</code>`;
}
