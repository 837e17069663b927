import { describe, expect, it } from 'vitest';
import type { Chargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import type { PlatformOperations } from '../../../src/gateway/operations/operations.ts';
import {
  chargeback,
  chargebackNo,
  closedExample,
  openExample,
  order,
  orderExample,
  refund,
  refundExample,
  refundNo,
  tradeNo,
} from './example-order.ts';
import { START, openOperator, problem } from '../operator/operator.ts';

const notCalled = () => Promise.reject(new Error('not called here'));
const NOT_CALLED = { refundByHand: notCalled, payOutByHand: notCalled, payOutRun: notCalled };

describe('what the operator says of an order', () => {
  const won: Chargeback = { ...chargeback, state: 'won', closedAt: Date.parse('2026-11-20T09:00:00.000Z') };
  const by = { headers: { 'x-reason': 'Ticket 4711' } };
  const audit = { at: START, actor: 'break-glass token', merNo: order.merNo, reason: 'Ticket 4711' };

  it.each([
    ['completeOrder', `/orders/${tradeNo}/complete`, { result: 'success' }, orderExample.value, tradeNo, 'success'],
    [
      'completeRefund',
      `/refunds/${refundNo}/complete`,
      { result: 'failure' },
      refundExample.value,
      refundNo,
      'failure',
    ],
    [
      'closeChargeback',
      `/chargebacks/${chargebackNo}/close`,
      { result: 'won' },
      closedExample.value,
      chargebackNo,
      'won',
    ],
    ['openChargeback', '/chargebacks', { tradeNo, reason: 'Fraud' }, openExample.value, tradeNo, 'Fraud'],
    ['chargeOrderBack', `/orders/${tradeNo}/chargeback`, { reason: 'Fraud' }, openExample.value, tradeNo, 'Fraud'],
  ])('is done and recorded by %s', async (...[action, path, body, answer, target, detail]) => {
    const inputs: unknown[] = [];
    const note = (input: unknown) => void inputs.push(input);
    const platform: PlatformOperations = {
      ...NOT_CALLED,
      completeOrder: async (input) => (note(input), { kind: 'done', subject: order }),
      completeRefund: async (input) => (note(input), { kind: 'done', subject: refund }),
      openChargeback: async (input) => (note(input), { kind: 'opened', chargeback }),
      closeChargeback: async (input) => (note(input), { kind: 'done', subject: won }),
    };
    const { call } = openOperator({ platform });
    expect((await call('POST', `/operator${path}`, { body, ...by })).body).toEqual(answer);
    expect(inputs).toEqual([
      expect.objectContaining({ ...body, audit: expect.objectContaining({ ...audit, action, target, detail }) }),
    ]);
  });

  it('changes nothing where it has its final state, or is not there', async () => {
    const platform: PlatformOperations = {
      ...NOT_CALLED,
      completeOrder: async () => ({ kind: 'alreadyFinal', subject: order }),
      completeRefund: async () => ({ kind: 'notFound' }),
      openChargeback: async () => ({ kind: 'refused', reason: 'nothingLeft' }),
      closeChargeback: async () => ({ kind: 'alreadyFinal', subject: won }),
    };
    const { call } = openOperator({ platform });
    const post = async (path: string, body?: unknown) => (await call('POST', `/operator${path}`, { body })).body;
    const ended = { detail: 'The order ended with success before; nothing was changed.' };
    const closed = { detail: 'The chargeback was won before; nothing was changed.' };
    expect(await post(`/orders/${tradeNo}/complete`, { result: 'failure' })).toEqual(
      problem('alreadyFinal', 409, ended),
    );
    expect(await post(`/chargebacks/${chargebackNo}/close`, { result: 'lost' })).toEqual(
      problem('alreadyFinal', 409, closed),
    );
    expect(await post(`/refunds/${refundNo}/complete`, { result: 'success' })).toEqual(problem('refundNotFound', 404));
    expect(await post(`/orders/${tradeNo}/chargeback`)).toEqual(problem('nothingLeft', 409));
    expect(await post('/chargebacks', { tradeNo, reason: 'Fraud' })).toEqual(problem('nothingLeft', 409));
  });
});
