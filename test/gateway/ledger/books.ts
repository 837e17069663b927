import { loseChargeback, planChargeback, winChargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import type { Chargeback } from '../../../src/gateway/domain/chargebacks/chargeback.ts';
import { EMPTY_BALANCE, changesOf, groupOf, payDebtFirst } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Account, AtAcquirer, Balance, PostingGroup } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { MerchantTerms } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { OrderState, Order as StoredOrder } from '../../../src/gateway/domain/orders/order.ts';
import { releaseMargin, settle, succeed } from '../../../src/gateway/domain/payments/payment.ts';
import { holdPayout, postPayout, returnPayout, reversePayout } from '../../../src/gateway/domain/payouts/payout.ts';
import { planRefund, postRefund, returnRefund, reverseRefund } from '../../../src/gateway/domain/refunds/refund.ts';
import type { Refund as StoredRefund } from '../../../src/gateway/domain/refunds/refund.ts';

type Payout = Parameters<typeof holdPayout>[0] & { readonly state: OrderState } & AtAcquirer;
type Order = StoredOrder & AtAcquirer;
type Refund = StoredRefund & AtAcquirer;

// Books kept in memory by the domain's rules alone, for property tests: whatever happens, in whatever order.

export function createBooks(terms: MerchantTerms) {
  const balances = new Map<string, Record<Account, bigint>>();
  const groups: PostingGroup[] = [];
  const orders: Order[] = [];
  const refunds: Refund[] = [];
  const chargebacks: Chargeback[] = [];
  const payouts: Payout[] = [];
  /** The numbers of refunds and payouts that came back. */
  const reversed = new Set<string>();
  let count = 0;
  const next = (prefix: string) => `${prefix}${(count += 1)}`;
  const balanceIn = (currency: string): Balance => balances.get(currency) ?? EMPTY_BALANCE;

  /** As the store does it: what becomes available pays debt first. */
  function post(planned: PostingGroup): void {
    book(payDebtFirst(planned, (currency) => balanceIn(currency).debt));
  }

  function book(group: PostingGroup): void {
    groups.push(group);
    for (const [currency, change] of changesOf(group.postings)) {
      const balance = balances.get(currency) ?? { ...EMPTY_BALANCE };
      for (const account of Object.keys(change) as Account[]) balance[account] += change[account];
      balances.set(currency, balance);
    }
  }

  const change = <Item>(list: Item[], item: Item, fields: Partial<Item>): void => {
    list[list.indexOf(item)] = { ...item, ...fields };
  };

  const books = {
    balances,
    groups,
    orders,
    refunds,
    chargebacks,
    payouts,
    reversed,
    pay(amount: bigint, settleAmount: bigint, acquirer: string | null = null): void {
      const settlementCurrency = terms.settlementCurrency ?? 'USD';
      const base = {
        merNo: 1,
        tradeNo: next('TG'),
        currency: 'USD',
        amount,
        acquirer,
        settlementCurrency,
        settleAmount: settlementCurrency === 'USD' ? amount : settleAmount,
      };
      const { group, ...end } = succeed(base as Order, terms, { now: 0, message: '' });
      if (group !== null) post(group);
      const fresh = { refunded: 0n, refundedSettle: 0n, chargedBack: 0n, chargedBackSettle: 0n, exceptionFee: 0n };
      orders.push({ ...base, ...end, ...fresh, kind: 'payment' } as unknown as Order);
    },
    settle(order: Order): void {
      if (order.settle !== 'pending') return;
      post(settle(order));
      change(orders, order, { settle: 'settled', unsettled: 0n });
    },
    releaseMargin(order: Order): void {
      if (order.marginStatus !== 'held') return;
      post(releaseMargin(order));
      change(orders, order, { marginStatus: 'released', marginHeld: 0n });
    },
    refund(order: Order, amount: bigint): void {
      const refundNo = next('RF');
      const outcome = planRefund(order, balanceIn(order.settlementCurrency), {
        refundNo,
        amount,
        fee: terms.refundFee,
      });
      if (outcome.kind === 'refused') return;
      const { plan } = outcome;
      post(plan.group);
      const { currency, settlementCurrency, tradeNo } = order;
      refunds.push({
        ...plan,
        refundNo,
        tradeNo,
        amount,
        currency,
        settlementCurrency,
        acquirer: order.acquirer,
        state: 'processing',
      } as unknown as Refund);
      change(orders, order, {
        refunded: order.refunded + amount,
        refundedSettle: order.refundedSettle + plan.settleAmount,
        unsettled: order.unsettled - plan.fromPending,
        marginHeld: order.marginHeld - plan.fromMargin,
      });
    },
    endRefund(refund: Refund, success: boolean): void {
      if (refund.state !== 'processing') return;
      const order = orders.find((candidate) => candidate.tradeNo === refund.tradeNo);
      if (order === undefined) throw new Error('a refund has an order');
      change(refunds, refund, { state: success ? 'succeeded' : 'failed' });
      if (success) return post(postRefund(refund));
      const { group, toPending, toMargin } = returnRefund(refund, order);
      post(group);
      return change(orders, order, {
        refunded: order.refunded - refund.amount,
        refundedSettle: order.refundedSettle - refund.settleAmount,
        unsettled: order.unsettled + toPending,
        marginHeld: order.marginHeld + toMargin,
      });
    },
    dispute(order: Order): void {
      const chargebackNo = next('CB');
      const balance = balanceIn(order.settlementCurrency);
      const outcome = planChargeback(order, balance, { chargebackNo, fee: terms.chargebackFee });
      if (outcome.kind === 'refused') return;
      const { plan } = outcome;
      post(plan.group);
      const { currency, settlementCurrency, tradeNo } = order;
      chargebacks.push({
        ...plan,
        chargebackNo,
        tradeNo,
        currency,
        settlementCurrency,
        state: 'open',
      } as unknown as Chargeback);
      change(orders, order, {
        unsettled: order.unsettled - plan.fromPending,
        marginHeld: order.marginHeld - plan.fromMargin,
        chargedBack: plan.amount,
      });
    },
    closeDispute(chargeback: Chargeback, won: boolean): void {
      if (chargeback.state !== 'open') return;
      change(chargebacks, chargeback, { state: won ? 'won' : 'lost' });
      const order = orders.find((candidate) => candidate.tradeNo === chargeback.tradeNo);
      if (order === undefined) throw new Error('a chargeback has an order');
      post(won ? winChargeback(chargeback) : loseChargeback(chargeback, order));
      if (won) change(orders, order, { chargedBack: 0n });
    },
    /** Held, where the balance covers it; true then. */
    payOut(amount: bigint, acquirer: string | null = null): boolean {
      const currency = terms.settlementCurrency ?? 'USD';
      if (balanceIn(currency).available < amount + terms.payoutFee) return false;
      const payout = { tradeNo: next('PO'), currency, amount, transactionFee: terms.payoutFee, acquirer };
      post(holdPayout(payout));
      payouts.push({ ...payout, state: 'processing' });
      return true;
    },
    endPayout(payout: Payout, success: boolean): void {
      if (payout.state !== 'processing') return;
      post(success ? postPayout(payout) : returnPayout(payout));
      change(payouts, payout, { state: success ? 'succeeded' : 'failed' });
    },
    /** What had gone out comes back, once. */
    reverseRefund(refund: Refund): void {
      if (refund.state !== 'succeeded' || reversed.has(refund.refundNo)) return;
      reversed.add(refund.refundNo);
      post(reverseRefund(refund));
    },
    reversePayout(payout: Payout): void {
      if (payout.state !== 'succeeded' || reversed.has(payout.tradeNo)) return;
      reversed.add(payout.tradeNo);
      post(reversePayout(payout));
    },
    /** Taken by hand, where it is there. */
    correct(currency: string, amount: bigint): void {
      if (balanceIn(currency).available < amount) return;
      post(groupOf('correction', next('C'), [{ from: 'available', to: 'fees', currency, amount }]));
    },
    deposit(currency: string, amount: bigint): void {
      post(groupOf('deposit', next('D'), [{ from: 'channel', to: 'available', currency, amount }]));
    },
    /** As before income paid debt immediately: a debt, income beside it, and its collection. */
    collectDebt(currency: string, amount: bigint): void {
      book(groupOf('chargeback', next('CB'), [{ from: 'debt', to: 'channel', currency, amount }]));
      book(groupOf('deposit', next('D'), [{ from: 'channel', to: 'available', currency, amount }]));
      book(groupOf('debtCollection', next('DC'), [{ from: 'available', to: 'debt', currency, amount }]));
    },
  };
  return books;
}

export type Books = ReturnType<typeof createBooks>;
