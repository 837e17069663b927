import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApp } from '../../edge/create-app.ts';
import type { EdgePlugin } from '../../edge/create-app.ts';
import { STOP_MS_MAX } from '../../edge/limits.ts';
import { bodyOf } from '../../edge/read-body.ts';
import { pathOf } from '../../edge/request-head.ts';
import { createSockets } from '../../edge/sockets.ts';
import { createHealthRoutes } from './health-routes.ts';
import type { HealthOptions, HealthRoutes } from './health-routes.ts';
import { refuseHintMethod, registerHintRoutes } from './hint-routes.ts';
import type { HintRoutesOptions } from './hint-routes.ts';
import { addHooks } from './hooks.ts';
import type { HookOptions } from './hooks.ts';
import type { MerchantRoutes } from './merchant-routes.ts';
import type { OperatorRoutes } from './operator/operator-routes.ts';
import { registerPageRoutes } from './page-routes.ts';
import type { PageRoutesOptions, PageTable } from './page-routes.ts';
import { answerFault, answerNowhere, answerRoute, answerTooLarge, isUnreadableType } from './plain-answers.ts';

export interface GatewayServerOptions
  extends
    Omit<HealthOptions, 'isStopping'>,
    Omit<HookOptions, 'sockets' | 'forwarding'>,
    Omit<PageRoutesOptions, 'pages' | 'metrics'> {
  readonly merchants: MerchantRoutes;
  readonly operator?: OperatorRoutes;
  /** What acquirers hint at. */
  readonly hints?: Omit<HintRoutesOptions, 'metrics' | 'log'>;
  readonly pages?: PageTable;
  /** Where people sign in. */
  readonly account?: PageTable;
  readonly console?: PageTable;
  /** The back office of merchants. */
  readonly merchant?: PageTable;
  /** Served beside the gateway, on addresses of their own. */
  readonly beside?: readonly EdgePlugin[];
  readonly newRequestId: () => string;
  /** How long what was accepted may take to be answered once the server has to stop. */
  readonly stopMsMax?: number;
}

export interface GatewayServer {
  /** Rejects with the system's error if the port cannot be had. The address as callers reach it. */
  listen(address: { port: number; host: string }): Promise<{ readonly url: string; readonly port: number }>;
  /** Answers a request without a connection, for tests of routes. */
  readonly inject: FastifyInstance['inject'];
  /** Serves on, but says that it stops: at /readyz, and by ending each connection after its answer. */
  turnUnready(): void;
  /** Takes no more, answers what was accepted, and resolves; after the deadline, by cutting the connections. */
  close(): Promise<void>;
}

/** Everything on the gateway's port. Each family of routes is a scope of its own, with its own answers to what goes wrong. */
export function createGatewayServer(options: GatewayServerOptions): GatewayServer {
  const { merchants, operator, pages, account, metrics, newRequestId } = options;
  const sockets = createSockets({ newRequestId, onChange: metrics.changeInFlight });
  const app = createApp({ sockets, newRequestId });
  const health = createHealthRoutes({ ...options, isStopping: sockets.isStopping });
  addHooks(app, { ...options, sockets });
  answerTheRest(app, options, health);
  void app.register((scope, _, done) => done(void merchants.register(scope)));
  void app.register((scope, _, done) => done(void health.register(scope)));
  operator?.register(app);
  if (options.hints !== undefined) registerHintRoutes(app, { ...options, ...options.hints });
  for (const table of [pages, account, options.console, options.merchant])
    if (table !== undefined) registerPageRoutes(app, { ...options, pages: table });
  for (const plugin of options.beside ?? []) void app.register(async (scope) => plugin(scope));
  return {
    async listen(address) {
      await app.ready();
      return sockets.listen(address);
    },
    inject: app.inject.bind(app),
    turnUnready: sockets.turnUnready,
    async close() {
      await sockets.close(options.stopMsMax ?? STOP_MS_MAX);
      await app.close();
    },
  };
}

/** What no route answers, and what goes wrong outside of the families. */
function answerTheRest(app: FastifyInstance, options: GatewayServerOptions, health: HealthRoutes): void {
  const answerUnknown = (request: FastifyRequest, reply: FastifyReply): void => {
    const path = pathOf(request.raw);
    if (options.merchants.refuseMethod(path, request, reply) || health.refuseMethod(path, request, reply)) return;
    const hints = options.hints && { ...options, ...options.hints };
    if (hints !== undefined && refuseHintMethod(hints, path, { request, reply })) return;
    const answer = typeof bodyOf(request) === 'string' ? answerTooLarge() : answerNowhere();
    answerRoute(options, ROUTE_NAME, { request, reply, answer });
  };
  app.setNotFoundHandler(answerUnknown);
  app.setErrorHandler((fault, request, reply) => {
    if (request.is404 && isUnreadableType(fault)) return answerUnknown(request, reply);
    const answer = answerFault(options, ROUTE_NAME, { request, reply, fault });
    if (answer !== null) answerRoute(options, ROUTE_NAME, { request, reply, answer });
  });
}

// As metrics have it: what is nobody's is counted among the pages.
const ROUTE_NAME = 'page';
