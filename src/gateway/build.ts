import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { openCore } from './core.ts';
import type { Core } from './core.ts';
import type { Store } from './domain/store.ts';
import { createAddressReader } from './http/client-address.ts';
import { createMerchantApi } from './http/merchant-api.ts';
import { createOperatorHandlers } from './http/operator/handlers.ts';
import { createOperatorApi } from './http/operator/operator-api.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createGatewayServer } from './http/server.ts';
import type { GatewayServer } from './http/server.ts';
import type { Log } from './log.ts';
import { createMerchantOperations, createPlatformOperations } from './operations/create-operations.ts';
import type { PlatformOperations } from './operations/operations.ts';
import { createOperatorOperations } from './operations/operator/create-operator-operations.ts';
import { PAGE_HEADERS, createPages } from './pages/pages.ts';
import type { Pages } from './pages/pages.ts';
import { startWork } from './work.ts';
import type { Work } from './work.ts';

// The composition root: what serves is put together here, on `core.ts` and beside `work.ts`. Tests start this too.

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

export async function buildGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, log, inMemory = false, store } = options;
  const core = await openCore({
    config,
    log,
    realClock: { now: () => Date.now() },
    inMemory,
    store,
    onNotification: () => work.deliverNow(),
  });
  const work = startWork(core);
  let url = '';
  const server = createServer(core, { work, docs: options.docs, publicUrl: () => config.publicUrl ?? url });

  async function close(): Promise<void> {
    await server.close();
    await work.stop();
    await core.dependencies.channel.close();
    await core.dependencies.store.close();
    core.metrics.close();
  }

  try {
    ({ url } = await server.listen({ port: config.port, host: config.host }));
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

interface Serving {
  readonly work: Work;
  readonly docs: GatewayOptions['docs'];
  readonly publicUrl: () => string;
}

function createServer(core: Core, { work, docs, publicUrl }: Serving): GatewayServer {
  const { config, log, metrics, ids } = core;
  const { store, accounts } = core.dependencies;
  const sandbox = config.mode === 'sandbox';
  const platform = createPlatformOperations(core.dependencies);
  const pages = createPages({ store, accounts, platform, sandbox });
  const clientAddress = createAddressReader(config.trustedProxies);
  return createGatewayServer({
    merchantApi: createMerchants(core, { pages, publicUrl, clientAddress }),
    operator: createOperators(core, { work, platform }),
    pages,
    ...(docs && { docs }),
    ping: () => store.ping(),
    metrics,
    metricsToken: sandbox ? null : config.operatorToken,
    log,
    newRequestId: ids.newRequestId,
    clientAddress,
  });
}

function createMerchants(
  { config, log, metrics, realClock, ids, vault, dependencies }: Core,
  serving: { pages: Pages; publicUrl: () => string; clientAddress: (request: IncomingMessage) => string },
) {
  const { accounts, clock, zone } = dependencies;
  return createMerchantApi({
    accounts,
    operations: createMerchantOperations(dependencies),
    clock,
    vault,
    zone,
    mode: config.mode,
    publicUrl: serving.publicUrl,
    gatewayPrivateKey: config.gatewayPrivateKey,
    log,
    metrics,
    rateLimit: createRateLimit(config.merchantRateLimit, realClock),
    newRequestId: ids.newRequestId,
    clientAddress: serving.clientAddress,
    async renderCashier({ tradeNo }) {
      const html = await serving.pages.render(tradeNo);
      if (html === undefined) throw new Error(`the order ${tradeNo} has no page`);
      return { html, headers: PAGE_HEADERS };
    },
  });
}

function createOperators(
  { config, log, metrics, ids, vault, dependencies }: Core,
  { work, platform }: { work: Work; platform: PlatformOperations },
) {
  const { store, accounts, reference, clock } = dependencies;
  const operations = createOperatorOperations({
    store: reportingTo(store, metrics.setLedgerProblems),
    accounts,
    reference,
    platform,
    clock,
    clockControl: work.clockControl,
    ids,
    vault,
  });
  const handlers = createOperatorHandlers(operations);
  return createOperatorApi({ token: config.operatorToken, mode: config.mode, handlers, clock, log });
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
