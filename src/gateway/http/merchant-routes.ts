import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { operations as contractOperations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { bodyOf } from '../../edge/read-body.ts';
import { refuseHead, refuseMethod, refuseSize } from '../../edge/refuse-head.ts';
import { sendAnswer } from '../../edge/send-answer.ts';
import { openRequest } from '../../protocol/check-request.ts';
import { readJsonObject } from '../../protocol/json-object.ts';
import type { OperationRule } from '../../protocol/operation-rule.ts';
import type { Refusal } from '../../protocol/refusal.ts';
import type { Zone } from '../domain/day.ts';
import { networkOf } from '../domain/text/network.ts';
import { merchantOf } from '../domain/numbers.ts';
import type { Clock, Vault, EventLog } from '../domain/ports.ts';
import type { MerchantAccounts } from '../operations/operations.ts';
import { answerRefusal, withPublicLink } from './answers/envelope.ts';
import type { Answer } from './answers/envelope.ts';
import { createMerchantChecks } from './check-merchant.ts';
import { refuseFault, refuseTooMany, refuseUnavailable } from './errors.ts';
import { refusals } from '../operator/checks/refusals.ts';
import { RETRY_AFTER_SECONDS } from './limits.ts';
import type { LoadShed } from '../limits/load-shed.ts';
import { exchangeOf, openExchange, recordAnswer } from './merchant-exchange.ts';
import type { Exchange, RequestNotes } from './merchant-exchange.ts';
import type { HttpMetrics, NoteKeyUse, RateLimit, RequestSpans, RunForRequest } from './ports.ts';
import { followRequests } from './follow-requests.ts';
import type { ReadRefusal, ReadShare } from '../limits/read-share.ts';
import { createOperationServer } from './serve-operation.ts';
import type { OperationDeps } from './serve-operation.ts';

export interface MerchantRoutesDeps extends OperationDeps {
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly zone: Zone;
  readonly mode: 'sandbox' | 'live';
  readonly log: EventLog;
  readonly metrics: HttpMetrics;
  /** Counts the requests of each merchant that carry its signature. */
  readonly rateLimit: RateLimit;
  /** Counts the requests of each network that carry no right signature. */
  readonly strangerLimit: RateLimit;
  readonly load: LoadShed;
  readonly reads: ReadShare;
  readonly trace: RunForRequest;
  readonly spans?: RequestSpans | undefined;
  /** The address under which the gateway is known, if it is configured: links of refusals begin with it. */
  readonly publicUrl: string | null;
  /** Who calls. */
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly noteKeyUse: NoteKeyUse;
  /** Absent if requests are not kept. */
  readonly requestLog?: RequestNotes | undefined;
}

export interface MerchantRoutes {
  /** The ten operations of the contract, each a route. */
  register(app: FastifyInstance): void;
  /** Answers a request to one of their addresses by another method; false if it is none of theirs. */
  refuseMethod(path: string, request: FastifyRequest, reply: FastifyReply): boolean;
}

const operationsByPath: ReadonlyMap<string, OperationRule> = new Map(
  Object.values(contractOperations).map((operation) => [operation.path, operation]),
);

export function createMerchantRoutes(deps: MerchantRoutesDeps): MerchantRoutes {
  const answerBody = createBodyAnswers(deps);

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Again, because many bodies may have come since their heads were let in.
    if (deps.load.isFull()) return deps.load.refuse(() => finish(request, reply, answerRefusal(refuseUnavailable())));
    const endPayment = isQuery(exchangeOf(request)) ? undefined : deps.reads.beginPayment();
    deps.load.begin();
    try {
      finish(request, reply, await deps.trace(request.id, () => answerBody(request, exchangeOf(request))));
    } finally {
      deps.load.end();
      endPayment?.();
    }
  }

  function finish(request: FastifyRequest, { raw: response }: FastifyReply, answer: Answer): void {
    if (request.body === 'endless') response.once('finish', () => request.raw.destroy());
    sendAnswer(response, deps.publicUrl === null ? answer : withPublicLink(answer, deps.publicUrl), request.id);
    recordAnswer(deps, request, answer);
  }

  function answerFault(fault: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { operation, merNo, tradeNo } = exchangeOf(request);
    const { operationId } = operation;
    deps.log.error('request failed', { requestId: request.id, operation: operationId, merNo, tradeNo, error: fault });
    finish(request, reply, answerRefusal(refuseFault(fault)));
  }

  return {
    register(app) {
      app.decorateRequest('exchange', null);
      app.setErrorHandler(answerFault);
      followRequests(app, deps.spans);
      for (const operation of operationsByPath.values()) {
        app.route({
          method: 'POST',
          url: operation.path,
          onRequest: createHeadHook(operation, deps.load, finish),
          handler: handle,
        });
      }
    },
    refuseMethod(path, request, reply) {
      const operation = operationsByPath.get(path);
      if (operation === undefined) return false;
      openExchange(request, operation);
      finish(request, reply, answerRefusal(refuseMethod(request.raw)));
      return true;
    },
  };
}

