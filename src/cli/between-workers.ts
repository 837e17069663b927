import cluster from 'node:cluster';
import type { Order, Sharing } from './orders.ts';

// With several processes on one port, a notification may reach another process than the one that serves the page. Each
// shares what it receives with the others; the primary process relays the messages.

interface ShopMessage {
  readonly tollgateShop: Order;
}

/** To be called in the primary process. */
export function relayBetweenWorkers(): void {
  cluster.on('message', (from, message: unknown) => {
    if (!isShopMessage(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== undefined && worker.id !== from.id && worker.isConnected()) worker.send(message);
    }
  });
}

/** Undefined if this process is not a worker. */
export function shareWithWorkers(): Sharing | undefined {
  if (!cluster.isWorker) return undefined;
  return {
    publish(news) {
      const message: ShopMessage = { tollgateShop: news };
      if (process.connected) process.send?.(message);
    },
    subscribe(hear) {
      process.on('message', (message: unknown) => {
        if (isShopMessage(message)) hear(message.tollgateShop);
      });
    },
  };
}

function isShopMessage(message: unknown): message is ShopMessage {
  return typeof message === 'object' && message !== null && 'tollgateShop' in message;
}
