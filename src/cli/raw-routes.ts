import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgePlugin } from '../edge/create-app.ts';

/** A program that handles every request below its path, such as the demo shop, which shows the bytes it sends. */
export interface RawProgram {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Passes requests on with their bodies unread. */
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
