import type { IncomingMessage, ServerResponse } from 'node:http';
import { operations as contractOperations } from '../../../generated/operations.ts';
import { openRequest } from '../../protocol/check-request.ts';
import { readJsonObject } from '../../protocol/json-object.ts';
import type { OperationRule } from '../../protocol/operation-rule.ts';
import type { Refusal } from '../../protocol/refusal.ts';
import { isJsonContent } from '../../protocol/request-checks.ts';
import type { HeaderReader } from '../../protocol/request-checks.ts';
import type { Zone } from '../domain/day.ts';
import { merchantOf } from '../domain/numbers.ts';
import type { Clock, Vault } from '../domain/ports.ts';
import type { MerchantAccounts } from '../operations/operations.ts';
import { answerRefusal } from './answers/envelope.ts';
import type { Answer } from './answers/envelope.ts';
import { createMerchantChecks } from './check-merchant.ts';
import { networkOf } from '../domain/network.ts';
import { refusals, refuseFault, refuseTooMany } from './errors.ts';
import type { HttpLog, HttpMetrics, RateLimit, RunForRequest } from './ports.ts';
import { readBody } from './read-body.ts';
import type { ReadBody } from './read-body.ts';
import { headerReaderOf, pathOf } from './request-head.ts';
import { sendAnswer } from './send-answer.ts';
import { createOperationServer } from './serve-operation.ts';
import type { OperationDeps } from './serve-operation.ts';

export interface MerchantApiDeps extends OperationDeps {
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly zone: Zone;
  readonly mode: 'sandbox' | 'live';
  readonly log: HttpLog;
  readonly metrics: HttpMetrics;
  /** Of each merchant, for requests that carry its signature. */
  readonly rateLimit: RateLimit;
  /** Of each network, for requests that carry no right signature. */
  readonly strangerLimit: RateLimit;
  readonly newRequestId: () => string;
  readonly trace: RunForRequest;
  /** Who calls. */
  readonly clientAddress: (request: IncomingMessage) => string;
}

export interface MerchantApi {
  /** Whether a path is one of the contract's. */
  isAt(path: string): boolean;
  /** Answers every request, also one to a path that is nobody's. */
  handle(request: IncomingMessage, response: ServerResponse): void;
}

/** One request on its way. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly startedAtMs: number;
  readonly operation: OperationRule | undefined;
  readonly header: HeaderReader;
  merNo: number | undefined;
  /** Of the order that the body names. */
  tradeNo: string | undefined;
}

const operationsByPath: ReadonlyMap<string, OperationRule> = new Map(
  Object.values(contractOperations).map((operation) => [operation.path, operation]),
);

