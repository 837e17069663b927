import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { CommandError } from '../errors.ts';
import { STOP_RESERVE_MS } from '../platform/limits.ts';
import { onStopRequest } from './stop-signals.ts';

// Several processes on one port. The primary process serves nothing: it starts the workers, replaces those that die, and
// stops them all.

export interface WorkersOptions {
  readonly count: number;
  /** Called once, when all workers serve. */
  readonly started: (url: string) => void;
  readonly log: (line: string) => void;
  /** How long the workers may take to stop. */
  readonly stopMsMax: number;
}

const BACKOFF_MS_MIN = 100;
const BACKOFF_MS_MAX = 30_000;
/** A worker that ran this long was healthy: its death resets the backoff. */
const HEALTHY_MS = 60_000;

interface ReadyMessage {
  readonly tollgateUrl: string;
}

/** Called by a worker that is ready to serve. */
export function announceReady(url: string): void {
  const message: ReadyMessage = { tollgateUrl: url };
  process.send?.(message);
}

/** Resolves when all workers have ended after a signal; rejects if one cannot start. */
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
      // If a worker dies before all have served once, the next one would fail for the same reason.
      if (ready < count) {
        stop();
        fail(new CommandError(`a worker failed to start (${signal ?? `code ${code}`}); see the line above`));
        return;
      }
      failuresInRow = performance.now() - bornAtMs > HEALTHY_MS ? 0 : failuresInRow + 1;
      const waitMs = Math.min(BACKOFF_MS_MAX, BACKOFF_MS_MIN * 2 ** failuresInRow);
      log(`worker ${worker.process.pid} ended (${signal ?? `code ${code}`}); restarting in ${waitMs} ms`);
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

  // The operating system distributes connections. If the primary process did, a connection handed to a dying worker would be
  // neither answered nor closed: in a trial, 34 of 160 requests hung after a kill, and none this way.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
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
