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
  /** Whether browsers are required to come over TLS only, for a year. */
  readonly isTlsOnly?: boolean;
  /** Undefined if every host is served. */
  readonly refuseHost?: ((host: string | undefined) => Refusal | undefined) | undefined;
}

/** What is done with every request before its route sees it. One hook, without a promise: it is on the hot path. */
export function addHooks(
  app: FastifyInstance,
  { sockets, forwarding, refuseHost, isTlsOnly = false }: HookOptions,
): void {
  app.decorateRequest('startedAtMs', 0);
  app.addHook('onRequest', (request, { raw: response }, done) => {
    request.startedAtMs = performance.now();
    sockets.follow(response);
    forwarding?.see(request.raw);
    // Browsers read pages before they send forms; merchants' programs send POST only, and are spared it.
    if (isTlsOnly && request.method !== 'POST') response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    const refusal = refuseHost?.(request.raw.headers.host);
    if (refusal === undefined) return done();
    request.raw.resume();
    response.setHeader('Connection', 'close');
    sendAnswer(response, answerRefusal(refusal), request.id);
  });
}
