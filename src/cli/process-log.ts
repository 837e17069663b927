import { inspect } from 'node:util';
import type { Config } from '../gateway/config.ts';
import { hideCardNumbers } from '../gateway/domain/card-numbers.ts';
import { createLogDestination, openOutput } from '../gateway/log-destination.ts';
import type { LogDestination, LogDestinationOptions } from '../gateway/log-destination.ts';
import { createLog } from '../gateway/log.ts';
import type { Log } from '../gateway/log.ts';

// The log of a process that serves: on standard output, where nothing that happens to it can stop the process (S31).

export interface ProcessLog {
  readonly log: Log;
  /** Writes lines for people to standard output, in their place between the log's. */
  print(lines: readonly string[]): void;
  /** Writes a line for people to standard error. */
  warn(line: string): void;
  /** Resolves when everything is written, or when a reader that does not read has had its time. */
  flush(): Promise<void>;
}

const FLUSH_MS_MAX = 2000;
const LAST_FLUSH_MS_MAX = 500;

export function openProcessLog(config: Pick<Config, 'logLevel' | 'logBufferBytes'>): ProcessLog {
  const { logLevel: level, logBufferBytes: bufferBytesMax } = config;
  const onRecovered = (lines: number) => log.error('log lines dropped', { lines });
  const output = openDestination(1, { bufferBytesMax, onRecovered });
  const errors = openDestination(2, { bufferBytesMax });
  const { write, dropped } = output;
  const log = createLog({ level, clock: { now: Date.now }, write, dropped });
  const warn = (line: string) => errors.write(`${line}\n`);
  endOnUncaught(log, warn);
  return {
    log,
    print: (lines) => write(`${lines.join('\n')}\n`),
    warn,
    async flush() {
      await Promise.all([output.flush(FLUSH_MS_MAX), errors.flush(FLUSH_MS_MAX)]);
    },
  };
}

function openDestination(fd: 1 | 2, options: Omit<LogDestinationOptions, 'fd'>): LogDestination {
  const destination = createLogDestination({ ...options, fd: openOutput(fd) });
  process.once('exit', () => destination.flushNow(LAST_FLUSH_MS_MAX));
  return destination;
}

/** Node would end the process too, but it would write the error as it is, card numbers and all (I12). */
function endOnUncaught(log: Log, warn: (line: string) => void): void {
  process.on('uncaughtException', (error, origin) => {
    log.error('uncaught error, the process ends', { origin, error });
    warn(hideCardNumbers(inspect(error)));
    process.exit(1);
  });
}
