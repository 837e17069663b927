import { describe, expect, it } from 'vitest';
import { patterns } from '../../../generated/patterns.ts';
import { AlipayPaymentRequest, ApplePayPaymentRequest, BalanceQueryRequest } from '../../../generated/validators.js';
import { fieldErrorsText } from '../../../src/protocol/field-errors.ts';
import { findFieldErrors } from '../../../src/protocol/received.ts';
import type { ReceivedValidator } from '../../../src/protocol/received.ts';
import { exampleOf } from '../../contract/cases/contract.ts';

function textFor(validate: ReceivedValidator, body: unknown): string {
  return fieldErrorsText(findFieldErrors(validate, body, patterns));
}

it('a keyword without words of its own still refuses', () => {
  const validate = Object.assign(() => false, {
    shape: {},
    errors: [{ instancePath: '/pageSize', keyword: 'propertyNames', params: {} }],
  });
  expect(textFor(validate, { pageSize: 5 })).toBe('pageSize: is not allowed here');
});

describe('the text of field errors', () => {
  const apple = exampleOf('createPayment', 'APPLE_PAY').body;
  const alipay = exampleOf('createPayment', 'ALIPAY').body;

  it.each<[string, ReceivedValidator, unknown, string]>([
    ['a missing field', BalanceQueryRequest, { merNo: 1, version: 'V3.0.0', sign: 'x' }, 'currency: is missing'],
    ['a wrong type', ApplePayPaymentRequest, { ...apple, merNo: '1' }, 'merNo: must be an integer, not a string'],
    ['an empty text', ApplePayPaymentRequest, { ...apple, ipAddress: '' }, 'ipAddress: must not be empty'],
    [
      'a wrong form, with a right example',
      ApplePayPaymentRequest,
      { ...apple, sourceAmount: '100' },
      'sourceAmount: is not in the expected format; use digits with two decimals and no leading zeros, at least 0.01, such as 100.00',
    ],
    [
      'a character that may not stand there',
      ApplePayPaymentRequest,
      { ...apple, merOrderNo: 'ORDER 1001' },
      'merOrderNo: contains a space; use letters, digits and ASCII punctuation, without spaces and without a currency code directly followed by an amount, such as USD10.00',
    ],
    [
      'a character that cannot be seen by its number',
      ApplePayPaymentRequest,
      { ...apple, sourceAmount: '1\u202e00.00' },
      'sourceAmount: contains the character U+202E; use digits with two decimals and no leading zeros, at least 0.01, such as 100.00',
    ],
    [
      'a length by the limit and what came',
      ApplePayPaymentRequest,
      { ...apple, merOrderNo: 'x'.repeat(33) },
      'merOrderNo: must have at most 32 characters, not 33',
    ],
    [
      'a field of an item by its place',
      ApplePayPaymentRequest,
      { ...apple, products: [...(apple['products'] as unknown[]), { sku: 'S' }] },
      'products[1].productName: is missing; products[1].price: is missing; products[1].quantity: is missing',
    ],
    [
      'a field that may be empty by what else it may be',
      AlipayPaymentRequest,
      { ...alipay, billingEmail: 'nobody' },
      'billingEmail: is not in the expected format; use an e-mail address with one @, such as ada@example.com',
    ],
    [
      'a list that may be an empty text as a list',
      AlipayPaymentRequest,
      { ...alipay, productInfoList: 7 },
      'productInfoList: must be an array, not a number',
    ],
    ['a body that is no object', BalanceQueryRequest, [], 'body: must be an object, not an array'],
  ])('names %s', (_, validate, body, text) => {
    expect(textFor(validate, body)).toBe(text);
  });

  it('cuts a long list of values', () => {
    const text = textFor(ApplePayPaymentRequest, { ...apple, currencyCode: 'ZZZ' });
    expect(text).toMatch(
      /^currencyCode: must be one of AED, (?:[A-Z]{3}, ){19}… \(\d+ values, see the docs\), not "ZZZ"$/,
    );
  });

  it('does not repeat what came where the contract says that it is about a person (I12)', () => {
    const text = textFor(AlipayPaymentRequest, { ...alipay, billingCountry: 'ZZ' });
    expect(text).toMatch(/^billingCountry: must be one of AD, (?:[A-Z]{2}, ){19}… \(\d+ values, see the docs\)$/);
  });

  it('names twenty fields and says that there are more', () => {
    const products = Array.from({ length: 6 }, () => ({}));
    const text = textFor(ApplePayPaymentRequest, { ...apple, products });
    expect(text.split('; ')).toHaveLength(21);
    expect(text).toMatch(/; and more$/);
  });
});
