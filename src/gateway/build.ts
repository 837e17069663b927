import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { EdgePlugin } from '../edge/create-app.ts';
import { closeInTime } from './assemble/close-in-time.ts';
import type { Config } from './config/config.ts';
import { openCore } from './core.ts';
import type { Core } from './core.ts';
import type { Clock, Stopwatch } from './domain/ports.ts';
import type { SandboxReset } from './domain/platform/sandbox-reset.ts';
import type { Store } from './domain/store.ts';
import { createAddressReader } from './limits/client-address.ts';
import { createForwardingWatch } from './http/forwarding-watch.ts';
import { createHostGuard } from './http/host-guard.ts';
import { METRICS_TOKENS, requestsPerSecond } from './http/limits.ts';
import { createMerchantRoutes } from './http/merchant-routes.ts';
import { createGatewayServer } from './http/server.ts';
import type { GatewayServer } from './http/server.ts';
import { createTokenGuard } from './http/token-guard.ts';
import type { GatewayIds } from './vault/ids.ts';
import type { Log } from './observe/log.ts';
import type { MetricPeers } from './observe/metrics.ts';
import { createMerchantOperations, createPlatformOperations } from './operations/create-operations.ts';
import type { OperatorOperations } from './operations/create-operator-operations.ts';
import type { PasswordCost } from './operations/sign-in/password.ts';
import { createPeoplePages, hasSecureCookies } from './assemble/account-pages.ts';
import { createConsolePages } from './assemble/console-pages.ts';
import { createMerchantPages } from './assemble/merchant-pages.ts';
import { openOperators } from './assemble/open-operators.ts';
import { openOperatorAccess } from './assemble/operator-access.ts';
import { createPayerPages } from './assemble/payer-pages.ts';
import type { PeoplePages } from './pages/frame/pages.ts';
import type { Pages } from './pages/payer/pages.ts';
import { openRequestLog } from './assemble/open-request-log.ts';
import type { OpenedRequestLog } from './assemble/open-request-log.ts';
import { startWork } from './start-work.ts';
import type { Work } from './start-work.ts';
import { WORK_IS_OFF } from './assemble/work-off.ts';

// The composition root: assembles what serves requests, on top of `core.ts` and next to `start-work.ts`. Tests start this
// too.

export interface GatewayOptions {
  readonly config: Config;
  readonly log: Log;
  /** Served next to the gateway, at their own addresses. */
  readonly beside?: readonly EdgePlugin[];
  /** Keeps everything in memory, for tests: nothing is written to disk. */
  readonly inMemory?: boolean;
  /** Replaces the store that the configuration names; closed with the gateway. */
  readonly store?: Store;
  /** Replaces random numbers and secrets, for reproducible tests. */
  readonly createIds?: (clock: Clock) => GatewayIds;
  /** Instead of this machine's, for tests. */
  readonly machineClock?: Clock;
  readonly stopwatch?: Stopwatch;
  /** How far the clock of sessions and second factors is ahead of real time, for tests. */
  readonly identityAheadMs?: () => number;
  /** The base of the sandbox's clock, instead of real time. Timestamps of notification signatures use real time. */
  readonly sandboxClock?: Clock;
  /** Given if somebody can start the sandbox again. */
  readonly reset?: SandboxReset | undefined;
  /** The program's version information, for /metrics. */
  readonly version?: string;
  /** Process metrics, which /metrics includes. One registry per process: it collects until the end. */
  readonly processRegistry?: Registry;
  /** Cheaper passwords, for tests. */
  readonly passwordCost?: PasswordCost;
  /** Other processes on the same port, for /metrics. */
  readonly metricPeers?: MetricPeers | undefined;
}

export interface Gateway {
  readonly url: string;
  /** The operator's operations, for a program in the same process. */
  readonly operator: OperatorOperations;
  /** Becomes unready, and keeps serving for as long as a proxy may take to notice. Call close afterwards. */
  drain(): Promise<void>;
  /** Answers accepted requests, finishes work in progress, then resolves; rejects if something hangs past the limit. */
  close(): Promise<void>;
}

