import cluster from 'node:cluster';

// With several processes on one port, a notification may reach another process than the one that serves the page. Each
// shares what it receives with the others; the primary process relays the messages.

interface Message {
  /** What it is about. The demo shop and the docs' inboxes share different things. */
  readonly tollgateTopic: string;
  readonly news: unknown;
}

export interface Sharing<News> {
  publish(news: News): void;
  subscribe(hear: (news: News) => void): void;
}

/** To be called in the primary process. */
export function relayBetweenWorkers(): void {
  cluster.on('message', (from, message: unknown) => {
    if (!isMessage(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== undefined && worker.id !== from.id && worker.isConnected()) worker.send(message);
    }
  });
}

/** Undefined if this process is not a worker. */
export function shareWithWorkers<News>(topic: string): Sharing<News> | undefined {
  if (!cluster.isWorker) return undefined;
  return {
    publish(news) {
      const message: Message = { tollgateTopic: topic, news };
      if (process.connected) process.send?.(message);
    },
    subscribe(hear) {
      process.on('message', (message: unknown) => {
        // Only this program's workers publish, each topic with one type.
        if (isMessage(message) && message.tollgateTopic === topic) hear(message.news as News);
      });
    },
  };
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'tollgateTopic' in message;
}
