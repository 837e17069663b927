import type { SpanContext } from '@opentelemetry/api';
import type { NumberKind } from '../../domain/numbers.ts';
import { createNumberMemory } from './number-memory.ts';
import type { Scope, Spans, Unkept } from './spans.ts';
import type { Trace } from './trace.ts';

/** A number's origin: the trace in which it was issued, if that is kept. */
interface Origin {
  readonly requestId: string | undefined;
  readonly root: SpanContext;
}

export interface SpanTrace extends Trace {
  /** A request on its way, until it has been answered; only those whose trace is kept. */
  readonly requests: Map<string, Scope>;
  /** By requests whose trace is not kept: their caller's trace, which the acquirer's adapter receives. */
  readonly callers: Map<string, SpanContext>;
  originOf(number: string): Origin | Unkept | undefined;
  /** What a log line says about its trace; undefined if that is not kept. */
  idsOf(requestId: unknown): { readonly trace_id: string; readonly span_id: string } | undefined;
}

/** The same as `createTrace`, with the spans of requests. For a request whose trace is not kept it does nothing more. */
export function createSpanTrace(spans: Spans): SpanTrace {
  const requests = new Map<string, Scope>();
  const callers = new Map<string, SpanContext>();
  // Apart, so that neither pushes the other out: deliveries come soon, inquiries and settlements late.
  const notifications = createNumberMemory<Origin | Unkept>();
  const subjects = createNumberMemory<Origin>();

  function note(kind: NumberKind, number: string): void {
    const current = spans.current();
    if (current === undefined) return;
    if (typeof current !== 'string') {
      const { requestId, root } = current;
      (kind === 'notification' ? notifications : subjects).set(number, { requestId, root });
    } else if (kind === 'notification') notifications.set(number, current);
  }

  const originOf = (number: string) => notifications.get(number) ?? subjects.get(number);

  return {
    requests,
    callers,
    originOf,
    run: (requestId, work) => spans.run(requests.get(requestId) ?? requestId, work),
    requestId: () => requestIdOf(spans.current()),
    requestOf: (number) => requestIdOf(originOf(number)),
    remember: (ids) => ({
      ...ids,
      newNumber(kind, input) {
        const number = ids.newNumber(kind, input);
        note(kind, number);
        return number;
      },
    }),
    idsOf(requestId) {
      const current = spans.current();
      // Not every line about a request is written in its scope: others may be finished on the way.
      const isOther = typeof requestId === 'string' && requestId !== requestIdOf(current);
      const scope = isOther ? requests.get(requestId) : current;
      if (scope === undefined || typeof scope === 'string') return undefined;
      const { traceId, spanId } = scope.span.spanContext();
      return { trace_id: traceId, span_id: spanId };
    },
  };
}

function requestIdOf(from: { readonly requestId: string | undefined } | Unkept | undefined): string | undefined {
  return typeof from === 'string' ? from || undefined : from?.requestId;
}
