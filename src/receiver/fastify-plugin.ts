import type { IncomingMessage } from 'node:http';
import { readRawBody } from './raw-body.ts';
import type { EntryOptions, Receiver } from './receiver.ts';

/** The parts of a Fastify instance that the plugin needs. */
export interface FastifyInstanceLike {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: IncomingMessage) => Promise<unknown>,
  ): unknown;
  all(path: string, handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>): unknown;
}

export interface FastifyRequestLike {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface FastifyReplyLike {
  code(status: number): unknown;
  headers(headers: Record<string, string>): unknown;
}

export type FastifyPluginLike = (instance: FastifyInstanceLike, options: unknown, done: () => void) => void;

/**
 * For Fastify: `app.register(fastifyPlugin(receiver, { path: '/notifications' }))`. It replaces the body parsers in its own
 * scope only; the rest of the application keeps its parsers.
 */
export function fastifyPlugin(receiver: Receiver, entry: EntryOptions & { readonly path: string }): FastifyPluginLike {
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
