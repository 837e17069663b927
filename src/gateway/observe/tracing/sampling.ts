import { ROOT_CONTEXT, SamplingDecision, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import type { SpanContext } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { IdGenerator, Sampler } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './settings.ts';

// Whether a trace is kept is decided where it begins, before anything of it is recorded: what is not kept should cost next to
// nothing. The SDK decides only when a span is started, after its attributes, links and ids have been made.

export interface Sampling {
  /** Whether the trace that goes on below `parent` is kept; without it, a new one, which the next root span begins. */
  keeps(parent?: SpanContext): boolean;
  /** New ids, to tell a callee about a trace that is not kept. */
  newUnkept(): SpanContext;
  readonly idGenerator: IdGenerator;
}

export function createSampling(settings: TracingSettings): Sampling {
  const sampler = samplerOf(settings);
  const random = new RandomIdGenerator();
  const newTraceId = () => random.generateTraceId();
  const newSpanId = () => plain(() => random.generateSpanId());
  // The id by which a new trace was chosen.
  let chosen: string | undefined;

  const accepts = (traceId: string, parent: SpanContext | undefined): boolean => {
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    const { decision } = sampler.shouldSample(context, traceId, '', SpanKind.SERVER, NOTHING, NONE);
    return decision === SamplingDecision.RECORD_AND_SAMPLED;
  };

  return {
    keeps(parent) {
      if (parent !== undefined) return accepts(parent.traceId, parent);
      let traceId = newTraceId();
      if (!accepts(traceId, undefined)) return false;
      while (isLikeCardNumber(traceId) || !accepts(traceId, undefined)) traceId = newTraceId();
      chosen = traceId;
      return true;
    },
    newUnkept: () => ({ traceId: plain(newTraceId), spanId: newSpanId(), traceFlags: TraceFlags.NONE }),
    idGenerator: {
      generateTraceId() {
        const traceId = chosen ?? plain(newTraceId);
        chosen = undefined;
        return traceId;
      },
      generateSpanId: newSpanId,
    },
  };
}

const NOTHING = {};
const NONE: never[] = [];

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  if (sampler.endsWith('always_off')) return byParent(sampler, new AlwaysOffSampler());
  if (sampler.endsWith('traceidratio')) return byParent(sampler, new TraceIdRatioBasedSampler(ratio));
  return byParent(sampler, new AlwaysOnSampler());
}

function byParent(name: string, root: Sampler): Sampler {
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/** Random, but never like a card number: the log's scrubber would hide such an id (S38). */
function plain(next: () => string): string {
  const id = next();
  return isLikeCardNumber(id) ? plain(next) : id;
}

function isLikeCardNumber(id: string): boolean {
  return LIKE_CARD_NUMBER.test(id);
}

const LIKE_CARD_NUMBER = /[0-9]{12}/;