// Shares of the closing time. Most of it is for accepted requests: a response may wait for the acquirer.
const ANSWERING_SHARE = 0.6;
const TRACES_SHARE = 0.05;

export async function buildGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, log, inMemory = false, store, beside, passwordCost } = options;
  let url = '';
  const publicUrl = () => config.publicUrl ?? url;
  const core = await openCore({
    config,
    log,
    machineClock: options.machineClock ?? { now: () => Date.now() },
    stopwatch: options.stopwatch ?? { elapsedMs: () => performance.now() },
    inMemory,
    store,
    createIds: options.createIds,
    sandboxClock: options.sandboxClock,
    identityAheadMs: options.identityAheadMs ?? (() => 0),
    reset: options.reset,
    onNotification: () => work.deliverNow(),
    publicUrl,
    version: options.version,
    processRegistry: options.processRegistry,
    metricPeers: options.metricPeers,
  });
  const work = startWork(core);
  const operator = openOperators(core, {
    work,
    platform: createPlatformOperations(core.dependencies),
    publicUrl,
    replay: { send: (request) => server.inject(request), settle: async () => requestLog?.flush() },
  });
  const requestLog = openRequestLog(core);
  const server = createServer(core, { operator, beside, publicUrl, passwordCost, requestLog, work });

  const close = () =>
    closeInTime(
      [
        { name: 'requests', share: ANSWERING_SHARE + 0.05, close: () => server.close() },
        { name: 'request log', share: 0.7, close: () => requestLog?.close() },
        { name: 'background work', share: 0.8, close: () => work.stop() },
        { name: 'channel', share: 0.9, close: () => core.dependencies.channels.close() },
        { name: 'traces', share: 0.97, close: () => core.tracing?.close(config.shutdownDeadlineMs * TRACES_SHARE) },
        { name: 'database', share: 1, close: () => core.dependencies.store.close() },
        { name: 'metrics', share: 1, close: () => core.metrics.close() },
      ],
      config.shutdownDeadlineMs,
    );

  try {
    ({ url } = await server.listen({ port: config.port, host: config.host }));
  } catch (error) {
    await close();
    throw error;
  }
  options.metricPeers?.share(core.metrics);
  if (!config.work) log.warn('work is off', WORK_IS_OFF);
  if (core.mailer === null) log.warn('no mail server', NO_MAIL_SERVER);
  if (config.mode === 'live' && config.trustedProxies.length === 0) log.warn('no trusted proxies', NO_PROXIES);
  const drain = () => {
    server.turnUnready();
    log.info('stopping', { servesForMs: config.shutdownDelayMs });
    return sleep(config.shutdownDelayMs);
  };
  return { url, operator, drain, close };
}

const NO_PROXIES = {
  effect:
    'Every caller has the address of the proxy that ends TLS: card attempts are not limited by address, and OPERATOR_TOKEN is accepted from anywhere.',
  remedy: 'Set TRUSTED_PROXIES to the addresses of your proxies; they must send X-Forwarded-For.',
};

const NO_MAIL_SERVER = {
  effect: 'Mails are kept until there is one. Nobody can register, because addresses cannot be confirmed.',
  remedy: 'Set SMTP_URL and MAIL_FROM.',
};

interface Serving {
  readonly operator: OperatorOperations;
  readonly beside: GatewayOptions['beside'];
  readonly publicUrl: () => string;
  readonly passwordCost: PasswordCost | undefined;
  readonly requestLog: OpenedRequestLog | null;
  readonly work: Pick<Work, 'sendMailsNow' | 'takeHint'>;
}

