import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { BODY_BYTES_MAX, HEADER_BYTES_MAX } from './limits.ts';
import { literalAddress } from './literal-address.ts';
import { parseBody } from './read-body.ts';
import type { Sockets } from './sockets.ts';

/** Routes that are served beside others, in a scope of their own. */
export type EdgePlugin = (app: FastifyInstance) => void | Promise<void>;

const NO_QUERY = {};

/**
 * Fastify as this house uses it: it finds the route and runs the hooks. It reads no body but by our reader, checks and fills in
 * nothing, since signatures are over the values received; it logs nothing, and believes no forwarding header.
 */
export function createApp(options: {
  readonly sockets: Pick<Sockets, 'createServer' | 'answerBroken'>;
  readonly newRequestId: () => string;
}): FastifyInstance {
  const app = Fastify({
    logger: false,
    trustProxy: false,
    serverFactory: options.sockets.createServer,
    clientErrorHandler: options.sockets.answerBroken,
    genReqId: () => options.newRequestId(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    // What was accepted is answered while the server stops.
    return503OnClosing: false,
    rewriteUrl: literalAddress,
    // No route has a schema. Without these, Fastify loads Ajv and a serializer, in case one had.
    schemaController: { compilersFactory: { buildValidator: hasNoSchemas, buildSerializer: hasNoSchemas } },
    // An address that the router cannot read; `rewriteUrl` leaves none.
    frameworkErrors: (_error, _request, reply) => void reply.raw.writeHead(404).end(),
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
      // No address is longer than this, so that no parameter is refused by the router.
      maxParamLength: HEADER_BYTES_MAX,
      // Whoever wants the query reads it with `queryOf`.
      querystringParser: () => NO_QUERY,
    },
  });
  app.decorateRequest('bodyBytesMax', BODY_BYTES_MAX);
  app.decorateRequest('bodyTooLarge', null);
  app.decorateRequest('bodySieve', null);
  app.removeAllContentTypeParsers();
  // Named too, because Fastify remembers which parser a type has only if the type is named.
  app.addContentTypeParser(['application/json', '*'], parseBody);
  return app;
}

function hasNoSchemas(): never {
  throw new Error('Bodies are not checked or written by Fastify.');
}

const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE'];

/** The methods that an address takes; none if it is no address here. The router fits an empty parameter, and we do not. */
export function methodsAt(app: FastifyInstance, path: string): string[] {
  return METHODS.filter((method) => {
    const found = app.findRoute({ method, url: path });
    return found !== null && !hasEmpty(found.params);
  });
}

export function hasEmpty(parameters: unknown): boolean {
  return Object.values(parameters as Readonly<Record<string, string>>).includes('');
}
