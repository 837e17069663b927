import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadRefusal, ReadShare, Reader } from '../limits/read-share.ts';

export interface LimitReadsOptions {
  readonly reads: ReadShare;
  /** Null for what is not limited. Nothing is looked up for it. */
  readonly readerOf: (request: FastifyRequest) => Reader | null;
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, refusal: ReadRefusal) => void;
}

/**
 * Has the requests of a family of routes wait for their turn: those that only look before anything is done for them, others
 * when their body has come, because a slow sender must not hold a place.
 */
export function limitReads(app: FastifyInstance, { reads, readerOf, refuse }: LimitReadsOptions): void {
  const enter = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const reader = readerOf(request);
    if (reader === null) return done();
    const place = reads.enter(reader, (refusal) => {
      if (refusal === undefined) done();
      else if (!reply.raw.destroyed) refuse(request, reply, refusal);
    });
    // Also if the caller goes away while it waits.
    reply.raw.once('close', place.leave);
  };
  app.addHook('onRequest', (request, reply, done) => (isReading(request) ? enter(request, reply, done) : done()));
  app.addHook('preHandler', (request, reply, done) => (isReading(request) ? done() : enter(request, reply, done)));
}

export function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
