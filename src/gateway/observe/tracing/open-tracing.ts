import type { Channel, Clock } from '../../domain/ports.ts';
import { openExport } from './export.ts';
import { createRequestSpans } from './request-spans.ts';
import type { RequestSpans } from './request-spans.ts';
import { createSampling } from './sampling.ts';
import type { TracingSettings } from './settings.ts';
import { createSpanTrace } from './span-trace.ts';
import type { SpanTrace } from './span-trace.ts';
import { createSpans } from './spans.ts';
import type { Trace } from './trace.ts';
import { createTracedChannel } from './traced-channel.ts';
import type { TracedChannel } from './traced-channel.ts';
import { createTracedStore } from './traced-store.ts';
import type { TracedStore } from './traced-store.ts';
import { createWorkSpans } from './work-spans.ts';
import type { WorkSpans } from './work-spans.ts';

// Loaded only if an OTLP endpoint is configured, and with it everything of OpenTelemetry.

type LogFields = Readonly<Record<string, unknown>>;

type Level = 'debug' | 'info' | 'warn' | 'error';

interface TracedLog {
  isOn(level: Level): boolean;
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export interface TracingOptions {
  readonly settings: TracingSettings;
  readonly version: string | undefined;
  /** Real time. */
  readonly clock: Clock;
  readonly system: 'postgresql' | 'sqlite';
  /** Whether a caller's trace is continued. */
  readonly isTrusted: (peer: string) => boolean;
  readonly log: Pick<TracedLog, 'warn'>;
}

export interface Tracing {
  readonly trace: Trace;
  readonly requests: RequestSpans;
  readonly work: WorkSpans;
  readonly channelHeaders: TracedChannel['headers'];
  readonly noteStatus: TracedChannel['noteStatus'];
  readonly noteBatch: TracedStore['noteBatch'];
  traceStore<Port extends object>(store: Port): Port;
  traceChannel(channel: Channel, url: string | null): Channel;
  /** The same log, whose lines name their trace. */
  traceLog<Source extends TracedLog>(log: Source): Source;
  /** Runs `work` outside the current request. */
  leave(work: () => void): void;
  dropped(): number;
  close(msMax: number): Promise<void>;
}

const WARNING_INTERVAL_MS = 60_000;

export function openTracing(options: TracingOptions): Tracing {
  const { settings, version } = options;
  const sampling = createSampling(settings);
  const { idGenerator } = sampling;
  const { tracer, dropped, close } = openExport(settings, { version, idGenerator, onLost: createWarning(options.log) });
  const spans = createSpans(tracer, options.clock, sampling);
  const trace = createSpanTrace(spans);
  const channel = createTracedChannel(spans, trace);
  const store = createTracedStore(spans, options.system);
  return {
    trace,
    requests: createRequestSpans(spans, trace, options.isTrusted),
    work: createWorkSpans(spans, trace),
    channelHeaders: channel.headers,
    noteStatus: channel.noteStatus,
    noteBatch: store.noteBatch,
    traceStore: store.trace,
    traceChannel: channel.trace,
    traceLog: (log) => ({ ...log, ...writersWithIds(log, trace) }),
    leave: spans.leave,
    dropped,
    close,
  };
}

/** A line that is not written, or belongs to no trace, costs nothing more. */
function writersWithIds(log: TracedLog, { idsOf }: Pick<SpanTrace, 'idsOf'>): Pick<TracedLog, Level> {
  const writerOf = (level: Level) => {
    if (!log.isOn(level)) return log[level];
    return (event: string, fields?: LogFields) => {
      const ids = idsOf(fields?.['requestId']);
      log[level](event, ids === undefined ? fields : { ...fields, ...ids });
    };
  };
  return { debug: writerOf('debug'), info: writerOf('info'), warn: writerOf('warn'), error: writerOf('error') };
}

/** One line a minute: the metric has the count. */
function createWarning({ warn }: Pick<TracedLog, 'warn'>) {
  let warnedAtMs = Number.NEGATIVE_INFINITY;
  return ({ spans, reason }: { readonly spans: number; readonly reason: string }): void => {
    if (performance.now() - warnedAtMs < WARNING_INTERVAL_MS) return;
    warnedAtMs = performance.now();
    warn('spans not exported', { spans, reason });
  };
}
