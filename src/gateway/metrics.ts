import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { QueueAges } from './domain/reports.ts';

// A small registry in the text form that Prometheus reads. Everything is counted in plain numbers, and only a scrape
// makes text of it.

export interface Metrics {
  /** A request that has been answered, by its operation and the envelope's code (or the status of another route). */
  countRequest(operation: string, code: string, seconds: number): void;
  changeInFlight(change: 1 | -1): void;
  /** A batch that was committed: which write, how many rows, how long. */
  observeBatch(write: string, size: number, seconds: number): void;
  countDelivery(result: string): void;
  /** A forwarding header that was not believed. */
  countIgnoredForwarding(header: string): void;
  /** The last check of the books: how many problems it found. */
  setLedgerProblems(problems: number): void;
  render(): Promise<string>;
  close(): void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const LAG_RESOLUTION_MS = 20;
const FORWARDING_HELP = 'Forwarding headers that were not believed; see TRUSTED_PROXIES.';

/** `readQueueAges` is asked at each scrape; where it fails, the scrape goes on without it. */
export function createMetrics(options: { readQueueAges?: () => Promise<QueueAges> } = {}): Metrics {
  const requests = createCounter();
  const durations = createHistogram(SECONDS);
  const batchSizes = createHistogram(SIZES);
  const commits = createHistogram(SECONDS);
  const deliveries = createCounter();
  const ignoredForwarding = createCounter();
  let inFlight = 0;
  let ledgerProblems: number | undefined;
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  return {
    countRequest(operation, code, seconds) {
      requests.add(operation, code);
      durations.observe(operation, seconds);
    },
    changeInFlight(change) {
      inFlight += change;
    },
    observeBatch(write, size, seconds) {
      batchSizes.observe(write, size);
      commits.observe(write, seconds);
    },
    countDelivery(result) {
      deliveries.add(result, '');
    },
    countIgnoredForwarding: (header) => ignoredForwarding.add(header, ''),
    setLedgerProblems(problems) {
      ledgerProblems = problems;
    },
    async render() {
      const ages = await options.readQueueAges?.().catch(() => undefined);
      const { rss, heapUsed } = process.memoryUsage();
      const lagSeconds = Number.isNaN(lag.mean) ? 0 : Math.max(0, lag.mean / 1e9 - LAG_RESOLUTION_MS / 1000);
      const gauges: [string, string, number | undefined][] = [
        ['requests_in_flight', 'Requests that are being answered.', inFlight],
        ['agenda_due', 'Entries of the agenda that are due.', ages?.agenda.due],
        ['agenda_oldest_seconds', 'For how long the oldest has been due.', inSeconds(ages?.agenda.oldestMs)],
        ['deliveries_due', 'Notifications that are due.', ages?.deliveries.due],
        ['deliveries_oldest_seconds', 'For how long the oldest has been due.', inSeconds(ages?.deliveries.oldestMs)],
        ['ledger_problems', 'What the last check of the books found wrong.', ledgerProblems],
        ['resident_memory_bytes', 'Memory of the process.', rss],
        ['heap_used_bytes', 'Memory that objects take.', heapUsed],
        ['event_loop_lag_seconds', 'Mean delay of the event loop since the start.', lagSeconds],
      ];
      return [
        requests.render('requests_total', 'Answered requests.', ['operation', 'code']),
        durations.render('request_seconds', 'From the head of a request to its answer.', 'operation'),
        batchSizes.render('batch_size', 'Rows in one commit.', 'write'),
        commits.render('commit_seconds', 'Time of one commit.', 'write'),
        deliveries.render('deliveries_total', 'Attempts to deliver a notification.', ['result']),
        ignoredForwarding.render('forwarding_headers_ignored_total', FORWARDING_HELP, ['header']),
        ...gauges.map(renderGauge),
      ].join('');
    },
    close: () => lag.disable(),
  };
}

function inSeconds(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}

function renderGauge([name, help, value]: [string, string, number | undefined]): string {
  return value === undefined ? '' : `${head(name, help, 'gauge')}tollgate_${name} ${value}\n`;
}

// Labels come from our own tables, but a label without end would be memory without end.
const SERIES_MAX = 1000;

function createCounter() {
  const counts = new Map<string, Map<string, number>>();
  let series = 0;
  return {
    add(first: string, second: string) {
      let inner = counts.get(first);
      if (inner === undefined) counts.set(first, (inner = new Map()));
      const before = inner.get(second);
      if (before === undefined && ++series > SERIES_MAX) return;
      inner.set(second, (before ?? 0) + 1);
    },
    render(name: string, help: string, labels: readonly string[]) {
      const lines = [...counts].flatMap(([first, inner]) =>
        [...inner].map(([second, count]) => {
          const values = [first, second].slice(0, labels.length);
          const pairs = values.map((value, index) => `${labels[index]}=${quote(value)}`);
          return `tollgate_${name}{${pairs.join(',')}} ${count}\n`;
        }),
      );
      return head(name, help, 'counter') + lines.join('');
    },
  };
}

interface Series {
  /** How many fell into each bound's own interval, and into the one above the last. */
  readonly counts: number[];
  sum: number;
}

function createHistogram(bounds: readonly number[]) {
  const all = new Map<string, Series>();
  return {
    observe(label: string, value: number) {
      let series = all.get(label);
      if (series === undefined) {
        if (all.size >= SERIES_MAX) return;
        all.set(label, (series = { counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }));
      }
      let index = 0;
      while (index < bounds.length && value > (bounds[index] ?? 0)) index += 1;
      series.counts[index] = (series.counts[index] ?? 0) + 1;
      series.sum += value;
    },
    render(name: string, help: string, label: string) {
      const blocks = [...all].map(([value, { counts, sum }]) => {
        let total = 0;
        const buckets = [...bounds, '+Inf'].map((bound, index) => {
          total += counts[index] ?? 0;
          return `tollgate_${name}_bucket{${label}=${quote(value)},le="${bound}"} ${total}\n`;
        });
        const own = `{${label}=${quote(value)}}`;
        return `${buckets.join('')}tollgate_${name}_sum${own} ${sum}\ntollgate_${name}_count${own} ${total}\n`;
      });
      return head(name, help, 'histogram') + blocks.join('');
    },
  };
}

function head(name: string, help: string, type: string): string {
  return `# HELP tollgate_${name} ${help}\n# TYPE tollgate_${name} ${type}\n`;
}

function quote(value: string): string {
  return `"${value.replaceAll(/["\\\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))}"`;
}
