import { merchantOf } from '../domain/numbers.ts';
import { SAME_EVENT_MS } from '../domain/payments/payer-event.ts';
import type { NotedPayerEvent, PayerEvent, PayerEventStore } from '../domain/payments/payer-event.ts';

// What payers do on the payment page. A page costs one entry of a map; what was noted is written every second, outside the
// transactions of payments. It is lost if more comes than is kept, or if the process is killed: no payer waits for it.

export interface PayerEvents {
  note(event: NotedPayerEvent): void;
  /** Writes what is new. */
  flush(): Promise<void>;
}

const KEPT_MAX = 1000;

export function createPayerEvents(store: () => PayerEventStore): PayerEvents {
  let noted = new Map<string, PayerEvent>();
  return {
    note({ tradeNo, event, method = '', at }) {
      const merNo = merchantOf('order', tradeNo);
      const key = `${tradeNo} ${event} ${method}`;
      const known = noted.get(key);
      if (merNo === undefined || (known === undefined && noted.size >= KEPT_MAX)) return;
      const { firstAt = at, lastAt = at, times = 0 } = known ?? {};
      const isNew = known === undefined || at - lastAt >= SAME_EVENT_MS;
      noted.set(key, { merNo, tradeNo, event, method, firstAt, lastAt: at, times: times + Number(isNew) });
    },
    async flush() {
      const written = noted;
      noted = new Map();
      await store().addPayerEvents([...written.values()]);
    },
  };
}
