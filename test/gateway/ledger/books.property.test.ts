import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MERCHANT_ACCOUNTS, changesOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { MerchantTerms } from '../../../src/gateway/domain/merchants/merchant.ts';
import { createBooks } from './books.ts';
import type { Books } from './books.ts';

const cents = (max: number) => fc.integer({ min: 0, max }).map(BigInt);

const terms: fc.Arbitrary<MerchantTerms> = fc.record({
  handlingFeeBasisPoints: fc.integer({ min: 0, max: 3000 }),
  transactionFee: cents(200),
  refundFee: cents(200),
  chargebackFee: cents(3000),
  payoutFee: cents(100),
  marginBasisPoints: fc.integer({ min: 0, max: 2000 }),
  marginDays: fc.integer({ min: 0, max: 2 }),
  settlementDays: fc.integer({ min: 0, max: 2 }),
  settlementCurrency: fc.constantFrom(null, 'USDT'),
});

type Step = (books: Books) => void;

const pick = <Item>(list: readonly Item[], at: number, use: (item: Item) => void): void => {
  const item = list[at % Math.max(1, list.length)];
  if (item !== undefined) use(item);
};

const at = fc.nat(20);
const amount = fc.integer({ min: 1, max: 50_000 }).map(BigInt);
const anAcquirer = fc.constantFrom(null, 'north', 'south');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(amount, amount, anAcquirer).map(
    ([gross, settled, through]): Step =>
      (books) =>
        books.pay(gross, settled, through),
  ),
  at.map(
    (index): Step =>
      (books) =>
        pick(books.orders, index, books.settle),
  ),
  at.map(
    (index): Step =>
      (books) =>
        pick(books.orders, index, books.releaseMargin),
  ),
  fc.tuple(at, amount).map(
    ([index, part]): Step =>
      (books) =>
        pick(books.orders, index, (order) => books.refund(order, part)),
  ),
  fc.tuple(at, fc.boolean()).map(
    ([index, success]): Step =>
      (books) =>
        pick(books.refunds, index, (one) => books.endRefund(one, success)),
  ),
  at.map(
    (index): Step =>
      (books) =>
        pick(books.orders, index, books.dispute),
  ),
  fc.tuple(at, fc.boolean()).map(
    ([index, won]): Step =>
      (books) =>
        pick(books.chargebacks, index, (one) => books.closeDispute(one, won)),
  ),
  fc.tuple(amount, anAcquirer).map(([part, through]): Step => (books) => {
    const owes = [...books.balances.values()].some((balance) => balance.debt < 0n);
    // I14: what a payout could take is what is left after the debt, which is nothing while there is one.
    expect(books.payOut(part, through) && owes).toBe(false);
  }),
  fc.tuple(at, fc.boolean()).map(
    ([index, success]): Step =>
      (books) =>
        pick(books.payouts, index, (one) => books.endPayout(one, success)),
  ),
  at.map(
    (index): Step =>
      (books) =>
        pick(books.refunds, index, books.reverseRefund),
  ),
  at.map(
    (index): Step =>
      (books) =>
        pick(books.payouts, index, books.reversePayout),
  ),
  fc.tuple(fc.constantFrom('USD', 'USDT'), amount).map(
    ([currency, part]): Step =>
      (books) =>
        books.deposit(currency, part),
  ),
);

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);

function expectRight(books: Books): void {
  // S44: what came back credits what had gone out for it, and nothing else.
  for (const { event, subject, postings } of books.groups.filter((one) => one.event.endsWith('Reversed'))) {
    const back = (account: 'channel' | 'fees') =>
      sum(postings.filter((one) => one.from === account).map((one) => one.amount));
    const out = books.groups.find((one) => one.subject === subject && `${one.event}Reversed` === event);
    expect(back('channel')).toBe(
      sum(out?.postings.filter((one) => one.to === 'channel').map((one) => one.amount) ?? []),
    );
    expect(back('fees')).toBe(0n);
    const credited = postings.filter((one) => one.to === 'available' || one.to === 'debt');
    const held = out?.postings.filter((one) => one.from.endsWith('Hold') && one.to !== 'fees') ?? [];
    expect(sum(credited.map((one) => one.amount))).toBe(sum(held.map((one) => one.amount)));
  }
  // I1: every group sums to zero per currency, and moves only what is above zero.
  for (const { postings } of books.groups) {
    for (const change of changesOf(postings).values()) expect(sum(Object.values(change))).toBe(0n);
    expect(postings.every((posting) => posting.amount > 0n)).toBe(true);
  }
  for (const [currency, balance] of books.balances) {
    // I7: no merchant balance below zero; a debt is never above.
    for (const account of MERCHANT_ACCOUNTS) expect(balance[account], account).toBeGreaterThanOrEqual(0n);
    expect(balance.debt).toBeLessThanOrEqual(0n);
    // I14: while the merchant owes something, nothing of it can be paid out.
    expect(balance.available === 0n || balance.debt === 0n).toBe(true);
    // What is pending, held or disputed is the sum of what the orders, refunds and chargebacks say.
    const orders = books.orders.filter((order) => order.settlementCurrency === currency);
    expect(balance.pending).toBe(sum(orders.map((order) => order.unsettled)));
    expect(balance.margin).toBe(sum(orders.map((order) => order.marginHeld)));
    const held = books.refunds.filter(
      (refund) => refund.state === 'processing' && refund.settlementCurrency === currency,
    );
    expect(balance.refundHold).toBe(sum(held.map((refund) => refund.settleAmount + refund.fee)));
    const open = books.chargebacks.filter((one) => one.state === 'open' && one.settlementCurrency === currency);
    expect(balance.chargebackHold).toBe(sum(open.map((one) => one.settleAmount)));
    const leaving = books.payouts.filter((payout) => payout.state === 'processing' && payout.currency === currency);
    expect(balance.payoutHold).toBe(sum(leaving.map((payout) => payout.amount + payout.transactionFee)));
  }
  // S46: what is with each acquirer is what came in through it and has not left it.
  expect(bookedWith(books)).toEqual(takenThrough(books));
  for (const order of books.orders) {
    // I6: refunds in progress or done never exceed the paid amount, in either currency.
    const counted = books.refunds.filter((refund) => refund.tradeNo === order.tradeNo && refund.state !== 'failed');
    expect(order.refunded).toBe(sum(counted.map((refund) => refund.amount)));
    expect(order.refunded).toBeLessThanOrEqual(order.amount);
    expect(order.refundedSettle).toBeLessThanOrEqual(order.settleAmount);
  }
}

