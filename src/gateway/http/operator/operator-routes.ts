import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operatorOperations } from '../../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { hasEmpty, methodsAt } from '../../../edge/create-app.ts';
import { bodyOf } from '../../../edge/read-body.ts';
import { headerReaderOf, pathOf, queryOf } from '../../../edge/request-head.ts';
import type { EdgeAnswer } from '../../../edge/send-answer.ts';
import type { Limiter } from '../../domain/limiter.ts';
import type { Acting } from '../../operations/operator/acting.ts';
import type { OperatorOutcome } from '../../operations/operator/outcome.ts';
import { isUnavailable } from '../errors.ts';
import { OPERATOR_TOKENS, RETRY_AFTER_SECONDS } from '../limits.ts';
import { answerRoute, isUnreadableType, TOO_LARGE } from '../plain-answers.ts';
import type { HttpLog, HttpMetrics, RunForRequest } from '../ports.ts';
import { createTokenGuard } from '../token-guard.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { problemAnswer, refusalAnswer } from './problem.ts';
import { readCall, refuseMediaType } from './read-call.ts';
import type { OperatorRoute } from './read-call.ts';

export interface OperatorRoutesOptions {
  readonly token: string;
  /** In live mode the sandbox's controls do not exist (S21). */
  readonly mode: 'sandbox' | 'live';
  readonly handlers: OperatorHandlers;
  readonly limiter: Pick<Limiter, 'createTries'>;
  /** Told of every operation that was carried out or refused by its rules, and of faults, which no answer shows (S19). */
  readonly log: Pick<HttpLog, 'info' | 'error'>;
  readonly metrics: HttpMetrics;
  readonly trace: RunForRequest;
  /** Where a request comes from. Wrong tokens are counted by it. */
  readonly clientAddress: (request: IncomingMessage) => string;
}

export interface OperatorRoutes {
  register(app: FastifyInstance): void;
}

type AnyHandler = (call: {
  readonly parameters: unknown;
  readonly body: unknown;
  readonly acting: Acting;
}) => Promise<OperatorOutcome<unknown>>;

const PREFIX = '/operator';

/** Checks in a fixed order: size, token, address, method, body, parameters and fields; then the operation's own. */
export function createOperatorRoutes(options: OperatorRoutesOptions): OperatorRoutes {
  const guard = createTokenGuard({ ...options, rule: OPERATOR_TOKENS });
  const answer = (request: FastifyRequest, reply: FastifyReply, found: EdgeAnswer): void =>
    answerRoute(options, 'operator', { request, reply, answer: found });

  async function refuseStranger({ id, raw }: FastifyRequest): Promise<EdgeAnswer | undefined> {
    const entry = await guard.check(raw.headers.authorization, options.clientAddress(raw));
    return entry.kind === 'allowed' ? undefined : refuseEntry(entry, id);
  }

  async function answerCall(route: OperatorRoute, request: FastifyRequest): Promise<EdgeAnswer> {
    const { id: requestId, raw, params } = request;
    if (hasEmpty(params)) return pathUnknown(requestId);
    const body = bodyOf(request) as Buffer;
    const call = readCall(route, params as Readonly<Record<string, string>>, {
      query: queryOf(raw),
      header: headerReaderOf(raw),
      body,
    });
    if (call.kind === 'refused') return problemAnswer(call.name, { ...call, requestId });
    return options.trace(requestId, () => run(options, route.operationId, { ...call, requestId }));
  }

  function register(app: FastifyInstance): void {
    // After the body, so that what was sent is off the connection; before the address, so that strangers learn none.
    app.addHook('preHandler', async (request, reply) => {
      const isRead = typeof bodyOf(request) !== 'string';
      const refusal = isRead ? await refuseStranger(request) : tooLarge(request.id);
      if (refusal !== undefined) answer(request, reply, refusal);
    });
    const unknownAnswer = ({ raw, id }: FastifyRequest): EdgeAnswer => {
      const allowed = methodsAt(app, pathOf(raw));
      return allowed.length === 0 ? pathUnknown(id) : methodNotAllowed(allowed, id);
    };
    app.setNotFoundHandler((request, reply) => answer(request, reply, unknownAnswer(request)));
    app.setErrorHandler(async (fault, request, reply) => {
      if (isUnreadableType(fault)) {
        const refusal = request.is404 ? unknownAnswer(request) : unreadableType(request.id);
        return answer(request, reply, (await refuseStranger(request)) ?? refusal);
      }
      options.log.error('operator request failed', { requestId: request.id, error: fault });
      answer(request, reply, faultAnswer(fault, request.id));
    });
    for (const route of routesOf(options.mode)) {
      app.route({
        method: route.method,
        url: route.path.slice(PREFIX.length).replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => answer(request, reply, await answerCall(route, request)),
      });
    }
  }

  return {
    register(app) {
      void app.register(
        (scope, _, done) => {
          register(scope);
          done();
        },
        { prefix: PREFIX },
      );
    },
  };
}

