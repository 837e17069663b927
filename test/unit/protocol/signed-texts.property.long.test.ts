import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeNumber } from '../../../src/gateway/domain/numbers.ts';
import { contract } from '../../contract/cases/contract.ts';
import {
  isLengthBound,
  isTaken,
  readAs,
  readingsOf,
  signedFieldsOf,
  signedOperations,
} from '../../helpers/contract/signed-readings.ts';
import type { Reading } from '../../helpers/contract/signed-readings.ts';

// S2, S5: signed fields are joined without a separator, so a text could be cut in more than one way. The grammar of the
// fields leaves one way only. Why it does, with R for a currency code directly followed by an amount:
// - Order numbers hold no R and do not end in the beginning of one, and a currency's letters are followed by a digit only
//   where R begins. So in payments and payouts the first R begins exactly where the order number ends, which settles
//   order number, currency and amount; a payout has more after it, a payment has not.
// - In a refund R can only be its amount with what stands before it: the next character is the T of the trade number, and
//   no payout has a letter there. Refunds and queries end in a trade number, payments in an amount.
// - Accounts of payouts do not end in R, so no payout has the text of a payment, even of one with a refused number.
// - Balances, lists and totals have no dot and no trade number, and differ by letters, spaces and dashes.

const TRADE_NUMBER = composeNumber('order', { now: 1_790_000_000_000, merNo: 100_001, random: 'ABC123DEF456GH' });

/** Whether two requests with one signature could both be accepted. */
function conflict(left: Reading, right: Reading): boolean {
  // S1: a trade number is of one order, and the order number must be its own.
  const { merOrderNo, tradeNo } = left.fields;
  return tradeNo === undefined || tradeNo !== right.fields['tradeNo'] || merOrderNo === right.fields['merOrderNo'];
}

function expectOneReading(text: string): void {
  const readings = readingsOf(text);
  for (const [index, left] of readings.entries()) {
    const other = readings.slice(index + 1).find((right) => conflict(left, right));
    if (other !== undefined) throw new Error(`${text} reads as ${JSON.stringify([left, other])}`);
  }
}

/** What fields are made of, and what stands where one ends and the next begins. */
const pieces = fc.oneof(
  fc.constantFrom('USD', 'EUR', 'US', 'D', 'X', 'ACC', 'TG', '0', '1', '3', '12', '15', '100', '.', '.0', '.00', '.45'),
  fc.constantFrom('USD10.00', 'USD10.', 'USD10.0', '10.00', '500.001', 'USD500.001', '-', 'ORDER-1', TRADE_NUMBER),
  fc.constantFrom('2026-11-01', '2026-11-01 00:00:00', ' ', '20', '@'),
);

