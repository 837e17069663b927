import { CALLBACK_DELAY_MS, SECOND_MS } from '../mock/limits.ts';
import { DELAY_BOUNDS, PORT_BOUNDS, WORKER_BOUNDS } from './limits.ts';
import { readNumber, readOptions } from './read-options.ts';

export interface MockSettings {
  readonly port: number;
  readonly host: string;
  readonly callbackDelayMs: number;
  readonly secondMs: number;
}

/** Undefined if --help was given; the usage has then been printed. */
export function readMockSettings(args: readonly string[], usage: string): MockSettings | undefined {
  const options = readOptions(args, {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    delay: { type: 'string', default: String(CALLBACK_DELAY_MS) },
    second: { type: 'string', default: String(SECOND_MS) },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (options.help) {
    console.log(usage);
    return undefined;
  }
  return {
    port: readNumber('--port', options.port, PORT_BOUNDS),
    host: options.host,
    callbackDelayMs: readNumber('--delay', options.delay, DELAY_BOUNDS),
    secondMs: readNumber('--second', options.second, DELAY_BOUNDS),
  };
}

export interface ServeSettings {
  /** If undefined, the environment decides. */
  readonly port: number | undefined;
  readonly host: string | undefined;
  readonly workers: number;
}

/** Undefined if --help was given; the usage has then been printed. */
export function readServeSettings(args: readonly string[], usage: string): ServeSettings | undefined {
  const options = readOptions(args, {
    port: { type: 'string' },
    host: { type: 'string' },
    workers: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (options.help) {
    console.log(usage);
    return undefined;
  }
  return {
    port: options.port === undefined ? undefined : readNumber('--port', options.port, PORT_BOUNDS),
    host: options.host,
    workers: readNumber('--workers', options.workers, WORKER_BOUNDS),
  };
}
