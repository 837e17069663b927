import { statfs } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import { contractVersion } from '../../generated/operations.ts';
import { createBoundedRead } from './outbound/bounded-read.ts';
import type { Config } from './config/config.ts';
import type { Zone } from './domain/day.ts';
import { DEFAULT_ACQUIRER } from './domain/ledger/ledger.ts';
import { cardHash } from './domain/payments/card-try.ts';
import { createExpiry } from './domain/payments/expiry.ts';
import type { IdentityProvider } from './domain/sign-in/identity-provider.ts';
import type { Clock, Stopwatch, Vault } from './domain/ports.ts';
import type { Store } from './domain/store.ts';
import { LOAD_LIMITS, createLoadShed } from './limits/load-shed.ts';
import type { LoadShed } from './limits/load-shed.ts';
import { READ_LIMITS, createReadShare } from './limits/read-share.ts';
import { createIds } from './vault/ids.ts';
import type { GatewayIds } from './vault/ids.ts';
import type { Log } from './observe/log.ts';
import { accountHash } from './domain/text/bank-account.ts';
import { createMetrics } from './observe/metrics.ts';
import type { MetricPeers, MetricSources, Metrics } from './observe/metrics.ts';
import { notificationPayloads } from './notifier/payloads.ts';
import { createAddressList } from './limits/client-address.ts';
import { observeStore } from './observe/observe.ts';
import { acquirerSources, storedSources } from './assemble/metric-sources.ts';
import { openBreakers } from './assemble/open-breakers.ts';
import { acquirerNamesOf, openChannels } from './assemble/open-channels.ts';
import { openClock, openIdentity, openLimiter } from './assemble/open-clocks.ts';
import { openDatabase } from './assemble/open-database.ts';
import type { Dependencies } from './assemble/dependencies.ts';
import { createAcquirerBook } from './operations/acquirers/acquirer-book.ts';
import { createLiveRouter } from './operations/routing/live-router.ts';
import { createMerchantAccounts } from './operations/merchants/merchant-accounts.ts';
import { createReference } from './operations/platform/reference.ts';
import type { Sandbox, SandboxDependencies } from './sandbox/sandbox.ts';
import { createTrace } from './observe/tracing/trace.ts';
import { openMailer } from './assemble/open-mail.ts';
import { pauseWork } from './assemble/pause-work.ts';
import { openVault } from './assemble/open-vault.ts';
import type { Tracing } from './observe/tracing/open-tracing.ts';
import { createVault } from './vault/vault.ts';
import { refuseWork } from './assemble/work-off.ts';
import { createChannelCounter } from './work/channel-counter.ts';
import { createKeyUses } from './work/key-uses.ts';
import { createPayerEvents } from './work/payer-events.ts';
import { createRememberingZone } from './config/zone.ts';

// Everything below the operations: the implementations of the ports, chosen by the configuration.

export interface CoreOptions {
  readonly config: Config;
  readonly log: Log;
  /** The clock of this machine, which may be wrong. */
  readonly machineClock: Clock;
  readonly stopwatch: Stopwatch;
  readonly inMemory: boolean;
  readonly store: Store | undefined;
  readonly createIds: ((clock: Clock) => GatewayIds) | undefined;
  readonly sandboxClock: Clock | undefined;
  readonly identityAheadMs: () => number;
  readonly reset: SandboxDependencies['reset'];
  readonly onNotification: () => void;
  /** Where payers and merchants reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
  /** The program's version information, for /metrics. */
  readonly version: string | undefined;
  readonly processRegistry: Registry | undefined;
  readonly metricPeers: MetricPeers | undefined;
}

export type Core = Awaited<ReturnType<typeof openCore>>;

const INQUIRY_MS_MIN = 5000;
const PING_MS_MAX = 2000;

