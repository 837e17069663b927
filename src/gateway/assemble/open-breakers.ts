import type { Config } from '../config/config.ts';
import { createBreakers } from '../domain/acquirers/breaker.ts';
import type { Breakers } from '../domain/acquirers/breaker.ts';
import type { Stopwatch } from '../domain/ports.ts';
import type { Log } from '../observe/log.ts';

/** They go by real time: what an operator skips in the sandbox passes for nobody's acquirer. */
export function openBreakers({
  config,
  stopwatch,
  log,
}: {
  readonly config: Config;
  readonly stopwatch: Stopwatch;
  readonly log: Log;
}): Breakers {
  const deadlines = new Map(config.acquirers.map(({ name, deadlineMs }) => [name, deadlineMs]));
  return createBreakers({
    stopwatch,
    deadlineMsOf: (acquirer) => deadlines.get(acquirer) ?? config.channelDeadlineMs,
    onChange: ({ state, ...which }) =>
      state === 'open' ? log.warn('acquirer breaker opened', which) : log.info('acquirer breaker closed', which),
  });
}
