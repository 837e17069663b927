import { describe, expect, it } from 'vitest';
import { patterns } from '../../../generated/patterns.ts';
import { AlipayPaymentRequest, ApplePayPaymentRequest, BalanceQueryRequest } from '../../../generated/validators.js';
import { describeFieldErrors, fieldErrorsText } from '../../../src/protocol/field-errors.ts';
import { exampleOf } from '../../contract/cases/contract.ts';

interface Check {
  (data: unknown): boolean;
  errors?: Parameters<typeof describeFieldErrors>[0] | null;
}

function textFor(validate: Check, body: unknown): string {
  validate(body);
  return fieldErrorsText(describeFieldErrors(validate.errors ?? [], patterns));
}

describe('the text of field errors', () => {
  const apple = exampleOf('createPayment', 'APPLE_PAY').body;
  const alipay = exampleOf('createPayment', 'ALIPAY').body;

  it.each<[string, Check, unknown, string]>([
    ['a missing field', BalanceQueryRequest, { merNo: 1, version: 'V3.0.0', sign: 'x' }, 'currency: is missing'],
    ['a wrong type', ApplePayPaymentRequest, { ...apple, merNo: '1' }, 'merNo: must be an integer'],
    ['an empty text', ApplePayPaymentRequest, { ...apple, ipAddress: '' }, 'ipAddress: must not be empty'],
    [
      'a wrong form, with a right example',
      ApplePayPaymentRequest,
      { ...apple, sourceAmount: '100' },
      'sourceAmount: must look like "100.00". Money as text with exactly two decimals, no sign, no leading zeros, at most 12 characters.',
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
      'billingEmail: must look like "ada@example.com". An e-mail address.',
    ],
    [
      'a list that may be an empty text as a list',
      AlipayPaymentRequest,
      { ...alipay, productInfoList: 7 },
      'productInfoList: must be an array',
    ],
    ['a body that is no object', BalanceQueryRequest, [], 'body: must be an object'],
  ])('names %s', (_, validate, body, text) => {
    expect(textFor(validate, body)).toBe(text);
  });

  it('cuts a long list of values', () => {
    const text = textFor(ApplePayPaymentRequest, { ...apple, currencyCode: 'ZZZ' });
    expect(text).toMatch(/^currencyCode: must be one of AED, (?:[A-Z]{3}, ){19}… \(\d+ values, see the docs\)$/);
  });

  it('names twenty fields and counts the rest', () => {
    const products = Array.from({ length: 6 }, () => ({}));
    const text = textFor(ApplePayPaymentRequest, { ...apple, products });
    expect(text.split('; ')).toHaveLength(21);
    expect(text).toMatch(/; and 4 more$/);
  });
});