/** In live mode the sandbox's controls are not in the table at all (S21). */
function routesOf(mode: 'sandbox' | 'live'): OperatorRoute[] {
  return Object.entries(operatorOperations)
    .filter(([, { sandboxOnly }]) => mode === 'sandbox' || !sandboxOnly)
    .map(([operationId, entry]) => ({ ...entry, operationId: operationId as OperatorOperationId }));
}

async function run(
  { handlers, log }: OperatorRoutesOptions,
  operationId: OperatorOperationId,
  call: { parameters: unknown; body: unknown; acting: Acting; status: number; requestId: string },
): Promise<EdgeAnswer> {
  // The call was read by this operation's own schemas, which is what its handler's types are made from.
  const handler = handlers[operationId] as unknown as AnyHandler;
  const { parameters, body, acting, requestId } = call;
  const outcome = await handler({ parameters, body, acting });
  const answered: EdgeAnswer =
    outcome.kind === 'refused'
      ? refusalAnswer(outcome, requestId)
      : { status: call.status, contentType: 'application/json', body: JSON.stringify(outcome.value) };
  log.info('operator request', {
    requestId,
    operation: operationId,
    ...subjectOf(parameters, body),
    actor: acting.actor,
    status: answered.status,
  });
  return answered;
}

/** The numbers that a line of the log is found by. Both were checked against the contract. */
function subjectOf(parameters: unknown, body: unknown): Readonly<Record<string, unknown>> {
  const { merNo, tradeNo, refundNo, chargebackNo, notificationId } = {
    ...(body as Readonly<Record<string, unknown>> | null),
    ...(parameters as Readonly<Record<string, unknown>>),
  };
  return { merNo, tradeNo, refundNo, chargebackNo, notificationId };
}

function pathUnknown(requestId: string): EdgeAnswer {
  const detail = 'Check the address; the operator contract lists all of them.';
  return problemAnswer('pathUnknown', { detail, requestId });
}

function methodNotAllowed(methods: readonly string[], requestId: string): EdgeAnswer {
  const allow = methods.join(', ');
  return problemAnswer('methodNotAllowed', { detail: `Use one of: ${allow}.`, requestId }, { allow });
}

function tooLarge(requestId: string): EdgeAnswer {
  return problemAnswer('bodyTooLarge', { detail: `body: ${TOO_LARGE}`, requestId });
}

function unreadableType(requestId: string): EdgeAnswer {
  const { name, detail } = refuseMediaType();
  return problemAnswer(name, { detail, requestId });
}

function faultAnswer(fault: unknown, requestId: string): EdgeAnswer {
  if (isUnavailable(fault)) {
    const detail = 'Nothing was changed. Try again in a moment.';
    return problemAnswer('unavailable', { detail, requestId }, { 'retry-after': String(RETRY_AFTER_SECONDS) });
  }
  const detail = 'The request was not completed. The logs have more under the request id.';
  return problemAnswer('internalError', { detail, requestId });
}

function refuseEntry(
  entry: { readonly kind: 'wrong' } | { readonly kind: 'locked'; readonly retryAfterSeconds: number },
  requestId: string,
): EdgeAnswer {
  if (entry.kind === 'wrong') {
    const detail = 'Send the operator token as "Authorization: Bearer <token>".';
    return problemAnswer('unauthorized', { detail, requestId }, { 'www-authenticate': 'Bearer realm="operator"' });
  }
  const seconds = String(entry.retryAfterSeconds);
  const detail = `Too many wrong tokens came from your address. Try again in ${seconds} seconds.`;
  return problemAnswer('tooManyRequests', { detail, requestId }, { 'retry-after': seconds });
}
