import { describe, expectTypeOf, it } from 'vitest';
import type { OperationId, RequestBodies, SuccessAnswers } from '../../../generated/operations.ts';
import type { Fillable } from '../../../src/client/body-types.ts';
import type { Client } from '../../../src/client/index.ts';
import type {
  CreatePaymentBodies,
  CreatePaymentBody,
  CreatePaymentResult,
  CreatePaymentResults,
  PaymentMethod,
  RefundQueryResult,
  SalesQueryResult,
} from '../../../src/client/index.ts';
import { walletBody } from '../../helpers/gateway/client.ts';

// Checked by the compiler: a line marked @ts-expect-error fails the type check when it compiles.
declare const client: Client;
const products = [{ sku: 'MUG-01', productName: 'Blue mug', price: '50.00', quantity: '2' }];
const browser = { userAgent: 'Mozilla/5.0' };

describe('the body of a payment', () => {
  it('is tied to its method', () => {
    const calls = () => [
      client.createPayment('ALIPAY', { ...walletBody, osType: 'IOS' }),
      client.createPayment('APPLE_PAY', { ...walletBody, products, browser }),
      // @ts-expect-error Apple Pay needs products and browser.
      client.createPayment('APPLE_PAY', { ...walletBody, osType: 'IOS' }),
      // @ts-expect-error Alipay knows no browser object.
      client.createPayment('ALIPAY', { ...walletBody, products, browser }),
      // @ts-expect-error A card payment needs the card and the addresses.
      client.createPayment('CREDIT_CARD', walletBody),
      // @ts-expect-error There is no such method.
      client.createPayment('BITCOIN', walletBody),
      // @ts-expect-error An amount is a text.
      client.createPayment('PIX', { ...walletBody, sourceAmount: 100 }),
      // @ts-expect-error The client signs; a sign of the caller's own is not taken.
      client.createPayment('PIX', { ...walletBody, sign: 'x' }),
    ];
    expectTypeOf(calls).toBeFunction();
    expectTypeOf<CreatePaymentBody<'APPLE_PAY'>>().toHaveProperty('browser');
    expectTypeOf<CreatePaymentBody<'PIX'>>().not.toHaveProperty('browser');
    expectTypeOf<PaymentMethod>().toExtend<string>();
  });
});

describe('the client', () => {
  it('has a method for every operation of the contract', () => {
    expectTypeOf<Exclude<OperationId, keyof Client>>().toBeNever();
  });
});

describe('an answer', () => {
  it('has a payUrl wherever the payer pays on a page', () => {
    const pix = () => client.createPayment('PIX', walletBody);
    const card = () => client.createPayment('CREDIT_CARD', {} as CreatePaymentBody<'CREDIT_CARD'>);
    expectTypeOf(pix).returns.resolves.toHaveProperty('payUrl').toEqualTypeOf<string>();
    expectTypeOf<Client['createCashierOrder']>().returns.resolves.toHaveProperty('payUrl').toEqualTypeOf<string>();
    expectTypeOf<Client['createCashierPayment']>().returns.resolves.toHaveProperty('payUrl').toEqualTypeOf<string>();
    // A card is asked for 3-D Secure, or not.
    expectTypeOf(card).returns.resolves.toHaveProperty('payUrl').toEqualTypeOf<string | undefined>();
    expectTypeOf<
      CreatePaymentResult<Exclude<PaymentMethod, 'CREDIT_CARD' | 'APPLE_PAY' | 'VN_BANK'>>['payUrl']
    >().toEqualTypeOf<string>();
  });

  it('is tied to what was asked', () => {
    const sales = () => client.queryOrder({ queryType: 'sales', merOrderNo: 'A', tradeNo: 'B' });
    const refund = () => client.queryOrder({ queryType: 'refund', merOrderNo: 'A', tradeNo: 'B', refundNo: 'C' });
    expectTypeOf(sales).returns.resolves.toEqualTypeOf<SalesQueryResult>();
    expectTypeOf(refund).returns.resolves.toEqualTypeOf<RefundQueryResult>();
    // @ts-expect-error A refund is asked for by its number.
    const incomplete = () => client.queryOrder({ queryType: 'refund', merOrderNo: 'A', tradeNo: 'B' });
    expectTypeOf(incomplete).toBeFunction();
  });
});

describe('the flat types', () => {
  type Parameter<Id extends OperationId> = Parameters<Client[Id]>[0];
  type Bodies = Omit<RequestBodies, 'createPayment' | 'queryOrder'>;
  type BodyOf<Id extends keyof Bodies> = Bodies[Id] extends { default: infer Body } ? Fillable<Body> : never;
  type DataOf<Answer> = Answer extends { data: infer Data } ? Data : Answer;

  it('take the bodies of the contract, and no others', () => {
    expectTypeOf<{
      [Method in PaymentMethod]: Fillable<RequestBodies['createPayment'][Method]>;
    }>().toExtend<CreatePaymentBodies>();
    expectTypeOf<CreatePaymentBodies>().toExtend<{
      [Method in PaymentMethod]: Fillable<RequestBodies['createPayment'][Method]>;
    }>();
    expectTypeOf<{ [Id in keyof Bodies]: BodyOf<Id> }>().toExtend<{ [Id in keyof Bodies]: Parameter<Id> }>();
    expectTypeOf<{ [Id in keyof Bodies]: Parameter<Id> }>().toExtend<{ [Id in keyof Bodies]: BodyOf<Id> }>();
  });

  it('give the answers of the contract', () => {
    type Answers = { [Method in PaymentMethod]: DataOf<SuccessAnswers['createPayment'][Method]> };
    expectTypeOf<Answers>().toExtend<CreatePaymentResults>();
    expectTypeOf<CreatePaymentResults>().toExtend<Answers>();
    type Others = { [Id in keyof Bodies]: DataOf<SuccessAnswers[Id]['default']> };
    expectTypeOf<Others>().toExtend<{ [Id in keyof Bodies]: Awaited<ReturnType<Client[Id]>> }>();
    expectTypeOf<{ [Id in keyof Bodies]: Awaited<ReturnType<Client[Id]>> }>().toExtend<Others>();
    expectTypeOf<DataOf<SuccessAnswers['queryOrder']['sales']>>().toExtend<SalesQueryResult>();
    expectTypeOf<DataOf<SuccessAnswers['queryOrder']['refund']>>().toExtend<RefundQueryResult>();
  });
});
