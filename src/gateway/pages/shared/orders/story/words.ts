import { languageTag, say, translated } from '../../../../../web/texts.ts';
import { formatAmount, parseAmount } from '../../../../domain/money.ts';
import type { OrderMethod, PaymentMethod } from '../../../../domain/method.ts';
import { methodName } from '../../../payer/methods.ts';
import { LANGUAGES } from '../../../payer/language.ts';
import { en } from '../../../payer/texts/en.ts';
import type { Texts } from '../../../payer/texts/en.ts';
import { PAYOUT_WORDS, isPayoutMethod, payoutMethodWords } from '../../payouts/payout-methods.ts';
import { tag } from '../../../desk/views/parts.ts';
import type { Tone } from '../../../desk/views/parts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { deskOf } from '../../../desk/desks.ts';
import { moment } from '../../../desk/views/moment.ts';
import type { Delivery, Order, Refund, Story, WaitingRefund } from './story.ts';
import { reversalTags } from './came-back.ts';
import { wordingOf } from './wording.ts';
import { amountWords } from '../../../design/written.ts';

// The words of the story.

export function methodOf({ method, kind }: Pick<Order, 'method' | 'kind'>): string {
  if (method === 'CASHIER') return say`the payment page`;
  if (kind === 'payout') return payoutMethodWords(method);
  if (method === 'CREDIT_CARD') return say`card`;
  return methodName(method as OrderMethod, payerTexts());
}

/** What payers read, in the language of this page's reader. */
function payerTexts(): Texts {
  return LANGUAGES.find(({ tag: language }) => language === languageTag())?.texts ?? en;
}

/** In a sentence, such as `by card` or `to a bank account`. */
export function wayOf(order: Pick<Order, 'method' | 'kind'>): string {
  if (isPayoutMethod(order.method)) return PAYOUT_WORDS[order.method].way;
  return Object.hasOwn(WAYS, order.method) ? WAYS[order.method as keyof typeof WAYS] : order.method;
}

const WAYS: Readonly<Record<PaymentMethod | 'CASHIER', string>> = translated({
  CREDIT_CARD: 'by card',
  UNIONPAY_H5: 'by UnionPay',
  WECHAT: 'by WeChat Pay',
  ALIPAY: 'by Alipay',
  APPLE_PAY: 'by Apple Pay',
  VN_BANK: 'by Vietnamese bank (VietQR)',
  CASH_APP: 'by Cash App',
  CRYPTO: 'by Crypto',
  GCASH: 'by GCash',
  GOOGLE_PAY: 'by Google Pay',
  PIX: 'by Pix',
  PER_TRANSFER: 'by Bank transfer (Peru)',
  SEPA: 'by SEPA bank transfer',
  SPEI: 'by SPEI transfer',
  CASHIER: 'by the payment page',
});

export function stateTag(order: Order): Html {
  const [text, tone] = stateOf(order);
  return tag(text, tone);
}

export function stateOf(order: Order): readonly [text: string, tone: Tone] {
  if (isMoney(order.chargedBack)) return [say`Charged back`, 'bad'];
  switch (order.listedState) {
    case 'processing':
      return [say`Processing`, 'wait'];
    case 'failure':
      if (order.failureKind === 'expired') return [say`Expired`, 'plain'];
      return order.kind === 'payout' ? [say`Failed`, 'bad'] : [say`Declined`, 'bad'];
    case 'success':
    case 'refundFailure':
      return [order.kind === 'payout' ? say`Paid out` : say`Paid`, 'good'];
    case 'refundProcessing':
      return [say`Refund in progress`, 'wait'];
    case 'refundSuccess':
      return [order.refunded === order.amount ? say`Refunded` : say`Partly refunded`, 'plain'];
  }
}

export const DELIVERY_TAGS: Readonly<Record<Delivery['state'], readonly [text: string, tone: Tone]>> = translated({
  acknowledged: ['Confirmed', 'good'],
  due: ['Retrying', 'wait'],
  exhausted: ['Given up', 'bad'],
});

export const REFUND_STATES: Readonly<Record<Refund['state'], readonly [text: string, tone: Tone]>> = translated({
  processing: ['In progress', 'wait'],
  success: ['Refunded', 'good'],
  failure: ['Failed', 'bad'],
});

/** As a shop's people may hear it. */
export function starterOf({ startedBy }: Pick<Refund, 'startedBy'>): string {
  if (startedBy === null) return say`Your shop's system`;
  if (startedBy.side === 'operator') return say`The payment provider`;
  return startedBy.name ?? say`Somebody of your shop`;
}

export function isMoney(decimal: string): boolean {
  return /[1-9]/.test(decimal);
}

/** What a payment has left to refund, without what waits for approval. */
export function leftOf({ order, waitingRefunds }: Refundable): string {
  const { amount, refunded, currency } = order;
  const taken = [refunded, ...waitingRefunds.map((waiting) => waiting.amount)];
  const left = taken.reduce((rest, one) => rest - parseAmount(one, currency), parseAmount(amount, currency));
  return formatAmount(left < 0n ? 0n : left, currency);
}

type Refundable = Pick<Story, 'order' | 'waitingRefunds'>;

/** What waits for a second person, in a sentence. */
export function waitingSentence(exchange: SignedInExchange, waiting: WaitingRefund, currency: string): Html {
  const { amount, at, askedBy } = waiting;
  const { isShop } = wordingOf(exchange);
  const who = askedBy.name ?? (isShop ? say`the payment provider` : 'somebody');
  const day = moment(exchange, at);
  const money = amountWords(amount, currency);
  if (askedBy.approvalNo === null) return html`A refund of ${money} waits for approval: ${who} asked for it on ${day}.`;
  const path = `${deskOf(exchange).folder}/approvals/${askedBy.approvalNo}`;
  return html`<a href="${path}">A refund of ${money} waits for approval</a>: ${who} asked for it on ${day}.`;
}

export function headTags(story: Refundable & Pick<Story, 'reversals'>): Html {
  const isWaiting = story.waitingRefunds.length > 0;
  return html`${stateTag(story.order)} ${reversalTags(story)}
  ${isWaiting && tag(say`Refund waits for approval`, 'wait')}`;
}

export function times(count: number): string {
  const words = [
    say`once`,
    say`twice`,
    say`three times`,
    say`four times`,
    say`five times`,
    say`six times`,
    say`seven times`,
    say`eight times`,
    say`nine times`,
  ];
  return words[count - 1] ?? say`${count} times`;
}

/** What a notification is about, in a sentence. */
export function eventWords(event: Delivery['event']): string {
  switch (event) {
    case 'paymentResult':
      return say`payment result`;
    case 'payoutResult':
      return say`payout result`;
    case 'refundResult':
      return say`refund result`;
    case 'chargeback':
      return say`chargeback`;
  }
}

/** `paymentResult` as `payment result`. */
export function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function canBeRefunded(story: Refundable): boolean {
  return isDisputable(story.order) && isMoney(leftOf(story));
}

/** Why it cannot. */
export function nothingLeft({ order, waitingRefunds }: Refundable): string {
  if (isMoney(order.chargedBack)) return say`What the payer’s bank disputes cannot be refunded too`;
  return waitingRefunds.length > 0 && isDisputable(order)
    ? say`All that is left waits for approval`
    : say`Nothing is left to refund`;
}

/** Paid, not charged back, and not refunded as a whole. */
export function isDisputable(order: Order): boolean {
  const isPaid = order.kind === 'payment' && order.state === 'success';
  return isPaid && !isMoney(order.chargedBack) && isMoney(leftOf({ order, waitingRefunds: [] }));
}
