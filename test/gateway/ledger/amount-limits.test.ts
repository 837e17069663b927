import { describe, expect, it } from 'vitest';
import { planChargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import { BALANCE_MAX, EMPTY_BALANCE, NEW_MONEY_MAX } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Balance } from '../../../src/gateway/domain/ledger/ledger.ts';
import { fitsOneOrder, hasRoom } from '../../../src/gateway/domain/ledger/limits.ts';
import { AMOUNT_MAX } from '../../../src/gateway/domain/money.ts';
import type { Order } from '../../../src/gateway/domain/orders/order.ts';
import { refused } from '../../../src/gateway/domain/outcomes.ts';
import { writeMerchantRefusal } from '../../../src/gateway/operator/wire/refusals/merchant-interface.ts';

const ORDER = {
  kind: 'payment',
  state: 'succeeded',
  amount: 100n,
  settleAmount: 100n,
  settlementCurrency: 'USDT',
  refunded: 0n,
  refundedSettle: 0n,
  chargedBack: 0n,
  unsettled: 0n,
  marginHeld: 0n,
} as Order;

describe('a chargeback', () => {
  it.each<[string, Partial<Balance>, 'planned' | 'refused']>([
    ['that a merchant can just owe', { debt: -(BALANCE_MAX - 107n) }, 'planned'],
    ['that is one unit more than it can owe', { debt: -(BALANCE_MAX - 106n) }, 'refused'],
    ['whose hold just fits', { payoutHold: BALANCE_MAX - 100n }, 'planned'],
    ['whose hold does not fit', { payoutHold: BALANCE_MAX - 99n }, 'refused'],
    ['whose fee just fits', { fees: BALANCE_MAX - 7n }, 'planned'],
    ['whose fee does not fit', { fees: BALANCE_MAX - 6n }, 'refused'],
  ])('%s', (_case, balance, kind) => {
    const outcome = planChargeback(ORDER, { ...EMPTY_BALANCE, ...balance }, { chargebackNo: 'CB1', fee: 7n });
    expect(outcome.kind).toBe(kind);
    if (outcome.kind === 'refused') expect(outcome.reason).toBe('balanceTooLarge');
  });
});

describe('an amount', () => {
  it('is refused in the words of its currency from one unit above the most', () => {
    expect([fitsOneOrder(AMOUNT_MAX), fitsOneOrder(AMOUNT_MAX + 1n)]).toEqual([true, false]);
    const wordsFor = (currency: string, settlementCurrency: string) =>
      writeMerchantRefusal(refused('paymentTooLarge', { currency, settlementCurrency })).detail;
    expect(wordsFor('USD', 'USDT')).toMatch(/^sourceAmount: converted to USDT it is more/);
    expect(wordsFor('BTC', 'BTC')).toBe('sourceAmount: one order can have at most 10000000.00000000 BTC.');
  });

  it('has room as long as what is there and what may come leave it', () => {
    const none = { own: 0n, processing: 0n, day: 0n };
    expect(hasRoom(none, NEW_MONEY_MAX)).toBe(true);
    expect(hasRoom({ ...none, own: 1n }, NEW_MONEY_MAX)).toBe(false);
    expect(hasRoom({ ...none, processing: 1n }, NEW_MONEY_MAX)).toBe(false);
    const day = 2n ** 62n - AMOUNT_MAX;
    expect(hasRoom({ ...none, day }, AMOUNT_MAX)).toBe(true);
    expect(hasRoom({ ...none, day: day + 1n }, AMOUNT_MAX)).toBe(false);
  });
});
