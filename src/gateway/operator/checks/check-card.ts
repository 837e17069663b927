import type { Refusal } from '../../../protocol/refusal.ts';
import { digitsOf, hasEnoughDigits } from '../../domain/text/card-numbers.ts';
import type { PaymentRequest, PayoutRequest } from '../../domain/orders/order-requests.ts';
import { refusals } from './refusals.ts';

const NUMBER_LENGTH_MIN = 12;

/**
 * S9: order numbers, addresses and idempotency keys are kept as they come, since they must come back or be called as they
 * are. One that holds the very number in `cardNo` is refused. Any other row of digits stays: every fortieth order number of
 * 16 digits could be a card's, and nobody could tell.
 */
export function refuseCardInNumbers(
  cardNumber: string | undefined,
  request: PaymentRequest | PayoutRequest,
): Refusal | undefined {
  if (cardNumber === undefined || cardNumber.length < NUMBER_LENGTH_MIN) return undefined;
  const { merOrderNo, returnUrl, notifyUrl, protestNotifyUrl, idempotencyKey } = request;
  const kept = { merOrderNo, returnUrl, notifyUrl, protestNotifyUrl, 'Idempotency-Key': idempotencyKey?.key };
  const found = Object.entries(kept).filter(([, text]) => typeof text === 'string' && holds(text, cardNumber));
  if (found.length === 0) return undefined;
  const problem = 'contains the number in cardNo, which is never kept; send a value without it';
  return refusals.refuseFields(found.map(([field]) => ({ field, problem })));
}

function holds(text: string, cardNumber: string): boolean {
  return text.includes(cardNumber) || (hasEnoughDigits(text) && digitsOf(text).includes(cardNumber));
}
