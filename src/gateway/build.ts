import type { IncomingMessage, ServerResponse } from 'node:http';
import { runInBackground } from './background.ts';
import { createHttpChannel } from './channel/http.ts';
import { createSandboxChannel } from './channel/sandbox.ts';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { createZone } from './domain/day.ts';
import { secretsOf } from './domain/merchant.ts';
import type { Channel, Clock } from './domain/ports.ts';
import type { Store } from './domain/store.ts';
import { createAddressReader } from './http/client-address.ts';
import { createMerchantApi } from './http/merchant-api.ts';
import { createOperatorApi } from './http/operator/operator-api.ts';
import { createOperatorHandlers } from './http/operator/handlers.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createGatewayServer } from './http/server.ts';
import { createIds } from './ids.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createNotifier } from './notifier/notifier.ts';
import { createSender } from './notifier/send.ts';
import { createAgendaRunner } from './operations/agenda-runner.ts';
import { createMerchantOperations, createPlatformOperations } from './operations/create-operations.ts';
import type { Dependencies } from './operations/dependencies.ts';
import { createMerchantAccounts } from './operations/merchant-accounts.ts';
import { createClockControl, createMovableClock } from './operations/movable-clock.ts';
import { createOperatorOperations } from './operations/operator/create-operator-operations.ts';
import { createReference } from './operations/reference.ts';
import { PAGE_HEADERS, createPages } from './pages/pages.ts';
import { seedSandbox } from './seed-sandbox.ts';
import { openStore } from './store/open-store.ts';
import { createVault } from './vault.ts';

// The composition root: everything is put together here and nowhere else. Tests start this too.

export interface GatewayOptions {
  readonly config: Config;
  readonly log: Log;
  /** Served beside the gateway, on paths of its own. */
  readonly docs?: {
    isAt(request: IncomingMessage): boolean;
    handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  };
  /** Keeps everything in memory, for tests: nothing is on disk, and nothing is left. */
  readonly inMemory?: boolean;
  /** In place of the store that the configuration names; closed with the gateway. */
  readonly store?: Store;
}

export interface Gateway {
  readonly url: string;
  /** Answers what was accepted, finishes what is under way, then resolves. */
  close(): Promise<void>;
}

const AGENDA_INTERVAL_MS = 500;
const DELIVERY_INTERVAL_MS = 500;
const CLOCK_INTERVAL_MS = 1000;
const INQUIRY_MS_MIN = 5000;

