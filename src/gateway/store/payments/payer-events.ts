import { SAME_EVENT_MS } from '../../domain/payments/payer-event.ts';
import type { PayerEvent, PayerEventName, PayerEventStore } from '../../domain/payments/payer-event.ts';
import type { Engine } from '../engine/engine.ts';
import type { Codec } from '../engine/table.ts';
import { defineTable, integer, jsonOf, text, textOf } from '../engine/table.ts';

const eventName: Codec<PayerEventName> = {
  type: 'text',
  encode: (value) => value,
  decode: (stored) => textOf(stored) as PayerEventName,
};

const EVENTS = defineTable<PayerEvent>('payer_events', {
  merNo: integer(),
  tradeNo: text(),
  event: eventName,
  method: text(),
  firstAt: integer(),
  lastAt: integer(),
  times: integer(),
});

/** Nodes know nothing of each other's events, so what belongs together is found by the time here. */
const ADD = `on conflict (mer_no, trade_no, event, method) do update set
  first_at = case when excluded.first_at < payer_events.first_at then excluded.first_at else payer_events.first_at end,
  last_at = case when excluded.last_at > payer_events.last_at then excluded.last_at else payer_events.last_at end,
  times = payer_events.times + excluded.times
    - case when excluded.first_at < payer_events.last_at + ${SAME_EVENT_MS} then 1 else 0 end`;

export function createPayerEventStore(engine: Engine): PayerEventStore {
  const { dialect } = engine;
  return {
    async addPayerEvents(events) {
      if (events.length === 0) return;
      const rows = events.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1)).map(EVENTS.encode);
      await engine.execute(
        `insert into payer_events (${EVENTS.list()}) select ${EVENTS.list('r.')} from ${dialect.rows(EVENTS.columns)}
         where exists (select 1 from order_details d where d.mer_no = r.mer_no and d.trade_no = r.trade_no) ${ADD}`,
        [jsonOf(rows)],
      );
    },

    async listPayerEvents({ merNo, tradeNo }) {
      const rows = await engine.query(
        `select ${EVENTS.list()} from payer_events where mer_no = $1 and trade_no = $2 order by first_at, event, method`,
        [merNo, tradeNo],
      );
      return rows.map(EVENTS.decode);
    },
  };
}

/** In one order on all nodes, so that two that write at the same time do not wait for each other in a circle. */
function keyOf({ tradeNo, event, method }: PayerEvent): string {
  return `${tradeNo} ${event} ${method}`;
}
