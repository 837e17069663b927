import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { TraceFlags } from '@opentelemetry/api';
import type { Tracer } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { IdGenerator, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './settings.ts';

// The OpenTelemetry SDK: collects spans, and exports them in batches over OTLP. A collector that is down, slow or hanging
// costs spans, which are counted, and nothing else (S30).

export interface SpanExport {
  readonly tracer: Tracer;
  /** How many spans were lost since the start. */
  dropped(): number;
  /** Exports what waits, for at most this long. Never rejects. */
  close(msMax: number): Promise<void>;
}

export interface ExportOptions {
  readonly version: string | undefined;
  readonly idGenerator: IdGenerator;
  /** A batch that was lost. `reason` is a code or the name of an error. */
  readonly onLost: (info: { readonly spans: number; readonly reason: string }) => void;
}

/** More than one batch is under way only at the end, when everything that waits is exported. */
const EXPORTS_AT_ONCE_MAX = 200;
/** Our own values are short; this bounds what a mistake could export. */
const VALUE_LENGTH_MAX = 256;

export function openExport(settings: TracingSettings, options: ExportOptions): SpanExport {
  const { version, idGenerator, onLost } = options;
  const agent = settings.url.startsWith('https:')
    ? new TlsAgent({ keepAlive: true, ...settings.tls })
    : new Agent({ keepAlive: true });
  const { url, headers, compression, timeoutMs: timeoutMillis } = settings;
  const exporter = new OTLPTraceExporter({
    url,
    headers: { ...headers },
    timeoutMillis,
    // The type is an enum of a package that is not ours to import; its values are these texts.
    compression: compression as never,
    concurrencyLimit: EXPORTS_AT_ONCE_MAX,
    httpAgentOptions: () => agent,
  });
  const counted = countSpans(exporter, settings, onLost);
  const provider = new TracerProvider({
    resource: resourceOf(settings, version),
    // Only what is kept is started: see sampling.ts.
    sampler: new AlwaysOnSampler(),
    idGenerator,
    spanLimits: { attributeValueLengthLimit: VALUE_LENGTH_MAX },
    spanProcessors: [counted.processor],
  });
  return {
    tracer: provider.getTracer('tollgate', version),
    dropped: counted.dropped,
    async close(msMax) {
      const ended = provider.shutdown().catch(() => undefined);
      await Promise.race([ended, sleep(msMax, undefined, { ref: false })]);
      counted.giveUp();
      agent.destroy();
    },
  };
}

/** A bounded queue in front of the SDK's, which drops without a public count. */
function countSpans(exporter: SpanExporter, { batch }: TracingSettings, onLost: ExportOptions['onLost']) {
  let waiting = 0;
  let underWay = 0;
  let dropped = 0;
  let isOver = false;
  const counting: SpanExporter = {
    export(spans, done) {
      const { length } = spans;
      waiting -= length;
      underWay += length;
      exporter.export(spans, (result) => {
        underWay -= length;
        if (result.code !== ExportResultCode.SUCCESS && !isOver) {
          dropped += length;
          onLost({ spans: length, reason: reasonOf(result.error) });
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
  const batches = new BatchSpanProcessor({
    exporter: counting,
    maxQueueSize: batch.queueMax,
    maxExportBatchSize: batch.sizeMax,
    scheduledDelayMillis: batch.delayMs,
    exportTimeoutMillis: batch.timeoutMs,
  });
  const processor: SpanProcessor = {
    onStart: () => undefined,
    onEnd(span) {
      if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
      if (waiting >= batch.queueMax) dropped += 1;
      else {
        waiting += 1;
        batches.onEnd(span);
      }
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
  return {
    processor,
    dropped: () => dropped,
    giveUp() {
      isOver = true;
      const spans = waiting + underWay;
      if (spans === 0) return;
      dropped += spans;
      onLost({ spans, reason: 'not exported before the end' });
    },
  };
}

function reasonOf(error: unknown): string {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  if (typeof code === 'number') return `HTTP ${code}`;
  return String(code ?? name ?? 'unknown');
}

/** Which process, and nothing about the machine: no command line, no user, no host name unless the operator adds it. */
function resourceOf({ resource }: TracingSettings, version: string | undefined) {
  return defaultResource().merge(
    resourceFromAttributes({
      ...(version !== undefined && { 'service.version': version }),
      'service.instance.id': randomUUID(),
      ...resource,
    }),
  );
}
