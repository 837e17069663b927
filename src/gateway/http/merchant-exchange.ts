import type { EventLog } from '../domain/ports.ts';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { headerReaderOf } from '../../edge/request-head.ts';
import type { OpenedRequest } from '../../protocol/check-request.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import type { OperationRule } from '../../protocol/operation-rule.ts';
import type { HeaderReader } from '../../protocol/request-checks.ts';
import type { Answer } from './answers/envelope.ts';
import type { HttpMetrics, NoteKeyUse } from './ports.ts';

/** A merchant's request on its way. */
export interface Exchange {
  readonly operation: OperationRule;
  readonly header: HeaderReader;
  merNo: number | undefined;
  /** The order that the body names. */
  tradeNo: string | undefined;
  /** The key that has verified the signature. */
  secretNo: string | undefined;
  /** The envelope's code, once it is answered. */
  code: string | undefined;
  /** The body as it came, once it is read. */
  sent: JsonObject | undefined;
  /** With canonical names, and the variant that it chose. */
  opened: OpenedRequest | undefined;
  /** A body that could not be read, or how it begins if it is too large. */
  unreadable: Buffer | undefined;
  bodyBytes: number;
  /** Whether it carries the signature of the merchant that it names. */
  isProven: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for a merchant's request, from the moment its head is read. */
    exchange: Exchange | null;
  }
}

export function openExchange(request: FastifyRequest, operation: OperationRule): Exchange {
  const header = headerReaderOf(request.raw);
  return (request.exchange = {
    operation,
    header,
    merNo: undefined,
    tradeNo: undefined,
    secretNo: undefined,
    code: undefined,
    sent: undefined,
    opened: undefined,
    unreadable: undefined,
    bodyBytes: 0,
    isProven: false,
  });
}

export function exchangeOf({ exchange }: FastifyRequest): Exchange {
  if (exchange === null) throw new Error('a merchant’s request without its exchange');
  return exchange;
}

/** Where merchants' developers look their requests up. */
export interface RequestNotes {
  note(request: FastifyRequest, answer: Answer, milliseconds: number): void;
}

/** For the log and the metrics, after the answer has been written. */
export function recordAnswer(
  options: {
    readonly log: EventLog;
    readonly metrics: HttpMetrics;
    readonly clientAddress: (request: IncomingMessage) => string;
    readonly noteKeyUse: NoteKeyUse;
    readonly requestLog?: RequestNotes | undefined;
  },
  request: FastifyRequest,
  answer: Answer,
): void {
  const { log, metrics } = options;
  const exchange = exchangeOf(request);
  const { status, code, tradeNo = exchange.tradeNo } = answer;
  const { merNo } = exchange;
  exchange.code = code;
  exchange.tradeNo = tradeNo;
  const name = exchange.operation.operationId;
  const tookMs = performance.now() - request.startedAtMs;
  metrics.countRequest(name, code, tookMs / 1000);
  const client = options.clientAddress(request.raw);
  if (merNo !== undefined && exchange.secretNo !== undefined) {
    const agent = exchange.header('User-Agent') ?? '';
    options.noteKeyUse({ merNo, secretNo: exchange.secretNo, address: client, agent });
  }
  options.requestLog?.note(request, answer, tookMs);
  if (!log.isOn('info')) return;
  const ms = Math.round(tookMs * 100) / 100;
  log.info('request', { requestId: request.id, operation: name, merNo, tradeNo, status, code, ms, client });
}
