// What happened, in order: a failure prints the end of it, and the report counts it.

export interface Journal {
  /** `kind` is counted; the rest is for who reads a failure. */
  record(kind: EventKind, text: string): void;
  counts(): Readonly<Record<string, number>>;
  lastLines(): readonly string[];
  readonly startedAt: number;
}

type EventKind =
  | 'kill'
  | 'stop'
  | 'cut'
  | 'fullDisk'
  | 'clockJump'
  | 'promote'
  | 'upgrade'
  | 'keyRotation'
  | 'restore'
  | 'quiet'
  | 'note';

const LINES_MAX = 200;

export function createJournal(): Journal {
  const startedAt = Date.now();
  const lines: string[] = [];
  const counts: Record<string, number> = {};
  return {
    startedAt,
    record(kind, text) {
      counts[kind] = (counts[kind] ?? 0) + 1;
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(8);
      lines.push(`${seconds} s  ${kind.padEnd(11)}  ${text}`);
      if (process.env['PROOF_VERBOSE'] !== undefined) console.log(lines.at(-1));
      if (lines.length > LINES_MAX) lines.shift();
    },
    counts: () => counts,
    lastLines: () => lines,
  };
}
