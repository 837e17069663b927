import cluster from 'node:cluster';
import type { Order, Sharing } from './orders.ts';

// With several processes on one port, the notification may come to another one than the page. Each tells the others what it
// saw; the first process only passes it on.

interface ShopMessage {
  readonly tollgateShop: Order;
}

/** For the first process. */
export function relayBetweenWorkers(): void {
  cluster.on('message', (from, message: unknown) => {
    if (!isShopMessage(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== undefined && worker.id !== from.id && worker.isConnected()) worker.send(message);
    }
  });
}

/** For a worker; undefined in a process that serves alone. */
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
