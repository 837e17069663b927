import type { AgendaItem } from '../domain/agenda.ts';
import { collectDebt } from '../domain/chargeback.ts';
import { releaseMargin, settle } from '../domain/payment.ts';
import type { Decision, LockedOrder } from '../domain/store.ts';
import type { Dependencies } from './dependencies.ts';
import { DONE } from './sweep.ts';
import type { Swept } from './sweep.ts';

/** Settles, or releases the margin of, many orders in one transaction. */
export async function settleOrders(deps: Dependencies, items: readonly AgendaItem[]): Promise<void> {
  const at = deps.clock.now();
  const tasks = new Map(items.map((item) => [item.tradeNo, item]));
  await deps.store.changeOrders(items, (locked, { tradeNo }) => {
    const item = tasks.get(tradeNo);
    return item === undefined ? { result: null } : decide(locked, item, at);
  });
}

function decide(locked: LockedOrder | null, item: AgendaItem, at: number): Decision<null> {
  if (locked === null) return { result: null };
  const { order, balance } = locked;
  const agenda = { remove: [item] };
  const owed = -balance.debt;
  if (item.task === 'settle' && order.settle === 0) {
    const change = { at, order: { settle: 1, unsettled: 0n }, groups: [settle(order, owed)], agenda } as const;
    return { result: null, change };
  }
  if (item.task === 'releaseMargin' && order.marginStatus === 0) {
    const change = {
      at,
      order: { marginStatus: 1, marginHeld: 0n },
      groups: [releaseMargin(order, owed)],
      agenda,
    } as const;
    return { result: null, change };
  }
  return { result: null, change: { at, agenda } };
}

/** What a merchant owes after a chargeback is taken from what it has earned since. */
export async function collectDebts(deps: Dependencies, item: AgendaItem): Promise<Swept> {
  const chargeback = await deps.store.findChargeback({ merNo: item.merNo, chargebackNo: item.subject });
  if (chargeback === null) return DONE;
  const { merNo, settlementCurrency: currency } = chargeback;
  const at = deps.clock.now();
  // Each collection is an event of its own, so its subject carries the try.
  const subject = `${item.subject}-${item.tries + 1}`;
  await deps.store.changeBalance({ merNo, currency }, (balance) => {
    const group = collectDebt(balance, { subject, currency });
    return group === null ? null : { group, at, audit: null };
  });
  const after = await deps.store.findBalance(merNo, currency);
  return after.debt === 0n ? DONE : { kind: 'later' };
}
