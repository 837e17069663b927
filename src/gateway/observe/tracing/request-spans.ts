import { ROOT_CONTEXT, SpanKind, TraceFlags, defaultTextMapGetter, trace } from '@opentelemetry/api';
import type { SpanContext } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { SpanTrace } from './span-trace.ts';
import { fail, known } from './spans.ts';
import type { Method, Spans } from './spans.ts';

/** What the head of a request says about it. */
interface RequestHead {
  readonly requestId: string;
  readonly startedAtMs: number;
  readonly method: string;
  /** The route as the contract writes it, never the address as it came; undefined if no route fits. */
  readonly route: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The other end of the connection. */
  readonly peer: string;
}

interface RequestEnd {
  readonly requestId: string;
  readonly status: number;
  /** Whether the whole response was written. */
  readonly isWhole: boolean;
  readonly operation: string | undefined;
  /** The envelope's code. */
  readonly code: string | undefined;
  readonly merNo: number | undefined;
  readonly tradeNo: string | undefined;
}

export interface RequestSpans {
  /**
   * Decides whether the trace of a request is kept, before its route sees it, and opens its span. False if nothing of the
   * request needs to be followed, and `end` is not to be called.
   */
  begin(head: RequestHead): boolean;
  end(end: RequestEnd): void;
  /** The same check, in a span. */
  traceChecks<Input extends readonly unknown[], Result extends { readonly kind: string; readonly code?: string }>(
    check: Method<Input, Result>,
  ): Method<Input, Result>;
}

const FAULT_STATUS_MIN = 500;

export function createRequestSpans(
  spans: Spans,
  { requests, callers }: Pick<SpanTrace, 'requests' | 'callers'>,
  isTrusted: (peer: string) => boolean,
): RequestSpans {
  const readCaller = createCallerReader(isTrusted);
  return {
    begin(head) {
      const { requestId, method, route } = head;
      const { parent, link } = readCaller(head);
      if (!spans.keeps(parent)) {
        if (parent !== undefined) callers.set(requestId, parent);
        return parent !== undefined;
      }
      const plan = {
        name: route === undefined ? method : `${method} ${route}`,
        kind: SpanKind.SERVER,
        attributes: known({ 'http.request.method': method, 'http.route': route, 'tollgate.request_id': requestId }),
        ...(link && { links: [{ context: link }] }),
      };
      const span = spans.start(plan, parent, head.startedAtMs);
      requests.set(requestId, { requestId, span, root: span.spanContext() });
      return true;
    },
    end({ requestId, status, isWhole, operation, code, merNo, tradeNo }) {
      const span = requests.get(requestId)?.span;
      requests.delete(requestId);
      callers.delete(requestId);
      if (span === undefined) return;
      span.setAttributes(
        known({
          'http.response.status_code': isWhole ? status : undefined,
          'tollgate.operation': operation,
          'tollgate.code': code,
          'tollgate.mer_no': merNo,
          'tollgate.trade_no': tradeNo,
        }),
      );
      if (!isWhole) fail(span, 'disconnected');
      else if (status >= FAULT_STATUS_MIN) fail(span, String(status));
      spans.end(span);
    },
    traceChecks: (check) =>
      spans.traced(check, {
        plan: () => CHECKS,
        describe(span, { kind, code }) {
          if (kind === 'refusal' && code !== undefined) span.setAttribute('tollgate.code', code);
        },
      }),
  };
}

const CHECKS = { name: 'checks' };

/** A request without a trace has neither. */
const STRANGER: { readonly parent?: SpanContext; readonly link?: SpanContext } = {};

/**
 * The caller's trace, by the W3C's traceparent. That of a trusted proxy is continued. Any other caller could choose our trace
 * ids and have everything sampled, so its trace is only linked, without its tracestate, which could hold anything.
 */
function createCallerReader(isTrusted: (peer: string) => boolean) {
  const propagator = new W3CTraceContextPropagator();
  return ({ headers, peer }: RequestHead): typeof STRANGER => {
    if (headers['traceparent'] === undefined) return STRANGER;
    const caller = trace.getSpanContext(propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter));
    if (caller === undefined) return STRANGER;
    if (isTrusted(peer)) return { parent: caller };
    const { traceId, spanId } = caller;
    return { link: { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true } };
  };
}
