import { say, translated } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../desk/merchant-navigation.ts';

export const SANDBOX = MERCHANT + MERCHANT_SCREENS.sandbox.path;

const ORDERS = MERCHANT + MERCHANT_SCREENS.orders.path;

const orderLink = (no: string) => html`<a href="${`${ORDERS}/${no}`}">${no}</a>`;

/** What was done, by the name that the action passes on. */
export const DONE = translated({
  hour: 'An hour has passed, and what fell due was done.',
  day: 'A day has passed, and what fell due was done.',
  next: 'The next thing that was due is done.',
  payment: (no: string) => html`A payment was made: ${orderLink(no)}.`,
  refund: (no: string) => html`A payment was made and refunded: ${orderLink(no)}.`,
  payout: (no: string) => html`A payout was sent: ${orderLink(no)}.`,
  chargeback: (no: string) => html`A payment was made and charged back: ${orderLink(no)}.`,
  approved: (no: string) => say`${no} is paid.`,
  declined: (no: string) => say`${no} is declined.`,
});
