import { say, translated } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { amount, tag } from '../../desk/views/parts.ts';
import { methodName } from '../../payer/methods.ts';
import { payerLanguage } from '../payer-language.ts';
import type { Tone } from '../../desk/views/parts.ts';

// How a shop owner speaks of links and of what was paid with them.

export const LINKS = `${MERCHANT}/links`;

export type Link = OperatorAnswers['getLink'];
export type LinkPayment = OperatorAnswers['listLinkPayments']['payments'][number];

const STATES: Readonly<Record<Link['state'], { readonly title: string; readonly tone: Tone }>> = translated({
  open: { title: 'Open', tone: 'good' },
  usedUp: { title: 'Paid', tone: 'plain' },
  expired: { title: 'Expired', tone: 'plain' },
  revoked: { title: 'Revoked', tone: 'bad' },
});

export function linkPath(linkNo: string): string {
  return `${LINKS}/${linkNo}`;
}

export function stateTag({ state, usesMax }: Link): Html {
  const { title, tone } = STATES[state];
  return tag(state === 'usedUp' && usesMax !== 1 ? say`Sold out` : title, tone);
}

const ASKED: Readonly<Record<keyof Link['asks'], () => string>> = {
  name: () => say`name`,
  email: () => say`e-mail address`,
  phone: () => say`phone number`,
  address: () => say`delivery address`,
  note: () => say`a note`,
};

/** Such as `name, e-mail address (optional)`. */
export function askWords({ asks }: Pick<Link, 'asks'>): string {
  const names = Object.keys(ASKED) as (keyof typeof ASKED)[];
  return names
    .filter((name) => asks[name] !== undefined)
    .map((name) => (asks[name] === 'optional' ? say`${ASKED[name]()} (optional)` : ASKED[name]()))
    .join(', ');
}

export function methodWords({ methods }: Pick<Link, 'methods'>): string {
  return methods === null
    ? say`All of yours`
    : methods.map((method) => methodName(method, payerLanguage().texts)).join(', ');
}

export function priceOf({ amount: fixed, amountMin, amountMax, currency }: Link): Html {
  if (fixed !== null) return amount(fixed, currency);
  if (amountMin !== null && amountMax !== null) {
    return html`${amount(amountMin, currency)} to ${amount(amountMax, currency)}`;
  }
  if (amountMin !== null) return html`From ${amount(amountMin, currency)}`;
  return amountMax === null ? html`Any amount <small>${currency}</small>` : html`Up to ${amount(amountMax, currency)}`;
}

/** Such as `2 of 12`. */
export function usesOf({ uses, usesMax }: Link): string {
  return usesMax === null ? String(uses) : say`${uses} of ${usesMax}`;
}

const PAYMENT_STATES: Readonly<Record<LinkPayment['listedState'], { readonly title: string; readonly tone: Tone }>> =
  translated({
    processing: { title: 'Being paid', tone: 'wait' },
    success: { title: 'Paid', tone: 'good' },
    failure: { title: 'Not paid', tone: 'plain' },
    refundProcessing: { title: 'Being refunded', tone: 'wait' },
    refundSuccess: { title: 'Refunded', tone: 'plain' },
    refundFailure: { title: 'Paid', tone: 'good' },
  });

export function paymentTag({ listedState }: LinkPayment): Html {
  const { title, tone } = PAYMENT_STATES[listedState];
  return tag(title, tone);
}
