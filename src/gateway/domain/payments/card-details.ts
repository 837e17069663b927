import type { OrderDetails } from '../orders/order.ts';
import type { CardData } from '../ports.ts';

/** S9: only the first six and the last four digits of a card and its expiry date are kept. */
export function cardDetailsOf(card: CardData): NonNullable<OrderDetails['card']> {
  return {
    first6: card.number.slice(0, 6),
    last4: card.number.slice(-4),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
  };
}
