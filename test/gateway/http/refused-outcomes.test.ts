import { expect, it } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { refused } from '../../../src/gateway/domain/outcomes.ts';
import type { Refused } from '../../../src/gateway/domain/outcomes.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import { signed } from '../../helpers/gateway/caller.ts';
import { useHttp } from './helpers.ts';

const start = useHttp();

it.each([
  [
    'Invalid input. sourceAmount: must be whole.',
    400,
    '10001',
    refused('fraction', { field: 'sourceAmount', problem: 'must be whole' }),
  ],
  [
    'Record not found. vaBankId: the bank 7 is not listed; send a listed bank, or omit the field.',
    404,
    '10011',
    refused('bankNotListed', { bankId: 7 }),
  ],
  [
    'The order number is taken. merOrderNo: already used by another order. Use a new number.',
    200,
    '10006',
    refused('orderNumberTaken'),
  ],
  [
    'The order number is taken. Idempotency-Key: already used with a different body. Use a new key.',
    200,
    '10006',
    refused('idempotencyKeyTaken', { operation: 'createPayout' }),
  ],
  [
    'Submitted twice. merOrderNo: the same order was submitted less than a second ago.',
    200,
    '10007',
    refused('submittedTwice'),
  ],
  [
    'The currency is not enabled. There is no exchange rate from EUR to USD.',
    200,
    '10009',
    refused('noExchangeRate', { from: 'EUR', to: 'USD' }),
  ],
  [
    'The order does not exist. merOrderNo and tradeNo: you have no order with both of these numbers.',
    200,
    '20001',
    refused('orderNotFound'),
  ],
  ['The refund does not exist. refundNo: this order has no such refund.', 200, '20002', refused('refundNotFound')],
  [
    'The order cannot be refunded. tradeNo: only a successful payment that was not charged back can be refunded.',
    200,
    '20003',
    refused('orderNotRefundable'),
  ],
  [
    'The amount exceeds what is left to refund. amount: exceeds the part of the payment that has not been refunded.',
    200,
    '20004',
    refused('refundTooLarge'),
  ],
  [
    'The balance is insufficient. The balance in EUR is too low for the payout.',
    200,
    '30001',
    refused('payoutTooLarge', { currency: 'EUR' }),
  ],
] satisfies [string, number, string, Refused][])(
  'an operation that refuses is answered by its code: %s',
  async (message, status, code, refusal) => {
    const outcome = async () => refusal;
    const http = await start({
      operations: {
        createPayment: outcome,
        createPayout: outcome,
        applyRefund: outcome,
        queryOrder: outcome,
        queryRefund: outcome,
      },
    });
    const asked: [OperationId, string][] = [
      ['createPayment', 'CREDIT_CARD'],
      ['openCashier', 'default'],
      ['createPayout', 'default'],
      ['applyRefund', 'default'],
      ['queryOrder', 'sales'],
      ['queryOrder', 'refund'],
    ];
    for (const [operationId, variant] of asked) {
      const body = signed(operationId, exampleOf(operationId, variant).body);
      const answer = await http.caller.call({ operationId, variant, body });
      expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { code, message }]);
    }
  },
);
