import type { PayoutStore } from '../../domain/payouts/payout-store.ts';
import type { Engine } from '../engine/engine.ts';
import { addAgendaStatement } from '../orders/agenda.ts';
import { ORDERS } from '../tables.ts';

const OF_ORDER = 'where mer_no = $1 and trade_no = $2';

/** Locks the order first and the agenda last, as every change of an order does. */
export function movePayout(
  { dialect, transaction }: Engine,
  { merNo, tradeNo, acquirer: from }: Parameters<PayoutStore['movePayout']>[0],
  { acquirer, channelVersion, inquireAt: dueAt }: Parameters<PayoutStore['movePayout']>[1],
): Promise<boolean> {
  return transaction(async ({ query, all }) => {
    const sql = `select ${ORDERS.list()} from orders ${OF_ORDER} ${dialect.forUpdate}`;
    const [row] = await query(sql, [merNo, tradeNo]);
    const order = row === undefined ? null : ORDERS.decode(row);
    if (order === null || order.state !== 'processing' || order.acquirer !== from) return false;
    const entry = { merNo, task: 'inquire', subject: tradeNo, tradeNo, dueAt, acquirer } as const;
    const asked = addAgendaStatement(dialect, [entry]);
    await all([
      {
        sql: `update orders set acquirer = $3, channel_version = $4 ${OF_ORDER}`,
        params: [merNo, tradeNo, acquirer, channelVersion],
      },
      ...(asked === null ? [] : [asked]),
    ]);
    return true;
  });
}
