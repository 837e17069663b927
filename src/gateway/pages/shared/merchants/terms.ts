import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import type { Difference } from '../../desk/views/differences.ts';
import type { AskedField } from '../../desk/form/fields.ts';
import type { Html } from '../../../../web/html.ts';
import { TERM_TEXTS } from '../../desk/form/term-texts.ts';
import { html } from '../../../../web/html.ts';
import { basisPointWords, daysWords } from '../../design/written.ts';

type Terms = components['schemas']['Terms'];

// A merchant's terms as people read them.

type Kind = 'share' | 'fee' | 'days' | 'currency';

const KINDS: Readonly<Record<keyof Terms, Kind>> = {
  handlingFeeBasisPoints: 'share',
  transactionFee: 'fee',
  refundFee: 'fee',
  chargebackFee: 'fee',
  payoutFee: 'fee',
  marginBasisPoints: 'share',
  marginDays: 'days',
  settlementDays: 'days',
  settlementCurrency: 'currency',
};

export const TERM_NAMES = Object.keys(KINDS) as (keyof Terms)[];

/** Such as `2.90%`, `0.30 USD`, `7 days`. */
export function termText(terms: Terms, name: keyof Terms): string {
  const value = terms[name];
  const kind = KINDS[name];
  if (kind === 'share') return typeof value === 'number' ? basisPointWords(value) : String(value);
  if (kind === 'days') return typeof value === 'number' ? daysWords(value) : say`${String(value)} days`;
  if (kind === 'currency') return value === null ? say`the currency of each payment` : String(value);
  return terms.settlementCurrency === null ? String(value) : `${value} ${terms.settlementCurrency}`;
}

/** By label, as shown. */
export function termTexts(terms: Terms): Record<string, string> {
  return Object.fromEntries(TERM_NAMES.map((name) => [TERM_TEXTS[name].label, termText(terms, name)]));
}

export function termDifferences(before: Terms, after: Terms): Difference[] {
  return TERM_NAMES.map((name) => ({
    label: TERM_TEXTS[name].label,
    before: termText(before, name),
    after: termText(after, name),
  }));
}

/** The same fields wherever terms are set; `terms` is what they open with. */
export function termFields(terms: Terms, field: (name: keyof Terms, asked: AskedField) => Html): Html {
  const fields = TERM_NAMES.map((name) =>
    field(name, {
      value: termInput(terms, name),
      lengthMax: TERM_LENGTH_MAX,
      required: false,
      isDecimal: KINDS[name] !== 'currency',
    }),
  );
  return html`<div class="pairs">${fields}</div>`;
}

/** A share is typed in percent. */
const TERM_LENGTH_MAX = 21;

/** As it stands in the form. */
function termInput(terms: Terms, name: keyof Terms): string {
  const value = terms[name];
  return KINDS[name] === 'share' ? percentOf(Number(value)) : String(value ?? '');
}

/** What was entered, as the contract has it. What is no number stays what it is, and is refused with its name. */
export function termsFrom(given: URLSearchParams): Terms {
  const read = (name: keyof Terms): unknown => {
    const text = (given.get(name) ?? '').trim();
    const kind = KINDS[name];
    if (kind === 'share') return basisPointsOf(text);
    if (kind === 'days') return /^[0-9]{1,6}$/.test(text) ? Number(text) : text;
    if (kind === 'currency') return text === '' ? null : text.toUpperCase();
    return text;
  };
  // The operation checks it against the contract.
  return Object.fromEntries(TERM_NAMES.map((name) => [name, read(name)])) as unknown as Terms;
}

/** As it is typed, whatever the language. */
function percentOf(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`;
}

function basisPointsOf(text: string): number | string {
  const [, whole, fraction = ''] = /^([0-9]{1,3})(?:\.([0-9]{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? text : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