/** What a request whose body has been read is answered. */
function createBodyAnswers(deps: MerchantRoutesDeps): (request: FastifyRequest, exchange: Exchange) => Promise<Answer> {
  const serveOperation = createOperationServer(deps);
  // Counted after the checks, not before: strangers must not keep a merchant out that shares their address.
  const refuseStranger = (refusal: Refusal, request: IncomingMessage): Refusal => {
    const waitSeconds = deps.strangerLimit.take(networkOf(deps.clientAddress(request)));
    return waitSeconds > 0 ? refuseTooMany(waitSeconds) : refusal;
  };
  const checks = createMerchantChecks(deps);
  const checkMerchant = deps.spans === undefined ? checks : deps.spans.traceChecks(checks);

  return async function answerBody(request: FastifyRequest, exchange: Exchange): Promise<Answer> {
    const { operation, header } = exchange;
    const bytes = bodyOf(request);
    if (typeof bytes === 'string') {
      exchange.bodyBytes = request.bodyTooLarge?.bytes ?? 0;
      exchange.unreadable = request.bodyTooLarge?.start;
      return answerRefusal(refuseSize(operation.bodyBytesMax, bytes));
    }
    exchange.bodyBytes = bytes.length;
    const reading = readJsonObject(bytes);
    if (!reading.ok) {
      exchange.unreadable = bytes;
      const refusal = refusals.refuseFields([{ field: 'body', problem: reading.problem }]);
      return answerRefusal(refuseStranger(refusal, request.raw));
    }
    const opened = openRequest({ operation, header, body: reading.value });
    exchange.sent = reading.value;
    exchange.opened = opened;
    exchange.merNo = opened.merchantNumber;
    exchange.tradeNo = tradeNoOf(reading.value['tradeNo']);
    let isStranger = false;
    const known = await checkMerchant(
      opened,
      (refusal) => {
        isStranger = true;
        return refuseStranger(refusal, request.raw);
      },
      (secretNo) => (exchange.secretNo = secretNo),
    );
    exchange.isProven = !isStranger;
    if (known.kind === 'refusal') return answerRefusal(known);
    const { mode, zone, vault } = deps;
    const serve = () => serveOperation(known, { mode, zone, vault, bytes });
    return isQuery(exchange) ? takeTurn(deps, known.account.merchant.merNo, serve) : serve();
  };
}

const QUERIES: ReadonlySet<string> = new Set([
  'queryOrder',
  'queryBalance',
  'listOrders',
  'sumAmounts',
] satisfies OperationId[]);

function isQuery({ operation }: Exchange): boolean {
  return QUERIES.has(operation.operationId);
}

/** A query of a merchant who has proved who it is. While it waits for its turn, it takes no payment the room. */
async function takeTurn(
  { load, reads }: MerchantRoutesDeps,
  merNo: number,
  serve: () => Promise<Answer>,
): Promise<Answer> {
  const { promise: turn, resolve: onTurn } = Promise.withResolvers<ReadRefusal | undefined>();
  const place = reads.enter({ caller: `merchant ${merNo}`, groups: [], isChange: false }, onTurn);
  load.end();
  const refusal = await turn;
  load.begin();
  try {
    if (refusal === undefined) return await serve();
    return answerRefusal(refusal === 'tooMany' ? refuseTooMany(RETRY_AFTER_SECONDS) : refuseUnavailable());
  } finally {
    place.leave();
  }
}

/** What can be refused before the body is read is refused before; so is what is more than can be carried (S30). */
function createHeadHook(
  operation: OperationRule,
  load: LoadShed,
  finish: (request: FastifyRequest, reply: FastifyReply, answer: Answer) => void,
): onRequestHookHandler {
  return (request, reply, done) => {
    request.bodyBytesMax = operation.bodyBytesMax;
    const refusal = refuseHead(request.raw, openExchange(request, operation).header);
    if (refusal !== undefined) return finish(request, reply, answerRefusal(refusal));
    if (load.isFull()) return load.refuse(() => finish(request, reply, answerRefusal(refuseUnavailable())));
    done();
  };
}

/** A text that is no number of ours could be anything, of any length. */
function tradeNoOf(value: unknown): string | undefined {
  return typeof value === 'string' && merchantOf('order', value) !== undefined ? value : undefined;
}
