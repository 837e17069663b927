import { hideCardNumbers } from '../protocol/card.ts';
import type { Clock } from './domain/ports.ts';

// One JSON object a line. S20: control characters are escaped, and what looks like a card number, or has the name of a
// secret, is taken out at the last moment, whoever wrote it.

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  /** Whether a line of this level is written, so that nobody builds one for nothing. */
  isOn(level: LogLevel): boolean;
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export function createLog(options: { level: LogLevel; clock: Clock; write: (line: string) => void }): Log {
  const { clock, write } = options;
  const lowest = LOG_LEVELS.indexOf(options.level);
  const isOn = (level: LogLevel) => LOG_LEVELS.indexOf(level) >= lowest && level !== 'silent';
  const writerOf = (level: LogLevel) => {
    if (!isOn(level)) return () => undefined;
    return (event: string, fields: LogFields = {}) => {
      const time = new Date(clock.now()).toISOString();
      write(`{"time":"${time}","level":"${level}","event":${scrub(JSON.stringify(event) + writeFields(fields))}}\n`);
    };
  };
  return {
    isOn,
    debug: writerOf('debug'),
    info: writerOf('info'),
    warn: writerOf('warn'),
    error: writerOf('error'),
  };
}

/** Field by field: JSON.stringify with a replacer takes four times as long, and most fields are plain values. */
function writeFields(fields: LogFields): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    const json = plain && !isSecret(name) ? JSON.stringify(value) : JSON.stringify({ [name]: value }, hideSecrets);
    text += plain && !isSecret(name) ? `,${JSON.stringify(name)}:${json}` : `,${json.slice(1, -1)}`;
  }
  return text;
}

/** Gathers the lines of one turn of the event loop into one write. `flush` writes what is left, at the end. */
export function createLineWriter(write: (text: string) => void): { write(line: string): void; flush(): void } {
  let lines = '';
  let scheduled = false;
  const flush = (): void => {
    scheduled = false;
    const text = lines;
    lines = '';
    if (text !== '') write(text);
  };
  return {
    write(line) {
      lines += line;
      if (lines.length >= LINES_LENGTH_MAX) flush();
      else if (!scheduled) {
        scheduled = true;
        setImmediate(flush);
      }
    },
    flush,
  };
}

const LINES_LENGTH_MAX = 64 * 1024;

const SECRET_NAMES =
  /^(card_?no|card_?number|card_?security_?code|cvv|cvc|security_?code|sign|signature|key|signing_?key|private_?key|encryption_?keys?|secret|webhook_?secret|token|operator_?token|channel_?token|password|authorization|cookie|set-cookie)$/i;

const HIDDEN = '[hidden]';

/** A replacer for JSON.stringify. Errors have no own enumerable fields; what they say is what a log is for. */
function hideSecrets(name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Error) {
    const { name: kind, message, stack, cause } = value;
    return { kind, message, stack, ...(cause === undefined ? {} : { cause }) };
  }
  return value !== undefined && value !== null && SECRET_NAMES.test(name) ? HIDDEN : value;
}

const knownNames = new Map<string, boolean>();

/** For the names of a line's own fields, which stand in our code and so are few. */
function isSecret(name: string): boolean {
  let secret = knownNames.get(name);
  if (secret === undefined) knownNames.set(name, (secret = SECRET_NAMES.test(name)));
  return secret;
}

// JSON escapes the control characters below U+0020. The others, and what a terminal or an editor takes for a line break
// or for a change of direction, are left.
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function scrub(line: string): string {
  const printable = line.replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return hideCardNumbers(printable);
}
