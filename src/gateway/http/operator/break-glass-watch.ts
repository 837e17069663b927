import type { Stopwatch } from '../../domain/ports.ts';
import type { HttpLog } from '../ports.ts';

interface BreakGlassWatchOptions {
  readonly mode: 'sandbox' | 'live';
  readonly stopwatch: Stopwatch;
  readonly log: Pick<HttpLog, 'warn'>;
  readonly onUse: () => void;
}

const WARN_EVERY_MS = 60_000;

/**
 * The token of the environment is for emergencies: it names nobody. Each use is counted, and a warning says so at most once a
 * minute. In the sandbox the token is public, and using it is no emergency.
 */
export function createBreakGlassWatch({ mode, stopwatch, log, onUse }: BreakGlassWatchOptions) {
  let warnedAtMs = Number.NEGATIVE_INFINITY;
  let uses = 0;
  return (address: string): void => {
    onUse();
    uses += 1;
    const nowMs = stopwatch.elapsedMs();
    if (mode === 'sandbox' || nowMs - warnedAtMs < WARN_EVERY_MS) return;
    log.warn('break-glass token used', {
      address,
      uses,
      remedy: 'Sign in with "tollgate login", or use a token of a program; they name who acts.',
    });
    warnedAtMs = nowMs;
    uses = 0;
  };
}
