import { Counter } from 'prom-client';
import type { Aggregator, Registry } from 'prom-client';
import type { PoolFigures, QueueAges } from '../domain/platform/database.ts';
import { createGauge } from './metric-series.ts';

// What is read at a scrape, and costs nothing between two of them.

/** Queried at each scrape. If it fails, the scrape continues without it. */
export interface FigureSources {
  readonly readQueueAges?: () => Promise<QueueAges>;
  readonly readPool?: () => PoolFigures | undefined;
  readonly readLogDrops?: () => number;
  /** Absent if there is no tracing. */
  readonly readSpanDrops?: (() => number) | undefined;
  readonly readLoad?: () => LoadFigures;
  /** How far this machine's clock is ahead of the database's; null while that is not known. */
  readonly readClockOffsetMs?: () => number | null;
  readonly readReads?: () => ReadFigures;
  /** Rejects if the store takes no writes. */
  readonly ping?: () => Promise<void>;
  /** Free bytes on the disk that holds the data, if it is ours to look at. */
  readonly readFreeBytes?: () => Promise<number | undefined>;
  /** Calls to acquirers that are held back. */
  readonly readBreakers?: () => readonly HeldCalls[];
  /** Versions and the like, as labels of one series. */
  readonly build?: Readonly<Record<string, string>>;
}

interface HeldCalls {
  readonly acquirer: string;
  readonly operation: string;
}

/** What overload protection does. */
interface LoadFigures {
  /** Merchant requests that may be in progress at once; it follows the load. */
  readonly limit: number;
  /** Requests refused because of it, since the start. */
  readonly shed: number;
}

/** What only looks: pages, the operator's calls, merchants' queries. */
interface ReadFigures {
  /** With those that are worked on. */
  readonly inside: number;
  readonly underWay: number;
  /** Since the start. */
  readonly refused: number;
}

/** What the process itself knows. */
export interface OwnFigures {
  readonly inFlight: number;
  readonly ledger: { readonly problems: number; readonly verifiedAt: number } | undefined;
  readonly lagSeconds: number;
  readonly isWritable: boolean | undefined;
  readonly freeBytes: number | undefined;
}

/** Read at a scrape. Queues and books are in the store, so all processes report the same values. */
export function createFigures(registry: Registry, sources: FigureSources) {
  const gauge = (name: string, help: string, over: Aggregator, labels: readonly string[] = []) =>
    createGauge({ registry, name, help, labels, over });
  const build = gauge('build_info', 'Version information.', 'first', Object.keys(sources.build ?? {}));
  build.show(sources.build && 1, ...Object.values(sources.build ?? {}));
  gauge('processes', 'Processes that these figures cover.', 'sum').show(1);
  const inFlight = gauge('requests_in_flight', 'Requests in progress.', 'sum');
  const agendaDue = gauge('agenda_due', 'Entries of the agenda that are due.', 'max');
  const agendaOldest = gauge('agenda_oldest_seconds', 'For how long the oldest of them has been due.', 'max');
  const deliveriesDue = gauge('deliveries_due', 'Notifications that are due.', 'max');
  const deliveriesOldest = gauge('deliveries_oldest_seconds', 'For how long the oldest of them has been due.', 'max');
  const mailsFailing = gauge('mails_failing', 'Mails whose last attempt failed and that are tried again.', 'max');
  const mailsOldest = gauge('mails_failing_oldest_seconds', 'How long ago the oldest of them was written.', 'max');
  const ledgerProblems = gauge('ledger_problems', 'Problems found by the last check of the books.', 'max');
  const ledgerVerified = gauge('ledger_verified_timestamp_seconds', 'When the books were last checked.', 'max');
  const lastBackup = gauge('last_backup_timestamp_seconds', 'When the last backup was taken.', 'max');
  const writable = gauge(
    'store_writable',
    '1 if the store takes writes, 0 if it does not or has just refused one.',
    'min',
  );
  const freeBytes = gauge('data_free_bytes', 'Space left on the disk of DATA_DIR (SQLite).', 'min');
  const residentMemory = gauge('resident_memory_bytes', 'Resident memory of the process.', 'sum');
  const heapUsed = gauge('heap_used_bytes', 'Heap memory in use.', 'sum');
  const lag = gauge('event_loop_lag_seconds', 'Mean delay of the event loop since the start.', 'max');
  const clockOffset = gauge('clock_offset_seconds', CLOCK_OFFSET_HELP, 'average');
  const showPool = createPoolFigures(registry);
  const showLoad = createLoadFigures(registry, sources);
  const showReads = createReadFigures(registry, sources);
  const showBreakers = createBreakerFigures(registry, sources);
  const { readLogDrops = () => 0, readSpanDrops } = sources;
  countFrom(registry, { name: 'log_lines_dropped_total', help: 'Log lines that could not be written.' }, readLogDrops);
  if (readSpanDrops) {
    countFrom(registry, { name: 'spans_dropped_total', help: 'Spans that were not exported.' }, readSpanDrops);
  }
  return (own: OwnFigures, ages: QueueAges | undefined) => {
    inFlight.show(own.inFlight);
    agendaDue.show(ages?.agenda.due);
    agendaOldest.show(inSeconds(ages?.agenda.oldestMs));
    deliveriesDue.show(ages?.deliveries.due);
    deliveriesOldest.show(inSeconds(ages?.deliveries.oldestMs));
    mailsFailing.show(ages?.failingMails.due);
    mailsOldest.show(inSeconds(ages?.failingMails.oldestMs));
    ledgerProblems.show(own.ledger?.problems);
    ledgerVerified.show(inSeconds(own.ledger?.verifiedAt));
    lastBackup.show(inSeconds(ages?.lastBackupAt));
    writable.show(own.isWritable === undefined ? undefined : Number(own.isWritable));
    freeBytes.show(own.freeBytes);
    const memory = process.memoryUsage();
    residentMemory.show(memory.rss);
    heapUsed.show(memory.heapUsed);
    lag.show(own.lagSeconds);
    clockOffset.show(inSeconds(sources.readClockOffsetMs?.() ?? undefined));
    showPool(sources.readPool?.());
    showLoad();
    showReads();
    showBreakers();
  };
}

