import type { OrderDetails } from '../orders/order.ts';
import type { Erasure, PersonalFields } from './retention.ts';

// Whose data is erased, and how it is taken out of texts that others wrote: an acquirer's message may name the payer.

/** An order is the payer's if any of these matches. */
export interface PayerSelector {
  readonly email: string | null;
  readonly phone: string | null;
  /** The merchant's own number of the customer. */
  readonly userId: string | null;
}

const ERASED = '[erased]';

const PHONE_DIGITS_MIN = 5;
/** Shorter values, such as a country, identify nobody and stand in too many texts. */
const VALUE_LENGTH_MIN = 3;

export function hasSelector({ email, phone, userId }: PayerSelector): boolean {
  return email !== null || phone !== null || userId !== null;
}

export function isOfPayer({ said }: OrderDetails, selector: PayerSelector, fields: PersonalFields): boolean {
  const email = selector.email === null ? null : plain(selector.email);
  const phone = selector.phone === null ? '' : digitsOf(selector.phone);
  return Object.entries(said).some(([path, value]) => {
    const text = String(value);
    if (email !== null && email.includes('@') && plain(text) === email) return true;
    if (phone.length >= PHONE_DIGITS_MIN && fields.isPhone(path) && digitsOf(text) === phone) return true;
    return selector.userId !== null && path === 'userId' && text === selector.userId;
  });
}

/** What of a payer goes, by the contracts. */
export function personalRule(fields: PersonalFields): Pick<Erasure, 'valuesOf' | 'isPersonalFact'> {
  return { valuesOf: (details) => personalValues(details, fields), isPersonalFact: fields.isPersonalFact };
}

/** The longest first, so that a part of a value is not replaced before the whole. */
function personalValues({ said }: OrderDetails, { isPersonal }: PersonalFields): string[] {
  const values = Object.entries(said)
    .filter(([path, value]) => typeof value === 'string' && isPersonal(path))
    .map(([, value]) => String(value).trim());
  return [...new Set(values)].filter(isTelling).toSorted((left, right) => right.length - left.length);
}

function isTelling(value: string): boolean {
  return value.length >= VALUE_LENGTH_MIN;
}

/** The facts that are not about a person, such as references that books need; null if none are left. */
export function factsWithoutPayer(
  facts: Readonly<Record<string, unknown>>,
  isPersonal: (path: string) => boolean,
  prefix = '',
): Record<string, unknown> | null {
  const kept = Object.entries(facts).flatMap(([name, value]) => {
    const path = prefix + name;
    if (isPersonal(path)) return [];
    if (typeof value !== 'object' || value === null) return [[name, value] as const];
    const inside = factsWithoutPayer(value as Record<string, unknown>, isPersonal, `${path}.`);
    return inside === null ? [] : [[name, inside] as const];
  });
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** Replaces whole words and phrases; the case of letters does not matter. */
export function eraseIn(text: string, values: readonly string[]): string {
  return values.reduce(
    (rest, value) => (mentions(rest, value) ? rest.replaceAll(patternOf(value), ERASED) : rest),
    text,
  );
}

/** An address loses its query if a value is in it, in whatever form. */
export function eraseInAddress(address: string, values: readonly string[]): string {
  const forms = values.flatMap((value) => [
    value,
    encodeURIComponent(value),
    encodeURIComponent(value).replaceAll('%20', '+'),
  ]);
  if (!forms.some((form) => mentions(address, form))) return address;
  return withoutQuery(address);
}

/** What follows its path may tell of a payer. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

function mentions(text: string, value: string): boolean {
  return text.toLowerCase().includes(value.toLowerCase());
}

function patternOf(value: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(value)}(?![\p{L}\p{N}])`, 'giu');
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '').replace(/^00/, '');
}
