import { describe, expect, it } from 'vitest';
import { mayClose } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import { mayMove } from '../../../src/gateway/domain/orders/order.ts';

describe('states', () => {
  it('states of orders and refunds move from processing to failed or succeeded, once (I5)', () => {
    const states = ['processing', 'failed', 'succeeded'] as const;
    const moves = states.flatMap((from) => states.filter((to) => mayMove(from, to)).map((to) => `${from}→${to}`));
    expect(moves).toEqual(['processing→failed', 'processing→succeeded']);
  });

  it('states of chargebacks move from open to won or lost, once (I5)', () => {
    const states = ['open', 'won', 'lost'] as const;
    const moves = states.flatMap((from) => states.filter((to) => mayClose(from, to)).map((to) => `${from}→${to}`));
    expect(moves).toEqual(['open→won', 'open→lost']);
  });
});
