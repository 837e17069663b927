import type { EventLog } from '../domain/ports.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BODY_BYTES_MAX } from '../../edge/limits.ts';
import { inKilobytes } from '../../protocol/in-kilobytes.ts';
import { sendAnswer } from '../../edge/send-answer.ts';
import type { EdgeAnswer } from '../../edge/send-answer.ts';
import { answerRefusal } from './answers/envelope.ts';
import { refuseFault } from './errors.ts';
import { refusals } from '../operator/checks/refusals.ts';
import type { HttpMetrics } from './ports.ts';

// How everything but the merchants' operations is answered and counted.

export interface Recorder {
  readonly metrics: HttpMetrics;
  readonly log: EventLog;
}

/** Answers and counts a request; `routeName` is what metrics call it. */
export function answerRoute(
  { metrics }: Pick<Recorder, 'metrics'>,
  routeName: string,
  { request, reply, answer }: { request: FastifyRequest; reply: FastifyReply; answer: EdgeAnswer },
): void {
  // What is still coming after the limit is not read any further.
  if (request.body === 'endless') reply.raw.once('finish', () => request.raw.destroy());
  sendAnswer(reply.raw, answer, request.id);
  metrics.countRequest(routeName, String(answer.status), (performance.now() - request.startedAtMs) / 1000);
}

/** What a request that threw is answered (S19). Null if it is too late: the caller sees the connection end. */
export function answerFault(
  { log }: Pick<Recorder, 'log'>,
  routeName: string,
  { request, reply, fault }: { request: FastifyRequest; reply: FastifyReply; fault: unknown },
): EdgeAnswer | null {
  if (isUnreadableType(fault)) {
    const problem = 'is no media type';
    return answerRefusal(refusals.refuseFields([{ field: 'Content-Type', problem }], { status: 415 }));
  }
  log.error('request failed', { requestId: request.id, operation: routeName, error: fault });
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return null;
  }
  return answerRefusal(refuseFault(fault));
}

/** Fastify's own, before it hands a body over: a Content-Type that is none, or that a QUERY lacks. */
export function isUnreadableType(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && UNREADABLE_TYPES.has(String(fault.code));
}

const UNREADABLE_TYPES = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE']);

export function answerTooLarge(): EdgeAnswer {
  return answerRefusal(refusals.refuseFields([{ field: 'body', problem: TOO_LARGE }], { status: 413 }));
}

const TOO_LARGE = `is larger than ${inKilobytes(BODY_BYTES_MAX)}`;

export function answerNowhere(): EdgeAnswer {
  return answerRefusal(refusals.refuse('recordNotFound', { detail: 'Nothing has this address.' }));
}

export function plainText(status: number, body: string, headers: Readonly<Record<string, string>> = {}): EdgeAnswer {
  return { status, headers, body };
}
