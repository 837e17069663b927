import { describe, expect, it } from 'vitest';
import { mayMove } from '../../../src/gateway/domain/order.ts';

describe('states', () => {
  it('move only 1 to 2 or 3, and 4 to 5 or 6 (I5)', () => {
    const states = [0, 1, 2, 3, 4, 5, 6, 7];
    const moves = states.flatMap((from) => states.filter((to) => mayMove(from, to)).map((to) => `${from}→${to}`));
    expect(moves).toEqual(['1→2', '1→3', '4→5', '4→6']);
  });
});
