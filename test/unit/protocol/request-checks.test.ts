import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { patterns } from '../../../generated/patterns.ts';
import { AmountQueryRequest, CardPaymentRequest, OrderListRequest } from '../../../generated/validators.js';
import { checkFields, checkHeaders, chooseVariant } from '../../../src/protocol/request-checks.ts';
import { exampleOf } from '../../contract/cases/contract.ts';

const now = new Date('2026-11-15T12:00:00Z');
const noHeader = () => undefined;
const choose = (body: Record<string, unknown>) => chooseVariant(operations.queryOrder, noHeader, body);

const totals = (startDate: string) =>
  checkFields(
    { ...exampleOf('sumAmounts', 'default').body, startDate },
    { validate: AmountQueryRequest, rules: patterns, card: false, now },
  );

describe('the variant of a request', () => {
  const payment = operations.createPayment;
  const withHeader = (value: string | undefined) => chooseVariant(payment, () => value, {});

  it('is picked by the header, where the operation has such a header', () => {
    expect(withHeader('ALIPAY')).toMatchObject({ ok: true, name: 'ALIPAY', variant: payment.variants.ALIPAY });
  });

  it.each([undefined, ''])('is a card payment with the header %j', (value) => {
    expect(withHeader(value)).toMatchObject({ ok: true, name: 'CREDIT_CARD' });
  });

  it.each(['NO_SUCH', 'alipay', 'CREDIT_CARD', 'constructor', 'X'.repeat(300)])('is not %s', (value) => {
    const problem =
      'must be empty or one of UNIONPAY_H5, WECHAT, ALIPAY, APPLE_PAY, VN_BANK, CASH_APP, CRYPTO, GCASH, GOOGLE_PAY, PIX, PER_TRANSFER, SEPA, SPEI';
    expect(withHeader(value)).toEqual({ ok: false, error: { field: 'paymentType', problem } });
  });

  it('is picked by the body, where the body says it', () => {
    expect(choose({ queryType: 'refund' })).toMatchObject({ ok: true, name: 'refund' });
    const field = 'queryType';
    expect(choose({})).toEqual({ ok: false, error: { field, problem: 'is missing' } });
    const problem = 'must be one of sales, refund';
    expect(choose({ queryType: 'other' })).toEqual({ ok: false, error: { field, problem } });
    for (const empty of [null, '']) {
      expect(choose({ queryType: empty })).toEqual({ ok: false, error: { field, problem: 'is missing' } });
    }
  });

  it('is the only one there is, where there are none to pick from', () => {
    expect(chooseVariant(operations.queryBalance, noHeader, {})).toMatchObject({ ok: true, name: 'default' });
  });
});

describe('the fields of a card payment', () => {
  const { body } = exampleOf('createPayment', 'CREDIT_CARD');
  const check = (change: Record<string, unknown>, at = now) =>
    checkFields({ ...body, ...change }, { validate: CardPaymentRequest, rules: patterns, card: true, now: at });

  it('are right in the contract’s example', () => {
    expect(check({})).toEqual([]);
  });

  it('need a card number with a right check digit', () => {
    const problem = 'is not a valid card number; check the digits';
    expect(check({ cardNo: '4242424242424241' })).toEqual([{ field: 'cardNo', problem }]);
  });

  it('need a card that is still good', () => {
    const expired = [{ field: 'cardExpireYear', problem: 'is in the past; the card has expired' }];
    expect(check({ cardExpireMonth: '10', cardExpireYear: '2026' })).toEqual(expired);
    expect(check({ cardExpireMonth: '10', cardExpireYear: '26' })).toEqual(expired);
    expect(check({ cardExpireMonth: '11', cardExpireYear: '2026' })).toEqual([]);
    expect(check({ cardExpireMonth: '11', cardExpireYear: '26' }, new Date('2026-11-30T23:59:59Z'))).toEqual([]);
    expect(check({ cardExpireMonth: '11', cardExpireYear: '26' }, new Date('2026-12-01T00:00:00Z'))).toEqual(expired);
  });

  it('are reported once, with the form before the meaning', () => {
    const found = check({ cardNo: '12', cardExpireYear: '202', billingCity: '' });
    expect(found.map(({ field }) => field)).toEqual(['cardNo', 'cardExpireYear', 'billingCity']);
  });

  it('never stand in a message with their values', () => {
    const texts = check({ cardNo: '4242424242424241', cardSecurityCode: '98765' }).map(({ problem }) => problem);
    expect(texts.join()).not.toMatch(/4242424242424241|98765/);
  });
});

describe('dates', () => {
  const problem = 'is not a valid date';
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0099-01-01'])('%s is a day', (day) => {
    expect(totals(day)).toEqual([]);
  });

  it.each(['2026-02-29', '2026-02-30', '1900-02-29', '2026-04-31'])('%s is none', (day) => {
    expect(totals(day)).toEqual([{ field: 'startDate', problem }]);
  });

  it('are checked inside an object too', () => {
    const { body } = exampleOf('listOrders', 'default');
    const dateLimit = { from: '2026-02-30 00:00:00', to: '2026-03-01 00:00:00' };
    const options = { rules: patterns, card: false, now };
    const found = checkFields({ ...body, dateLimit }, { validate: OrderListRequest, ...options });
    expect(found).toEqual([{ field: 'dateLimit.from', problem }]);
  });
});

describe('headers', () => {
  const limits = { 'Idempotency-Key': { minLength: 1, maxLength: 5, pattern: '^[!-~]+$' } };
  const check = (headers: Record<string, string>, required: string[] = []) =>
    checkHeaders({ required, limits, header: (name) => headers[name], rules: patterns });

  it('may be absent where they are not required', () => {
    expect(check({})).toEqual([]);
    expect(check({ 'User-Agent': 'shop' }, ['User-Agent'])).toEqual([]);
  });

  it.each(['', undefined])('are missing as %j where they are required', (value) => {
    const headers = value === undefined ? {} : { 'User-Agent': value };
    expect(check(headers, ['User-Agent'])).toEqual([{ field: 'User-Agent', problem: 'is missing' }]);
  });

  it.each([
    ['', 'must have at least 1 characters, not 0'],
    ['123456', 'must have at most 5 characters, not 6'],
    ['a b', `contains a space; ${patterns['^[!-~]+$']?.text}`],
  ])('headers with the value %j are refused', (value, problem) => {
    expect(check({ 'Idempotency-Key': value })).toEqual([{ field: 'Idempotency-Key', problem }]);
  });

  it('are taken at their limits', () => {
    expect(check({ 'Idempotency-Key': '1' })).toEqual([]);
    expect(check({ 'Idempotency-Key': '12345' })).toEqual([]);
  });
});
