import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderReader } from '../../protocol/request-checks.ts';
import { merchantOf } from '../domain/numbers.ts';
import { answerRefusal } from './answers/envelope.ts';
import { refusals, refuseFault } from './errors.ts';
import type { ForwardingWatch } from './forwarding-watch.ts';
import type { OperatorApi, OperatorRequest } from './operator/operator-api.ts';
import { problemAnswer } from './operator/problem.ts';
import type { HttpLog, HttpMetrics, RunForRequest } from './ports.ts';
import { readBody } from './read-body.ts';
import { headerReaderOf, pathOf } from './request-head.ts';
import { sendAnswer } from './send-answer.ts';
import type { TokenGuard } from './token-guard.ts';

// Everything on the gateway's port that is not the merchants' interface. None of it is hot.

interface RouteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a page is asked. */
interface PageCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly header: HeaderReader;
  /** Empty where there is none. */
  readonly body: string;
  readonly address: string;
}

export interface OtherRoutes {
  readonly operator?: OperatorApi;
  /** Undefined where the path is no page's. */
  readonly pages?: {
    handle(request: PageCall): Promise<RouteAnswer | undefined>;
  };
  readonly docs?: {
    isAt(request: IncomingMessage): boolean;
    handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  };
  /** Rejects where the store takes no writes. */
  readonly ping: () => Promise<void>;
  readonly metrics: HttpMetrics & { render(): string | Promise<string> };
  /** Who may read /metrics: everybody, nobody, or who sends the token. */
  readonly metricsAccess: 'open' | 'off' | TokenGuard;
  readonly forwarding?: ForwardingWatch;
  readonly log: HttpLog;
  readonly newRequestId: () => string;
  readonly trace: RunForRequest;
  /** Who calls: the operator's guard counts wrong tokens by it. */
  readonly clientAddress: (request: IncomingMessage) => string;
}

