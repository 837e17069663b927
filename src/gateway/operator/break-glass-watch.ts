import type { Stopwatch, EventLog } from '../domain/ports.ts';

interface BreakGlassWatchOptions {
  readonly mode: 'sandbox' | 'live';
  readonly stopwatch: Stopwatch;
  readonly log: Pick<EventLog, 'warn'>;
  readonly onUse: () => void;
  /** Whether the token is accepted from this address. */
  readonly isInside: (address: string) => boolean;
}

const WARN_EVERY_MS = 60_000;

const USED = {
  event: 'break-glass token used',
  remedy: 'Sign in with "tollgate login", or use a token of a program; they name who acts.',
};
const REFUSED = {
  event: 'break-glass token refused',
  remedy: 'If this was not you, change OPERATOR_TOKEN. If it was, call from inside, or set OPERATOR_TOKEN_FROM.',
};

/**
 * The token of the environment is for emergencies: it names nobody, and whoever has stolen it gets in from inside only. Each use
 * is counted, and a warning says so at most once a minute. In the sandbox the token is public, and using it is no emergency.
 */
export function createBreakGlassWatch({ mode, stopwatch, log, onUse, isInside }: BreakGlassWatchOptions) {
  const warned = new Map<object, { readonly atMs: number; uses: number }>();
  return (address: string): boolean => {
    onUse();
    if (mode === 'sandbox') return true;
    const isAccepted = isInside(address);
    const what = isAccepted ? USED : REFUSED;
    const last = warned.get(what) ?? { atMs: Number.NEGATIVE_INFINITY, uses: 0 };
    last.uses += 1;
    const nowMs = stopwatch.elapsedMs();
    const isDue = nowMs - last.atMs >= WARN_EVERY_MS;
    if (isDue) log.warn(what.event, { address, uses: last.uses, remedy: what.remedy });
    warned.set(what, isDue ? { atMs: nowMs, uses: 0 } : last);
    return isAccepted;
  };
}
