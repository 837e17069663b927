import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgePlugin } from '../edge/create-app.ts';

/** A program that answers everything below its path by itself, such as the demo shop, which shows the bytes it sends. */
export interface RawProgram {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Hands requests over as they are, with the body still to be read. */
export function rawRoutes(path: string, program: RawProgram): EdgePlugin {
  return (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of [path, `${path}/*`]) {
      app.all(url, async (request, reply) => {
        reply.hijack();
        await program.handle(request.raw, reply.raw).catch(() => reply.raw.destroy());
      });
    }
  };
}
