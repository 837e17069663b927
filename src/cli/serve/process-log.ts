import { inspect } from 'node:util';
import type { Config } from '../../gateway/config/config.ts';
import { hideCardNumbers } from '../../gateway/domain/text/card-numbers.ts';
import { createLogDestination, openOutput } from '../../gateway/observe/log-destination.ts';
import type { LogDestination, LogDestinationOptions } from '../../gateway/observe/log-destination.ts';
import { paceRepeats } from '../../gateway/observe/log-pace.ts';
import { createLog } from '../../gateway/observe/log.ts';
import type { Log } from '../../gateway/observe/log.ts';

// The log of a serving process. It goes to standard output, and a blocked or closed output never stops the process (S31).

export interface ProcessLog {
  readonly log: Log;
  /** Writes lines for people to standard output, in order with the log lines. */
  print(lines: readonly string[]): void;
  /** Writes a log line, whatever LOG_LEVEL is. */
  announce(event: string, fields: Readonly<Record<string, unknown>>): void;
  /** Writes a line for people to standard error. */
  warn(line: string): void;
  /** Resolves when everything is written, or after a timeout if the reader does not read. */
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
  const log = paceRepeats(createLog({ level, clock: { now: Date.now }, write, dropped }));
  const warn = (line: string) => errors.write(`${line}\n`);
  endOnUncaught(log, warn);
  return {
    log,
    print: (lines) => write(`${lines.join('\n')}\n`),
    announce: createLog({ level: 'info', clock: { now: Date.now }, write }).info,
    warn,
    async flush() {
      log.close();
      await Promise.all([output.flush(FLUSH_MS_MAX), errors.flush(FLUSH_MS_MAX)]);
    },
  };
}

function openDestination(fd: 1 | 2, options: Omit<LogDestinationOptions, 'fd'>): LogDestination {
  const destination = createLogDestination({ ...options, fd: openOutput(fd) });
  process.once('exit', () => destination.flushNow(LAST_FLUSH_MS_MAX));
  return destination;
}

/** Node would end the process too, but print the error unmasked, card numbers included (I12). */
function endOnUncaught(log: Log, warn: (line: string) => void): void {
  process.on('uncaughtException', (error, origin) => {
    log.error('uncaught error, exiting', { origin, error });
    warn(hideCardNumbers(inspect(error)));
    process.exit(1);
  });
}
