import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Registry } from 'prom-client';
import type { PoolFigures, QueueAges } from './domain/reports.ts';
import { createCounter, createGauge, createHistogram, isGauge, renderFigures } from './metric-series.ts';
import type { Figures } from './metric-series.ts';

// The metrics at /metrics. No label grows with the number of merchants or orders.

export interface Metrics extends OwnMetrics {
  /** An answered request, by its operation and the envelope's code (or the status on other routes). */
  countRequest(operation: string, code: string, seconds: number): void;
  changeInFlight(change: 1 | -1): void;
  /** An order or a refund that has ended. The share of successes is the approval rate. */
  countEnd(kind: 'payment' | 'payout' | 'refund', method: string, result: 'success' | 'failure'): void;
  /** A call to the acquirer; the outcome `unknown` is a call that failed or timed out. */
  observeChannelCall(
    call: { readonly call: string; readonly method: string; readonly outcome: string },
    seconds: number,
  ): void;
  /** A committed batch: which write, how many rows, how long, and how long its first row had waited. */
  observeBatch(
    write: string,
    batch: { readonly size: number; readonly waitSeconds: number; readonly seconds: number },
  ): void;
  countDelivery(result: string): void;
  /** A forwarding header from an untrusted address. */
  countIgnoredForwarding(header: string): void;
  /** The last check of the books: how many problems it found. */
  setLedgerProblems(problems: number): void;
  render(): Promise<string>;
  close(): void;
}

/** Queried at each scrape. If it fails, the scrape continues without it. */
export interface MetricSources {
  readonly readQueueAges?: () => Promise<QueueAges>;
  readonly readPool?: () => PoolFigures | undefined;
  readonly readLogDrops?: () => number;
  /** Versions and the like, as labels of one series. */
  readonly build?: Readonly<Record<string, string>>;
  /** Metrics of the process itself, besides ours. */
  readonly processRegistry?: Registry | undefined;
  /** Other processes that serve the same port. */
  readonly peers?: Pick<MetricPeers, 'render'> | undefined;
}

/** Whichever process is scraped, the response is the sum over all of them. */
export interface MetricPeers {
  /** Called once, when this process starts serving, with its own metrics. */
  share(own: OwnMetrics): void;
  render(): Promise<string>;
}

export interface OwnMetrics {
  /** Everything, for a scrape. */
  collect(): Promise<Figures>;
  /** Only the counters, which need no query. */
  tally(): Promise<Figures>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const LAG_RESOLUTION_MS = 20;
const FORWARDING_HELP = 'Forwarding headers from untrusted addresses; see TRUSTED_PROXIES.';

export function createMetrics(sources: MetricSources = {}): Metrics {
  const registry = new Registry();
  const series = createSeries(registry);
  const showFigures = createFigures(registry, sources);
  let inFlight = 0;
  let ledgerProblems: number | undefined;
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();

  async function collect(): Promise<Figures> {
    const ages = await sources.readQueueAges?.().catch(() => undefined);
    const lagSeconds = Number.isNaN(lag.mean) ? 0 : Math.max(0, lag.mean / 1e9 - LAG_RESOLUTION_MS / 1000);
    showFigures({ inFlight, ledgerProblems, lagSeconds }, ages);
    const ofProcess = (await sources.processRegistry?.getMetricsAsJSON()) ?? [];
    return [...(await registry.getMetricsAsJSON()), ...ofProcess];
  }

  async function tally(): Promise<Figures> {
    return (await registry.getMetricsAsJSON()).filter((metric) => !isGauge(metric));
  }

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
    collect,
    tally,
    render: async () => sources.peers?.render() ?? renderFigures(await collect()),
    close: () => lag.disable(),
  };
}

