import { DatabaseUnavailableError } from '../domain/store-errors.ts';
import type { Stopwatch } from '../domain/ports.ts';

// Background work tries again several times a second. While the database is unavailable, that would bury all other lines.

type Write = (event: string, fields: Readonly<Record<string, unknown>>) => void;

interface WorkLog {
  readonly info: Write;
  readonly error: Write;
}

export interface OutageLog {
  onError(error: unknown): void;
  /** Work that always asks the database: when it succeeds, an outage has ended. */
  watch<Result>(work: () => Promise<Result>): () => Promise<Result>;
}

const REMINDER_MS = 60_000;

export function createOutageLog(log: WorkLog, stopwatch: Stopwatch): OutageLog {
  let outage: { readonly startedMs: number; loggedMs: number; failures: number } | null = null;
  const secondsSince = (startedMs: number) => Math.round((stopwatch.elapsedMs() - startedMs) / 1000);

  function noteOutage(error: DatabaseUnavailableError): void {
    const now = stopwatch.elapsedMs();
    if (outage === null) {
      outage = { startedMs: now, loggedMs: now, failures: 0 };
      log.error('background work waits for the database', { error });
      return;
    }
    outage.failures += 1;
    if (now - outage.loggedMs < REMINDER_MS) return;
    const { startedMs, failures } = outage;
    log.error('background work still waits for the database', {
      seconds: secondsSince(startedMs),
      failures,
      reason: error.cause instanceof Error ? error.cause.message : error.message,
    });
    outage.loggedMs = now;
    outage.failures = 0;
  }

  return {
    onError(error) {
      if (error instanceof DatabaseUnavailableError) noteOutage(error);
      else log.error('background work failed', { error });
    },
    watch: (work) => async () => {
      const result = await work();
      if (outage !== null) {
        log.info('background work runs again', { seconds: secondsSince(outage.startedMs), failures: outage.failures });
        outage = null;
      }
      return result;
    },
  };
}