const CLOCK_OFFSET_HELP =
  "How far this machine's clock is ahead of the database's; absent while it is not known, and background work rests.";

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

function createLoadFigures(registry: Registry, { readLoad }: FigureSources): () => void {
  const help = 'Merchant requests that may be in progress at once; it follows the load.';
  const limit = createGauge({ registry, name: 'requests_in_flight_limit', help, labels: [], over: 'sum' });
  const shed = { name: 'requests_shed_total', help: 'Requests refused because of overload.' };
  countFrom(registry, shed, () => readLoad?.().shed ?? 0);
  return () => limit.show(readLoad?.().limit);
}

function createReadFigures(registry: Registry, { readReads }: FigureSources): () => void {
  const help = "Pages, operator's calls and merchants' queries that are worked on, or wait for their turn.";
  const reads = createGauge({ registry, name: 'reads', help, labels: ['state'], over: 'sum' });
  const refused = { name: 'reads_refused_total', help: 'Those refused because payments come first.' };
  countFrom(registry, refused, () => readReads?.().refused ?? 0);
  return () => {
    const figures = readReads?.();
    reads.show(figures?.underWay, 'in progress');
    reads.show(figures && figures.inside - figures.underWay, 'waiting');
  };
}

/** One that has closed again is shown as 0: a series that ends would leave an alert without its end. */
function createBreakerFigures(registry: Registry, { readBreakers }: FigureSources): () => void {
  const help = '1 while calls to an acquirer are held back because answers stay away or take too long.';
  const labels = ['acquirer', 'call'];
  const open = createGauge({ registry, name: 'acquirer_breaker_open', help, labels, over: 'max' });
  const known = new Map<string, HeldCalls>();
  return () => {
    const held = new Map((readBreakers?.() ?? []).map((one) => [`${one.acquirer} ${one.operation}`, one]));
    for (const [key, one] of held) known.set(key, one);
    for (const [key, { acquirer, operation }] of known) open.show(held.has(key) ? 1 : 0, acquirer, operation);
  };
}

/** A counter of what somebody else counts. */
function countFrom(registry: Registry, { name, help }: { name: string; help: string }, read: () => number): void {
  let counted = 0;
  const counter: Counter = new Counter({
    name: `tollgate_${name}`,
    help,
    registers: [registry],
    collect() {
      const count = read();
      counter.inc(count - counted);
      counted = count;
    },
  });
}

function inSeconds(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : milliseconds / 1000;
}
