import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '../../generated/operations.ts';
import { helpLink } from '../edge/help-link.ts';
import { refuseHead, refuseMethod } from '../edge/refuse-head.ts';
import { headerReaderOf, pathOf } from '../edge/request-head.ts';
import { sendAnswer } from '../edge/send-answer.ts';
import type { EdgeAnswer } from '../edge/send-answer.ts';
import type { OperationRule } from '../protocol/operation-rule.ts';
import type { Refusal } from '../protocol/refusal.ts';
import { pageAt } from './pages.ts';
import { refusals } from './refusal.ts';

export interface MockAnswer extends EdgeAnswer {
  /** For the log: the envelope's code and the example. */
  readonly outcome: string;
}

interface MockRoutesOptions {
  readonly answer: (operation: OperationRule, request: FastifyRequest) => Promise<MockAnswer>;
  readonly context: Parameters<typeof pageAt>[2];
  readonly log: (line: string) => void;
}

/** Adds the operations of the contract, and the pages that responses link to. */
export function addMockRoutes(app: FastifyInstance, { answer, context, log }: MockRoutesOptions): void {
  const finish = (request: FastifyRequest, { raw: response }: FastifyReply, made: MockAnswer): void => {
    if (request.body === 'endless') response.once('finish', () => request.raw.destroy());
    sendAnswer(response, { ...made, headers: { ...made.headers, 'X-Tollgate-Mock': 'stateless' } }, request.id);
    log(`${request.id} ${request.method} ${loggedPath(request)} ${made.status} ${made.outcome}`);
  };
  for (const operation of Object.values(operations)) {
    app.route({
      method: 'POST',
      url: operation.path,
      onRequest(request, reply, done) {
        request.bodyBytesMax = operation.bodyBytesMax;
        const refusal = refuseHead(request.raw, headerReaderOf(request.raw));
        if (refusal === undefined) done();
        else finish(request, reply, answerRefusal(refusal));
      },
      handler: async (request, reply) => finish(request, reply, await answer(operation, request)),
    });
  }
  app.setNotFoundHandler((request, reply) => finish(request, reply, answerOther(request, context)));
  app.setErrorHandler((error, request, reply) => {
    // Fastify checks the content type first, even for unknown paths.
    if (request.is404) return finish(request, reply, answerOther(request, context));
    log(`${request.id} internal error: ${error instanceof Error ? error.stack : String(error)}`);
    finish(request, reply, answerRefusal(refusals.refuse('internalError')));
  });
}

export function answerRefusal({ status, code, message, headers }: Refusal): MockAnswer {
  const body = JSON.stringify({ code, message });
  return {
    status,
    headers: { 'Content-Type': 'application/json', Link: helpLink(code), ...headers },
    body,
    outcome: code,
  };
}

function answerOther({ raw }: FastifyRequest, context: MockRoutesOptions['context']): MockAnswer {
  const path = pathOf(raw);
  const page = pageAt(raw.method, path, context);
  if (page !== undefined) return { ...page, outcome: 'page' };
  if (Object.values(operations).some((operation) => operation.path === path)) return answerRefusal(refuseMethod(raw));
  return answerRefusal(refusals.refuse('recordNotFound', { detail: 'No operation has this address.' }));
}

/** A path is untrusted: it is cut, and control characters never reach the terminal. */
function loggedPath({ originalUrl }: FastifyRequest): string {
  return pathOf({ url: originalUrl })
    .slice(0, 100)
    .replaceAll(/[^!-~]/g, '?');
}
