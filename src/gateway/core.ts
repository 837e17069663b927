import type { Registry } from 'prom-client';
import { contractVersion } from '../../generated/operations.ts';
import { createBoundedRead } from './bounded-read.ts';
import { createHttpChannel } from './channel/http.ts';
import type { ChannelCallInfo } from './channel/http.ts';
import { createSandboxChannel } from './channel/sandbox.ts';
import type { Config } from './config.ts';
import type { Zone } from './domain/day.ts';
import { createExpiry } from './domain/expiry.ts';
import type { Channel, Clock, Stopwatch, Vault } from './domain/ports.ts';
import type { Store } from './domain/store.ts';
import { LOAD_LIMITS, createLoadShed } from './http/load-shed.ts';
import type { LoadShed } from './http/load-shed.ts';
import { createIds } from './ids.ts';
import type { GatewayIds } from './ids.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import type { MetricPeers, Metrics } from './metrics.ts';
import { notificationPayloads } from './notifier/payloads.ts';
import { observeChannel, observeStore } from './observe.ts';
import { openDatabase } from './open-database.ts';
import type { Dependencies } from './operations/dependencies.ts';
import { createMerchantAccounts } from './operations/merchant-accounts.ts';
import { createMovableClock } from './work/movable-clock.ts';
import { createReference } from './operations/reference.ts';
import { seedSandbox } from './seed-sandbox.ts';
import { createTrace } from './trace.ts';
import type { Trace } from './trace.ts';
import { createVault } from './vault.ts';
import { createRememberingZone } from './zone.ts';

// Everything below the operations: the implementations of the ports, chosen by the configuration.

export interface CoreOptions {
  readonly config: Config;
  readonly log: Log;
  readonly realClock: Clock;
  readonly stopwatch: Stopwatch;
  readonly inMemory: boolean;
  readonly store: Store | undefined;
  readonly createIds: ((clock: Clock) => GatewayIds) | undefined;
  readonly sandboxClock: Clock | undefined;
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
const QUEUE_AGES_MS_MAX = 1000;

export async function openCore(options: CoreOptions) {
  const { config, log, realClock } = options;
  const zone = createRememberingZone(config.timeZone);
  const trace = createTrace();
  const metrics = createMetrics({
    readQueueAges: createBoundedRead(() => store.readQueueAges(clock.now()), QUEUE_AGES_MS_MAX),
    readPool: () => store.readPool?.(),
    readLogDrops: log.dropped,
    build: {
      version: options.version ?? 'unknown',
      node: process.version,
      contract: contractVersion,
      engine: config.databaseUrl === null ? 'sqlite' : 'postgresql',
    },
    processRegistry: options.processRegistry,
    peers: options.metricPeers,
  });
  const vault = createVault(config.encryptionKeys);
  const load = createLoadShed(options.stopwatch, { ...LOAD_LIMITS, inFlightMax: config.inFlightMax });
  const opened = options.store ?? (await openConfiguredStore(options, { zone, vault, metrics, load }));
  const store = observeStore(opened, metrics);
  const sandboxNow = (options.sandboxClock ?? realClock).now;
  const movableClock = config.mode === 'sandbox' ? createMovableClock(sandboxNow, () => store) : null;
  const clock = movableClock ?? realClock;
  // Time that an operator skips in the sandbox also passes for limits. A jump of the machine's clock does not.
  const stopwatch = { elapsedMs: () => options.stopwatch.elapsedMs() + (movableClock?.movedMs() ?? 0) };
  const ids = trace.remember((options.createIds ?? createIds)(clock));
  const dependencies: Dependencies = {
    store,
    channel: observeChannel(openChannel(config, { clock, log, trace }), metrics),
    clock,
    stopwatch,
    limiter: createLimiter({
      store,
      startedAt: await store.readNow(),
      stopwatch,
      realStopwatch: options.stopwatch,
      fingerprint: vault.fingerprint,
      onFault: (error) => log.error('limits are counted by this process alone', { error }),
    }),
    ids,
    accounts: createMerchantAccounts({ store, vault, stopwatch }),
    reference: createReference({ store, stopwatch }),
    zone,
    expiry: createExpiry(config.orderExpirySeconds),
    refundRepeatMs: config.refundRepeatSeconds * 1000,
    firstInquiryMs: Math.max(INQUIRY_MS_MIN, config.channelDeadlineMs + 1000),
    onFault: (error, subject) =>
      log.error('accepted, but not finished yet', { requestId: trace.requestId(), subject, error }),
    payloads: notificationPayloads,
    onNotification: options.onNotification,
    payUrlOf: (tradeNo) => `${options.publicUrl()}/pay/${tradeNo}`,
  };
  if (movableClock !== null) {
    await movableClock.follow();
    await seedSandbox({ store, vault, clock });
  }
  const { stopwatch: realStopwatch } = options;
  const serving = { stopwatch: realStopwatch, ids, load };
  return { config, log, metrics, trace, realClock, movableClock, vault, dependencies, ...serving };
}

function openConfiguredStore(
  { config, log, inMemory }: CoreOptions,
  { zone, vault, metrics, load }: { zone: Zone; vault: Vault; metrics: Metrics; load: LoadShed },
): Promise<Store> {
  return openDatabase(config, vault, {
    databaseUrl: config.databaseUrl,
    dataDir: inMemory ? null : config.dataDir,
    limits: config.databaseLimits,
    sharedSessions: config.sharedSessions,
    zone,
    batchSizeMax: config.batchSizeMax,
    now: () => performance.now(),
    onBatch({ kind, size, waitMs, commitMs }) {
      load.noteWait(waitMs);
      metrics.observeBatch(kind, { size, waitSeconds: waitMs / 1000, seconds: commitMs / 1000 });
    },
    onError: (error) => log.error('database connection failed', { error }),
  });
}

function openChannel(config: Config, { clock, log, trace }: { clock: Clock; log: Log; trace: Trace }): Channel {
  if (config.channel === null) return createSandboxChannel({ clock });
  const { url: baseUrl, token } = config.channel;
  return createHttpChannel({
    baseUrl,
    token,
    deadlineMs: config.channelDeadlineMs,
    onCall: (info) => log.info('channel call', { requestId: trace.requestId(), ...info, ms: inHundredths(info) }),
  });
}

function inHundredths({ ms }: ChannelCallInfo): number {
  return Math.round(ms * 100) / 100;
}