export function createMerchantApi(deps: MerchantApiDeps): MerchantApi {
  const serveOperation = createOperationServer(deps);
  // Counted after the checks, not before: strangers must not keep a merchant out that shares their address.
  const refuseStranger = (refusal: Refusal, request: IncomingMessage): Refusal => {
    const waitSeconds = deps.strangerLimit.take(networkOf(deps.clientAddress(request)));
    return waitSeconds > 0 ? refuseTooMany(waitSeconds) : refusal;
  };
  const checkMerchant = createMerchantChecks(deps);

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const operation = operationsByPath.get(pathOf(request));
    const header = headerReaderOf(request);
    const startedAtMs = performance.now();
    const requestId = deps.newRequestId();
    const unknown = { merNo: undefined, tradeNo: undefined };
    const exchange: Exchange = { request, response, requestId, startedAtMs, operation, header, ...unknown };
    const refusal = refuseHead(exchange);
    if (refusal !== undefined || operation === undefined) {
      finish(exchange, answerRefusal(refusal ?? refusals.refuse('recordNotFound')));
      return;
    }
    const onBody = (body: ReadBody): void => {
      deps
        .trace(requestId, () => answerBody(exchange, operation, body))
        .catch((fault: unknown) => answerFault(exchange, fault))
        .then((answer) => finish(exchange, answer))
        // An answer that could not be written is nobody's to be told; the caller sees the connection end.
        .catch((fault: unknown) => {
          answerFault(exchange, fault);
          response.destroy();
        });
    };
    readBody(request, onBody, operation.bodyBytesMax);
  }

  async function answerBody(exchange: Exchange, operation: OperationRule, body: ReadBody): Promise<Answer> {
    if (body.kind !== 'read') return refuseSize(exchange, operation, body);
    const reading = readJsonObject(body.bytes);
    if (!reading.ok) {
      const refusal = refusals.refuseFields([{ field: 'body', problem: reading.problem }]);
      return answerRefusal(refuseStranger(refusal, exchange.request));
    }
    const opened = openRequest({ operation, header: exchange.header, body: reading.value });
    exchange.merNo = opened.merchantNumber;
    exchange.tradeNo = tradeNoOf(reading.value['tradeNo']);
    const known = await checkMerchant(opened, (refusal) => refuseStranger(refusal, exchange.request));
    if (known.kind === 'refusal') return answerRefusal(known);
    const { mode, zone, vault } = deps;
    return serveOperation(known, { mode, zone, vault, bytes: body.bytes });
  }

  function answerFault({ requestId, operation, merNo, tradeNo }: Exchange, fault: unknown): Answer {
    deps.log.error('request failed', { requestId, operation: operation?.operationId, merNo, tradeNo, error: fault });
    return answerRefusal(refuseFault(fault));
  }

  function finish(exchange: Exchange, answer: Answer): void {
    sendAnswer(exchange.response, answer, exchange.requestId);
    recordAnswer(deps, exchange, answer);
  }

  return { isAt: (path) => operationsByPath.has(path), handle };
}

function recordAnswer(
  { log, metrics, clientAddress }: Pick<MerchantApiDeps, 'log' | 'metrics' | 'clientAddress'>,
  { request, requestId, startedAtMs, operation, merNo, ...exchange }: Exchange,
  { status, code, tradeNo = exchange.tradeNo }: Answer,
): void {
  const name = operation?.operationId ?? 'unknown';
  const tookMs = performance.now() - startedAtMs;
  metrics.countRequest(name, code, tookMs / 1000);
  if (!log.isOn('info')) return;
  const ms = Math.round(tookMs * 100) / 100;
  const client = clientAddress(request);
  log.info('request', { requestId, operation: name, merNo, tradeNo, status, code, ms, client });
}

/** A text that is no number of ours could be anything, of any length. */
function tradeNoOf(value: unknown): string | undefined {
  return typeof value === 'string' && merchantOf('order', value) !== undefined ? value : undefined;
}

/** What HTTP itself asks of a request before its body is read: address, method, content type. */
function refuseHead({ request, operation, header }: Exchange): Refusal | undefined {
  if (request.headers.host === undefined && request.httpVersion !== '1.0') {
    return refusals.refuseFields([{ field: 'Host', problem: 'is missing' }]);
  }
  if (operation === undefined) return refusals.refuse('recordNotFound', { detail: 'No operation has this address.' });
  if (request.method !== 'POST') {
    const detail = `method: ${request.method ?? ''} is not taken here; send POST.`;
    return refusals.refuse('invalidInput', { detail, status: 405, headers: { Allow: 'POST' } });
  }
  if (isJsonContent(header)) return undefined;
  return refusals.refuseFields([{ field: 'Content-Type', problem: 'must be application/json' }], { status: 415 });
}

function refuseSize({ request, response }: Exchange, { bodyBytesMax }: OperationRule, body: ReadBody): Answer {
  const problem = `is larger than ${bodyBytesMax / 1024} kB`;
  const refusal = refusals.refuseFields([{ field: 'body', problem }], { status: 413 });
  if (body.kind !== 'endless') return answerRefusal(refusal);
  response.once('finish', () => request.destroy());
  return answerRefusal({ ...refusal, headers: { Connection: 'close' } });
}
