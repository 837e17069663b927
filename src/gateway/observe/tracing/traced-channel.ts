import { ROOT_CONTEXT, SpanKind, defaultTextMapSetter, trace as openTelemetry } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Channel, ChannelAnswer } from '../../domain/ports.ts';
import type { SpanTrace } from './span-trace.ts';
import { fail, known } from './spans.ts';
import type { Spans } from './spans.ts';

export interface TracedChannel {
  /** `url` is the acquirer's address; null for the sandbox's scripted channel, which calls nobody. */
  trace(channel: Channel, url: string | null): Channel;
  /** The headers by which the acquirer's adapter continues the trace. */
  headers(): Readonly<Record<string, string>>;
  /** The HTTP status of the call that the current span is about; null if there was no response. */
  noteStatus(status: number | null): void;
}

export function createTracedChannel(spans: Spans, { callers }: Pick<SpanTrace, 'callers'>): TracedChannel {
  const propagator = new W3CTraceContextPropagator();

  function trace(channel: Channel, url: string | null): Channel {
    const target = url === null ? {} : { 'http.request.method': 'POST', ...serverOf(url) };
    const kind = url === null ? SpanKind.INTERNAL : SpanKind.CLIENT;
    const traced = <Request extends object>(name: string, call: (request: Request) => Promise<ChannelAnswer>) =>
      spans.traced(call, {
        plan: (request) => ({
          name: `acquirer ${name}`,
          kind,
          attributes: { ...target, 'tollgate.method': methodOf(request) },
        }),
        describe: describeAnswer,
      });
    return {
      authorize: traced('authorize', channel.authorize),
      complete: traced('complete', channel.complete),
      refund: traced('refund', channel.refund),
      returnMoney: traced('returnMoney', channel.returnMoney),
      payout: traced('payout', channel.payout),
      inquire: traced('inquire', channel.inquire),
      cancel: traced('cancel', channel.cancel),
      close: () => channel.close(),
    };
  }

  return {
    trace,
    headers() {
      const current = spans.current();
      if (current === undefined) return {};
      // The adapter also receives a trace that is not kept, so that it keeps none either.
      const context =
        typeof current === 'string' ? (callers.get(current) ?? spans.newUnkept()) : current.span.spanContext();
      const carrier: Record<string, string> = {};
      propagator.inject(openTelemetry.setSpanContext(ROOT_CONTEXT, context), carrier, defaultTextMapSetter);
      return carrier;
    },
    noteStatus(status) {
      if (status !== null) spans.kept()?.span.setAttribute('http.response.status_code', status);
    },
  };
}

/** A refund is of its payment's method, and does not name it. */
function methodOf(request: { readonly method?: unknown }): string {
  return typeof request.method === 'string' ? request.method : 'REFUND';
}

/** The kind of the answer only: its message is the acquirer's, and could repeat anything (I12). */
function describeAnswer(span: Span, { kind }: ChannelAnswer): void {
  span.setAttribute('tollgate.outcome', kind);
  if (kind === 'unknown' || kind === 'notSent') fail(span, kind);
}

/** Host and port of an address, and nothing else of it. */
export function serverOf(address: string): ReturnType<typeof known> {
  const url = URL.parse(address);
  if (url === null) return {};
  const port = url.port === '' ? DEFAULT_PORTS[url.protocol] : Number(url.port);
  return known({ 'server.address': url.hostname, 'server.port': port });
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
