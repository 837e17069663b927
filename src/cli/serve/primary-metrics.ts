import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { addUp, isGauge, renderFigures } from '../../gateway/observe/metric-series.ts';
import type { Figures } from '../../gateway/observe/metric-series.ts';
import { isMetricsMessage } from './worker-metrics.ts';
import type { MetricsMessage } from './worker-metrics.ts';

// Sums the metrics of all workers in the primary process. A counter never goes down, even if a worker dies: its last reported
// values stay in the sum. prom-client's own aggregation (clusterMetrics) forgets dead workers and fails if one does not reply,
// so only its arithmetic is used.

/** If a worker takes longer, the sum uses its last reported counters. */
const ANSWER_MS_MAX = 2000;

/** To be called in the primary process. */
export function gatherWorkerMetrics(): void {
  /** Each worker's counters, by metric name. */
  const counted = new Map<number, Map<string, Figures[number]>>();
  const dead = createRetired();
  const ask = createQuestions();
  const holdHighest = createFloor();
  let rendering: Promise<string> | undefined;

  function hear(worker: Worker, figures: Figures): void {
    if (!worker.isConnected()) return;
    const own = counted.get(worker.id) ?? new Map<string, Figures[number]>();
    for (const metric of figures) if (!isGauge(metric)) own.set(metric.name, metric);
    counted.set(worker.id, own);
  }

  async function render(): Promise<string> {
    const known = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const asked = known.filter(({ id }) => counted.has(id));
    const gauges = await Promise.all(asked.map((worker) => ask.question(worker)));
    const living = [...counted.values()].map((own) => [...own.values()]);
    return renderFigures(holdHighest(await addUp([...dead.figures(), ...living, ...gauges])));
  }

  cluster.on('message', (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if ('figures' in message) hear(worker, message.figures);
    if (message.tollgateMetrics === 'collected') ask.answer(worker, message.figures.filter(isGauge));
    if (message.tollgateMetrics !== 'render') return;
    // Concurrent scrapes share one response, so each worker is asked once at a time.
    rendering ??= render().finally(() => (rendering = undefined));
    void rendering.then(
      (text) => tell(worker, { tollgateMetrics: 'rendered', id: message.id, text }),
      (error: unknown) => tell(worker, { tollgateMetrics: 'failed', id: message.id, reason: String(error) }),
    );
  });
  // All messages of the worker have arrived by now.
  cluster.on('disconnect', (worker) => {
    ask.answer(worker, []);
    const own = counted.get(worker.id);
    counted.delete(worker.id);
    if (own !== undefined) dead.add([...own.values()]);
  });
}

/** The sum of the counters of dead workers, however many there were. */
function createRetired() {
  let parts: Figures[] = [];
  let joining = Promise.resolve();
  async function join(): Promise<void> {
    const { length } = parts;
    const sum = await addUp(parts);
    parts = [sum, ...parts.slice(length)];
  }
  return {
    add(figures: Figures) {
      parts.push(figures);
      // If parts cannot be summed they stay as they are, and the error surfaces in the total.
      joining = joining.then(join).catch(() => undefined);
    },
    figures: () => parts,
  };
}

/** Requests the gauges of a worker, unless an earlier request is still open. */
function createQuestions() {
  const owing = new Map<number, (gauges: Figures) => void>();
  return {
    async question(worker: Worker): Promise<Figures> {
      if (owing.has(worker.id) || !worker.isConnected()) return [];
      const { promise, resolve } = Promise.withResolvers<Figures>();
      owing.set(worker.id, resolve);
      tell(worker, { tollgateMetrics: 'collect' });
      const timer = setTimeout(() => resolve([]), ANSWER_MS_MAX);
      return promise.finally(() => clearTimeout(timer));
    },
    answer(worker: Worker, gauges: Figures) {
      owing.get(worker.id)?.(gauges);
      owing.delete(worker.id);
    },
  };
}

/** Adding fractions in another order can lower the sum by a rounding error, which Prometheus takes for a restart. */
function createFloor(): (figures: Figures) => Figures {
  const highest = new Map<string, number>();
  return (figures) => {
    for (const metric of figures.filter((one) => !isGauge(one))) {
      for (const sample of metric.values) {
        const part = 'metricName' in sample ? String(sample.metricName) : metric.name;
        const key = `${part} ${JSON.stringify(sample.labels)}`;
        sample.value = Math.max(sample.value, highest.get(key) ?? 0);
        highest.set(key, sample.value);
      }
    }
    return figures;
  };
}

function tell(worker: Worker, message: MetricsMessage): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
