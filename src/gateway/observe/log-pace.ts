import type { Log } from './log.ts';

// In an outage every request fails for the same reason. Two kilobytes for each would fill the disk and bury what came before, so
// equal lines are counted after the first few.

const WINDOW_MS = 10_000;
const LINES_MAX = 3;
/** Beyond, all others share one count. */
const KINDS_MAX = 50;
const TEXT_LENGTH_MAX = 100;
const CAUSES_MAX = 4;
/** Answers that say that we cannot serve. */
const FAULT_CODES: ReadonlySet<unknown> = new Set(['90001', '90002']);

type Fields = Readonly<Record<string, unknown>>;

interface Kind {
  readonly event: string;
  written: number;
  leftOut: number;
}

/**
 * The same log, in which failures of one kind have at most three lines in ten seconds; then one line says how many were left out.
 * The first of a kind is always written. Other lines pass, and so does everything if the level is debug.
 */
export function paceRepeats(log: Log): Log & { readonly close: () => void } {
  let kinds = new Map<string, Kind>();
  let timer: NodeJS.Timeout | undefined;

  function endWindow(): void {
    clearTimeout(timer);
    timer = undefined;
    const ended = kinds;
    kinds = new Map();
    for (const { event, leftOut } of ended.values()) {
      if (leftOut > 0) log.warn('repeated lines left out', { of: event, count: leftOut, seconds: WINDOW_MS / 1000 });
    }
  }

  function isWanted(kind: string, event: string): boolean {
    timer ??= setTimeout(endWindow, WINDOW_MS).unref();
    const key = kinds.size < KINDS_MAX || kinds.has(kind) ? kind : '';
    const known = kinds.get(key) ?? { event: key === '' ? 'others' : event, written: 0, leftOut: 0 };
    kinds.set(key, known);
    if (known.written < LINES_MAX) known.written += 1;
    else known.leftOut += 1;
    return known.leftOut === 0;
  }

  const paced =
    (write: Log['error'], kindOf: (fields: Fields) => string | undefined): Log['error'] =>
    (event, fields = {}) => {
      const kind = kindOf(fields);
      if (kind === undefined || isWanted(`${event} ${kind}`, event)) write(event, fields);
    };
  if (log.isOn('debug')) return { ...log, close: () => undefined };
  return {
    ...log,
    info: paced(log.info, refusalOf),
    warn: paced(log.warn, faultOf),
    error: paced(log.error, faultOf),
    close: endWindow,
  };
}

/** A line about a request that we could not serve. */
function refusalOf({ code, status }: Fields): string | undefined {
  if (FAULT_CODES.has(code)) return String(code);
  return status === 503 ? '503' : undefined;
}

/** What went wrong, without the numbers of whom it happened to. Undefined: the line names no fault. */
function faultOf({ error }: Fields): string | undefined {
  try {
    const texts: string[] = [];
    for (let one = error; one instanceof Error && texts.length < CAUSES_MAX; one = one.cause) {
      texts.push(`${one.name} ${one.message}`.slice(0, TEXT_LENGTH_MAX).replaceAll(/\d+/g, '#'));
    }
    return texts.length === 0 ? undefined : texts.join(' ');
  } catch {
    // An error that throws when it is looked at. Its line is written as it is.
    return undefined;
  }
}
