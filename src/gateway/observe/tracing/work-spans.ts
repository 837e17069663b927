import { SpanKind } from '@opentelemetry/api';
import type { Link } from '@opentelemetry/api';
import type { AgendaItem, AgendaResult } from '../../domain/orders/agenda.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import type { AttemptEnd, ClaimedDelivery } from '../../domain/deliveries/delivery.ts';
import type { SpanTrace } from './span-trace.ts';
import { UNKEPT_WORK, fail, known, recordFault } from './spans.ts';
import type { Spans } from './spans.ts';
import { serverOf } from './traced-channel.ts';

/** Background work: deliveries, and what is due on the agenda. */
export interface WorkSpans {
  /** One attempt to deliver a notification, in the trace of the request that caused it, if this process knows that. */
  delivery(delivery: ClaimedDelivery, work: () => Promise<void>): Promise<void>;
  /** Notes how the delivery that is under way ended. The merchant's response itself is not recorded. */
  noteAttempt(end: Pick<AttemptEnd, 'status'>, verdict: string): void;
  noteFault(error: unknown): void;
  agenda(items: readonly AgendaItem[], work: () => Promise<AgendaResult>): Promise<AgendaResult>;
}

export function createWorkSpans(spans: Spans, { originOf }: Pick<SpanTrace, 'originOf'>): WorkSpans {
  return {
    delivery(delivery, work) {
      const { merNo, tradeNo, notificationId, event, kind, attempt, address } = delivery;
      const origin = originOf(notificationId);
      if (typeof origin === 'string' || !spans.keeps(origin?.root)) return spans.leave(work);
      const attributes = known({
        ...readable(serverOf(address)),
        'http.request.method': 'POST',
        'tollgate.request_id': origin?.requestId,
        'tollgate.notification_id': notificationId,
        'tollgate.mer_no': merNo,
        'tollgate.trade_no': tradeNo,
        'tollgate.delivery.kind': kind,
        'tollgate.delivery.attempt': attempt,
      });
      const span = spans.start({ name: `notify ${event}`, kind: SpanKind.CLIENT, attributes }, origin?.root);
      const scope = { requestId: origin?.requestId, span, root: origin?.root ?? span.spanContext() };
      return spans.run(scope, work).finally(() => spans.end(span));
    },
    noteAttempt({ status }, verdict) {
      const span = spans.kept()?.span;
      span?.setAttributes(known({ 'http.response.status_code': status ?? undefined, 'tollgate.outcome': verdict }));
      if (span !== undefined && verdict !== 'acknowledged') fail(span, verdict);
    },
    noteFault(error) {
      const span = spans.kept()?.span;
      if (span !== undefined) recordFault(span, error);
    },
    async agenda(items, work) {
      // An operator who moves the sandbox's clock runs what becomes due.
      const caller = spans.current();
      if (typeof caller === 'string') return work();
      if (!spans.keeps(caller?.span.spanContext())) return spans.run(UNKEPT_WORK, work);
      const span = spans.start(planAgenda(items, originOf), caller?.span.spanContext());
      const scope = { requestId: caller?.requestId, span, root: caller?.root ?? span.spanContext() };
      try {
        const result = await spans.run(scope, work);
        span.setAttribute('tollgate.outcome', result.kind);
        return result;
      } catch (error) {
        recordFault(span, error);
        throw error;
      } finally {
        spans.end(span);
      }
    },
  };
}

/** With links to the requests that the entries continue, if their traces are kept. */
function planAgenda(items: readonly AgendaItem[], originOf: SpanTrace['originOf']) {
  const [first] = items;
  const single = items.length === 1 ? first : undefined;
  return {
    name: `agenda ${first?.task}`,
    attributes: known({
      'tollgate.agenda.entries': items.length,
      'tollgate.mer_no': single?.merNo,
      'tollgate.trade_no': single?.tradeNo,
    }),
    links: items.flatMap(({ subject, tradeNo }): Link[] => {
      const origin = originOf(subject) ?? originOf(tradeNo);
      return origin === undefined || typeof origin === 'string' ? [] : [{ context: origin.root }];
    }),
  };
}

/** A merchant chooses its host name, and could have put a card number there (S38). */
function readable(server: ReturnType<typeof serverOf>): Record<string, string | number> {
  const entries = Object.entries(server) as [string, string | number][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? hideCardNumbers(value) : value]),
  );
}