export async function buildGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, log } = options;
  const sandbox = config.mode === 'sandbox';
  const realClock: Clock = { now: () => Date.now() };
  const zone = createZone(config.timeZone);
  const metrics = createMetrics({ readQueueAges: () => store.readQueueAges(clock.now()) });
  const store =
    options.store ??
    (await openStoreOrSay(config, {
      databaseUrl: config.databaseUrl,
      dataDir: options.inMemory === true ? null : config.dataDir,
      zone,
      batchSizeMax: config.batchSizeMax,
      now: () => performance.now(),
      onBatch: ({ kind, size, commitMs }) => metrics.observeBatch(kind, size, commitMs / 1000),
      onError: (error: unknown) => log.error('database connection failed', { error }),
    }));
  await holdToZone(store, config.timeZone);
  const movableClock = createMovableClock(realClock.now, () => store);
  const clock = sandbox ? movableClock : realClock;
  const ids = createIds(clock);
  const vault = createVault(config.encryptionKeys);
  const holder = ids.newSecret();
  const accounts = createMerchantAccounts({ store, vault, clock });
  const reference = createReference({ store, clock });
  const channel = openChannel(config, { clock, log });
  const deps: Dependencies = {
    store,
    channel,
    clock,
    ids,
    accounts,
    reference,
    zone,
    orderExpiryMs: config.orderExpirySeconds * 1000,
    firstInquiryMs: Math.max(INQUIRY_MS_MIN, config.channelDeadlineMs + 1000),
    onFault: (error, subject) => log.error('accepted, but not finished yet', { subject, error }),
    onNotification: () => delivering.wake(),
  };
  if (sandbox) {
    await movableClock.follow();
    await seedSandbox({ store, vault, clock });
  }

  const agenda = createAgendaRunner(deps, {
    holder,
    onError: (error, { task, subject }) => log.error('agenda entry failed', { task, subject, error }),
  });
  const send = createSender({ rule: sandbox ? 'anywhere' : 'public' });
  const notifier = createNotifier({
    store,
    clock,
    realClock,
    send,
    holder,
    async secretsOf(merNo) {
      const account = await accounts.find(merNo);
      return account === null ? [] : secretsOf(account, 'webhookSecret', clock.now());
    },
    onAttempt({ merNo, notificationId, attempt }, result) {
      metrics.countDelivery(result === 'acknowledged' ? result : 'failed');
      log.info('delivery', { merNo, notificationId, attempt, result });
    },
  });

  const platform = createPlatformOperations(deps);
  const pages = createPages({ store, accounts, platform, sandbox });
  const clockControl = sandbox
    ? createClockControl(movableClock, [
        { runDue: agenda.runDue, nextAt: () => store.nextAgendaAt() },
        { runDue: notifier.runDue, nextAt: () => store.nextDeliveryAt() },
      ])
    : null;
  const operatorOperations = createOperatorOperations({
    store: reportingTo(store, metrics.setLedgerProblems),
    accounts,
    reference,
    platform,
    clock,
    clockControl,
    ids,
    vault,
  });
  const clientAddress = createAddressReader(config.trustedProxies);
  let url = '';
  const merchantApi = createMerchantApi({
    accounts,
    operations: createMerchantOperations(deps),
    clock,
    vault,
    zone,
    mode: config.mode,
    publicUrl: () => config.publicUrl ?? url,
    gatewayPrivateKey: config.gatewayPrivateKey,
    log,
    metrics,
    rateLimit: createRateLimit(config.merchantRateLimit, realClock),
    newRequestId: ids.newRequestId,
    clientAddress,
    async renderCashier({ tradeNo }) {
      const html = await pages.render(tradeNo);
      if (html === undefined) throw new Error(`the order ${tradeNo} has no page`);
      return { html, headers: PAGE_HEADERS };
    },
  });
  const server = createGatewayServer({
    merchantApi,
    operator: createOperatorApi({
      token: config.operatorToken,
      mode: config.mode,
      handlers: createOperatorHandlers(operatorOperations),
      clock,
      log,
    }),
    pages,
    ...(options.docs && { docs: options.docs }),
    ping: () => store.ping(),
    metrics,
    metricsToken: sandbox ? null : config.operatorToken,
    log,
    newRequestId: ids.newRequestId,
    clientAddress,
  });

  const onError = (error: unknown) => log.error('background work failed', { error });
  const sweeping = runInBackground(agenda.runDue, { intervalMs: AGENDA_INTERVAL_MS, onError });
  const delivering = runInBackground(notifier.runDue, { intervalMs: DELIVERY_INTERVAL_MS, onError });
  const following = sandbox
    ? runInBackground(movableClock.follow, { intervalMs: CLOCK_INTERVAL_MS, onError })
    : undefined;

  async function close(): Promise<void> {
    await server.close();
    await Promise.all([sweeping.stop(), delivering.stop(), following?.stop()]);
    send.close();
    await channel.close();
    await store.close();
    metrics.close();
  }

  try {
    ({ url } = await server.listen({ port: config.port, host: config.host }));
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

/** A database that cannot be used is a matter of the configuration, and told as such. */
async function openStoreOrSay(config: Config, options: Parameters<typeof openStore>[0]): Promise<Store> {
  try {
    return await openStore(options);
  } catch (error) {
    const variable = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message} (${cause.message})` : message;
    throw new ConfigError([`${variable}: the database cannot be used. ${reason}`]);
  }
}

const ZONE_SETTING = 'timeZone';

/** The days of stored orders were counted in one zone; in another, lists and totals would disagree with them. */
async function holdToZone(store: Store, timeZone: string): Promise<void> {
  const stored = await store.readSetting(ZONE_SETTING);
  if (stored === null) return store.writeSetting(ZONE_SETTING, timeZone);
  if (stored === timeZone) return;
  await store.close();
  throw new ConfigError([`TIME_ZONE is ${timeZone}, but this database counts its days in ${stored}; set it to that.`]);
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

/** The store, with the outcome of each check of the books told to the metrics. */
function reportingTo(store: Store, setProblems: (count: number) => void): Store {
  return {
    ...store,
    async verifyLedger() {
      const report = await store.verifyLedger();
      setProblems(report.problems.length);
      return report;
    },
  };
}
