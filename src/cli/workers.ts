import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { CommandError } from './errors.ts';
import { onStopRequest } from './stop-signals.ts';

// Several processes on one port. The first process serves nothing: it starts the others, replaces one that died, and stops
// them all.

export interface WorkersOptions {
  readonly count: number;
  /** The command line of the verb, which each worker runs again. */
  readonly args: readonly string[];
  /** Called once, when all of them serve. */
  readonly started: (url: string) => void;
  readonly log: (line: string) => void;
  /** How long they may take to end once they are told to. */
  readonly stopMsMax: number;
}

const BACKOFF_MS_MIN = 100;
const BACKOFF_MS_MAX = 30_000;
/** A worker that lived this long was well; its death starts a new row of tries. */
const HEALTHY_MS = 60_000;
/** Beside what the workers have by themselves. */
const STOP_RESERVE_MS = 1000;

interface ReadyMessage {
  readonly tollgateUrl: string;
}

/** For a worker: tells the first process that it serves. */
export function announceReady(url: string): void {
  const message: ReadyMessage = { tollgateUrl: url };
  process.send?.(message);
}

/** Resolves when all workers have ended after a signal; rejects where one cannot start at all. */
export async function runWorkers(options: WorkersOptions): Promise<void> {
  const { count, log } = options;
  const workers = new Set<Worker>();
  let stopping = false;
  let ready = 0;
  let failuresInRow = 0;
  const waiting = new Set<NodeJS.Timeout>();
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();

  function fork(): void {
    if (stopping) return;
    const worker = cluster.fork();
    const bornAtMs = performance.now();
    workers.add(worker);
    worker.on('message', (message: Partial<ReadyMessage>) => {
      if (message.tollgateUrl === undefined || ++ready !== count) return;
      options.started(message.tollgateUrl);
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      workers.delete(worker);
      if (stopping) {
        if (workers.size === 0) end();
        return;
      }
      // Before all of them served once, a death is no accident: the next one would die of the same.
      if (ready < count) {
        stop();
        fail(new CommandError(`a worker could not start (${signal ?? `code ${code}`}); see the line above`));
        return;
      }
      failuresInRow = performance.now() - bornAtMs > HEALTHY_MS ? 0 : failuresInRow + 1;
      const waitMs = Math.min(BACKOFF_MS_MAX, BACKOFF_MS_MIN * 2 ** failuresInRow);
      log(`worker ${worker.process.pid} ended (${signal ?? `code ${code}`}); another starts in ${waitMs} ms`);
      const timer = setTimeout(() => {
        waiting.delete(timer);
        fork();
      }, waitMs);
      waiting.add(timer);
    });
  }

  function stop(): void {
    if (stopping) return;
    stopping = true;
    for (const timer of waiting) clearTimeout(timer);
    for (const worker of workers) worker.process.kill('SIGTERM');
    if (workers.size === 0) end();
    setTimeout(() => killAll(workers), options.stopMsMax + STOP_RESERVE_MS).unref();
  }

  // The system hands out connections. Where the first process does, one that goes to a worker at the moment of its death is
  // neither answered nor closed: in a trial 34 of 160 requests hung after a kill, and none this way.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ args: ['serve', ...options.args] });
  onStopRequest(stop, (exitCode) => {
    killAll(workers);
    process.exit(exitCode);
  });
  for (let index = 0; index < count; index += 1) fork();
  try {
    await ended;
  } finally {
    await Promise.all([...workers].map((worker) => once(worker, 'exit')));
  }
}

function killAll(workers: ReadonlySet<Worker>): void {
  for (const worker of workers) worker.process.kill('SIGKILL');
}
