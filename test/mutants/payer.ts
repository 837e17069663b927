import type { Mutant } from './mutant.ts';

/** What payers see. */
export const PAYER_MUTANTS: readonly Mutant[] = [
  {
    file: 'src/gateway/pages/payer/views/order-section.ts',
    before: '${quantity} ×',
    after: '1 ×',
    seen: 'a basket of three is shown to the payer as one',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/views/order-section.ts',
    before: 'moreProducts(rest)',
    after: 'moreProducts(products.length)',
    seen: 'a long basket says that all its products are further ones',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/views/result.ts',
    before: 'codeFact(texts.orderNumber, order.merOrderNo)',
    after: 'codeFact(texts.orderNumber, order.tradeNo)',
    seen: 'the receipt has a number that the shop does not know as the number of the order',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/views/result.ts',
    before: 'moment(order.finishedAt, view)',
    after: 'moment(order.createdAt, view)',
    seen: 'the receipt is dated when the payer opened the page, not when they paid',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/views/result.ts',
    before: 'successBody(amount, shownName(paid.merchant))',
    after: 'successBody(amount, paid.order.merOrderNo)',
    seen: 'the receipt says that an order number was paid, not the shop',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/views/waiting.ts',
    before: 'expiresAt - view.now',
    after: 'expiresAt - view.paid.order.createdAt',
    seen: 'the countdown begins anew each time a payer opens the page',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/views/way-back.ts',
    before: "paid.order.state !== 'succeeded'",
    after: "paid.order.state === 'succeeded'",
    seen: 'who began to pay a link finds no way back to it',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/views/limited.ts',
    before: 'Math.ceil(retryAfterSeconds / 60)',
    after: 'retryAfterSeconds',
    seen: 'a payer who has to wait for a minute reads that they have to wait for an hour',
    tests: ['test/gateway/pages/payer/forms.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/views/link-amount.ts',
    before: 'fromTo(inWords(amountMin), inWords(amountMax))',
    after: 'fromTo(inWords(amountMax), inWords(amountMin))',
    seen: 'a payer may choose an amount from $50.00 to $5.00',
    tests: ['test/gateway/links/paying.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/situation.ts',
    before: 'finishedAt >= expiresAt',
    after: 'finishedAt < expiresAt',
    seen: 'a payment that was declined is shown as expired',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/payer/language.ts',
    before: 'right.weight - left.weight',
    after: 'left.weight - right.weight',
    seen: 'the page is in the language that the payer likes least',
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
  {
    file: 'src/gateway/pages/design/number-texts.ts',
    before: 'timeZone: zone',
    after: "timeZone: 'UTC'",
    seen: "times on the payer's page are those of another zone, without a word about it",
    tests: ['test/gateway/pages/payer/views.test.ts'],
  },
];
