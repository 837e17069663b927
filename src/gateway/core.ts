import { createHttpChannel } from './channel/http.ts';
import { createSandboxChannel } from './channel/sandbox.ts';
import type { Config } from './config.ts';
import { createZone } from './domain/day.ts';
import { createExpiry } from './domain/expiry.ts';
import type { Channel, Clock } from './domain/ports.ts';
import type { Store } from './domain/store.ts';
import { createIds } from './ids.ts';
import type { GatewayIds } from './ids.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openDatabase } from './open-database.ts';
import type { Dependencies } from './operations/dependencies.ts';
import { createMerchantAccounts } from './operations/merchant-accounts.ts';
import { createMovableClock } from './operations/movable-clock.ts';
import { createReference } from './operations/reference.ts';
import { seedSandbox } from './seed-sandbox.ts';
import { createVault } from './vault.ts';

// Everything below the operations: the ports' implementations, chosen by the configuration.

export interface CoreOptions {
  readonly config: Config;
  readonly log: Log;
  readonly realClock: Clock;
  readonly inMemory: boolean;
  readonly store: Store | undefined;
  readonly createIds: ((clock: Clock) => GatewayIds) | undefined;
  readonly sandboxClock: Clock | undefined;
  readonly onNotification: () => void;
  /** Where payers and merchants reach the gateway, without a slash at the end. */
  readonly publicUrl: () => string;
}

export type Core = Awaited<ReturnType<typeof openCore>>;

const INQUIRY_MS_MIN = 5000;

export async function openCore(options: CoreOptions) {
  const { config, log, realClock } = options;
  const zone = createZone(config.timeZone);
  const metrics = createMetrics({ readQueueAges: () => store.readQueueAges(clock.now()) });
  const store =
    options.store ??
    (await openDatabase(config, {
      databaseUrl: config.databaseUrl,
      dataDir: options.inMemory ? null : config.dataDir,
      zone,
      batchSizeMax: config.batchSizeMax,
      now: () => performance.now(),
      onBatch: ({ kind, size, commitMs }) => metrics.observeBatch(kind, size, commitMs / 1000),
      onError: (error) => log.error('database connection failed', { error }),
    }));
  const sandboxNow = (options.sandboxClock ?? realClock).now;
  const movableClock = config.mode === 'sandbox' ? createMovableClock(sandboxNow, () => store) : null;
  const clock = movableClock ?? realClock;
  const ids = (options.createIds ?? createIds)(clock);
  const vault = createVault(config.encryptionKeys);
  const dependencies: Dependencies = {
    store,
    channel: openChannel(config, { clock, log }),
    clock,
    ids,
    accounts: createMerchantAccounts({ store, vault, clock }),
    reference: createReference({ store, clock }),
    zone,
    expiry: createExpiry(config.orderExpirySeconds),
    firstInquiryMs: Math.max(INQUIRY_MS_MIN, config.channelDeadlineMs + 1000),
    onFault: (error, subject) => log.error('accepted, but not finished yet', { subject, error }),
    onNotification: options.onNotification,
    payUrlOf: (tradeNo) => `${options.publicUrl()}/pay/${tradeNo}`,
  };
  if (movableClock !== null) {
    await movableClock.follow();
    await seedSandbox({ store, vault, clock });
  }
  return { config, log, metrics, realClock, movableClock, ids, vault, dependencies };
}

function openChannel(config: Config, { clock, log }: { clock: Clock; log: Log }): Channel {
  if (config.channel === null) return createSandboxChannel({ clock });
  const { url: baseUrl, token } = config.channel;
  return createHttpChannel({
    baseUrl,
    token,
    deadlineMs: config.channelDeadlineMs,
    onCall: (info) => log.info('channel call', { ...info }),
  });
}
