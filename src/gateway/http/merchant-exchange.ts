import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { headerReaderOf } from '../../edge/request-head.ts';
import type { OperationRule } from '../../protocol/operation-rule.ts';
import type { HeaderReader } from '../../protocol/request-checks.ts';
import type { Answer } from './answers/envelope.ts';
import type { HttpLog, HttpMetrics } from './ports.ts';

/** A merchant's request on its way. */
export interface Exchange {
  readonly operation: OperationRule;
  readonly header: HeaderReader;
  merNo: number | undefined;
  /** Of the order that the body names. */
  tradeNo: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a merchant's request, from the moment its head is read. */
    exchange: Exchange | null;
  }
}

export function openExchange(request: FastifyRequest, operation: OperationRule): Exchange {
  const header = headerReaderOf(request.raw);
  return (request.exchange = { operation, header, merNo: undefined, tradeNo: undefined });
}

export function exchangeOf({ exchange }: FastifyRequest): Exchange {
  if (exchange === null) throw new Error('a merchant’s request without its exchange');
  return exchange;
}

/** For the log and the metrics, after the answer has been written. */
export function recordAnswer(
  options: {
    readonly log: HttpLog;
    readonly metrics: HttpMetrics;
    readonly clientAddress: (request: IncomingMessage) => string;
  },
  request: FastifyRequest,
  answer: Answer,
): void {
  const { log, metrics } = options;
  const exchange = exchangeOf(request);
  const { status, code, tradeNo = exchange.tradeNo } = answer;
  const { merNo } = exchange;
  const name = exchange.operation.operationId;
  const tookMs = performance.now() - request.startedAtMs;
  metrics.countRequest(name, code, tookMs / 1000);
  if (!log.isOn('info')) return;
  const ms = Math.round(tookMs * 100) / 100;
  const client = options.clientAddress(request.raw);
  log.info('request', { requestId: request.id, operation: name, merNo, tradeNo, status, code, ms, client });
}
