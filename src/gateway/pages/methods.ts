import type { Texts } from './texts/en.ts';
import type { MarkName } from './marks.ts';

// How a page names and draws the methods of the interface.

type TextKey = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

interface MethodLook {
  /** A key of the texts, or a name that is the same in every language. */
  readonly text: TextKey | null;
  readonly name: string;
  readonly hint: TextKey;
  readonly mark: MarkName;
}

const LOOKS: Readonly<Record<string, MethodLook>> = {
  CREDIT_CARD: { text: 'methodCard', name: '', hint: 'hintCard', mark: 'card' },
  UNIONPAY_H5: { text: 'methodUnionPay', name: '', hint: 'hintWallet', mark: 'wallet' },
  WECHAT: { text: 'methodWeChat', name: '', hint: 'hintCode', mark: 'code' },
  ALIPAY: { text: 'methodAlipay', name: '', hint: 'hintCode', mark: 'code' },
  APPLE_PAY: { text: null, name: 'Apple Pay', hint: 'hintWallet', mark: 'phone' },
  GOOGLE_PAY: { text: null, name: 'Google Pay', hint: 'hintWallet', mark: 'phone' },
  CASH_APP: { text: null, name: 'Cash App', hint: 'hintWallet', mark: 'wallet' },
  GCASH: { text: null, name: 'GCash', hint: 'hintWallet', mark: 'wallet' },
  PIX: { text: 'methodPix', name: '', hint: 'hintCode', mark: 'code' },
  VN_BANK: { text: 'methodVietnamBank', name: '', hint: 'hintCode', mark: 'code' },
  CRYPTO: { text: 'methodCrypto', name: '', hint: 'hintCrypto', mark: 'coin' },
  PER_TRANSFER: { text: 'methodPerTransfer', name: '', hint: 'hintTransfer', mark: 'bank' },
  SEPA: { text: 'methodSepa', name: '', hint: 'hintTransfer', mark: 'bank' },
  SPEI: { text: 'methodSpei', name: '', hint: 'hintTransfer', mark: 'bank' },
};

export function methodName(method: string, texts: Texts): string {
  const look = LOOKS[method];
  if (look === undefined) return method;
  return look.text === null ? look.name : texts[look.text];
}

export function methodHint(method: string, texts: Texts): string {
  const look = LOOKS[method];
  return look === undefined ? '' : texts[look.hint];
}

export function methodMark(method: string): MarkName {
  return LOOKS[method]?.mark ?? 'wallet';
}