export interface OtherRoutesHandler {
  /** False where the request is nobody's here; it then has not been touched. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
}

export function createOtherRoutes(routes: OtherRoutes, isStopping: () => boolean): OtherRoutesHandler {
  const fixed: Readonly<Record<string, (request: OperatorRequest) => Promise<RouteAnswer>>> = {
    '/healthz': async () => text(200, 'alive\n'),
    '/readyz': () => answerReadiness(routes, isStopping),
    '/metrics': (request) => answerMetrics(routes, request),
  };

  async function answer(routed: OperatorRequest): Promise<RouteAnswer | undefined> {
    const { method, path, query, header, body, address = '' } = routed;
    const route = Object.hasOwn(fixed, path) ? fixed[path] : undefined;
    if (route !== undefined) {
      if (method === 'GET' || method === 'HEAD') return route(routed);
      return { ...text(405, 'Send GET.\n'), headers: { Allow: 'GET, HEAD' } };
    }
    if (isOperatorPath(path)) return routes.operator?.handle(routed);
    const form = body === undefined ? '' : Buffer.from(body).toString('utf8');
    return routes.pages?.handle({ method, path, query, header, body: form, address });
  }

  return {
    handle(request, response) {
      const path = pathOf(request);
      if (routes.docs?.isAt(request) === true) {
        void routes.docs.handle(request, response).catch(() => response.destroy());
        return true;
      }
      if (!Object.hasOwn(fixed, path) && !isOperatorPath(path) && routes.pages === undefined) return false;
      answerRoute({ request, response, path, routes }, answer);
      return true;
    },
  };
}

interface RouteExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly routes: OtherRoutes;
}

function isOperatorPath(path: string): boolean {
  return path === '/operator' || path.startsWith('/operator/');
}

function routeNameOf(path: string): string {
  if (isOperatorPath(path)) return 'operator';
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? path.slice(1) : 'page';
}

function answerRoute(
  exchange: RouteExchange,
  answer: (request: OperatorRequest) => Promise<RouteAnswer | undefined>,
): void {
  const { request, response, path, routes } = exchange;
  const startedAtMs = performance.now();
  const requestId = routes.newRequestId();
  const routeName = routeNameOf(path);
  const finish = (found: RouteAnswer): void => {
    sendRoute(response, found, requestId);
    const ms = performance.now() - startedAtMs;
    routes.metrics.countRequest(routeName, String(found.status), ms / 1000);
    logPage(exchange, { requestId, status: found.status, ms: Math.round(ms * 100) / 100 });
  };
  readBody(request, (body) => {
    if (body.kind !== 'read') {
      if (body.kind === 'endless') response.once('finish', () => request.destroy());
      finish(isOperatorPath(path) ? tooLargeForOperator(requestId) : tooLarge());
      return;
    }
    const { method = 'GET', url = '/' } = request;
    const query = new URLSearchParams(url.slice(path.length + 1));
    const header = headerReaderOf(request);
    const bytes = body.bytes.length === 0 ? undefined : body.bytes;
    const address = routes.clientAddress(request);
    routes
      .trace(requestId, () => answer({ method, path, query, header, body: bytes, requestId, address }))
      .then((found) => finish(found ?? notFound()))
      .catch((error: unknown) => {
        routes.log.error('request failed', { requestId, operation: routeName, error });
        if (response.headersSent) response.destroy();
        else finish(refused(refuseFault(error)));
      });
  });
}

/** A line for each page of an order, so that a payer's way can be followed too. */
function logPage({ request, path, routes }: RouteExchange, fields: Readonly<Record<string, unknown>>): void {
  const tradeNo = path.split('/').find((part) => merchantOf('order', part) !== undefined);
  if (tradeNo === undefined || isOperatorPath(path)) return;
  const subject = { merNo: merchantOf('order', tradeNo), tradeNo, method: request.method };
  routes.log.info('page request', { ...subject, ...fields, client: routes.clientAddress(request) });
}

function tooLarge(): RouteAnswer {
  return refused(refusals.refuseFields([{ field: 'body', problem: 'is larger than 256 kB' }], { status: 413 }));
}

function tooLargeForOperator(requestId: string): RouteAnswer {
  return problemAnswer('bodyTooLarge', { detail: 'body: is larger than 256 kB', requestId });
}

function notFound(): RouteAnswer {
  return refused(refusals.refuse('recordNotFound', { detail: 'Nothing has this address.' }));
}

function refused(refusal: Parameters<typeof answerRefusal>[0]): RouteAnswer {
  const { status, contentType, body, headers } = answerRefusal(refusal);
  return { status, body, headers: { 'Content-Type': contentType, ...headers } };
}

function sendRoute(response: ServerResponse, found: RouteAnswer, requestId: string): void {
  const { status, body, headers } = found;
  const contentType = headers['Content-Type'] ?? headers['content-type'] ?? 'text/plain; charset=utf-8';
  sendAnswer(response, { status, code: String(status), contentType, body, headers }, requestId);
}

const PING_MS_MAX = 2000;

async function answerReadiness({ ping, forwarding }: OtherRoutes, isStopping: () => boolean): Promise<RouteAnswer> {
  if (isStopping()) return text(503, 'stopping\n');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the store did not answer in time')), PING_MS_MAX);
  });
  return Promise.race([ping(), late])
    .then(
      () => text(200, ['ready', ...(forwarding?.notices() ?? []).map((notice) => `notice: ${notice}`), ''].join('\n')),
      () => text(503, 'the store takes no writes\n'),
    )
    .finally(() => clearTimeout(timer));
}

async function answerMetrics(routes: OtherRoutes, { header, address = '' }: OperatorRequest): Promise<RouteAnswer> {
  const { metrics, metricsAccess } = routes;
  if (metricsAccess === 'off') return text(404, 'Metrics are off. Set METRICS_TOKEN to read them.\n');
  if (metricsAccess !== 'open') {
    const entry = await metricsAccess.check(header('Authorization'), address);
    if (entry.kind === 'wrong') {
      return { ...text(401, 'Send METRICS_TOKEN as a bearer token.\n'), headers: { 'WWW-Authenticate': 'Bearer' } };
    }
    if (entry.kind === 'locked') {
      const seconds = String(entry.retryAfterSeconds);
      const told = `Too many wrong tokens came from your address. Try again in ${seconds} seconds.\n`;
      return { ...text(429, told), headers: { 'Retry-After': seconds } };
    }
  }
  const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
  return { status: 200, headers, body: await metrics.render() };
}

function text(status: number, body: string): RouteAnswer {
  return { status, headers: {}, body };
}
