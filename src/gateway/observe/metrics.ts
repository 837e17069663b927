import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Registry } from 'prom-client';
import type { FeedAge } from '../domain/acquirers/feed-age.ts';
import type { ServerFigures } from '../domain/platform/database.ts';
import { createFeedMetrics } from './feed-metrics.ts';
import { createFigures } from './metric-figures.ts';
import type { FigureSources, OwnFigures } from './metric-figures.ts';
import { createCounter, createHistogram, isGauge, renderFigures } from './metric-series.ts';
import { createPostgresMetrics } from './postgres-metrics.ts';
import { createNumberingMetrics } from './numbering-metrics.ts';
import type { NumberingState } from './numbering-metrics.ts';
import { createReconciliationMetrics } from './reconciliation-metrics.ts';
import type { ReconciliationState } from './reconciliation-metrics.ts';
import { createRetentionMetrics } from './retention-metrics.ts';
import type { RetentionState } from './retention-metrics.ts';
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
    call: {
      readonly acquirer: string;
      readonly call: string;
      readonly method: string;
      readonly currency: string;
      readonly outcome: string;
    },
    seconds: number,
  ): void;
  /** A committed batch: which write, how many rows, how long, and how long its first row had waited. */
  observeBatch(
    write: string,
    batch: { readonly size: number; readonly waitSeconds: number; readonly seconds: number },
  ): void;
  countDelivery(result: string): void;
  /** A notification whose last attempt has failed. */
  countExhausted(): void;
  /** A query about an order or refund that should have ended by now, and has not. */
  countOverdue(task: string): void;
  /** A forwarding header from an untrusted address. */
  countIgnoredForwarding(header: string): void;
  /** A request with the token of the environment. */
  countBreakGlass(): void;
  /** Somebody who signed in, or could not; `locked` is a try that was not looked at. */
  countSignIn(method: string, result: 'success' | 'refused' | 'locked'): void;
  /** Requests of merchants that their log does not show. */
  countLostRequests(count: number): void;
  /** A mail that was sent, failed and will be tried again, or was given up. */
  countMail(result: 'sent' | 'failed' | 'givenUp'): void;
  /** Rows that were removed because they are old. */
  countRemoved(kind: string, rows: number): void;
  /** The last check of the books: how many problems it found, and when. */
  setLedgerProblems(problems: number, verifiedAt: number): void;
  render(): Promise<string>;
  close(): void;
}

