import { expect, it } from 'vitest';
import { withMethodWords } from '../../../src/gateway/pages/shared/orders/order-words.ts';

// Texts of the contract that name a method by its code, as timelines and the list of what needs a person show them.

it.each([
  ['payment of 25.00 PEN by PER_TRANSFER accepted', 'payment of 25.00 PEN by Bank transfer (Peru) accepted'],
  ['5.00 MXN by PAYOUT_6, order PAYOUT_6', '5.00 MXN by SPEI, order PAYOUT_6'],
  ['5.00 USD by PAYOUT_1, order PIX-7', '5.00 USD to a bank account, order PIX-7'],
  ['attempt 1 of the payer by CREDIT_CARD with 424242…4242', 'attempt 1 of the payer by Card with 424242…4242'],
  ['SEPA_1 and PIX-7 are numbers of orders', 'SEPA_1 and PIX-7 are numbers of orders'],
])('“%s” reads “%s”', (text, words) => {
  expect(withMethodWords(text)).toBe(words);
});
