import type { components } from '../../../../../generated/operator.ts';
import type { Difference } from '../views/differences.ts';

type Terms = components['schemas']['Terms'];

// A merchant's terms as people read them.

type Kind = 'share' | 'fee' | 'days' | 'currency';

interface Term {
  readonly label: string;
  readonly kind: Kind;
  readonly hint: string;
}

/** Every term of the contract has its line. */
export const TERMS: Readonly<Record<keyof Terms, Term>> = {
  handlingFeeBasisPoints: { label: 'Handling fee', kind: 'share', hint: 'Of each payment, in percent.' },
  transactionFee: { label: 'Fee per payment', kind: 'fee', hint: 'Fixed, in the settlement currency.' },
  refundFee: { label: 'Fee per refund', kind: 'fee', hint: 'Fixed, in the settlement currency.' },
  chargebackFee: { label: 'Fee per chargeback', kind: 'fee', hint: 'Fixed, in the settlement currency.' },
  payoutFee: { label: 'Fee per payout', kind: 'fee', hint: 'Fixed, in the settlement currency.' },
  marginBasisPoints: { label: 'Security held back', kind: 'share', hint: 'Of each payment, in percent.' },
  marginDays: { label: 'Security held for', kind: 'days', hint: 'In days.' },
  settlementDays: { label: 'Settlement after', kind: 'days', hint: 'In days; 0 settles at once.' },
  settlementCurrency: {
    label: 'Settlement currency',
    kind: 'currency',
    hint: 'Such as USD. Leave it empty to settle each payment in its own currency.',
  },
};

export const TERM_NAMES = Object.keys(TERMS) as (keyof Terms)[];

/** Such as `2.90 %`, `0.30 USD`, `7 days`. */
export function termText(terms: Terms, name: keyof Terms): string {
  const value = terms[name];
  const { kind } = TERMS[name];
  if (kind === 'share') return `${typeof value === 'number' ? percentOf(value) : String(value)} %`;
  if (kind === 'days') return value === 1 ? '1 day' : `${value} days`;
  if (kind === 'currency') return value === null ? 'the currency of each payment' : String(value);
  return terms.settlementCurrency === null ? String(value) : `${value} ${terms.settlementCurrency}`;
}

/** By label, as shown. */
export function termTexts(terms: Terms): Record<string, string> {
  return Object.fromEntries(TERM_NAMES.map((name) => [TERMS[name].label, termText(terms, name)]));
}

export function termDifferences(before: Terms, after: Terms): Difference[] {
  return TERM_NAMES.map((name) => ({
    label: TERMS[name].label,
    before: termText(before, name),
    after: termText(after, name),
  }));
}

/** As it stands in the form. */
export function termInput(terms: Terms, name: keyof Terms): string {
  const value = terms[name];
  return TERMS[name].kind === 'share' ? percentOf(Number(value)) : String(value ?? '');
}

/** What was entered, as the contract has it. What is no number stays what it is, and is refused with its name. */
export function termsFrom(given: URLSearchParams): Terms {
  const read = (name: keyof Terms): unknown => {
    const text = (given.get(name) ?? '').trim();
    const { kind } = TERMS[name];
    if (kind === 'share') return basisPointsOf(text);
    if (kind === 'days') return /^[0-9]{1,6}$/.test(text) ? Number(text) : text;
    if (kind === 'currency') return text === '' ? null : text.toUpperCase();
    return text;
  };
  // The operation checks it against the contract.
  return Object.fromEntries(TERM_NAMES.map((name) => [name, read(name)])) as unknown as Terms;
}

function percentOf(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2);
}

function basisPointsOf(text: string): number | string {
  const [, whole, fraction = ''] = /^([0-9]{1,3})(?:\.([0-9]{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? text : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