function createServer(core: Core, serving: Serving): GatewayServer {
  const { operator, beside, publicUrl, passwordCost, requestLog, work } = serving;
  const { config, log, metrics, trace, tracing, ids, stopwatch } = core;
  const spans = tracing?.requests;
  const { store } = core.dependencies;
  const pages = createPayerPages(core, publicUrl);
  const clientAddress = createAddressReader(config.trustedProxies);
  const access = openOperatorAccess(core, { operator, publicUrl, clientAddress });
  const account = createPeoplePages(core, {
    ...access,
    publicUrl,
    passwordCost,
    operator,
    sendMailsNow: () => work.sendMailsNow(),
  });
  const desk = { ...access, publicUrl, askAgain: account.askAgain };
  return createGatewayServer({
    merchants: createMerchants(core, { pages, clientAddress, requestLog }),
    operator: access.routes,
    hints: {
      secrets: new Map(
        config.acquirers.flatMap(({ name, hintSecret }) => (hintSecret === null ? [] : [[name, hintSecret]])),
      ),
      take: work.takeHint,
      realClock: core.realClock,
    },
    pages,
    account: withDemo(core, account, publicUrl),
    console: createConsolePages(core, desk),
    merchant: createMerchantPages(core, desk),
    ...(beside && { beside }),
    ping: () => store.ping(),
    clockOffsetMs: core.realClock.offsetMs,
    mode: config.mode,
    work: config.work,
    metrics,
    metricsAccess: metricsAccessOf(core),
    forwarding: createForwardingWatch({
      trustedProxies: config.trustedProxies,
      stopwatch,
      log,
      onIgnored: metrics.countIgnoredForwarding,
    }),
    refuseHost: createHostGuard(config),
    isTlsOnly: config.mode === 'live' && (config.publicUrl ?? '').startsWith('https:'),
    log,
    newRequestId: ids.newRequestId,
    trace: trace.run,
    spans,
    clientAddress,
    load: core.load,
    reads: core.reads,
    stopMsMax: config.shutdownDeadlineMs * ANSWERING_SHARE,
  });
}

/** In the sandbox, one click signs in as a role. In live mode the address does not exist (S21). */
function withDemo(
  { config, sandbox, ids, vault, identity, dependencies }: Core,
  pages: PeoplePages,
  publicUrl: () => string,
) {
  if (sandbox === null) return pages;
  const { store, clock } = dependencies;
  const isSecure = () => hasSecureCookies(config.mode, publicUrl());
  return {
    ...pages,
    routes: [
      ...pages.routes,
      sandbox.createDemoSignIn({ store, clock, realClock: identity.clock, ids, vault, isSecure }),
    ],
  };
}

/** A separate token: read access to metrics must not allow booking a deposit. Without one, live mode serves no metrics. */
function metricsAccessOf({ config, dependencies: { limiter } }: Core) {
  const { metricsToken: token } = config;
  if (token !== null) return createTokenGuard({ token, rule: METRICS_TOKENS, limiter });
  return config.mode === 'sandbox' ? 'open' : 'off';
}

function createMerchants(
  { config, gatewayPrivateKey, log, metrics, trace, tracing, vault, load, reads, keyUses, dependencies }: Core,
  serving: {
    pages: Pages;
    clientAddress: (request: IncomingMessage) => string;
    requestLog: OpenedRequestLog | null;
  },
) {
  const { accounts, clock, zone, payUrlOf, methods, limiter } = dependencies;
  const requests = requestsPerSecond(config.merchantRateLimit);
  return createMerchantRoutes({
    accounts,
    operations: createMerchantOperations(dependencies),
    clock,
    vault,
    zone,
    mode: config.mode,
    payUrlOf,
    methods,
    gatewayPrivateKey,
    log,
    metrics,
    rateLimit: limiter.createRate(requests),
    strangerLimit: limiter.createRate(requests),
    load,
    reads,
    trace: trace.run,
    spans: tracing?.requests,
    publicUrl: config.publicUrl,
    clientAddress: serving.clientAddress,
    noteKeyUse: keyUses.note,
    requestLog: serving.requestLog ?? undefined,
    renderCashier: serving.pages.forward,
  });
}
