import type { OrderMethod, PaymentMethod } from '../../domain/method.ts';
import type { Texts } from './texts/en.ts';

// How a page names the contract's payment methods, and what its button does.

type TextKey = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

interface MethodLook {
  /** A key of the texts, or a name that is the same in every language. */
  readonly text: TextKey | null;
  readonly name: string;
  readonly hint: TextKey;
  /** What the payer is shown, or where they are sent. */
  readonly leadsTo: 'card' | 'page' | 'code' | 'address' | 'transfer';
}

const LOOKS: Readonly<Record<PaymentMethod, MethodLook>> = {
  CREDIT_CARD: { text: 'methodCard', name: '', hint: 'hintCard', leadsTo: 'card' },
  UNIONPAY_H5: { text: 'methodUnionPay', name: '', hint: 'hintWallet', leadsTo: 'page' },
  WECHAT: { text: 'methodWeChat', name: '', hint: 'hintCode', leadsTo: 'code' },
  ALIPAY: { text: 'methodAlipay', name: '', hint: 'hintCode', leadsTo: 'code' },
  APPLE_PAY: { text: null, name: 'Apple Pay', hint: 'hintWallet', leadsTo: 'page' },
  GOOGLE_PAY: { text: null, name: 'Google Pay', hint: 'hintWallet', leadsTo: 'page' },
  CASH_APP: { text: null, name: 'Cash App', hint: 'hintWallet', leadsTo: 'page' },
  GCASH: { text: null, name: 'GCash', hint: 'hintWallet', leadsTo: 'page' },
  PIX: { text: 'methodPix', name: '', hint: 'hintCode', leadsTo: 'code' },
  VN_BANK: { text: 'methodVietnamBank', name: '', hint: 'hintCode', leadsTo: 'code' },
  CRYPTO: { text: 'methodCrypto', name: '', hint: 'hintCrypto', leadsTo: 'address' },
  PER_TRANSFER: { text: 'methodPerTransfer', name: '', hint: 'hintTransfer', leadsTo: 'transfer' },
  SEPA: { text: 'methodSepa', name: '', hint: 'hintTransfer', leadsTo: 'transfer' },
  SPEI: { text: 'methodSpei', name: '', hint: 'hintTransfer', leadsTo: 'transfer' },
};

/** Undefined for a payout, for an order whose payer has not chosen yet, and for values written by another version. */
function lookOf(method: OrderMethod): MethodLook | undefined {
  return Object.hasOwn(LOOKS, method) ? LOOKS[method as PaymentMethod] : undefined;
}

export function methodName(method: OrderMethod, texts: Texts): string {
  const look = lookOf(method);
  if (look === undefined) return method;
  return look.text === null ? look.name : texts[look.text];
}

export function methodHint(method: OrderMethod, texts: Texts): string {
  const look = lookOf(method);
  return look === undefined ? '' : texts[look.hint];
}

/** What the button does: only a card is paid with it directly. */
export function buttonText(method: OrderMethod, texts: Texts, amount: string): string {
  switch (lookOf(method)?.leadsTo) {
    case 'card':
      return texts.pay(amount);
    case 'code':
      return texts.showCode;
    case 'address':
      return texts.showAddress;
    case 'transfer':
      return texts.showTransfer;
    default:
      return texts.redirectButton(methodName(method, texts));
  }
}

/** The title of the page with the instructions. */
export function actionTitle(method: OrderMethod, texts: Texts): string {
  const name = methodName(method, texts);
  switch (lookOf(method)?.leadsTo) {
    case 'card':
      return texts.challengeTitle;
    case 'code':
      return texts.codeTitle(name);
    case 'address':
      return texts.addressTitle;
    case 'transfer':
      return texts.transferTitle;
    default:
      return texts.redirectTitle(name);
  }
}
