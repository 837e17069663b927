import { SpanKind } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import type { PaymentStore } from '../../domain/payments/payment-store.ts';
import type { PayoutStore } from '../../domain/payouts/payout-store.ts';
import type { DatabaseStore } from '../../domain/platform/database.ts';
import type { SealedStore } from '../../domain/platform/sealed.ts';
import type { Method, Spans } from './spans.ts';

/** A batch of a hot write, after its commit. */
interface CommittedBatch {
  readonly size: number;
  readonly commitMs: number;
  /** By the process's own clock. */
  readonly startedAt: number;
  /** As they were passed to the store. */
  readonly items: readonly unknown[];
}

export interface TracedStore {
  trace<Port extends object>(store: Port): Port;
  noteBatch(batch: CommittedBatch): void;
}

type StoreMethod = Method<readonly unknown[], unknown>;

/** How the store names what changes nothing. */
const READ = /^(?:are|count|find|list|next|read|search|sum|verify)(?=[A-Z])/;

const NOT_TRACED: ReadonlySet<string> = new Set<keyof DatabaseStore | keyof SealedStore>([
  'ping',
  'readNow',
  'serverNo',
  'readPool',
  'sampleSealed',
  'close',
]);

/**
 * Spans for what a request or a background task asks of the store. Requests share a commit: each has a span of its own, from
 * its call to the commit, which says how many shared it and how long the row waited.
 */
export function createTracedStore(spans: Spans, system: 'postgresql' | 'sqlite'): TracedStore {
  // What kept traces wait for, by what was passed to the store, and its batch when that is committed.
  const awaited = new Map<unknown, CommittedBatch | undefined>();

  function traced(name: string, method: StoreMethod): StoreMethod {
    const attributes = { 'db.system.name': system, 'db.operation.name': name };
    const plan = { name: `${READ.test(name) ? 'read' : 'commit'} ${name}`, kind: SpanKind.CLIENT, attributes };
    return spans.traced(method, {
      plan: () => plan,
      begin: (input) => awaited.set(input.at(-1), undefined),
      describe(span, result, { input, startedAtMs }) {
        describeOutcome(span, name, result);
        const batch = awaited.get(input.at(-1));
        if (batch !== undefined) describeBatch(span, batch, startedAtMs);
      },
      end: (input) => awaited.delete(input.at(-1)),
    });
  }

  return {
    trace: <Port extends object>(store: Port) =>
      Object.fromEntries(
        Object.entries(store).map(([name, method]) => [
          name,
          NOT_TRACED.has(name) ? method : traced(name, method as StoreMethod),
        ]),
      ) as unknown as Port,
    noteBatch(batch) {
      if (awaited.size === 0) return;
      for (const item of batch.items) {
        const argument = argumentOf(item as object);
        if (awaited.has(argument)) awaited.set(argument, batch);
      }
    },
  };
}

/** The store adds who holds a delivery to the end of its attempt. */
function argumentOf(item: object): object {
  return 'holder' in item && 'end' in item ? (item.end as object) : item;
}

function describeBatch(span: Span, { size, commitMs, startedAt }: CommittedBatch, calledAt: number): void {
  span.setAttributes({
    'db.operation.batch.size': size,
    'tollgate.batch.wait_ms': inHundredths(startedAt - calledAt),
    'tollgate.batch.commit_ms': inHundredths(commitMs),
  });
}

function inHundredths(ms: number): number {
  return Math.round(Math.max(0, ms) * 100) / 100;
}

/** One of the store's own words. */
function describeOutcome(span: Span, name: string, result: unknown): void {
  if (!OUTCOMES.has(name)) return;
  const outcome = typeof result === 'string' ? result : (result as { readonly kind: string }).kind;
  span.setAttribute('tollgate.outcome', outcome);
}

const OUTCOMES: ReadonlySet<string> = new Set<keyof PaymentStore | keyof PayoutStore>([
  'createPayment',
  'finishPayment',
  'createPayout',
]);
