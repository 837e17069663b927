import type { PaidOrder } from '../../domain/payers/receipt.ts';
import type { Refund } from '../../domain/refunds/refund.ts';
import { amountText, momentText } from '../design/number-texts.ts';
import type { Language } from './language.ts';
import { methodName } from './methods.ts';
import { receiptTexts } from './texts/receipt-texts.ts';

// What a receipt says, by mail and as a page: both tell the same, as it is now.

export interface ReceiptFacts {
  readonly amount: string;
  readonly date: string;
  readonly method: string | null;
  /** Those that have succeeded, and those that are under way; their amounts are negative. */
  readonly refunds: readonly { readonly label: string; readonly amount: string }[];
  /** What remains of the payment; null if nothing was refunded. */
  readonly left: string | null;
}

export function receiptFacts(paid: PaidOrder, language: Language): ReceiptFacts {
  const { order, refunds } = paid;
  const { tag } = language;
  const inWords = (amount: bigint) => amountText(amount, order.currency, tag);
  const counted = refunds.filter(({ state }) => state !== 'failed');
  const returned = counted.filter(({ state }) => state === 'succeeded');
  const sum = returned.reduce((total, { amount }) => total + amount, 0n);
  return {
    amount: inWords(order.amount),
    date: momentOf(order.finishedAt ?? order.createdAt, paid, language),
    method: methodOf(paid, language),
    refunds: counted.map((refund) => ({ label: refundLabel(refund, paid, language), amount: inWords(-refund.amount) })),
    left: returned.length === 0 ? null : inWords(order.amount - sum),
  };
}

/** In the payer's zone, if the order says which; otherwise in UTC. */
export function momentOf(at: number, { details }: Pick<PaidOrder, 'details'>, { tag }: Language): string {
  return momentText(at, tag, String(details.said['timezone'] ?? ''));
}

function methodOf({ method, cardLast4 }: PaidOrder, { texts }: Language): string | null {
  if (method === null) return null;
  const name = methodName(method, texts);
  return cardLast4 === null ? name : `${name} •••• ${cardLast4}`;
}

function refundLabel({ state, finishedAt, createdAt }: Refund, paid: PaidOrder, language: Language): string {
  const texts = receiptTexts[language.code];
  const label = texts.refundOf(momentOf(finishedAt ?? createdAt, paid, language));
  return state === 'processing' ? `${label} (${texts.refundUnderWay})` : label;
}
