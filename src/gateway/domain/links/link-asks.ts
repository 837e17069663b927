import { hideCardNumbers } from '../text/card-numbers.ts';
import { COUNTRY_CODES } from '../text/countries.ts';

// What a payment link asks its payers for, and how their answers are kept: in the same fields of the order as those that a shop
// sends, so that search, masks, reveals and erasure treat them alike.

export type LinkAsk = 'name' | 'email' | 'phone' | 'address' | 'note';

/** What is left out is not asked for. */
export type LinkAsks = Readonly<Partial<Record<LinkAsk, 'required' | 'optional'>>>;

/** The field of an order that a shop cannot send. It is the payer's own text, and so about a person. */
export const PAYER_NOTE = 'payerNote';

export type AnswerField =
  | 'name'
  | 'email'
  | 'phone'
  | 'street'
  | 'street2'
  | 'city'
  | 'region'
  | 'postcode'
  | 'country'
  | 'note';

/** `missing`: it has to be answered. `wrong`: it cannot be meant. `long`: more than is kept. */
export type AnswerError = 'missing' | 'wrong' | 'long';
export type AnswerErrors = Readonly<Partial<Record<AnswerField, AnswerError>>>;

export type Answers =
  | { readonly kind: 'read'; readonly said: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong'; readonly errors: AnswerErrors };

/** The fields of each question, in the order of the form. */
export const ANSWER_FIELDS: Readonly<Record<LinkAsk, readonly AnswerField[]>> = {
  name: ['name'],
  email: ['email'],
  phone: ['phone'],
  address: ['street', 'street2', 'postcode', 'city', 'region', 'country'],
  note: ['note'],
};

export const LINK_ASKS = Object.keys(ANSWER_FIELDS) as LinkAsk[];

/** As many characters as the fields of an order hold. */
export const ANSWER_LENGTH_MAX: Readonly<Record<AnswerField, number>> = {
  name: 50,
  email: 100,
  phone: 20,
  street: 128,
  street2: 128,
  city: 100,
  region: 100,
  postcode: 20,
  country: 2,
  note: 300,
};

/** What an address may lack. */
export const OPTIONAL_PARTS: readonly AnswerField[] = ['street2', 'region', 'postcode'];

/** `typedOf` answers what was typed into a field. What was not asked for is not read. */
export function readAnswers(asks: LinkAsks, typedOf: (field: AnswerField) => string): Answers {
  const errors: Partial<Record<AnswerField, AnswerError>> = {};
  const said: Record<string, string> = {};
  for (const ask of LINK_ASKS) {
    const wanted = asks[ask];
    if (wanted === undefined) continue;
    const typed = ANSWER_FIELDS[ask].map((field) => [field, cleaned(field, typedOf(field))] as const);
    const isGiven = typed.some(([, text]) => text !== '');
    if (!isGiven && wanted === 'optional') continue;
    for (const [field, text] of typed) {
      const error = errorOf(field, text);
      if (error === null) Object.assign(said, keptOf(field, text));
      else errors[field] = error;
    }
  }
  return Object.keys(errors).length === 0 ? { kind: 'read', said } : { kind: 'wrong', errors };
}

/** One line, without what nobody can see; of a note, its line breaks stay. */
function cleaned(field: AnswerField, typed: string): string {
  const text = typed.slice(0, TYPED_LENGTH_MAX).replaceAll('\r\n', '\n');
  const visible = field === 'note' ? text.replaceAll(/[^\P{C}\n]/gu, '') : text.replaceAll(/[\p{C}\s]+/gu, ' ');
  return visible.trim();
}

/** Nobody means to type more, and what is longer than a field is refused anyway. */
const TYPED_LENGTH_MAX = 1000;

function errorOf(field: AnswerField, text: string): AnswerError | null {
  if (text === '') return OPTIONAL_PARTS.includes(field) ? null : 'missing';
  if (text.length > ANSWER_LENGTH_MAX[field]) return 'long';
  return FORMS[field]?.(text) === false ? 'wrong' : null;
}

const FORMS: Readonly<Partial<Record<AnswerField, (text: string) => boolean>>> = {
  name: (text) => /\p{L}/u.test(text),
  email: (text) => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text),
  phone: (text) => /^\+?[0-9 ()./-]+$/.test(text) && /^[0-9]{5,15}$/.test(text.replaceAll(/[^0-9]/g, '')),
  country: (text) => COUNTRY_CODES.includes(text),
};

const PATHS: Readonly<Record<Exclude<AnswerField, 'name'>, string>> = {
  email: 'billingEmail',
  phone: 'billingPhone',
  street: 'shippingAddress1',
  street2: 'shippingAddress2',
  city: 'shippingCity',
  region: 'shippingState',
  postcode: 'shippingZipCode',
  country: 'shippingCountry',
  note: PAYER_NOTE,
};

// A telephone number has at most 15 digits and so may look like a card's short one.
const NO_TELEPHONE_LENGTH_MIN = 15;

/** S38: people write card numbers into names, addresses and everything else. */
function keptOf(field: AnswerField, text: string): Record<string, string> {
  if (text === '') return {};
  const safe = hideCardNumbers(text, field === 'phone' ? { lengthMin: NO_TELEPHONE_LENGTH_MIN } : {});
  if (field !== 'name') return { [PATHS[field]]: safe };
  // Together they are what was typed, whichever part is the family's.
  const at = safe.lastIndexOf(' ');
  return at < 0
    ? { billingFirstName: safe }
    : { billingFirstName: safe.slice(0, at), billingLastName: safe.slice(at + 1) };
}
