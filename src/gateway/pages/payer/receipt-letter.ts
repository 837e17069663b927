import { shownName } from '../../domain/merchants/branding.ts';
import { receiptSettingsOf } from '../../domain/merchants/receipt-settings.ts';
import { withoutLinks } from '../../domain/payers/receipt.ts';
import type { PaidOrder, ReceiptLetter } from '../../domain/payers/receipt.ts';
import type { Refund } from '../../domain/refunds/refund.ts';
import { amountText } from '../design/number-texts.ts';
import { chooseLanguage } from './language.ts';
import type { Language } from './language.ts';
import { receiptFacts } from './receipt-facts.ts';
import { receiptTexts } from './texts/receipt-texts.ts';

export interface LetterAbout {
  /** Null for the payment itself. */
  readonly refund: Refund | null;
  /** Whether the shop reads replies. */
  readonly replies: boolean;
  /** Where the page of the receipt is. */
  readonly address: string;
}

/** A receipt by mail, in the language in which the payer paid. What the shop wrote can lead nowhere. */
export function composeReceipt(
  paid: PaidOrder,
  { refund, replies, address }: LetterAbout,
): { readonly letter: ReceiptLetter; readonly language: Language['code'] } {
  const { order, details, merchant } = paid;
  const field = details.said['language'];
  const language = chooseLanguage({ query: null, cookie: null, field, acceptLanguage: undefined });
  const texts = receiptTexts[language.code];
  const name = withoutLinks(shownName(merchant));
  const { footer } = receiptSettingsOf(merchant);
  const letter: ReceiptLetter = {
    language,
    subject: refund === null ? texts.subject(name) : texts.refundSubject(name),
    title: refund === null ? texts.title : texts.refundTitle,
    lines:
      refund === null
        ? [language.texts.successBody(amountText(order.amount, order.currency, language.tag), name)]
        : [texts.refunded(amountText(refund.amount, refund.currency, language.tag), name), texts.refundTime],
    facts: factLines(paid, language),
    link: { address, label: texts.show },
    footer: footer === null ? null : withoutLinks(footer),
    closing: [texts.why(name), replies ? texts.reply : texts.noReply],
  };
  return { letter, language: language.code };
}

function factLines(paid: PaidOrder, language: Language): [string, string][] {
  const { texts } = language;
  const { amount, date, method, refunds, left } = receiptFacts(paid, language);
  const own = receiptTexts[language.code];
  return [
    [own.paid, amount],
    [texts.date, date],
    ...(method === null ? [] : [[texts.method, method] as [string, string]]),
    [texts.orderNumber, withoutLinks(paid.order.merOrderNo)],
    [texts.paymentNumber, paid.order.tradeNo],
    ...refunds.map((refund): [string, string] => [refund.label, refund.amount]),
    ...(left === null ? [] : [[own.left, left] as [string, string]]),
  ];
}
