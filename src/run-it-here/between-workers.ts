import cluster from 'node:cluster';
import type { InboxNews, InboxSharing } from './inbox.ts';

// With several processes on one port, a notification may reach another process than the one that the page asks. Each shares
// what it receives with the others; the primary process relays the messages.

interface InboxMessage {
  readonly tollgateInbox: InboxNews;
}

/** To be called in the primary process. */
export function relayInboxes(): void {
  cluster.on('message', (from, message: unknown) => {
    if (!isInboxMessage(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== undefined && worker.id !== from.id && worker.isConnected()) worker.send(message);
    }
  });
}

/** Undefined if this process is not a worker. */
export function shareInboxes(): InboxSharing | undefined {
  if (!cluster.isWorker) return undefined;
  return {
    publish(news) {
      const message: InboxMessage = { tollgateInbox: news };
      if (process.connected) process.send?.(message);
    },
    subscribe(hear) {
      process.on('message', (message: unknown) => {
        if (isInboxMessage(message)) hear(message.tollgateInbox);
      });
    },
  };
}

function isInboxMessage(message: unknown): message is InboxMessage {
  return typeof message === 'object' && message !== null && 'tollgateInbox' in message;
}
