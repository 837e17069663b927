import type { AdapterMutant } from './mutant.ts';

/** Units, and how much may be refunded. */
export const AMOUNTS: readonly AdapterMutant[] = [
  {
    fault: 'takes hundredths for the unit of ISO 4217, in version 1',
    rule: 'UNIT-4',
    also: ['BOOKS-4'],
    edits: [
      {
        file: 'money.ts',
        before: 'return version === 1 && decimals !== CRYPTO_DECIMALS ? 2 : decimals;',
        after: 'return version === 1 || decimals !== CRYPTO_DECIMALS ? decimals : CRYPTO_DECIMALS;',
      },
    ],
  },
  {
    fault: 'counts hundredths in version 2 too',
    rule: 'UNIT-5',
    also: ['BOOKS-4'],
    edits: [
      {
        file: 'money.ts',
        before: 'return version === 1 && decimals !== CRYPTO_DECIMALS ? 2 : decimals;',
        after: 'return version > 0 && decimals !== CRYPTO_DECIMALS ? 2 : decimals;',
      },
    ],
  },
  {
    fault: 'believes that a dinar has a hundred parts',
    rule: 'BOOKS-4',
    also: ['REPORT-1', 'REPORT-2', 'REPORT-3', 'REPORT-4'],
    edits: [
      {
        file: 'pretend-provider/client.ts',
        before: '{ reference, currency, amount: String(amount), ...body }',
        after: "{ reference, currency, amount: String(currency === 'BHD' ? amount / 10n : amount), ...body }",
      },
      {
        file: 'pretend-provider/client.ts',
        before: 'movement.amount === String(amount);',
        after: "(movement.amount === String(amount) || currency === 'BHD');",
      },
    ],
  },
  {
    fault: 'reads amounts as numbers, which are not exact beyond 2^53',
    rule: 'BOOKS-4',
    also: [],
    edits: [
      {
        file: 'money.ts',
        before: 'rescale(BigInt(amount), wireDecimals(isoDecimals, version), decimals)',
        after: 'rescale(BigInt(Number(amount)), wireDecimals(isoDecimals, version), decimals)',
      },
    ],
  },
  {
    fault: 'rounds what the currency does not have',
    rule: 'UNIT-4',
    also: ['BOOKS-4'],
    edits: [
      {
        file: 'money.ts',
        before: 'return amount % unit === 0n ? amount / unit : null;',
        after: 'return unit > 0n ? amount / unit : null;',
      },
    ],
  },
  {
    fault: 'declines amounts below a minimum that nobody knows of',
    rule: 'UNIT-5',
    also: ['UNIT-4', 'UNIT-6'],
    edits: [
      {
        file: 'movements.ts',
        before: 'if (amount === null) return',
        after: "if (amount === null || (kind === 'payment' && amount < 50n)) return",
      },
    ],
  },
  {
    fault: 'refunds more than was paid',
    rule: 'REFUND-1',
    also: [
      'REFUND-2',
      'REFUND-3',
      'REFUND-4',
      'REFUND-8',
      'REFUND-9',
      'BOOKS-5',
      'UNIT-10',
      'RETURN-1',
      'RETURN-2',
      'RETURN-3',
      'RETURN-4',
      'RETURN-7',
      'RETURN-8',
    ],
    edits: [
      {
        file: 'adapter.ts',
        before: 'return refunded + amount > orderOf(payment, money).amount ?',
        after: 'return amount > orderOf(payment, money).amount && refunded < 0n ?',
      },
    ],
  },
  {
    fault: 'compares each refund with the payment, and not their sum',
    rule: 'REFUND-1',
    also: [
      'REFUND-2',
      'REFUND-3',
      'REFUND-4',
      'REFUND-8',
      'REFUND-9',
      'BOOKS-5',
      'UNIT-10',
      'RETURN-1',
      'RETURN-2',
      'RETURN-3',
      'RETURN-4',
      'RETURN-7',
      'RETURN-8',
    ],
    edits: [
      {
        file: 'adapter.ts',
        before: 'return refunded + amount > orderOf(payment, money).amount ?',
        after: 'return amount > orderOf(payment, money).amount || refunded < 0n ?',
      },
    ],
  },
  {
    fault: 'lets refunds that come at once exceed the payment',
    rule: 'REFUND-4',
    // Who asks for a refund that has not got its turn yet hears that there is none.
    also: ['LOST-3', 'BOOKS-3', 'BOOKS-5', 'RETURN-4'],
    edits: [
      {
        file: 'adapter.ts',
        before: '    refund: (call, version) =>\n      inTurn(call.tradeNo, async () =>',
        after: '    refund: (call, version) =>\n      inTurn(call.refundNo ?? call.tradeNo, async () =>',
      },
      {
        file: 'movements.ts',
        before: '    store.put(entry);',
        after: 'await new Promise((resolve) => setTimeout(resolve, 20));\n    store.put(entry);',
      },
    ],
  },
  {
    fault: 'refunds in another currency than was paid',
    rule: 'REFUND-5',
    also: ['RETURN-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: "if (payment.currency !== currency) return 'The payment has another currency.';",
        after: "if (payment.currency === '') return 'The payment has no currency.';",
      },
    ],
  },
  {
    fault: 'refunds payments that it does not know',
    rule: 'REFUND-6',
    also: ['REFUND-7', 'BOOKS-5', 'RETURN-6'],
    edits: [
      {
        file: 'adapter.ts',
        before: "if (payment === undefined) return 'There is no such payment.';",
        after: 'if (payment === undefined) return null;',
      },
    ],
  },
  {
    fault: 'refunds the whole payment whatever it is asked for',
    rule: 'BOOKS-4',
    also: ['BOOKS-5'],
    edits: [
      {
        file: 'adapter.ts',
        before: 'return provider.refund({ ...order, charge });',
        after: 'return provider.refund({ ...order, amount: charge.amount, charge });',
      },
    ],
  },
];
