import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../domain/ports.ts';
import type { NewFile } from '../domain/reconciliation/file-store.ts';
import type { ReconciliationSettingStore } from '../domain/reconciliation/settings.ts';
import type { FileIntake, UploadStore } from '../domain/reconciliation/upload.ts';
import { ownNumbers } from '../operations/reconciliation/own-numbers.ts';
import { TAKE_IN_BYTES, TAKE_IN_STRAIN_MS } from './limits.ts';

// A file that the gateway fetches itself comes in as an upload does, part by part: whoever goes on after a kill, on this node or another,
// continues behind the last part that is stored (S50).

export interface TakeInDependencies {
  readonly store: UploadStore & Pick<ReconciliationSettingStore, 'listBankAccounts'>;
  readonly fileIntake: FileIntake;
  readonly clock: Clock;
  /** Whether other work waits: then this waits. */
  readonly isStrained: () => boolean;
  readonly readFilesNow: () => void;
}

export interface Source {
  readonly file: NewFile;
  /** The file from this byte on, the same ones each time. */
  readonly readFrom: (offset: number) => AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
}

/** `lost`: another node stored a part first, and goes on. `stopped`: a later round continues. */
export type TakenIn =
  | { readonly kind: 'taken' | 'known'; readonly fileNo: string }
  | { readonly kind: 'lost' | 'stopped' | 'notText' };

export async function takeIn(deps: TakeInDependencies, source: Source): Promise<TakenIn> {
  const { store, clock, fileIntake } = deps;
  const begin = { place: fileIntake.begin(clock.now()), uploadsMax: Number.MAX_SAFE_INTEGER, audit: null };
  const begun = await store.beginUpload(source.file, begin);
  if (begun.kind === 'tooMany') return { kind: 'stopped' };
  const { fileNo } = begun;
  const before = await store.findUpload(fileNo);
  if (before === null) return { kind: 'known', fileNo };
  const own = await ownNumbers(deps);
  const add: Add = async (bytes, { from, isLast }) => {
    const upload = await store.findUpload(fileNo);
    // What another node stored meanwhile are the same bytes.
    if (upload === null || upload.place.received !== from) return 'lost';
    const taken = fileIntake.take(upload.place, bytes, { isLast, own, at: clock.now() });
    if (taken === null) return 'notText';
    return (await store.addPart(upload, taken)) ? taken.content.length : 'lost';
  };
  const sent = await sendAll(deps, { ...source, from: before.place.received }, add);
  if (sent === 'notText') await store.forgetUpload(fileNo, null);
  if (sent !== 'sent') return { kind: sent };
  return complete(deps, fileNo);
}

type Add = (
  bytes: Uint8Array,
  place: { readonly from: number; readonly isLast: boolean },
) => Promise<number | 'lost' | 'notText'>;

async function sendAll(
  { isStrained }: TakeInDependencies,
  { readFrom, from, signal }: Source & { readonly from: number },
  add: Add,
): Promise<'sent' | 'lost' | 'stopped' | 'notText'> {
  let rest: Uint8Array = new Uint8Array();
  let stored = from;
  for await (const bytes of readFrom(from)) {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (rest.length >= TAKE_IN_BYTES) {
      if (signal.aborted) return 'stopped';
      if (isStrained()) await sleep(TAKE_IN_STRAIN_MS);
      const taken = await add(Buffer.from(rest.subarray(0, TAKE_IN_BYTES)), { from: stored, isLast: false });
      if (typeof taken !== 'number') return taken;
      stored += taken;
      rest = rest.subarray(taken);
    }
  }
  // All of it was stored before, and only its end is missing.
  if (rest.length === 0) return 'sent';
  const last = await add(Buffer.from(rest), { from: stored, isLast: true });
  return typeof last === 'number' ? 'sent' : last;
}

async function complete({ store, readFilesNow }: TakeInDependencies, fileNo: string): Promise<TakenIn> {
  const upload = await store.findUpload(fileNo);
  if (upload === null) return { kind: 'lost' };
  const { source, hash } = upload.file;
  if (source !== 'feed' && hash !== upload.place.hash) {
    // Somebody changed it while it was read. A later round finds it as it is then.
    await store.forgetUpload(fileNo, null);
    return { kind: 'lost' };
  }
  const completed = await store.completeUpload(upload, null);
  if (completed.kind === 'gone') return { kind: 'lost' };
  readFilesNow();
  return completed.kind === 'known' ? completed : { kind: 'taken', fileNo };
}
