import { hideCardNumbers } from './domain/card-numbers.ts';
import type { Clock } from './domain/ports.ts';

// One JSON object a line. S20: control characters are escaped, and what looks like a card number, or has the name of a
// secret, is taken out at the last moment, whoever wrote it. S31: no call throws, whatever it is given.

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
  /** How many lines were lost since the start. */
  dropped(): number;
}

export interface LogOptions {
  readonly level: LogLevel;
  readonly clock: Clock;
  /** Takes a whole line. Neither throws nor waits. */
  readonly write: (line: string) => void;
  readonly dropped?: () => number;
}

export function createLog(options: LogOptions): Log {
  const { clock, write, dropped = () => 0 } = options;
  const lowest = LOG_LEVELS.indexOf(options.level);
  const isOn = (level: LogLevel) => LOG_LEVELS.indexOf(level) >= lowest && level !== 'silent';
  const writerOf = (level: LogLevel) => {
    if (!isOn(level)) return () => undefined;
    return (event: string, fields: LogFields = {}) => {
      const time = new Date(clock.now()).toISOString();
      const rest = escapeUnprintable(writeText(event) + writeFields(fields));
      write(`{"time":"${time}","level":"${level}","event":${rest}}\n`);
    };
  };
  return {
    isOn,
    debug: writerOf('debug'),
    info: writerOf('info'),
    warn: writerOf('warn'),
    error: writerOf('error'),
    dropped,
  };
}

/** Field by field: JSON.stringify with a replacer takes four times as long, and most fields are plain values. */
function writeFields(fields: LogFields): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    const isPlain = !isSecret(name) && (typeof value === 'string' || typeof value === 'boolean' || isSmall(value));
    if (isPlain) text += `,${JSON.stringify(name)}:${typeof value === 'string' ? writeText(value) : value}`;
    else text += writeDeep(name, value);
  }
  return text;
}

/** A number that is too short to be a card's. */
function isSmall(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 1e11;
}

function writeText(text: string): string {
  return JSON.stringify(hideCardNumbers(text));
}

/** Whatever cannot be written, such as a circle, is told by its name. */
function writeDeep(name: string, value: unknown): string {
  try {
    const json = JSON.stringify({ [name]: value }, hideSecrets);
    return json === '{}' ? '' : `,${json.slice(1, -1)}`;
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    return `,${JSON.stringify(name)}:${JSON.stringify(`[cannot be written: ${reason}]`)}`;
  }
}

const SECRET_NAMES =
  /^(card_?no|card_?number|card_?security_?code|cvv|cvc|security_?code|sign|signature|key|signing_?key|private_?key|encryption_?keys?|secret|webhook_?secret|token|operator_?token|channel_?token|password|authorization|cookie|set-cookie)$/i;

const HIDDEN = '[hidden]';

/** A replacer for JSON.stringify. Errors have no own enumerable fields; what they say is what a log is for. */
function hideSecrets(name: string, value: unknown): unknown {
  if (value !== undefined && value !== null && SECRET_NAMES.test(name)) return HIDDEN;
  if (typeof value === 'string') return hideCardNumbers(value);
  if (typeof value === 'bigint') return hideCardNumbers(String(value));
  if (typeof value === 'number') return hideCardNumbers(String(value)) === String(value) ? value : HIDDEN;
  if (value instanceof Error) {
    const { name: kind, message, stack, cause } = value;
    return { kind, message, stack, ...(cause === undefined ? {} : { cause }) };
  }
  return typeof value === 'object' && value !== null ? hideInNames(value) : value;
}

/** Names are ours, but for objects that are made of what came from outside. */
function hideInNames(value: object): object {
  const names = Object.keys(value);
  if (Array.isArray(value) || names.every((name) => hideCardNumbers(name) === name)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [hideCardNumbers(name), inner]));
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

function escapeUnprintable(line: string): string {
  return line.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
