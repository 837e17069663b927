import type { AttemptKey } from '../../domain/payments/attempt.ts';
import { EMPTY_BALANCE, changesOf, payDebtFirst } from '../../domain/ledger/ledger.ts';
import type { Balance, PostingGroup } from '../../domain/ledger/ledger.ts';
import { mayMove } from '../../domain/orders/order.ts';
import type { Order } from '../../domain/orders/order.ts';
import { listedStateOf } from '../../domain/refunds/refund.ts';
import type { Refund } from '../../domain/refunds/refund.ts';
import { mayClose } from '../../domain/chargebacks/chargeback.ts';
import type { Chargeback } from '../../domain/chargebacks/chargeback.ts';
import type { ChangeTarget, LockedOrder, OrderChange } from '../../domain/orders/order-store.ts';
import type { Replay } from '../../domain/orders/replay.ts';
import { replayKey } from './idempotency.ts';
import { addBalances, balanceKey } from '../ledger/ledger.ts';

// What `changeOrders` has locked: as it was, and as it is after the decisions so far.

export interface LockedRows {
  readonly orders: readonly Order[];
  readonly balances: readonly { readonly merNo: number; readonly currency: string; readonly balance: Balance }[];
  readonly refunds: readonly Refund[];
  readonly refundCounts: readonly RefundCount[];
  readonly chargebacks: readonly Chargeback[];
  readonly replays: readonly Replay[];
  readonly openAttempts: readonly AttemptKey[];
}

/** What is known of an order's refunds besides those that were read. */
interface RefundCount {
  readonly merNo: number;
  readonly tradeNo: string;
  /** The latest refund's; zero if there is none. */
  readonly lastSequence: number;
  /** The latest one in progress or succeeded that no target names, so that no decision can change it. */
  readonly newestOther: Pick<Refund, 'state' | 'sequence'> | null;
}

export interface OrderView {
  look(target: ChangeTarget): LockedOrder | null;
  /** Returns the change as it is to be written: income pays debt first (I14). */
  apply(order: Order, change: OrderChange): OrderChange;
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
  const counts = new Map(rows.refundCounts.map((one) => [keyOf(one.merNo, one.tradeNo), one]));
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
      recentRefunds: [...refunds.values()]
        .flatMap((refund) => ofOrder(refund) ?? [])
        .filter((refund) => refundsSince !== undefined && refund.createdAt >= refundsSince),
      openAttempt: open.get(keyOf(order.merNo, order.tradeNo)) ?? null,
      replay: target.replay === undefined ? null : (replays.get(replayKey(target.replay)) ?? null),
    };
  };

  const refundsOf = (key: string): Refund[] =>
    [...refunds.values()].map(({ after }) => after).filter((one) => keyOf(one.merNo, one.tradeNo) === key);

  const apply = (order: Order, change: OrderChange): OrderChange => {
    const { merNo, tradeNo } = order;
    const key = keyOf(merNo, tradeNo);
    if (change.newRefund !== undefined) {
      const sequence = newestSequence(counts.get(key), refundsOf(key)) + 1;
      refunds.set(keyOf(merNo, change.newRefund.refundNo), { before: null, after: { ...change.newRefund, sequence } });
    }
    if (change.newChargeback !== undefined) {
      chargebacks.set(keyOf(merNo, change.newChargeback.chargebackNo), { before: null, after: change.newChargeback });
    }
    if (change.refund !== undefined)
      update(refunds, keyOf(merNo, change.refund.refundNo), { change: change.refund, mayMove });
    if (change.chargeback !== undefined) {
      update(chargebacks, keyOf(merNo, change.chargeback.chargebackNo), {
        change: change.chargeback,
        mayMove: mayClose,
      });
    }
    const after = { ...order, ...change.order };
    checkMove(tradeNo, { from: order.state, to: after.state, mayMove });
    const listedState = listedStateOf(after.state, [counts.get(key)?.newestOther ?? [], refundsOf(key)].flat());
    if (change.order !== undefined || listedState !== order.listedState) {
      orders.set(key, { before: orders.get(key)?.before ?? order, after: { ...after, listedState } });
    }
    if (change.replay !== undefined) replays.set(replayKey(change.replay), change.replay);
    return change.groups === undefined ? change : { ...change, groups: bookGroups(balances, merNo, change.groups) };
  };

  return { look, apply, orders, refunds, chargebacks };
}

function newestSequence(count: RefundCount | undefined, read: readonly Refund[]): number {
  return Math.max(count?.lastSequence ?? 0, ...read.map(({ sequence }) => sequence));
}

/** Adds the groups to the balances in sequence, and returns them as they are to be written (I14). */
function bookGroups(
  balances: Map<string, Balance>,
  merNo: number,
  groups: readonly PostingGroup[],
): readonly PostingGroup[] {
  const balanceIn = (currency: string) => balances.get(balanceKey(merNo, currency)) ?? EMPTY_BALANCE;
  return groups.map((group) => {
    const booked = payDebtFirst(group, (currency) => balanceIn(currency).debt);
    for (const [currency, moved] of changesOf(booked.postings)) {
      balances.set(balanceKey(merNo, currency), addBalances(balanceIn(currency), moved));
    }
    return booked;
  });
}

function update<Record extends { readonly state: string }>(
  records: Map<string, Seen<Record>>,
  key: string,
  { change, mayMove: may }: { change: Partial<Record>; mayMove: Move<Record['state']>['mayMove'] },
): void {
  const record = records.get(key);
  if (record === undefined) throw new Error(`a change was decided for ${key}, which its target did not name`);
  const after = { ...record.after, ...change };
  checkMove(key, { from: record.after.state, to: after.state, mayMove: may });
  records.set(key, { before: record.before, after });
}

interface Move<State extends string> {
  readonly from: State;
  readonly to: State;
  readonly mayMove: (from: State, to: State) => boolean;
}

/** I5, checked again at the write. */
function checkMove<State extends string>(name: string, { from, to, mayMove: may }: Move<State>): void {
  if (from !== to && !may(from, to)) throw new Error(`${name} cannot go from state ${from} to ${to}`);
}