export async function openCore(options: CoreOptions) {
  const { config } = options;
  const zone = createRememberingZone(config.timeZone);
  const tracing = await loadTracing(options);
  const trace = tracing?.trace ?? createTrace();
  const log = tracing?.traceLog(options.log) ?? options.log;
  const metrics = createMetrics({
    readPool: () => store.readPool?.(),
    readLoad: () => load.figures(),
    readReads: () => reads.figures(),
    ping: createBoundedRead(() => store.ping(), PING_MS_MAX),
    readSpanDrops: tracing?.dropped,
    readClockOffsetMs: () => realClock.offsetMs(),
    ...storedSources(() => ({ store, clock })),
    ...acquirerSources(() => ({ store, clock, ...counters })),
    ...processSources(options),
  });
  const { load, reads } = createShares(options);
  const opened = options.store ?? (await openConfiguredStore(options, { zone, metrics, load, tracing }));
  const realClock = await openClock(options, opened);
  const vault = await openVault(config.encryptionKeys, opened);
  const observed = observeStore(config.work ? opened : refuseWork(opened), metrics, realClock);
  const working = pauseWork(observed, realClock.isSteady);
  const { book, router, store } = await openBook(config, { opened, working, tracing, zone, now: () => clock.now() });
  const sandbox =
    config.mode === 'sandbox' ? await loadSandbox(options, { realClock, store: () => store, vault, zone }) : null;
  const clock = sandbox?.clock ?? realClock;
  await router.refresh();
  // Time that an operator skips in the sandbox also passes for limits. A jump of the machine's clock does not.
  const stopwatch = { elapsedMs: () => options.stopwatch.elapsedMs() + (sandbox?.clock.movedMs() ?? 0) };
  const ids = trace.remember((options.createIds ?? createIds)(clock));
  const counters = { ...createCounters({ ...options, log }, clock, () => store), book, router };
  const dependencies: Dependencies = {
    store,
    channels: openChannels(config, { sandbox, log, metrics, trace, tracing, ...counters }),
    clock,
    stopwatch,
    limiter: await openLimiter(options, { store, vault, stopwatch }),
    ids,
    accounts: createMerchantAccounts({ store, vault, stopwatch }),
    reference: createReference({ store, stopwatch }),
    zone,
    expiry: createExpiry(config.orderExpirySeconds),
    methods: config.methods,
    refundRepeatMs: config.refundRepeatSeconds * 1000,
    ...callTimesOf(config),
    onFault: (error, subject) =>
      log.error('accepted, but not finished yet', { requestId: trace.requestId(), subject, error }),
    ...hashesBy(vault),
    payloads: notificationPayloads,
    onNotification: tracing === null ? options.onNotification : () => tracing.leave(options.onNotification),
    payUrlOf: (tradeNo) => `${options.publicUrl()}/pay/${tradeNo}`,
  };
  const identity = await openIdentity(options, { store, vault, realClock });
  await sandbox?.start();
  const serving = { stopwatch: options.stopwatch, ids, load, reads, identity, ...counters, version: options.version };
  const gatewayPrivateKey = config.gatewayPrivateKey ?? sandbox?.gatewayPrivateKey ?? null;
  const providers = await loadProviders(options, realClock);
  const observing = { log, metrics, trace, tracing, mailer: await openMailer(config), publicUrl: options.publicUrl };
  return { config, ...observing, realClock, sandbox, gatewayPrivateKey, vault, dependencies, providers, ...serving };
}

interface BookParts {
  readonly opened: Store;
  readonly working: Store;
  readonly tracing: Tracing | null;
  readonly zone: Zone;
  readonly now: () => number;
}

/** A change of an acquirer, or of what decides among them, is in force on this node at once, and on the others a second later. */
async function openBook(config: Config, { opened, working, tracing, zone, now }: BookParts) {
  const book = createAcquirerBook(opened, acquirerNamesOf(config));
  await book.refresh();
  const router = createLiveRouter({ store: opened, book, zone, clock: { now } });
  const noting: Store = {
    ...working,
    putAcquirer: (...change) => working.putAcquirer(...change).finally(book.refresh),
    removeAcquirer: (...key) => working.removeAcquirer(...key).finally(book.refresh),
    activateRouting: (...change) => working.activateRouting(...change).finally(router.refresh),
    goBackInRouting: (...key) => working.goBackInRouting(...key).finally(router.refresh),
    putCardTable: (...change) => working.putCardTable(...change).finally(router.refresh),
  };
  return { book, router, store: tracing?.traceStore(noting) ?? noting };
}

function hashesBy(vault: Vault): Pick<Dependencies, 'hashAccount' | 'hashCard'> {
  return {
    hashAccount: (plain) => accountHash(vault, plain),
    hashCard: (merNo, number) => cardHash(vault, merNo, number),
  };
}

function callTimesOf({
  channelDeadlineMs: requestDeadlineMs,
  acquirers,
}: Config): Pick<Dependencies, 'requestDeadlineMs' | 'firstInquiryMs'> {
  // The longest that a call to any acquirer may take.
  const longestMs = Math.max(requestDeadlineMs, ...acquirers.map(({ deadlineMs }) => deadlineMs));
  return { requestDeadlineMs, firstInquiryMs: Math.max(INQUIRY_MS_MIN, longestMs + 1000) };
}

