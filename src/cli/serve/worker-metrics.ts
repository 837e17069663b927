import cluster from 'node:cluster';
import type { Figures } from '../../gateway/observe/metric-series.ts';
import type { MetricPeers, OwnMetrics } from '../../gateway/observe/metrics.ts';

// With several processes on one port, a scrape reaches any one of them. That one asks the primary process, which sums the
// metrics of all: see primary-metrics.ts.

/** Messages between a worker and the primary process. */
export type MetricsMessage =
  | { readonly tollgateMetrics: 'tally'; readonly figures: Figures }
  | { readonly tollgateMetrics: 'collect' }
  | { readonly tollgateMetrics: 'collected'; readonly figures: Figures }
  | { readonly tollgateMetrics: 'render'; readonly id: number }
  | { readonly tollgateMetrics: 'rendered'; readonly id: number; readonly text: string }
  | { readonly tollgateMetrics: 'failed'; readonly id: number; readonly reason: string };

/** A killed worker loses at most this much of its counts. */
const TALLY_MS = 1000;
/** Longer than the primary process waits for its workers. */
const RENDER_MS_MAX = 4000;

/** Undefined if this process is not a worker. */
export function createWorkerPeers(): MetricPeers | undefined {
  if (!cluster.isWorker) return undefined;
  const waiting = new Map<number, { resolve(text: string): void; reject(error: Error): void }>();
  let lastId = 0;
  return {
    share(own) {
      answerRequests(own);
      process.on('message', (message: unknown) => {
        if (!isMetricsMessage(message)) return;
        const { tollgateMetrics: kind } = message;
        if (kind === 'rendered') waiting.get(message.id)?.resolve(message.text);
        if (kind === 'failed') waiting.get(message.id)?.reject(new Error(message.reason));
      });
      tellRegularly(own);
    },
    async render() {
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const timer = setTimeout(() => reject(new Error('the primary process did not respond in time')), RENDER_MS_MAX);
      waiting.set(id, { resolve, reject });
      send({ tollgateMetrics: 'render', id });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      });
    },
  };
}

function answerRequests({ collect }: OwnMetrics): void {
  process.on('message', (message: unknown) => {
    if (!isMetricsMessage(message) || message.tollgateMetrics !== 'collect') return;
    // If it fails, the scrape uses the last values this process reported.
    void collect()
      .catch(() => [])
      .then((figures) => send({ tollgateMetrics: 'collected', figures }));
  });
}

/** The first report is immediate: from then on the primary process includes this one. */
function tellRegularly({ tally }: OwnMetrics): void {
  let isUnderWay = false;
  const tell = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    const done = () => (isUnderWay = false);
    // The primary process may hang: the next report waits until this one has been sent.
    tally().then((figures) => send({ tollgateMetrics: 'tally', figures }, done), done);
  };
  tell();
  setInterval(tell, TALLY_MS).unref();
}

function send(message: MetricsMessage, done: () => void = () => undefined): void {
  if (process.connected) process.send?.(message, undefined, undefined, done);
}

export function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'tollgateMetrics' in message;
}
