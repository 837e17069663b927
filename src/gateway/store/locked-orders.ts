import type { AttemptKey } from '../domain/attempt.ts';
import { EMPTY_BALANCE, changesOf } from '../domain/ledger.ts';
import type { Balance } from '../domain/ledger.ts';
import { mayMove } from '../domain/order.ts';
import type { Order } from '../domain/order.ts';
import type { Refund } from '../domain/refund.ts';
import type { Chargeback } from '../domain/chargeback.ts';
import type { ChangeTarget, LockedOrder, OrderChange, Replay } from '../domain/store.ts';
import { replayKey } from './idempotency.ts';
import { addBalances, balanceKey } from './ledger.ts';

// What `changeOrders` has locked, as it was and as it stands after the decisions so far.

export interface LockedRows {
  readonly orders: readonly Order[];
  readonly balances: readonly { readonly merNo: number; readonly currency: string; readonly balance: Balance }[];
  readonly refunds: readonly Refund[];
  readonly newestRefunds: readonly { readonly merNo: number; readonly tradeNo: string; readonly refundNo: string }[];
  readonly chargebacks: readonly Chargeback[];
  readonly replays: readonly Replay[];
  readonly openAttempts: readonly AttemptKey[];
}

export interface OrderView {
  look(target: ChangeTarget): LockedOrder | null;
  apply(order: Order, change: OrderChange): void;
  readonly orders: ReadonlyMap<string, { readonly before: Order; readonly after: Order }>;
  readonly refunds: ReadonlyMap<string, Seen<Refund>>;
  readonly chargebacks: ReadonlyMap<string, Seen<Chargeback>>;
}

/** `before` is null for a new one. */
interface Seen<Record> {
  readonly before: Record | null;
  readonly after: Record;
}

const seen = <Record>(record: Record): Seen<Record> => ({ before: record, after: record });
const keyOf = (merNo: number, number: string) => `${merNo} ${number}`;

export function createOrderView(rows: LockedRows): OrderView {
  const orders = new Map(
    rows.orders.map((order) => [keyOf(order.merNo, order.tradeNo), { before: order, after: order }]),
  );
  const refunds = new Map(rows.refunds.map((refund) => [keyOf(refund.merNo, refund.refundNo), seen(refund)]));
  const chargebacks = new Map(rows.chargebacks.map((one) => [keyOf(one.merNo, one.chargebackNo), seen(one)]));
  const newest = new Map(rows.newestRefunds.map((one) => [keyOf(one.merNo, one.tradeNo), one.refundNo]));
  const balances = new Map(rows.balances.map((one) => [balanceKey(one.merNo, one.currency), one.balance]));
  const replays = new Map(rows.replays.map((replay) => [replayKey(replay), replay]));

  const open = new Map(rows.openAttempts.map((one) => [keyOf(one.merNo, one.tradeNo), one.attempt]));

  const look = (target: ChangeTarget): LockedOrder | null => {
    const order = orders.get(keyOf(target.merNo, target.tradeNo))?.after;
    if (order === undefined) return null;
    const ofOrder = <Record extends { tradeNo: string }>(record: Seen<Record> | undefined) =>
      record !== undefined && record.after.tradeNo === order.tradeNo ? record.after : null;
    const { refundsSince } = target;
    return {
      order,
      balance: balances.get(balanceKey(order.merNo, order.settlementCurrency)) ?? EMPTY_BALANCE,
      refund: ofOrder(refunds.get(keyOf(order.merNo, target.refundNo ?? ''))),
      chargeback: ofOrder(chargebacks.get(keyOf(order.merNo, target.chargebackNo ?? ''))),
      newestRefundNo: newest.get(keyOf(order.merNo, order.tradeNo)) ?? null,
      recentRefunds: [...refunds.values()]
        .flatMap((refund) => ofOrder(refund) ?? [])
        .filter((refund) => refundsSince !== undefined && refund.createdAt >= refundsSince),
      openAttempt: open.get(keyOf(order.merNo, order.tradeNo)) ?? null,
      replay: target.replay === undefined ? null : (replays.get(replayKey(target.replay)) ?? null),
    };
  };

  const apply = (order: Order, change: OrderChange): void => {
    const { merNo, tradeNo } = order;
    if (change.order !== undefined) {
      const after = { ...order, ...change.order };
      checkMove(tradeNo, order.state, after.state);
      orders.set(keyOf(merNo, tradeNo), { before: orders.get(keyOf(merNo, tradeNo))?.before ?? order, after });
    }
    if (change.newRefund !== undefined) {
      const { refundNo } = change.newRefund;
      refunds.set(keyOf(merNo, refundNo), { before: null, after: change.newRefund });
      newest.set(keyOf(merNo, tradeNo), refundNo);
    }
    if (change.newChargeback !== undefined) {
      chargebacks.set(keyOf(merNo, change.newChargeback.chargebackNo), { before: null, after: change.newChargeback });
    }
    if (change.refund !== undefined) update(refunds, keyOf(merNo, change.refund.refundNo), change.refund);
    if (change.chargeback !== undefined) {
      update(chargebacks, keyOf(merNo, change.chargeback.chargebackNo), change.chargeback);
    }
    for (const [currency, moved] of changesOf((change.groups ?? []).flatMap((group) => group.postings))) {
      const key = balanceKey(merNo, currency);
      balances.set(key, addBalances(balances.get(key) ?? EMPTY_BALANCE, moved));
    }
    if (change.replay !== undefined) replays.set(replayKey(change.replay), change.replay);
  };

  return { look, apply, orders, refunds, chargebacks };
}

function update<Record extends { readonly state: number }>(
  records: Map<string, Seen<Record>>,
  key: string,
  change: Partial<Record>,
): void {
  const record = records.get(key);
  if (record === undefined) throw new Error(`a change of ${key} was decided that its target did not name`);
  const after = { ...record.after, ...change };
  // Refunds move 4 -> 5 or 6 (I5); chargebacks 2 -> 0 or 1.
  if (record.after.state !== 2) checkMove(key, record.after.state, after.state);
  records.set(key, { before: record.before, after });
}

/** I5, once more where it is written. */
function checkMove(name: string, from: number, to: number): void {
  if (from !== to && !mayMove(from, to)) throw new Error(`${name} cannot go from state ${from} to ${to}`);
}
