import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Clock } from '../../domain/ports.ts';
import type { Attributes, HrTime, Span, SpanContext, SpanOptions, Tracer } from '@opentelemetry/api';
import type { Sampling } from './sampling.ts';

// Spans, and which one is current. What happens below a request is handed its span by the asynchronous context.

/** What is being done now, in a trace that is kept. */
export interface Scope {
  /** Undefined for background work. */
  readonly requestId: string | undefined;
  readonly span: Span;
  /** The span that everything else of this trace in this process belongs to. */
  readonly root: SpanContext;
}

/** In a trace that is not kept: the id of the request, and nothing that would have to be made for it. */
export type Unkept = string;

/** Background work whose trace is not kept. */
export const UNKEPT_WORK: Unkept = '';

interface SpanPlan extends Pick<SpanOptions, 'kind' | 'attributes' | 'links'> {
  readonly name: string;
}

/** A method of a port. */
export type Method<Input extends readonly unknown[], Result> = (...input: Input) => Promise<Result>;

/** How the span of a method's call is made. */
interface MethodSpan<Input extends readonly unknown[], Result> {
  plan(...input: Input): SpanPlan;
  describe(span: Span, result: Result, call: { readonly input: Input; readonly startedAtMs: number }): void;
  /** Around the call, if something has to know that it is traced. */
  begin?(input: Input): void;
  end?(input: Input): void;
}

export interface Spans extends Pick<Sampling, 'keeps' | 'newUnkept'> {
  current(): Scope | Unkept | undefined;
  /** Undefined if nothing is recorded. */
  kept(): Scope | undefined;
  run<Result>(scope: Scope | Unkept, work: () => Result): Result;
  /** Runs `work` for nobody: what it starts outlives the request that happened to start it. */
  leave<Result>(work: () => Result): Result;
  /** Begins a span of a trace that is kept. `startedAtMs` is read from the process's own clock; without it, now. */
  start(plan: SpanPlan, parent: SpanContext | undefined, startedAtMs?: number): Span;
  end(span: Span): void;
  /** The same method, whose calls have a span below the current one. If that trace is not kept, they are just calls. */
  traced<Input extends readonly unknown[], Result>(
    method: Method<Input, Result>,
    how: MethodSpan<Input, Result>,
  ): Method<Input, Result>;
}

export function createSpans(tracer: Tracer, clock: Clock, { keeps, newUnkept }: Sampling): Spans {
  const storage = new AsyncLocalStorage<Scope | Unkept | undefined>();
  const timeOf = createSpanClock(clock);

  function start(plan: SpanPlan, parent: SpanContext | undefined, startedAtMs = performance.now()): Span {
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    const { name, kind, attributes, links } = plan;
    const options = { startTime: timeOf(startedAtMs), ...(links && { links }), ...(kind !== undefined && { kind }) };
    return tracer.startSpan(name, attributes === undefined ? options : { ...options, attributes }, context);
  }

  const end = (span: Span) => span.end(timeOf(performance.now()));

  function kept(): Scope | undefined {
    const current = storage.getStore();
    return typeof current === 'string' ? undefined : current;
  }

  function traced<Input extends readonly unknown[], Result>(
    method: Method<Input, Result>,
    how: MethodSpan<Input, Result>,
  ): Method<Input, Result> {
    async function inSpan({ requestId, span: parent, root }: Scope, input: Input): Promise<Result> {
      const startedAtMs = performance.now();
      const span = start(how.plan(...input), parent.spanContext(), startedAtMs);
      how.begin?.(input);
      try {
        const result = await storage.run({ requestId, span, root }, method, ...input);
        how.describe(span, result, { input, startedAtMs });
        return result;
      } catch (error) {
        recordFault(span, error);
        throw error;
      } finally {
        how.end?.(input);
        end(span);
      }
    }
    return (...input) => {
      const scope = kept();
      return scope === undefined ? method(...input) : inSpan(scope, input);
    };
  }

  return {
    keeps,
    newUnkept,
    current: () => storage.getStore(),
    kept,
    run: (scope, work) => storage.run(scope, work),
    // Nothing is recorded for an unkept request, by whatever it starts.
    leave: (work) => (kept() === undefined ? work() : storage.run(undefined, work)),
    start,
    end,
    traced,
  };
}

/**
 * Only the class and the code of an error: its message may repeat what it failed on, such as a value of a statement (I12).
 * The log has the message, scrubbed, under the same trace.
 */
export function recordFault(span: Span, error: unknown): void {
  const { name, code } = error instanceof Error ? (error as Error & { code?: unknown }) : { name: 'unknown' };
  const type = typeof code === 'string' && PLAIN_CODE.test(code) ? `${plainName(name)} ${code}` : plainName(name);
  span.addEvent('exception', { 'exception.type': type });
  fail(span, type);
}

/** Marks a span as failed. `type` is one of few words of our own. */
export function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const PLAIN_CODE = /^[A-Z0-9_]{1,40}$/;

function plainName(name: string): string {
  return /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error';
}

/** Without those that are undefined. */
export function known(attributes: Readonly<Record<string, string | number | undefined>>): Attributes {
  const rest: Attributes = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) rest[name] = value;
  }
  return rest;
}

const DRIFT_MS_MAX = 5;

/**
 * The time of day for a moment of the process's own clock, so that spans of one trace have the right order and length
 * (S32). The distance between the two clocks is kept until it has really changed.
 */
function createSpanClock(clock: Clock): (elapsedMs: number) => HrTime {
  let distanceMs = Number.NaN;
  return (elapsedMs) => {
    const nowMs = clock.now() - performance.now();
    if (!(Math.abs(nowMs - distanceMs) <= DRIFT_MS_MAX)) distanceMs = nowMs;
    const at = distanceMs + elapsedMs;
    const seconds = Math.floor(at / 1000);
    return [seconds, Math.floor((at - seconds * 1000) * 1e6)];
  };
}
