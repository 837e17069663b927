import { constants } from 'node:os';
import { PARENT_CHECK_MS, SAME_REQUEST_MS } from '../platform/limits.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type Signal = (typeof SIGNALS)[number];

/** Calls `stop` on the first stop signal. A second signal ends the process immediately. */
export function onStopRequest(stop: () => void, endNow: (exitCode: number) => void = process.exit): void {
  let askedAtMs: number | undefined;
  const ask = (signal: Signal): void => {
    if (askedAtMs === undefined) {
      askedAtMs = performance.now();
      stop();
    } else if (performance.now() - askedAtMs > SAME_REQUEST_MS) {
      // The exit code a shell reports for a process ended by a signal.
      endNow(128 + constants.signals[signal]);
    }
  };
  for (const signal of SIGNALS) process.on(signal, () => ask(signal));
  watchParent(() => {
    if (askedAtMs === undefined) ask('SIGTERM');
  });
}

/**
 * Under `npm start` the gateway ends with npm, even if npm was killed and could not forward a signal. Otherwise a missing
 * parent means nothing: that is how a process is put into the background.
 */
function watchParent(gone: () => void): void {
  const { npm_lifecycle_event: event, npm_package_name: name } = process.env;
  if (event !== 'start' || name !== 'tollgate') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, PARENT_CHECK_MS).unref();
}
