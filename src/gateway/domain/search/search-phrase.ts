import type { Zone } from '../day.ts';
import type { OrderEnd } from '../orders/order-list.ts';
import type { ListedState } from '../orders/order.ts';
import { joinDays, readDays } from './search-days.ts';
import type { DaySpan } from './search-days.ts';

// What people say in words: `failed today`, `refunds of yesterday`, `18.00 EUR last week`, `4242 Bloemen`.

export type ListName = 'orders' | 'payouts' | 'refunds' | 'chargebacks';

/** What lists of orders can be limited to. */
export type SearchedState = ListedState | OrderEnd;

export interface SearchPhrase {
  readonly list: ListName | null;
  readonly states: readonly SearchedState[];
  readonly days: DaySpan | null;
  /** As a decimal, such as `18.00`. */
  readonly amount: string | null;
  readonly cardEnd: string | null;
  /** What was not understood: a currency, or the name of a merchant. */
  readonly rest: readonly string[];
}

const LISTS: Readonly<Record<string, ListName>> = {
  order: 'orders',
  payment: 'orders',
  payout: 'payouts',
  refund: 'refunds',
  chargeback: 'chargebacks',
  dispute: 'chargebacks',
};

const STATES: Readonly<Record<string, readonly SearchedState[]>> = {
  failed: ['failed'],
  declined: ['declined'],
  expired: ['expired'],
  'charged-back': ['chargedBack'],
  refused: ['failed'],
  unsuccessful: ['failed'],
  paid: ['succeeded'],
  succeeded: ['succeeded'],
  successful: ['succeeded'],
  approved: ['succeeded'],
  pending: ['processing'],
  processing: ['processing'],
  unpaid: ['processing'],
  refunded: ['refunded'],
  refunding: ['refunding'],
};

const FILLERS = new Set(['of', 'from', 'in', 'on', 'the', 'for', 'at', 'all', 'by', 'with', 'and']);
/** Before the last four digits of a card. */
const CARD_WORDS = new Set(['card', 'ending', 'ends', 'visa', 'mastercard', 'amex']);
const AMOUNT = /^(?:[0-9]{1,12}|[0-9]{1,3}(?:,[0-9]{3})+)(?:[.,][0-9]{1,8})?$/;
const CARD_END = /^[*x•·.…#]*([0-9]{4})$/i;
const WORDS_MAX = 8;

/** Null for what is too long to be one. */
export function readPhrase(text: string, now: { readonly at: number; readonly zone: Zone }): SearchPhrase | null {
  const words = joinDays(
    text
      .replaceAll(/\bcharged back\b/gi, 'charged-back')
      .replaceAll('€', ' EUR ')
      .replaceAll('£', ' GBP ')
      .replaceAll('$', ' ')
      .replaceAll(/\s+/g, ' '),
  )
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  const rest: string[] = [];
  let [list, days, amount, cardEnd]: [ListName | null, DaySpan | null, string | null, string | null] = [
    null,
    null,
    null,
    null,
  ];
  let states: readonly SearchedState[] = [];
  for (const word of words) {
    const lower = word.toLowerCase();
    const named = LISTS[lower.replace(/s$/, '')];
    const found: DaySpan | null = days === null ? readDays(lower, now) : null;
    const [, digits] = CARD_END.exec(word) ?? [];
    if (digits !== undefined && cardEnd === null) cardEnd = digits;
    if (found !== null) days = found;
    else if (list === null && named !== undefined) list = named;
    else if (states.length === 0 && STATES[lower] !== undefined) states = STATES[lower];
    else if (amount === null && AMOUNT.test(word)) amount = plainAmount(word);
    else if (digits === undefined && !isFiller(lower)) rest.push(word);
  }
  return { list, states, days, amount, cardEnd, rest };
}

function isFiller(word: string): boolean {
  return FILLERS.has(word) || CARD_WORDS.has(word) || /^[*x•·.…#]+$/.test(word);
}

/** `1,250.00` and `18,00` are the same as `1250.00` and `18.00`. */
function plainAmount(word: string): string {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,]([0-9]{1,2}|[0-9]{4,8}))?$/.exec(word) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=[0-9])/, '');
  return fraction === '' ? digits : `${digits}.${fraction}`;
}