/** By acquirer and currency: what came in, without what was given back or paid out. */
function takenThrough({ orders, refunds, chargebacks, payouts, groups, reversed }: Books): Record<string, bigint> {
  const taken: Record<string, bigint> = {};
  const add = (acquirer: string | null | undefined, currency: string, moved: bigint) => {
    const key = `${acquirer ?? 'default'} ${currency}`;
    taken[key] = (taken[key] ?? 0n) + moved;
  };
  for (const order of orders) {
    add(order.acquirer, order.currency, order.amount);
    const own = ({ tradeNo }: { tradeNo: string }) => tradeNo === order.tradeNo;
    for (const one of refunds.filter(own))
      if (one.state === 'succeeded' && !reversed.has(one.refundNo)) add(order.acquirer, one.currency, -one.amount);
    for (const one of chargebacks.filter(own)) if (one.state === 'lost') add(order.acquirer, one.currency, -one.amount);
  }
  for (const one of payouts) {
    if (one.state === 'succeeded' && !reversed.has(one.tradeNo)) add(one.acquirer, one.currency, -one.amount);
  }
  for (const { event, postings } of groups)
    if (event === 'deposit') for (const { currency, amount: moved } of postings) add(null, currency, moved);
  return withoutZeros(taken);
}

/** The same by the postings. */
function bookedWith({ groups }: Books): Record<string, bigint> {
  const booked: Record<string, bigint> = {};
  for (const { from, to, acquirer: through = null, currency, amount: moved } of groups.flatMap(
    ({ postings }) => postings,
  )) {
    if (from !== 'channel' && to !== 'channel') expect(through).toBeNull();
    const key = `${through ?? 'default'} ${currency}`;
    if (from === 'channel') booked[key] = (booked[key] ?? 0n) + moved;
    if (to === 'channel') booked[key] = (booked[key] ?? 0n) - moved;
  }
  return withoutZeros(booked);
}

const withoutZeros = (sums: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(sums).filter(([, amountLeft]) => amountLeft !== 0n));

describe('the books', () => {
  it('are right after any sequence of events on any terms (I1, I6, I7, I14, S44)', () => {
    fc.assert(
      fc.property(terms, fc.array(step, { maxLength: 60, size: 'max' }), (given, steps) => {
        const books = createBooks(given);
        for (const run of steps) {
          run(books);
          expectRight(books);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are as before a refund or payout that came back, but for its fee and for what counts as refunded (S44, I6)', () => {
    fc.assert(
      fc.property(terms, amount, amount, fc.boolean(), (given, gross, settled, isRefund) => {
        const books = createBooks({ ...given, settlementDays: 0, marginBasisPoints: 0 });
        const currency = given.settlementCurrency ?? 'USD';
        books.deposit(currency, 100_000n);
        books.pay(gross, settled);
        const before = books.balances.get(currency)?.available ?? 0n;
        const channel = books.balances.get('USD')?.channel;
        if (isRefund) {
          pick(books.orders, 0, (order) => books.refund(order, gross));
          pick(books.refunds, 0, (one) => books.endRefund(one, true));
          for (const _ of [1, 2]) pick(books.refunds, 0, books.reverseRefund);
        } else {
          books.payOut(settled);
          pick(books.payouts, 0, (one) => books.endPayout(one, true));
          for (const _ of [1, 2]) pick(books.payouts, 0, books.reversePayout);
        }
        expect(books.reversed.size).toBe(1);
        const fee = isRefund ? given.refundFee : given.payoutFee;
        expect(books.balances.get(currency)?.available).toBe(before - fee);
        expect(books.balances.get('USD')?.channel).toBe(channel);
        expect(books.orders[0]?.refunded).toBe(isRefund ? gross : 0n);
        expectRight(books);
      }),
    );
  });

  it('give back the whole settlement amount for the whole payment, in whatever parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1000 }).map(BigInt), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, amount, (amounts, settled) => {
        const books = createBooks({ ...FREE_TERMS, settlementDays: 1, settlementCurrency: 'USDT' });
        books.pay(sum(amounts), settled);
        for (const part of amounts) pick(books.orders, 0, (order) => books.refund(order, part));
        expect(books.orders[0]).toMatchObject({ refunded: sum(amounts), refundedSettle: settled, unsettled: 0n });
      }),
    );
  });
});
