import { formatAmount, parseAmount } from '../../../domain/money.ts';
import type { OrderMethod } from '../../../domain/method.ts';
import { methodName } from '../../payer/methods.ts';
import { en } from '../../payer/texts/en.ts';
import { PAYOUT_WORDS, isPayoutMethod, payoutMethodWords } from '../payouts/payout-methods.ts';
import { grouped, tag } from '../views/parts.ts';
import type { Tone } from '../views/parts.ts';
import type { Html } from '../../../../web/html.ts';
import type { Delivery, Order, Refund } from './story.ts';

// The words of the story.

export function methodOf({ method, kind }: Pick<Order, 'method' | 'kind'>): string {
  if (method === 'CASHIER') return 'the payment page';
  if (kind === 'payout') return payoutMethodWords(method);
  const name = methodName(method as OrderMethod, en);
  return name === en.methodCard ? 'card' : name;
}

/** In a sentence, such as `by card` or `to a bank account`. */
export function wayOf(order: Pick<Order, 'method' | 'kind'>): string {
  return isPayoutMethod(order.method) ? PAYOUT_WORDS[order.method].way : `by ${methodOf(order)}`;
}

export function stateTag(order: Order): Html {
  const [text, tone] = stateOf(order);
  return tag(text, tone);
}

export function stateOf(order: Order): readonly [text: string, tone: Tone] {
  if (isMoney(order.chargedBack)) return ['Charged back', 'bad'];
  switch (order.listedState) {
    case 'processing':
      return ['Processing', 'wait'];
    case 'failure':
      return ['Failed', 'bad'];
    case 'success':
    case 'refundFailure':
      return [order.kind === 'payout' ? 'Paid out' : 'Paid', 'good'];
    case 'refundProcessing':
      return ['Refund in progress', 'wait'];
    case 'refundSuccess':
      return [order.refunded === order.amount ? 'Refunded' : 'Partly refunded', 'plain'];
  }
}

export const DELIVERY_TAGS: Readonly<Record<Delivery['state'], readonly [text: string, tone: Tone]>> = {
  acknowledged: ['Confirmed', 'good'],
  due: ['Retrying', 'wait'],
  exhausted: ['Given up', 'bad'],
};

export const REFUND_STATES: Readonly<Record<Refund['state'], readonly [text: string, tone: Tone]>> = {
  processing: ['In progress', 'wait'],
  success: ['Refunded', 'good'],
  failure: ['Failed', 'bad'],
};

/** As a shop's people may hear it. */
export function starterOf({ startedBy }: Pick<Refund, 'startedBy'>): string {
  if (startedBy === null) return "Your shop's system";
  if (startedBy.side === 'operator') return 'The payment provider';
  return startedBy.name ?? 'Somebody of your shop';
}

export function isMoney(decimal: string): boolean {
  return /[1-9]/.test(decimal);
}

/** What a payment has left to refund. */
export function leftOf({ amount, refunded, currency }: Order): string {
  return formatAmount(parseAmount(amount, currency) - parseAmount(refunded, currency), currency);
}

/** In a sentence: `1,450.00 USD`. */
export function moneyText(decimal: string, currency: string): string {
  const [whole = '', fraction] = decimal.split('.');
  return `${grouped(whole)}${fraction === undefined ? '' : `.${fraction}`} ${currency}`;
}

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'];

export function times(count: number): string {
  return TIMES[count] ?? (count === 8 ? 'eight times' : count === 9 ? 'nine times' : `${count} times`);
}

/** `paymentResult` as `payment result`. */
export function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function canBeRefunded(order: Order): boolean {
  const isPaid = order.kind === 'payment' && order.state === 'success';
  return isPaid && !isMoney(order.chargedBack) && isMoney(leftOf(order));
}
