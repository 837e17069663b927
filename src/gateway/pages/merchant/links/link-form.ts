import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { createZone, dayText } from '../../../domain/day.ts';
import { daySpan } from '../../desk/day-span.ts';
import { zoneOf } from '../../desk/zone.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Link } from './link-words.ts';

// A payment link as its form holds it, and back.

export type NewLink = OperatorBodies['createLink'];
type Asks = NonNullable<NewLink['asks']>;

export const ASK_FIELDS = {
  askName: 'name',
  askEmail: 'email',
  askPhone: 'phone',
  askAddress: 'address',
  askNote: 'note',
} as const satisfies Record<string, keyof Asks>;

const ASKED = Object.entries(ASK_FIELDS) as [keyof typeof ASK_FIELDS, keyof Asks][];

/** What was left empty is left out; the operation says what is wrong with the rest. */
export function termsOf(exchange: SignedInExchange, form: URLSearchParams): Omit<NewLink, 'currency'> {
  const given = (name: keyof NewLink) => {
    const text = fieldOf(form, name);
    return text === '' ? {} : { [name]: text };
  };
  const isFixed = fieldOf(form, 'kind') !== 'choice';
  const uses = fieldOf(form, 'uses');
  const { to: expiresAt } = daySpan(exchange, { to: fieldOf(form, 'lastDay') });
  const methods = form.getAll('methods') as NonNullable<NewLink['methods']>;
  // A text has several lines, and may be longer than other fields.
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
  const quantity = fieldOf(form, 'quantityMax');
  return {
    title: fieldOf(form, 'title'),
    ...(text !== '' && { text }),
    // A fixed link without an amount would be one whose payer chooses.
    ...(isFixed ? { amount: fieldOf(form, 'amount') } : { ...given('amountMin'), ...given('amountMax') }),
    ...(isFixed && quantity !== '' && quantity !== '1' && { quantityMax: numberOf(quantity) }),
    asks: asksOf(form),
    ...(fieldOf(form, 'offer') === 'some' && { methods }),
    ...(uses === 'once' && { usesMax: 1 }),
    ...(uses === 'limited' && { usesMax: numberOf(fieldOf(form, 'usesMax')) }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...given('reference'),
    ...given('notifyUrl'),
    ...given('returnUrl'),
    ...given('cancelUrl'),
  };
}

function asksOf(form: URLSearchParams): Asks {
  const asked = ASKED.map(([field, ask]) => [ask, fieldOf(form, field)]).filter(([, wanted]) => wanted !== '');
  return Object.fromEntries(asked) as Asks;
}

/** What is no number is passed on as it is, and refused by its name. */
function numberOf(text: string): number {
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : (text as unknown as number);
}

/** A link as its form opens with it: to change it, or to make another like it. */
export function formOf(exchange: SignedInExchange, link: Link): URLSearchParams {
  const { amount, methods, usesMax, asks } = link;
  const fields: Readonly<Record<string, string | number | null>> = {
    title: link.title,
    text: link.text,
    kind: amount === null ? 'choice' : 'fixed',
    amount,
    amountMin: link.amountMin,
    amountMax: link.amountMax,
    currency: link.currency,
    quantityMax: link.quantityMax,
    uses: usesMax === null ? 'many' : usesMax === 1 ? 'once' : 'limited',
    usesMax,
    lastDay: lastDayOf(exchange, link),
    ...Object.fromEntries(ASKED.map(([field, ask]) => [field, asks[ask] ?? null])),
    offer: methods === null ? 'all' : 'some',
    reference: link.reference,
    notifyUrl: link.notifyUrl,
    returnUrl: link.returnUrl,
    cancelUrl: link.cancelUrl,
  };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, String(value));
  for (const method of methods ?? []) form.append('methods', method);
  return form;
}

/** In the person's zone. */
function lastDayOf(exchange: SignedInExchange, { expiresAt }: Pick<Link, 'expiresAt'>): string | null {
  if (expiresAt === null) return null;
  return dayText(createZone(zoneOf(exchange)).dayOf(Date.parse(expiresAt)));
}
