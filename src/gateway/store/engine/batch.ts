import { CommitUnknownError, DatabaseUnavailableError } from '../../domain/store-errors.ts';
import { DATABASE_LIMITS } from './limits.ts';

export interface Batcher<Item, Result> {
  add(item: Item): Promise<Result>;
  /** Resolves when nothing is in progress. */
  drain(): Promise<void>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly addedAtMs: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Collects what arrives while a batch is running into the next one: a single caller does not wait; concurrent callers share a
 * commit. There is no timer.
 */
export function createBatcher<Item, Result>(options: {
  run: (items: readonly Item[]) => Promise<readonly Result[]>;
  sizeMax: number;
  /** Beyond this many waiting callers, new ones are refused at once. */
  waitingMax?: number;
  /** Whoever has waited so long for a batch is refused; undefined for what has to be finished. */
  waitMs?: number | undefined;
}): Batcher<Item, Result> {
  const { waitingMax = DATABASE_LIMITS.waitingMax, waitMs } = options;
  const waiting: Waiting<Item, Result>[] = [];
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** A batch that stands still must not keep its followers: nothing of theirs was sent. */
  const refuseLate = (limitMs: number) => {
    const nowMs = performance.now();
    while (waiting[0] !== undefined && nowMs - waiting[0].addedAtMs >= limitMs)
      waiting.shift()?.reject(refusal(`no batch began within ${limitMs} ms`));
    const [first] = waiting;
    timer = first && setTimeout(refuseLate, Math.ceil(first.addedAtMs + limitMs - nowMs), limitMs).unref();
  };

  const work = async () => {
    // What was added in the same turn of the event loop goes into one batch.
    await Promise.resolve();
    while (waiting.length > 0) await runBatch(options.run, waiting.splice(0, options.sizeMax));
    working = null;
  };

  return {
    add: (item) =>
      new Promise<Result>((resolve, reject) => {
        if (waiting.length >= waitingMax) {
          reject(refusal('too many callers are waiting for a batch'));
          return;
        }
        waiting.push({ item, addedAtMs: performance.now(), resolve, reject });
        if (waitMs !== undefined) timer ??= setTimeout(refuseLate, waitMs, waitMs).unref();
        working ??= work();
      }),
    drain: async () => {
      await working;
    },
  };
}

function refusal(reason: string): DatabaseUnavailableError {
  return new DatabaseUnavailableError(new Error(reason));
}

async function runBatch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await run(batch.map((entry) => entry.item));
    for (const [index, entry] of batch.entries()) entry.resolve(results[index] as Result);
  } catch (error) {
    if (batch.length === 1 || !mayRetryAlone(error)) for (const entry of batch) entry.reject(error);
    else for (const entry of batch) await runBatch(run, [entry]);
  }
}

/**
 * An item that the database rejects must not fail the others in the batch, so each is retried alone: but never after the
 * commit could have happened, or the retry would find what the first try wrote; nor if nothing can be written at all.
 */
function mayRetryAlone(error: unknown): boolean {
  return !(error instanceof CommitUnknownError || error instanceof DatabaseUnavailableError);
}
