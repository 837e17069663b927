import { pino } from 'pino';
import type { Logger, LoggerOptions } from 'pino';
import type { Clock } from '../domain/ports.ts';
import { scrubJson } from './log-scrubber.ts';

// One JSON object per line, by pino. S20: secrets are removed at the last moment, whatever logged them. S31: no call throws,
// whatever it is given.

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  /** Whether a line of this level is written, so that no line is built in vain. */
  isOn(level: LogLevel): boolean;
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /** How many lines were lost since the start. */
  dropped(): number;
  /** For libraries that log through pino. Their lines are scrubbed in the same way. */
  readonly pino: Logger;
}

export interface LogOptions {
  readonly level: LogLevel;
  readonly clock: Clock;
  /** Takes a whole line. Neither throws nor waits. */
  readonly write: (line: string) => void;
  readonly dropped?: () => number;
}

export function createLog({ level, clock, write, dropped = () => 0 }: LogOptions): Log {
  const logger = createLogger({ level, clock, write });
  const isOn = (wanted: LogLevel) => wanted !== 'silent' && logger.isLevelEnabled(wanted);
  const writerOf = (wanted: Exclude<LogLevel, 'silent'>) => {
    if (!isOn(wanted)) return () => undefined;
    return (event: string, fields: LogFields = {}) => logger[wanted](plainFields(event, fields));
  };
  return {
    isOn,
    debug: writerOf('debug'),
    info: writerOf('info'),
    warn: writerOf('warn'),
    error: writerOf('error'),
    dropped,
    pino: logger,
  };
}

function createLogger({ level, clock, write }: Pick<LogOptions, 'level' | 'clock' | 'write'>): Logger {
  const timeOf = createTimeText();
  const options: LoggerOptions = {
    level,
    base: null,
    messageKey: 'event',
    errorKey: 'error',
    timestamp: () => `,"time":"${timeOf(clock.now())}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    hooks: { logMethod: writeOrReport },
  };
  return pino(options, { write: (line) => write(finishLine(line)) });
}

/** Most lines of a busy process are from the same second. */
function createTimeText(): (now: number) => string {
  let second = Number.NaN;
  let text = '';
  return (now) => {
    const current = Math.floor(now / 1000);
    if (current !== second) {
      second = current;
      text = new Date(current * 1000).toISOString().slice(0, -'000Z'.length);
    }
    return `${text}${String(Math.floor(now - current * 1000)).padStart(3, '0')}Z`;
  };
}

/** What pino itself cannot handle, such as a getter that throws. */
const writeOrReport: NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> = function write(args, method) {
  try {
    method.apply(this, args);
  } catch (error) {
    method.call(this, { event: NOT_WRITTEN, reason: nameOf(error) });
  }
};

const NOT_WRITTEN = 'a log line could not be written';

/** Time before level, unlike pino, so that lines of several processes can be merged with `sort`. */
function finishLine(line: string): string {
  const levelEnd = line.indexOf(',');
  const timeEnd = line.indexOf('Z"', levelEnd) + 2;
  const head = `{${line.slice(levelEnd + 1, timeEnd)},${line.slice(1, levelEnd)}`;
  return `${head},${scrubRest(`{${line.slice(timeEnd + 1, -1)}`).slice(1)}\n`;
}

/** A line that cannot be scrubbed is not written. */
function scrubRest(json: string): string {
  try {
    return scrubJson(json === '{' ? '{"event":""}' : json);
  } catch (error) {
    return JSON.stringify({ event: NOT_WRITTEN, reason: nameOf(error) });
  }
}

/** The event first, and only values that are certain to serialize. */
function plainFields(event: string, fields: LogFields): LogFields {
  const plain: Record<string, unknown> = { event };
  try {
    for (const name in fields) {
      const value = fields[name];
      plain[name] = typeof value === 'object' || typeof value === 'bigint' ? toPlain(value) : value;
    }
  } catch (error) {
    plain['fields'] = cannotBeWritten(error);
  }
  return plain;
}

function describeError(value: unknown): unknown {
  return value instanceof Error ? toPlain(value) : value;
}

/** A value that cannot be serialized, such as a cycle, is replaced by the name of the error. */
function toPlain(value: unknown): unknown {
  if (value === null) return value;
  try {
    const json = JSON.stringify(value, describe);
    return json === undefined ? undefined : JSON.parse(json);
  } catch (error) {
    return cannotBeWritten(error);
  }
}

/** A replacer for JSON.stringify. Errors have no enumerable fields of their own, but their contents belong in a log. */
function describe(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (!(value instanceof Error)) return value;
  const { name: kind, message, stack, cause } = value;
  return { kind, message, stack, ...(cause === undefined ? {} : { cause }) };
}

function cannotBeWritten(error: unknown): string {
  return `[cannot be written: ${nameOf(error)}]`;
}

/** The name of any thrown value, even one that throws when it is inspected. */
function nameOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.name) : 'unknown';
  } catch {
    return 'unknown';
  }
}
