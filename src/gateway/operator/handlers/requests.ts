import type { components } from '../../../../generated/operator.ts';
import { SUCCESS_CODE } from '../../domain/requests/request-log.ts';
import type { ListedRequest } from '../../domain/requests/request-log.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { FoundRequest } from '../../operations/requests/requests.ts';
import { describeChecks, remedyOf, ruleOf, signedOf, whyRefused } from '../request-log/describe-checks.ts';
import { sampleOf } from '../request-log/replay-body.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import type { Mode } from './money.ts';
import { momentText } from '../wire/merchant.ts';

type Schemas = components['schemas'];
type RequestOperationId = 'listRequests' | 'getRequest' | 'replayRequest';

export function createRequestHandlers(
  operations: Pick<OperatorOperations, RequestOperationId>,
  mode: Mode,
): Pick<OperatorHandlers, RequestOperationId> {
  return {
    async listRequests({ parameters }) {
      const { merNo, result = null, operation = null, code = null, order = null, before = null, limit } = parameters;
      const problems = [...momentProblems('from', parameters.from), ...momentProblems('to', parameters.to)];
      if (problems.length > 0) return refuseInput(problems);
      const [from, to] = [timeIn(parameters.from), timeIn(parameters.to)];
      const search = { merNo, result, operation, code, order, from, to, before, limit };
      return mapOutcome(operations.listRequests(search), ({ requests, ...page }) => ({
        ...page,
        requests: requests.map(listedToWire),
      }));
    },
    getRequest: async ({ parameters: { merNo, requestId } }) =>
      mapOutcome(operations.getRequest({ merNo, requestId }), (found) => storyToWire(found, mode)),
    replayRequest: async ({ parameters: { merNo, requestId }, acting }) =>
      mapOutcome(operations.replayRequest({ merNo, requestId }, acting), ({ kind: _kind, ...replayed }) => ({
        ...replayed,
        replaced: [...replayed.replaced],
      })),
  };
}

function timeIn(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}

function listedToWire(request: ListedRequest): Schemas['LoggedRequest'] {
  const { requestId, at, operation, status, code, message, microseconds, merOrderNo, tradeNo, isProven, lost } =
    request;
  return {
    requestId,
    at: momentText(at),
    operation,
    result: code === SUCCESS_CODE ? 'ok' : 'refused',
    status,
    code,
    message,
    milliseconds: microseconds / 1000,
    merOrderNo,
    tradeNo,
    proven: isProven,
    lost,
  };
}

function storyToWire({ request, example }: FoundRequest, mode: Mode): Schemas['LoggedRequestStory'] {
  const { record, code } = request;
  const isRefused = code !== SUCCESS_CODE;
  return {
    request: listedToWire({ ...request, message: record.message }),
    cause: isRefused ? whyRefused(request) : null,
    remedy: isRefused ? remedyOf(code) : null,
    checks: describeChecks(request),
    signed: signedOf(request),
    path: ruleOf(request.operation)?.path ?? '',
    variant: record.variant,
    from: record.from,
    headers: record.headers.map(([name, value]) => ({ name, value })),
    body: record.body && JSON.stringify(record.body),
    bodyBytes: record.bodyBytes,
    bodyLeftOut: record.leftOut,
    answer: record.answer,
    answerBytes: record.answerBytes,
    replayable: mode === 'sandbox' && record.body !== null && record.variant !== null,
    sample: sampleOf(request, example),
  };
}
