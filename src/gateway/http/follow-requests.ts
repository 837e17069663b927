import type { FastifyInstance, FastifyRequest } from 'fastify';
import { merchantOf } from '../domain/numbers.ts';
import { peerOf } from '../limits/client-address.ts';
import type { RequestSpans } from './ports.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file that pages load. */
    isScript?: true;
    /** What the route does, if its exchange does not say so. */
    operation?: string;
  }
}

/** A span for every request of these routes whose trace is kept, from its head to the end of its response. Without tracing: no hook. */
export function followRequests(app: FastifyInstance, spans: RequestSpans | undefined): void {
  if (spans === undefined) return;
  const routeOf = createRouteReader();
  app.addHook('onRequest', (request, { raw: response }, done) => {
    const { id: requestId, startedAtMs, method, raw } = request;
    const { headers, socket } = raw;
    const head = { requestId, startedAtMs, method, route: routeOf(request), headers, peer: peerOf(socket) };
    if (!spans.begin(head)) return done();
    // Also comes if the caller leaves before the response.
    response.once('close', () => {
      const { statusCode: status, writableFinished: isWhole } = response;
      spans.end({ requestId, status, isWhole, ...subjectOf(request) });
    });
    done();
  });
}

/** The route as the contract writes it, written once: routes are few, and every request has one. */
function createRouteReader(): (request: FastifyRequest) => string | undefined {
  const routes = new Map<string, string>();
  return ({ routeOptions: { url } }) => {
    if (url === undefined) return undefined;
    const known = routes.get(url);
    if (known !== undefined) return known;
    const route = url.replaceAll(/:(\w+)/g, '{$1}');
    routes.set(url, route);
    return route;
  };
}

/** For a merchant's request, what its exchange knows; for any other, what its address names. */
function subjectOf({ exchange, params, routeOptions }: FastifyRequest) {
  if (exchange) {
    const { operation, code, merNo, tradeNo } = exchange;
    return { operation: operation.operationId, code, merNo, tradeNo };
  }
  const { tradeNo = '' } = params as { readonly tradeNo?: string };
  const merNo = merchantOf('order', tradeNo);
  const { operation } = routeOptions.config;
  return { operation, code: undefined, merNo, tradeNo: merNo === undefined ? undefined : tradeNo };
}
