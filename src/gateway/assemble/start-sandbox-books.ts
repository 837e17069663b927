import { createHash } from 'node:crypto';
import type { Core } from '../core.ts';
import type { SandboxFile } from '../domain/reconciliation/plant.ts';
import { fileIntake } from '../files/reconciliation/intake/file-intake.ts';
import type { DueWork } from '../work/movable-clock.ts';
import { runInBackground } from '../work/background.ts';
import { SANDBOX_BOOKS_INTERVAL_MS } from '../work/limits.ts';
import { takeIn } from '../work/take-in.ts';

/** Who sends the files that the sandbox writes. */
const SENDER = 'Sandbox';

/** Another node may send the same file at the same time; each time, one of them gets further with it. */
const ROUNDS_MAX = 20;

interface Options {
  readonly onError: (error: unknown) => void;
  /** Reads the files that wait. */
  readonly read: () => Promise<void>;
}

/** The sandbox's acquirer and bank write their files when a day has ended, and send them. Null in live mode (S21). */
export function startSandboxBooks(
  core: Core,
  { onError, read }: Options,
): { readonly due: DueWork; stop(): Promise<void> } | null {
  const { sandbox } = core;
  if (sandbox === null) return null;
  const { books } = sandbox;
  const stopping = new AbortController();
  const writeDays = () =>
    books.writeDays(async (file) => {
      await send(core, file, stopping.signal);
      // A statement follows the one of the day before, which is read by then.
      await read();
    });
  const writing = runInBackground(writeDays, { intervalMs: SANDBOX_BOOKS_INTERVAL_MS, onError });
  return {
    due: { runDue: writeDays, nextAt: () => Promise.resolve(null), passesAt: books.nextAt },
    stop() {
      stopping.abort();
      return writing.stop();
    },
  };
}

/** Throws if it did not come in: the day is written again then. */
async function send(
  { ids, load, dependencies: { store, clock } }: Core,
  { name, content }: SandboxFile,
  signal: AbortSignal,
): Promise<void> {
  const bytes = Buffer.from(content);
  const file = {
    fileNo: ids.newId('file').replace('file_', 'RC'),
    source: 'feed' as const,
    name,
    format: null,
    owner: null,
    profile: null,
    hash: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    maskedCount: 0,
    maskedLines: [],
    createdAt: clock.now(),
    createdBy: SENDER,
  };
  const taking = { store, clock, fileIntake, isStrained: load.isStrained, readFilesNow: () => undefined };
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const { kind } = await takeIn(taking, { file, readFrom: (from) => rest(bytes, from), signal });
    if (kind === 'taken' || kind === 'known') return;
    if (kind !== 'lost') break;
  }
  throw new Error(`the file ${name} of the sandbox did not come in`);
}

async function* rest(bytes: Buffer, from: number): AsyncIterable<Uint8Array> {
  if (from < bytes.length) yield bytes.subarray(from);
}
