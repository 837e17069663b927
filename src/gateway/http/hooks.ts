import type { FastifyInstance } from 'fastify';
import type { Sockets } from '../../edge/sockets.ts';
import { sendAnswer } from '../../edge/send-answer.ts';
import type { Refusal } from '../../protocol/refusal.ts';
import { answerRefusal } from './answers/envelope.ts';
import type { ForwardingWatch } from './forwarding-watch.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By the process's own clock. */
    startedAtMs: number;
  }
}

export interface HookOptions {
  readonly sockets: Pick<Sockets, 'follow'>;
  readonly forwarding?: ForwardingWatch;
  /** Undefined if every host is served. */
  readonly refuseHost?: ((host: string | undefined) => Refusal | undefined) | undefined;
}

/** What is done with every request before its route sees it. One hook, without a promise: it is on the hot path. */
export function addHooks(app: FastifyInstance, { sockets, forwarding, refuseHost }: HookOptions): void {
  app.decorateRequest('startedAtMs', 0);
  app.addHook('onRequest', (request, { raw: response }, done) => {
    request.startedAtMs = performance.now();
    sockets.follow(response);
    forwarding?.see(request.raw);
    const refusal = refuseHost?.(request.raw.headers.host);
    if (refusal === undefined) return done();
    request.raw.resume();
    response.setHeader('Connection', 'close');
    sendAnswer(response, answerRefusal(refusal), request.id);
  });
}
