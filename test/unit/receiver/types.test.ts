import { describe, expect, expectTypeOf, it } from 'vitest';
import type { components } from '../../../generated/openapi.ts';
import type { Client } from '../../../src/client/index.ts';
import { createReceiver, fakeNotification } from '../../../src/receiver/index.ts';
import type {
  Delivery,
  NotificationEvent,
  OrderConfirmation,
  UnknownNotification,
} from '../../../src/receiver/index.ts';
import { secret } from './recording-receiver.ts';

type Schemas = components['schemas'];

// The compiler is the judge here (`npm run typecheck`); that the file runs shows only that it is looked at.
describe('the types', () => {
  it('give each handler the payload of its event', () => {
    const receiver = createReceiver({ secrets: [secret], fallback: () => undefined })
      .on('paymentResult', (payload, delivery) => {
        expectTypeOf(payload).toEqualTypeOf<Schemas['PaymentResultNotification']>();
        expectTypeOf(payload.code).toEqualTypeOf<'0' | '1'>();
        expectTypeOf(delivery).toEqualTypeOf<Delivery>();
      })
      .on('payoutResult', (payload) => expectTypeOf(payload).toEqualTypeOf<Schemas['PayoutResultNotification']>())
      .on('refundResult', async (payload) => {
        expectTypeOf(payload).toEqualTypeOf<Schemas['RefundResultNotification']>();
        expectTypeOf(payload.state).toEqualTypeOf<0 | 1>();
      })
      .on('chargeback', (payload) => {
        expectTypeOf(payload).toEqualTypeOf<Schemas['ChargebackNotification']>();
        expectTypeOf(payload.state).toEqualTypeOf<0 | 1 | 2>();
      });
    expectTypeOf(receiver.on).parameter(0).toEqualTypeOf<NotificationEvent>();
    expect(receiver).toBeDefined();
  });

  it('refuse an unknown event and a field of another event', () => {
    const receiver = createReceiver({ secrets: [secret], fallback: () => undefined });
    // @ts-expect-error There is no such event.
    expect(() => receiver.on('paymentDone', () => undefined)).toThrow();
    // @ts-expect-error A payment result has no refund number.
    receiver.on('paymentResult', (payload) => payload.refundNo);
    // @ts-expect-error A receiver needs a fallback.
    expect(() => createReceiver({ secrets: [secret] })).toThrow();
  });

  it('let the fallback narrow on the event', () => {
    createReceiver({
      secrets: [secret],
      fallback: (notification) => {
        if (notification.event === 'unknown') expectTypeOf(notification).toEqualTypeOf<UnknownNotification>();
        if (notification.event !== 'refundResult') return;
        expectTypeOf(notification.payload).toEqualTypeOf<Schemas['RefundResultNotification']>();
      },
    });
    expect(fakeNotification('refundResult').payload.refundAmount).toBe('40.00');
    expectTypeOf(fakeNotification('refundResult').payload).toEqualTypeOf<Schemas['RefundResultNotification']>();
    // @ts-expect-error A refund result has no code.
    expect(fakeNotification('refundResult', { code: '0' }).payload).toMatchObject({ code: '0' });
  });

  it('take for a confirmation what answers with the contract’s own results', () => {
    type Answers = { queryOrder: () => Promise<Schemas['SalesQueryResult'] | Schemas['RefundQueryResult']> };
    expectTypeOf<Client>().toExtend<OrderConfirmation>();
    expectTypeOf<Answers>().toExtend<OrderConfirmation>();
    expectTypeOf<{
      queryOrder: (query: { queryType: 'sales' | 'refund' }) => Promise<Schemas['Balance']>;
    }>().not.toExtend<OrderConfirmation>();
  });
});