/** What payments may take of the process, and what everything else may. */
function createShares({ config, stopwatch }: CoreOptions) {
  return {
    load: createLoadShed(stopwatch, { ...LOAD_LIMITS, inFlightMax: config.inFlightMax }),
    reads: createReadShare(stopwatch, { ...READ_LIMITS, ...config.readLimits }),
  };
}

/** What is noted in this process: how calls go, and what is written every few seconds. */
function createCounters(options: CoreOptions, clock: Clock, store: () => Store) {
  return {
    breakers: openBreakers(options),
    channelCounter: createChannelCounter(clock, store),
    keyUses: createKeyUses(clock, store),
    payerEvents: createPayerEvents(store),
  };
}

async function loadSandbox(
  { config, sandboxClock, reset }: CoreOptions,
  { realClock, ...deps }: Pick<SandboxDependencies, 'store' | 'vault' | 'zone'> & { readonly realClock: Clock },
): Promise<Sandbox> {
  const { createSandbox } = await import('./sandbox/sandbox.ts');
  const isScripted = config.acquirers.every(({ name }) => name !== DEFAULT_ACQUIRER);
  return createSandbox({ ...deps, now: (sandboxClock ?? realClock).now, reset, isScripted });
}

/** OpenTelemetry is loaded only if there is somewhere to send spans to. */
async function loadTracing({ config, log, version, machineClock }: CoreOptions): Promise<Tracing | null> {
  if (config.tracing === null) return null;
  const { openTracing } = await import('./observe/tracing/open-tracing.ts');
  return openTracing({
    settings: config.tracing,
    version,
    clock: machineClock,
    system: engineOf(config),
    isTrusted: createAddressList(config.trustedProxies),
    log,
  });
}

/** OpenID Connect is loaded only if a provider is configured. None is called before somebody signs in. */
async function loadProviders({ config, stopwatch }: CoreOptions, realClock: Clock): Promise<IdentityProvider[]> {
  if (config.providers.length === 0) return [];
  const { createIdentityProvider } = await import('./identity/provider.ts');
  const rule = config.mode === 'live' ? 'public' : 'anywhere';
  return config.providers.map((provider) => createIdentityProvider(provider, { rule, stopwatch, realClock }));
}

function engineOf({ databaseUrl }: Config): 'postgresql' | 'sqlite' {
  return databaseUrl === null ? 'sqlite' : 'postgresql';
}

interface StoreParts {
  readonly zone: Zone;
  readonly metrics: Metrics;
  readonly load: LoadShed;
  readonly tracing: Tracing | null;
}

async function openConfiguredStore(
  { config, log, inMemory }: CoreOptions,
  { zone, metrics, load, tracing }: StoreParts,
): Promise<Store> {
  let isOpen = false;
  const store = await openDatabase(config, createVault(config.encryptionKeys), {
    databaseUrl: config.databaseUrl,
    dataDir: inMemory ? null : config.dataDir,
    limits: config.databaseLimits,
    sharedSessions: config.sharedSessions,
    zone,
    batchSizeMax: config.batchSizeMax,
    now: () => performance.now(),
    onBatch(batch) {
      const { kind, size, waitMs, commitMs } = batch;
      tracing?.noteBatch(batch);
      load.noteWait(waitMs);
      metrics.observeBatch(kind, { size, waitSeconds: waitMs / 1000, seconds: commitMs / 1000 });
    },
    onError(error) {
      if (config.databaseUrl !== null) log.error('database connection failed', { error });
      // While a file is being opened, its fault ends the start and is reported there.
      else if (isOpen) log.error('database file failed', { error });
    },
    onNewerSchema: (schema) => log.warn('running beside a newer release, which has migrated the database', schema),
  });
  isOpen = true;
  return store;
}

/** What the metrics tell of this process, whatever it serves. */
function processSources({ config, log, inMemory, ...options }: CoreOptions): MetricSources {
  return {
    readLogDrops: log.dropped,
    ...(config.databaseUrl === null && !inMemory && { readFreeBytes: () => readFreeBytes(config.dataDir) }),
    build: {
      version: options.version ?? 'unknown',
      node: process.version,
      contract: contractVersion,
      engine: engineOf(config),
    },
    processRegistry: options.processRegistry,
    peers: options.metricPeers,
  };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
