import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PoolFigures, QueueAges } from './domain/reports.ts';
import { createCounter, createHistogram, renderValue } from './metric-series.ts';

// What /metrics tells. No label is as large as the number of merchants or orders.

export interface Metrics {
  /** A request that has been answered, by its operation and the envelope's code (or the status of another route). */
  countRequest(operation: string, code: string, seconds: number): void;
  changeInFlight(change: 1 | -1): void;
  /** An order or a refund that has ended. Success over all is the approval rate. */
  countEnd(kind: 'payment' | 'payout' | 'refund', method: string, result: 'success' | 'failure'): void;
  /** A call to the acquirer; `unknown` among the outcomes is a call that failed or was not answered in time. */
  observeChannelCall(
    call: { readonly call: string; readonly method: string; readonly outcome: string },
    seconds: number,
  ): void;
  /** A batch that was committed: which write, how many rows, how long, and how long its first row had waited. */
  observeBatch(
    write: string,
    batch: { readonly size: number; readonly waitSeconds: number; readonly seconds: number },
  ): void;
  countDelivery(result: string): void;
  /** A forwarding header that was not believed. */
  countIgnoredForwarding(header: string): void;
  /** The last check of the books: how many problems it found. */
  setLedgerProblems(problems: number): void;
  render(): Promise<string>;
  close(): void;
}

/** What is asked at each scrape. Where it fails, the scrape goes on without it. */
export interface MetricSources {
  readonly readQueueAges?: () => Promise<QueueAges>;
  readonly readPool?: () => PoolFigures | undefined;
  readonly readLogDrops?: () => number;
  /** Versions and the like, as labels of one line. */
  readonly build?: Readonly<Record<string, string>>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const LAG_RESOLUTION_MS = 20;
const FORWARDING_HELP = 'Forwarding headers that were not believed; see TRUSTED_PROXIES.';

export function createMetrics(sources: MetricSources = {}): Metrics {
  const series = createSeries();
  let inFlight = 0;
  let ledgerProblems: number | undefined;
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  return {
    countRequest(operation, code, seconds) {
      series.requests.add(operation, code);
      series.durations.observe(operation, seconds);
    },
    changeInFlight(change) {
      inFlight += change;
    },
    countEnd(kind, method, result) {
      series.ends[kind].add(method, result);
    },
    observeChannelCall({ call, method, outcome }, seconds) {
      series.channelCalls.add(call, method, outcome);
      series.channelDurations.observe(call, seconds);
    },
    observeBatch(write, { size, waitSeconds, seconds }) {
      series.batchSizes.observe(write, size);
      series.batchWaits.observe(write, waitSeconds);
      series.commits.observe(write, seconds);
    },
    countDelivery: (result) => series.deliveries.add(result),
    countIgnoredForwarding: (header) => series.ignoredForwarding.add(header),
    setLedgerProblems(problems) {
      ledgerProblems = problems;
    },
    async render() {
      const ages = await sources.readQueueAges?.().catch(() => undefined);
      const lagSeconds = Number.isNaN(lag.mean) ? 0 : Math.max(0, lag.mean / 1e9 - LAG_RESOLUTION_MS / 1000);
      const { ends, ...others } = series;
      return [
        renderBuild(sources),
        ...[...Object.values(others), ...Object.values(ends)].map((one) => one.render()),
        ...renderGauges({ inFlight, ledgerProblems, lagSeconds }, ages),
        renderPool(sources.readPool?.()),
        renderValue(
          { name: 'log_lines_dropped_total', help: 'Log lines that could not be written.', type: 'counter' },
          [{ value: sources.readLogDrops?.() }],
        ),
      ].join('');
    },
    close: () => lag.disable(),
  };
}

function createSeries() {
  return {
    requests: createCounter('requests_total', 'Answered requests.', ['operation', 'code']),
    durations: createDurations('request_seconds', 'From the head of a request to its answer.', 'operation'),
    batchSizes: createHistogram({ name: 'batch_size', help: 'Rows in one commit.', label: 'write', bounds: SIZES }),
    batchWaits: createDurations(
      'batch_wait_seconds',
      'How long the first row of a batch waited for it to begin.',
      'write',
    ),
    commits: createDurations('commit_seconds', 'Time of one commit.', 'write'),
    deliveries: createCounter('deliveries_total', 'Attempts to deliver a notification.', ['result']),
    ignoredForwarding: createCounter('forwarding_headers_ignored_total', FORWARDING_HELP, ['header']),
    channelCalls: createCounter('acquirer_calls_total', 'Calls to the acquirer.', ['call', 'method', 'outcome']),
    channelDurations: createDurations('acquirer_call_seconds', 'Time of one call to the acquirer.', 'call'),
    ends: {
      payment: createCounter('payments_total', 'Payments that have ended.', ['method', 'result']),
      payout: createCounter('payouts_total', 'Payouts that have ended.', ['method', 'result']),
      refund: createCounter('refunds_total', 'Refunds that have ended.', ['method', 'result']),
    },
  };
}

function createDurations(name: string, help: string, label: string) {
  return createHistogram({ name, help, label, bounds: SECONDS });
}

interface OwnFigures {
  readonly inFlight: number;
  readonly ledgerProblems: number | undefined;
  readonly lagSeconds: number;
}

function renderGauges({ inFlight, ledgerProblems, lagSeconds }: OwnFigures, ages: QueueAges | undefined): string[] {
  const { rss, heapUsed } = process.memoryUsage();
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
  return gauges.map(([name, help, value]) => renderValue({ name, help }, [{ value }]));
}

function inSeconds(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}

function renderBuild({ build }: MetricSources): string {
  if (build === undefined) return '';
  return renderValue({ name: 'build_info', help: 'What runs here.' }, [{ labels: build, value: 1 }]);
}

function renderPool(pool: PoolFigures | undefined): string {
  if (pool === undefined) return '';
  const { sizeMax, open, idle, waiting } = pool;
  return [
    renderValue({ name: 'database_connections', help: 'Connections to the database.' }, [
      { labels: { state: 'busy' }, value: open - idle },
      { labels: { state: 'idle' }, value: idle },
    ]),
    renderValue({ name: 'database_connections_max', help: 'The most connections that are opened.' }, [
      { value: sizeMax },
    ]),
    renderValue({ name: 'database_waiting', help: 'Callers that wait for a connection.' }, [{ value: waiting }]),
  ].join('');
}
