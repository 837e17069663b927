import { describe, expect, it } from 'vitest';
import type { Export, ExportStore, StatementLine } from '../../../src/gateway/domain/exports/export.ts';
import { makeExports } from '../../../src/gateway/work/make-exports.ts';

// How an export is divided: by what is read at once, how much of that is under way, and what is stored. Lines, time and load are made up.

const LINES = 5200;
const CALM_MS = 500;

const lineOf = (number: number): StatementLine => ({
  number,
  event: 'deposit',
  subject: `D-${number}`,
  at: number,
  day: 0,
  amount: 7n,
  debt: 0n,
  available: BigInt(number) * 7n,
  batchNo: null,
  order: null,
});

const WAITING: Export = {
  merNo: 100_001,
  exportId: 'export_1',
  side: 0,
  askedBy: 'ada@example.com',
  name: 'lines.csv',
  format: 'csv',
  csv: null,
  currency: 'EUR',
  batchNo: null,
  after: 0,
  through: LINES,
  batchedThrough: 0,
  opening: 0n,
  closing: 0n,
  createdAt: 1,
  expiresAt: 2,
  state: 'waiting',
  finishedAt: null,
  rowsDone: 0,
  bytes: 0,
  parts: 0,
  progress: null,
};

interface World {
  /** Asked before each read, with the lines that were read so far. */
  readonly isBusy: (read: number) => boolean;
  /** Milliseconds that a read takes, and that pass whenever it is asked whether anybody is served. */
  readonly readMs?: number;
  readonly betweenMs?: number;
  readonly onRead?: (read: number) => void;
  readonly signal?: AbortSignal;
}

async function make({ isBusy, readMs = 0, betweenMs = 0, onRead, signal }: World) {
  const made = { reads: [] as number[], mostAtOnce: 0, rows: [] as number[] };
  let [read, atOnce, nowMs] = [0, 0, 0];
  let waiting: Export | null = WAITING;
  const store: Pick<
    ExportStore,
    'claimExport' | 'writeExportPart' | 'failExport' | 'pauseExport' | 'removeExports' | 'listStatementLines'
  > = {
    claimExport: async () => {
      const claimed = waiting;
      waiting = null;
      return claimed;
    },
    async listStatementLines({ after, through }) {
      atOnce += 1;
      made.mostAtOnce = Math.max(made.mostAtOnce, atOnce);
      made.reads.push(through - after);
      read += through - after;
      nowMs += readMs;
      onRead?.(read);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return Array.from({ length: through - after }, (_, place) => lineOf(after + place + 1));
    },
    writeExportPart: async ({ rows }) => {
      made.rows.push(rows);
      return true;
    },
    failExport: async () => undefined,
    pauseExport: async () => undefined,
    removeExports: async () => 0,
  };
  await makeExports(
    {
      store,
      clock: { now: () => 2 },
      realClock: { now: () => 2 },
      stopwatch: { elapsedMs: () => nowMs },
      holder: 'node',
      isStrained: () => false,
      isBusy: () => {
        nowMs += betweenMs;
        return isBusy(read);
      },
      onFailed: (_failed, error) => {
        throw error;
      },
    },
    signal,
  );
  return made;
}

describe('exports', () => {
  it('read ahead in whole blocks while nobody is served', async () => {
    const { reads, mostAtOnce, rows } = await make({ isBusy: () => false });
    expect(reads).toEqual([...Array.from({ length: 10 }, () => 500), 200]);
    expect(mostAtOnce).toBe(4);
    // With the opening, and with the closing.
    expect(rows).toEqual([4001, 1201]);
  });

  it('read a hundred lines at a time, one after the other, while payments are served', async () => {
    const { reads, mostAtOnce, rows } = await make({ isBusy: () => true });
    expect(reads).toEqual(Array.from({ length: 52 }, () => 100));
    expect(mostAtOnce).toBe(1);
    expect(rows).toEqual([4001, 1201]);
  });

  it('do not take the moment between two payments for a quiet night', async () => {
    // Somebody is served at the beginning. It is asked eleven times a block: the time passes in the third.
    const { reads } = await make({ isBusy: (read) => read < 100, betweenMs: CALM_MS / 25 });
    expect(reads.filter((lines) => lines === 100)).toHaveLength(15);
    expect(reads.slice(15, -1).every((lines) => lines === 500)).toBe(true);
  });

  it('store what they have if a step takes long: a kill costs no more than that', async () => {
    // Four blocks are read at once at the beginning, then one after the other; a step may take five seconds.
    const { rows } = await make({ isBusy: () => false, readMs: 1500 });
    expect(rows).toEqual([501, 2000, 2701]);
  });

  it('store nothing more when they are stopped in the middle of a step, and are left to the next node', async () => {
    const stopping = new AbortController();
    const { rows, reads } = await make({
      isBusy: () => true,
      signal: stopping.signal,
      onRead: (read) => {
        if (read > 4500) stopping.abort();
      },
    });
    expect(rows).toEqual([4001]);
    expect(reads).toHaveLength(46);
  });
});
