import type { ChargebackStore } from '../domain/chargebacks/evidence.ts';
import type { BalanceStore } from '../domain/ledger/ledger-store.ts';
import { DONE } from '../domain/orders/agenda.ts';
import type { AgendaItem, AgendaResult } from '../domain/orders/agenda.ts';
import { releaseMargin, settle } from '../domain/payments/payment.ts';
import type { Decision, LockedOrder, OrderStore } from '../domain/orders/order-store.ts';
import type { Clock } from '../domain/ports.ts';

export interface SettleDependencies {
  readonly store: Pick<OrderStore, 'changeOrders'>;
  readonly clock: Clock;
}

export interface DebtDependencies {
  readonly store: Pick<BalanceStore, 'findBalance'> & Pick<ChargebackStore, 'findChargeback'>;
}

/** Settles, or releases the margin of, many orders in one transaction. */
export async function settleOrders(deps: SettleDependencies, items: readonly AgendaItem[]): Promise<void> {
  const at = deps.clock.now();
  const tasks = new Map(items.map((item) => [item.tradeNo, item]));
  await deps.store.changeOrders(items, (locked, { tradeNo }) => {
    const item = tasks.get(tradeNo);
    return item === undefined ? { result: null } : decide(locked, item, at);
  });
}

function decide(locked: LockedOrder | null, item: AgendaItem, at: number): Decision<null> {
  if (locked === null) return { result: null };
  const { order } = locked;
  const agenda = { remove: [item] };
  if (item.task === 'settle' && order.settle === 'pending') {
    const change = { at, order: { settle: 'settled', unsettled: 0n }, groups: [settle(order)], agenda } as const;
    return { result: null, change };
  }
  if (item.task === 'releaseMargin' && order.marginStatus === 'held') {
    const change = {
      at,
      order: { marginStatus: 'released', marginHeld: 0n },
      groups: [releaseMargin(order)],
      agenda,
    } as const;
    return { result: null, change };
  }
  return { result: null, change: { at, agenda } };
}

/**
 * I14: while a merchant has a debt, nothing is available. Income pays debt at once and the database rejects anything else, so
 * this moves no money: it rejects if the books say otherwise, and the error is logged.
 */
export async function checkDebt(deps: DebtDependencies, item: AgendaItem): Promise<AgendaResult> {
  const chargeback = await deps.store.findChargeback({ merNo: item.merNo, chargebackNo: item.subject });
  if (chargeback === null) return DONE;
  const { merNo, settlementCurrency: currency } = chargeback;
  const { available, debt } = await deps.store.findBalance(merNo, currency);
  if (debt < 0n && available > 0n) {
    throw new Error(`merchant ${merNo} has ${available} available in ${currency} while it owes ${-debt} (I14)`);
  }
  return debt === 0n ? DONE : { kind: 'later' };
}