/** Queried at each scrape. */
export interface MetricSources extends FigureSources {
  readonly readRetention?: () => Promise<RetentionState>;
  /** Undefined if there is no database server. */
  readonly readServer?: () => Promise<ServerFigures | undefined>;
  /** Feeds that acquirers offer and this installation reads. */
  readonly readFeedAges?: () => Promise<readonly FeedAge[]>;
  readonly readNumbering?: () => Promise<NumberingState>;
  readonly readReconciliation?: () => Promise<ReconciliationState>;
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
const OVERDUE_HELP = 'Queries about an order or refund that should have ended by now, and has not.';
const SIGN_INS_HELP = 'Sign-ins of people, and tries that were refused or locked out.';
const FORWARDING_HELP = 'Forwarding headers from untrusted addresses; see TRUSTED_PROXIES.';

export function createMetrics(sources: MetricSources = {}): Metrics {
  const registry = new Registry();
  const series = createSeries(registry);
  const showFigures = createFigures(registry, sources);
  const stored = createStoredMetrics(registry);
  let inFlight = 0;
  let ledger: OwnFigures['ledger'];
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();

  async function collect(): Promise<Figures> {
    const [ages, isWritable, freeBytes, ...rest] = await readSources(sources);
    stored.show(rest);
    const lagSeconds = Number.isNaN(lag.mean) ? 0 : Math.max(0, lag.mean / 1e9 - LAG_RESOLUTION_MS / 1000);
    showFigures({ inFlight, ledger, lagSeconds, isWritable, freeBytes }, ages);
    const ofProcess = (await sources.processRegistry?.getMetricsAsJSON()) ?? [];
    return [...(await registry.getMetricsAsJSON()), ...ofProcess];
  }

  async function tally(): Promise<Figures> {
    return (await registry.getMetricsAsJSON()).filter((metric) => !isGauge(metric));
  }

  return {
    countRequest(operation, code, seconds) {
      series.requests.add(operation, code);
      series.durations.observe(seconds, operation);
    },
    changeInFlight(change) {
      inFlight += change;
    },
    countEnd(kind, method, result) {
      series.ends[kind].add(method, result);
    },
    observeChannelCall({ acquirer, call, method, outcome }, seconds) {
      series.channelCalls.add(call, method, outcome, acquirer);
      series.channelDurations.observe(seconds, call, acquirer);
    },
    observeBatch(write, { size, waitSeconds, seconds }) {
      series.batchSizes.observe(size, write);
      series.batchWaits.observe(waitSeconds, write);
      series.commits.observe(seconds, write);
    },
    countDelivery: (result) => series.deliveries.add(result),
    countExhausted: () => series.exhausted.inc(),
    countOverdue: (task) => series.overdue.add(task),
    countBreakGlass: () => series.breakGlass.inc(),
    countIgnoredForwarding: (header) => series.ignoredForwarding.add(header),
    countSignIn: (method, result) => series.signIns.add(method, result),
    countLostRequests: (count) => series.lostRequests.inc(count),
    countMail: (result) => series.mails.add(result),
    countRemoved: stored.countRemoved,
    setLedgerProblems(problems, verifiedAt) {
      ledger = { problems, verifiedAt };
    },
    collect,
    tally,
    render: async () => sources.peers?.render() ?? renderFigures(await collect()),
    close: () => lag.disable(),
  };
}

export interface MetricDescription {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labels: readonly string[];
}

/** What cannot be read is left out of the scrape. */
function readSources(sources: MetricSources) {
  return Promise.all([
    sources.readQueueAges?.().catch(() => undefined),
    sources.ping?.().then(
      () => true,
      () => false,
    ),
    sources.readFreeBytes?.().catch(() => undefined),
    sources.readRetention?.().catch(() => undefined),
    sources.readServer?.().catch(() => undefined),
    sources.readFeedAges?.().catch(() => undefined),
    sources.readNumbering?.().catch(() => undefined),
    sources.readReconciliation?.().catch(() => undefined),
  ]);
}

/** Every metric of ours, for the docs. */
export function describeMetrics(): MetricDescription[] {
  const registry = new Registry();
  createSeries(registry);
  createFigures(registry, { build: { version: '', node: '', contract: '', engine: '' }, readSpanDrops: () => 0 });
  createStoredMetrics(registry);
  // Declared without the labels and with a number as its type, but has a list and a word.
  const metrics: readonly (object & { name?: string; help?: string; type?: unknown; labelNames?: string[] })[] =
    registry.getMetricsAsArray();
  return metrics.map(({ name = '', help = '', type, labelNames = [] }) => ({
    name,
    help,
    type: String(type),
    labels: labelNames,
  }));
}

/** In the order in which they are read. */
type StoredFigures = readonly [
  RetentionState | undefined,
  ServerFigures | undefined,
  readonly FeedAge[] | undefined,
  NumberingState | undefined,
  ReconciliationState | undefined,
];

/** What the database says: all processes report the same. */
function createStoredMetrics(registry: Registry) {
  const retention = createRetentionMetrics(registry);
  const showPostgres = createPostgresMetrics(registry);
  const showFeeds = createFeedMetrics(registry);
  const showNumbering = createNumberingMetrics(registry);
  const showReconciliation = createReconciliationMetrics(registry);
  return {
    countRemoved: retention.countRemoved,
    show([removed, server, feeds, numbering, reconciliation]: StoredFigures): void {
      retention.show(removed);
      showPostgres(server);
      showFeeds(feeds);
      showNumbering(numbering);
      showReconciliation(reconciliation);
    },
  };
}

function createSeries(registry: Registry) {
  const counter = (name: string, help: string, labels: readonly string[]) =>
    createCounter({ registry, name, help, labels });
  const durations = (name: string, help: string, ...labels: readonly string[]) =>
    createHistogram({ registry, name, help, labels, bounds: SECONDS });
  return {
    requests: counter('requests_total', 'Answered requests.', ['operation', 'code']),
    durations: durations('request_seconds', 'From the head of a request to its response.', 'operation'),
    batchSizes: createHistogram({
      registry,
      name: 'batch_size',
      help: 'Rows in one commit.',
      labels: ['write'],
      bounds: SIZES,
    }),
    batchWaits: durations('batch_wait_seconds', 'How long the first row of a batch waited for it to start.', 'write'),
    commits: durations('commit_seconds', 'Time of one commit.', 'write'),
    deliveries: counter('deliveries_total', 'Attempts to deliver a notification.', ['result']),
    exhausted: new Counter({
      name: 'tollgate_deliveries_exhausted_total',
      help: 'Notifications whose last attempt has failed.',
      registers: [registry],
    }),
    breakGlass: new Counter({
      name: 'tollgate_break_glass_uses_total',
      help: 'Requests with OPERATOR_TOKEN, which names nobody.',
      registers: [registry],
    }),
    lostRequests: new Counter({
      name: 'tollgate_request_log_lost_total',
      help: 'Requests of merchants that were not written to the request log, so that payments are not slowed down.',
      registers: [registry],
    }),
    overdue: counter('inquiries_overdue_total', OVERDUE_HELP, ['task']),
    ignoredForwarding: counter('forwarding_headers_ignored_total', FORWARDING_HELP, ['header']),
    mails: counter('mails_total', 'Attempts to send a mail; givenUp is the last.', ['result']),
    signIns: counter('sign_ins_total', SIGN_INS_HELP, ['method', 'result']),
    channelCalls: counter('acquirer_calls_total', 'Calls to acquirers.', ['call', 'method', 'outcome', 'acquirer']),
    channelDurations: durations('acquirer_call_seconds', 'Time of one call to an acquirer.', 'call', 'acquirer'),
    ends: {
      payment: counter('payments_total', 'Payments that have ended.', ['method', 'result']),
      payout: counter('payouts_total', 'Payouts that have ended.', ['method', 'result']),
      refund: counter('refunds_total', 'Refunds that have ended.', ['method', 'result']),
    },
  };
}