describe('a signed text', () => {
  it('reads as one request only, whatever pieces of fields it is made of', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => expectOneReading(parts.join(''))),
      { numRuns: 2000 },
    );
  });

  it('reads as one request only, in every combination of a currency, digits and dots up to nine pieces', () => {
    const grow = (texts: readonly string[]) => texts.flatMap((text) => ['USD', '1', '.'].map((piece) => text + piece));
    for (let count = 0, texts = ['X']; count <= 9; count += 1, texts = grow(texts)) {
      for (const text of texts) {
        expectOneReading(text);
        expectOneReading(text + TRADE_NUMBER);
      }
    }
  });

  it('a signed text of an accepted request is not the one of any other, however its fields are shifted', () => {
    const orderNumbers = fc.array(pieces, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    const amounts = fc.constantFrom('1.00', '0.01', '10.00', '123.45', '1234.56', '999999999.99');
    const requests = fc.oneof(
      fc.tuple(orderNumbers, fc.constantFrom('USD', 'EUR'), amounts),
      fc.tuple(orderNumbers, fc.constantFrom('USD', 'EUR'), amounts, fc.constantFrom('1', '6'), orderNumbers),
      fc.tuple(orderNumbers, amounts, fc.constant(TRADE_NUMBER)),
      fc.tuple(orderNumbers, fc.constant(TRADE_NUMBER)),
    );
    fc.assert(
      fc.property(requests, (fields) => expectOneReading(fields.join(''))),
      { numRuns: 2000 },
    );
  });

  it('a signed text of a cashier order is that of nothing else, even if its number is one that the contract refuses (S5)', () => {
    const anything = fc.oneof(
      fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
      fc.string(),
    );
    const amounts = fc.constantFrom('0.01', '10.00', '123.45', '999999999.99');
    fc.assert(
      fc.property(anything, fc.constantFrom('USD', 'EUR', 'ALL'), amounts, (number, currency, amount) => {
        const others = readingsOf(number + currency + amount).filter(
          ({ operationId }) => operationId !== 'createPayment',
        );
        expect(others).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  // Documented: payments and cashier orders are signed alike. They share their order numbers, so one of them is accepted.
  it('a signed text of a cashier order has the fields and the grammar of a payment', () => {
    const numbers = fc.array(pieces, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(numbers, (merOrderNo) => {
        const fields = { merOrderNo, currencyCode: 'USD', sourceAmount: '10.00' };
        for (const operationId of ['openCashier', 'createCashierOrder', 'createCashierPayment'] as const) {
          expect(signedFieldsOf(operationId)).toEqual(signedFieldsOf('createPayment'));
          expect(isTaken(operationId, fields)).toBe(isTaken('createPayment', fields));
        }
      }),
    );
  });

  it('is tried to the full length of every field', () => {
    for (const operationId of signedOperations) {
      for (const name of signedFieldsOf(operationId))
        expect([name, isLengthBound(operationId, name)]).toEqual([name, true]);
    }
  });
});

describe('the signed text of the order list', () => {
  const PAGES_TRIED = 1_100;

  it('reads as one page only, for every page up to the thousandth and every size', () => {
    const taken = new Map<string, string>();
    const absent = Symbol('absent');
    for (const pageNum of [absent, ...counting(PAGES_TRIED)]) {
      for (const pageSize of [absent, ...counting(100)]) {
        const fields = {
          ...(pageNum === absent ? {} : { pageNum: String(pageNum) }),
          ...(pageSize === absent ? {} : { pageSize: String(pageSize) }),
        };
        if (!isTaken('listOrders', fields)) continue;
        const text = Object.values(fields).join('');
        if (taken.has(text)) throw new Error(`${JSON.stringify(fields)} signs like ${taken.get(text)}`);
        taken.set(text, JSON.stringify(fields));
      }
    }
    // Nothing that a program needs is lost: every page can be asked for in sizes from 10 to 100.
    expect(taken.size).toBeGreaterThan(PAGES_TRIED * 91);
  });

  it('reads as one page only, for pages of any number', () => {
    const paging = fc.tuple(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 10, max: 100 }));
    fc.assert(
      fc.property(paging, ([pageNum, pageSize]) => {
        const fields = { pageNum: String(pageNum), pageSize: String(pageSize) };
        expect(readAs('listOrders', `${pageNum}${pageSize}`)).toEqual([{ operationId: 'listOrders', fields }]);
      }),
    );
  });
});

describe('the grammar of order numbers', () => {
  const taken = (merOrderNo: string) =>
    isTaken('createPayment', { merOrderNo, currencyCode: 'USD', sourceAmount: '10.00' });

  it.each([
    'ORDER-1001',
    'ORDER1001.01',
    'INV2024.015',
    '2026.11.15-0001',
    '10.00',
    'USD-10.00',
    'USD10',
    'usd10.00',
    '#1001/2',
    'R$10.00',
    '0'.repeat(32),
  ])('takes %s', (merOrderNo) => expect(taken(merOrderNo)).toBe(true));

  it.each(['USD500.001ACC', 'USD10.00', 'A-EUR0.01-B', 'XUSD15.', 'XUSD15.1', 'with space', ''])(
    'refuses %j',
    (merOrderNo) => expect(taken(merOrderNo)).toBe(false),
  );

  it('names every currency of the contract', () => {
    const { pattern } = contract.components.schemas['MerchantOrderNumber'] as { pattern: string };
    const { enum: currencies } = contract.components.schemas['CurrencyCode'] as { enum: string[] };
    expect(/\(([A-Z|]+)\)/.exec(pattern)?.[1]?.split('|')).toEqual(currencies);
  });
});

function counting(max: number): number[] {
  return Array.from({ length: max }, (_, index) => index + 1);
}