function createSeries(registry: Registry) {
  const counter = (name: string, help: string, labels: readonly string[]) =>
    createCounter({ registry, name, help, labels });
  const durations = (name: string, help: string, label: string) =>
    createHistogram({ registry, name, help, label, bounds: SECONDS });
  return {
    requests: counter('requests_total', 'Answered requests.', ['operation', 'code']),
    durations: durations('request_seconds', 'From the head of a request to its response.', 'operation'),
    batchSizes: createHistogram({
      registry,
      name: 'batch_size',
      help: 'Rows in one commit.',
      label: 'write',
      bounds: SIZES,
    }),
    batchWaits: durations('batch_wait_seconds', 'How long the first row of a batch waited for it to start.', 'write'),
    commits: durations('commit_seconds', 'Time of one commit.', 'write'),
    deliveries: counter('deliveries_total', 'Attempts to deliver a notification.', ['result']),
    ignoredForwarding: counter('forwarding_headers_ignored_total', FORWARDING_HELP, ['header']),
    channelCalls: counter('acquirer_calls_total', 'Calls to the acquirer.', ['call', 'method', 'outcome']),
    channelDurations: durations('acquirer_call_seconds', 'Time of one call to the acquirer.', 'call'),
    ends: {
      payment: counter('payments_total', 'Payments that have ended.', ['method', 'result']),
      payout: counter('payouts_total', 'Payouts that have ended.', ['method', 'result']),
      refund: counter('refunds_total', 'Refunds that have ended.', ['method', 'result']),
    },
  };
}

interface OwnFigures {
  readonly inFlight: number;
  readonly ledgerProblems: number | undefined;
  readonly lagSeconds: number;
}

/** Read at a scrape. Queues and books are in the store, so all processes report the same values. */
function createFigures(registry: Registry, sources: MetricSources) {
  const gauge = (name: string, help: string, over: 'sum' | 'max' | 'first', labels: readonly string[] = []) =>
    createGauge({ registry, name, help, labels, over });
  const build = gauge('build_info', 'Version information.', 'first', Object.keys(sources.build ?? {}));
  build.show(sources.build && 1, ...Object.values(sources.build ?? {}));
  gauge('processes', 'Processes that these figures cover.', 'sum').show(1);
  const inFlight = gauge('requests_in_flight', 'Requests in progress.', 'sum');
  const agendaDue = gauge('agenda_due', 'Entries of the agenda that are due.', 'max');
  const agendaOldest = gauge('agenda_oldest_seconds', 'For how long the oldest has been due.', 'max');
  const deliveriesDue = gauge('deliveries_due', 'Notifications that are due.', 'max');
  const deliveriesOldest = gauge('deliveries_oldest_seconds', 'For how long the oldest has been due.', 'max');
  const ledgerProblems = gauge('ledger_problems', 'Problems found by the last check of the books.', 'max');
  const residentMemory = gauge('resident_memory_bytes', 'Resident memory of the process.', 'sum');
  const heapUsed = gauge('heap_used_bytes', 'Heap memory in use.', 'sum');
  const lag = gauge('event_loop_lag_seconds', 'Mean delay of the event loop since the start.', 'max');
  const showPool = createPoolFigures(registry);
  countLogDrops(registry, sources);
  return (own: OwnFigures, ages: QueueAges | undefined) => {
    inFlight.show(own.inFlight);
    agendaDue.show(ages?.agenda.due);
    agendaOldest.show(inSeconds(ages?.agenda.oldestMs));
    deliveriesDue.show(ages?.deliveries.due);
    deliveriesOldest.show(inSeconds(ages?.deliveries.oldestMs));
    ledgerProblems.show(own.ledgerProblems);
    const memory = process.memoryUsage();
    residentMemory.show(memory.rss);
    heapUsed.show(memory.heapUsed);
    lag.show(own.lagSeconds);
    showPool(sources.readPool?.());
  };
}

function createPoolFigures(registry: Registry) {
  const gauge = (name: string, help: string, labels: readonly string[] = []) =>
    createGauge({ registry, name, help, labels, over: 'sum' });
  const connections = gauge('database_connections', 'Connections to the database.', ['state']);
  const connectionsMax = gauge('database_connections_max', 'The maximum number of connections.');
  const waiting = gauge('database_waiting', 'Callers waiting for a connection.');
  return (pool: PoolFigures | undefined) => {
    connections.show(pool && pool.open - pool.idle, 'busy');
    connections.show(pool?.idle, 'idle');
    connectionsMax.show(pool?.sizeMax);
    waiting.show(pool?.waiting);
  };
}

function countLogDrops(registry: Registry, { readLogDrops = () => 0 }: MetricSources): void {
  let counted = 0;
  const counter: Counter = new Counter({
    name: 'tollgate_log_lines_dropped_total',
    help: 'Log lines that could not be written.',
    registers: [registry],
    collect() {
      const dropped = readLogDrops();
      counter.inc(dropped - counted);
      counted = dropped;
    },
  });
}

function inSeconds(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}
