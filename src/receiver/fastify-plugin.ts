import type { IncomingMessage } from 'node:http';
import { readRawBody } from './raw-body.ts';
import type { EntryOptions, Receiver } from './receiver.ts';

/** The parts of a Fastify instance that the plugin needs. */
export interface FastifyInstanceLike {
  /** Removes the parsers of this scope, which would consume the raw body. */
  removeAllContentTypeParsers(): void;
  /** Adds a parser to this scope. */
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: IncomingMessage) => Promise<unknown>,
  ): unknown;
  /** Registers a route for every method. */
  all(path: string, handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>): unknown;
}

/** The parts of a Fastify request that the plugin needs. */
export interface FastifyRequestLike {
  /** The HTTP method. */
  readonly method: string;
  /** The path and query that were called. */
  readonly url: string;
  /** The headers. */
  readonly headers: IncomingMessage['headers'];
  /** The bytes, from the plugin's own parser. */
  readonly body: unknown;
}

/** The parts of a Fastify reply that the plugin needs. */
export interface FastifyReplyLike {
  /** Sets the HTTP status. */
  code(status: number): unknown;
  /** Sets headers. */
  headers(headers: Record<string, string>): unknown;
}

/** What `fastify.register` takes. */
export type FastifyPluginLike = (instance: FastifyInstanceLike, options: unknown, done: () => void) => void;

/** Options of one address in Fastify. */
export interface FastifyEntryOptions extends EntryOptions {
  /** The path that receives notifications. */
  readonly path: string;
}

/**
 * For Fastify: `app.register(fastifyPlugin(receiver, { path: '/notifications' }))`. It replaces the body parsers in its own
 * scope only; the rest of the application keeps its parsers.
 */
export function fastifyPlugin(receiver: Receiver, entry: FastifyEntryOptions): FastifyPluginLike {
  receiver.start(entry);
  return (instance, _options, done) => {
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', async (_request, payload) => {
      const body = await readRawBody(payload);
      if (body === 'aborted') throw new Error('the sender aborted the notification');
      return body === 'lost' ? null : body;
    });
    instance.all(entry.path, async (request, reply) => {
      const { method, url, headers } = request;
      const body = request.body === undefined ? new Uint8Array() : (request.body as Uint8Array | null);
      const answer = await receiver.receive({ method, url, headers, body }, entry);
      reply.code(answer.status);
      reply.headers(answer.headers);
      return answer.body;
    });
    done();
  };
}
