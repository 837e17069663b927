import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { openCore } from './core.ts';
import type { Core } from './core.ts';
import type { Clock } from './domain/ports.ts';
import type { Store } from './domain/store.ts';
import { createAddressReader } from './http/client-address.ts';
import { createMerchantApi } from './http/merchant-api.ts';
import { createOperatorHandlers } from './http/operator/handlers.ts';
import { createOperatorApi } from './http/operator/operator-api.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createGatewayServer } from './http/server.ts';
import type { GatewayServer } from './http/server.ts';
import type { GatewayIds } from './ids.ts';
import type { Log } from './log.ts';
import { createMerchantOperations, createPlatformOperations } from './operations/create-operations.ts';
import type { PlatformOperations } from './operations/operations.ts';
import { createOperatorOperations } from './operations/operator/create-operator-operations.ts';
import type { OperatorOperations } from './operations/operator/create-operator-operations.ts';
import { createPayerPages } from './payer-pages.ts';
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
  /** In place of numbers and secrets at random, for tests that want the same ones again. */
  readonly createIds?: (clock: Clock) => GatewayIds;
  /** What the sandbox's clock is moved from, in place of real time. Proofs of notifications keep to real time. */
  readonly sandboxClock?: Clock;
  /** Of the program, for /metrics. */
  readonly version?: string;
}

export interface Gateway {
  readonly url: string;
  /** What operators can do, for a program in the same process. */
  readonly operator: OperatorOperations;
  /** Answers what was accepted, finishes what is under way, then resolves. */
  close(): Promise<void>;
}

export async function buildGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, log, inMemory = false, store } = options;
  let url = '';
  const publicUrl = () => config.publicUrl ?? url;
  const core = await openCore({
    config,
    log,
    realClock: { now: () => Date.now() },
    inMemory,
    store,
    createIds: options.createIds,
    sandboxClock: options.sandboxClock,
    onNotification: () => work.deliverNow(),
    publicUrl,
    version: options.version,
  });
  const work = startWork(core);
  const platform = createPlatformOperations(core.dependencies);
  const operator = createOperators(core, { work, platform });
  const server = createServer(core, { operator, docs: options.docs, publicUrl });

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
  return { url, operator, close };
}

interface Serving {
  readonly operator: OperatorOperations;
  readonly docs: GatewayOptions['docs'];
  readonly publicUrl: () => string;
}

function createServer(core: Core, { operator, docs, publicUrl }: Serving): GatewayServer {
  const { config, log, metrics, trace, ids } = core;
  const { store, clock } = core.dependencies;
  const sandbox = config.mode === 'sandbox';
  const handlers = createOperatorHandlers(operator);
  const pages = createPayerPages(core, publicUrl);
  const clientAddress = createAddressReader(config.trustedProxies);
  return createGatewayServer({
    merchantApi: createMerchants(core, { pages, clientAddress }),
    operator: createOperatorApi({ token: config.operatorToken, mode: config.mode, handlers, clock, log }),
    pages,
    ...(docs && { docs }),
    ping: () => store.ping(),
    metrics,
    metricsToken: sandbox ? null : config.operatorToken,
    log,
    newRequestId: ids.newRequestId,
    trace: trace.run,
    clientAddress,
  });
}

function createMerchants(
  { config, log, metrics, trace, realClock, ids, vault, dependencies }: Core,
  serving: { pages: Pages; clientAddress: (request: IncomingMessage) => string },
) {
  const { accounts, clock, zone, payUrlOf } = dependencies;
  return createMerchantApi({
    accounts,
    operations: createMerchantOperations(dependencies),
    clock,
    vault,
    zone,
    mode: config.mode,
    payUrlOf,
    gatewayPrivateKey: config.gatewayPrivateKey,
    log,
    metrics,
    rateLimit: createRateLimit(config.merchantRateLimit, realClock),
    newRequestId: ids.newRequestId,
    trace: trace.run,
    clientAddress: serving.clientAddress,
    renderCashier: serving.pages.forward,
  });
}

function createOperators(
  { ids, vault, dependencies }: Core,
  { work, platform }: { work: Work; platform: PlatformOperations },
): OperatorOperations {
  const { store, accounts, reference, clock } = dependencies;
  return createOperatorOperations({
    store,
    accounts,
    reference,
    platform,
    clock,
    clockControl: work.clockControl,
    ids,
    vault,
  });
}
