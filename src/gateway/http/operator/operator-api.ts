import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { HeaderReader } from '../../../protocol/request-checks.ts';
import type { Limiter } from '../../domain/limiter.ts';
import type { Acting } from '../../operations/operator/acting.ts';
import type { OperatorOutcome } from '../../operations/operator/outcome.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../errors.ts';
import { OPERATOR_TOKENS } from '../limits.ts';
import type { HttpLog } from '../ports.ts';
import { createTokenGuard } from '../token-guard.ts';
import type { OperatorHandlers } from './handler-types.ts';
import { problemAnswer, refusalAnswer } from './problem.ts';
import type { OperatorAnswer } from './problem.ts';
import { readCall } from './read-call.ts';
import { createRouter } from './router.ts';

export interface OperatorRequest {
  readonly method: string;
  /** As it was sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly header: HeaderReader;
  /** Read by the server within its limits; undefined where there is none. */
  readonly body: Uint8Array | undefined;
  readonly requestId: string;
  /** Where the request comes from. Wrong tokens are counted by it. */
  readonly address?: string;
}

export interface OperatorApi {
  /** Undefined where the path is not the operator's. */
  handle(request: OperatorRequest): Promise<OperatorAnswer | undefined>;
}

export interface OperatorApiOptions {
  readonly token: string;
  /** In live mode the sandbox's controls do not exist (S21). */
  readonly mode: 'sandbox' | 'live';
  readonly handlers: OperatorHandlers;
  readonly limiter: Pick<Limiter, 'createTries'>;
  /** Told of every operation that was carried out or refused by its rules, and of faults, which no answer shows (S19). */
  readonly log: Pick<HttpLog, 'info' | 'error'>;
}

type AnyHandler = (call: {
  readonly parameters: unknown;
  readonly body: unknown;
  readonly acting: Acting;
}) => Promise<OperatorOutcome<unknown>>;

const PREFIX = '/operator';

/** Checks in a fixed order: token, address, method, body, parameters and fields; then the operation's own. */
export function createOperatorApi(options: OperatorApiOptions): OperatorApi {
  const guard = createTokenGuard({ ...options, rule: OPERATOR_TOKENS });
  const findRoute = createRouter(options.mode);

  async function answer(request: OperatorRequest): Promise<OperatorAnswer> {
    const entry = await guard.check(request.header('authorization'), request.address ?? '');
    if (entry.kind !== 'allowed') return refuseEntry(entry, request.requestId);
    const found = findRoute(request.method, request.path);
    if (found.kind === 'pathUnknown') {
      const detail = 'Check the address; the operator contract lists all of them.';
      return problemAnswer('pathUnknown', { detail, requestId: request.requestId });
    }
    if (found.kind === 'methodNotAllowed') {
      const allow = found.allow.join(', ');
      const problem = { detail: `Use one of: ${allow}.`, requestId: request.requestId };
      return problemAnswer('methodNotAllowed', problem, { allow });
    }
    const call = readCall(found.route, found.pathTexts, request);
    if (call.kind === 'refused') return problemAnswer(call.name, { ...call, requestId: request.requestId });
    return run(found.route.operationId, call, request.requestId);
  }

  async function run(
    operationId: OperatorOperationId,
    call: { parameters: unknown; body: unknown; acting: Acting; status: number },
    requestId: string,
  ): Promise<OperatorAnswer> {
    // The call was read by this operation's own schemas, which is what its handler's types are made from.
    const handler = options.handlers[operationId] as unknown as AnyHandler;
    const { parameters, body, acting } = call;
    const outcome = await handler({ parameters, body, acting });
    const answered =
      outcome.kind === 'refused'
        ? refusalAnswer(outcome, requestId)
        : successAnswer(call.status, outcome.value, requestId);
    options.log.info('operator request', {
      requestId,
      operation: operationId,
      ...subjectOf(parameters, body),
      actor: acting.actor,
      status: answered.status,
    });
    return answered;
  }

  return {
    async handle(request) {
      if (request.path !== PREFIX && !request.path.startsWith(`${PREFIX}/`)) return undefined;
      try {
        return await answer(request);
      } catch (error) {
        options.log.error('operator request failed', { requestId: request.requestId, error });
        return faultAnswer(error, request.requestId);
      }
    },
  };
}

function faultAnswer(fault: unknown, requestId: string): OperatorAnswer {
  if (isUnavailable(fault)) {
    const detail = 'Nothing was changed. Try again in a moment.';
    return problemAnswer('unavailable', { detail, requestId }, { 'retry-after': String(RETRY_AFTER_SECONDS) });
  }
  const detail = 'The request was not completed. The logs have more under the request id.';
  return problemAnswer('internalError', { detail, requestId });
}

/** The numbers that a line of the log is found by. Both were checked against the contract. */
function subjectOf(parameters: unknown, body: unknown): Readonly<Record<string, unknown>> {
  const { merNo, tradeNo, refundNo, chargebackNo, notificationId } = {
    ...(body as Readonly<Record<string, unknown>> | null),
    ...(parameters as Readonly<Record<string, unknown>>),
  };
  return { merNo, tradeNo, refundNo, chargebackNo, notificationId };
}

function refuseEntry(
  entry: { readonly kind: 'wrong' } | { readonly kind: 'locked'; readonly retryAfterSeconds: number },
  requestId: string,
): OperatorAnswer {
  if (entry.kind === 'wrong') {
    const detail = 'Send the operator token as "Authorization: Bearer <token>".';
    return problemAnswer('unauthorized', { detail, requestId }, { 'www-authenticate': 'Bearer realm="operator"' });
  }
  const seconds = String(entry.retryAfterSeconds);
  const detail = `Too many wrong tokens came from your address. Try again in ${seconds} seconds.`;
  return problemAnswer('tooManyRequests', { detail, requestId }, { 'retry-after': seconds });
}

function successAnswer(status: number, value: unknown, requestId: string): OperatorAnswer {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': requestId };
  return { status, headers, body: JSON.stringify(value) };
}
