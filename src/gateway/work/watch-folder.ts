import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Ids } from '../domain/ports.ts';
import type { FileReadStore, ShownFile } from '../domain/reconciliation/file-reads.ts';
import { maskText } from '../domain/text/mask.ts';
import { FOLDER_FILES_MAX, FOLDER_FILE_BYTES_MAX } from './limits.ts';
import { takeIn } from './take-in.ts';
import type { TakeInDependencies } from './take-in.ts';

// Files that somebody puts into a folder. Each is taken in as an upload is, and moved once it was read: a node that dies leaves it where
// it is, and whoever comes next finds what is stored of it by its hash and goes on (S50). So any number of nodes may watch one folder.

export interface WatchFolderOptions extends TakeInDependencies {
  readonly folder: string;
  readonly store: TakeInDependencies['store'] & Pick<FileReadStore, 'findShownFile'>;
  readonly ids: Pick<Ids, 'newId'>;
  /** Acquirers and bank accounts. */
  readonly isOwner: (name: string) => Promise<boolean>;
  readonly onMoved: (moved: { readonly name: string; readonly fileNo: string | null; readonly to: Ending }) => void;
}

type Ending = 'done' | 'refused';

interface Seen {
  readonly bytes: number;
  readonly changedAt: number;
  /** Null until it is stored. */
  fileNo: string | null;
}

interface Candidate extends Pick<Seen, 'bytes' | 'changedAt'> {
  readonly path: string;
  /** The folder that it is in has the name of its owner; null for the watched folder itself. */
  readonly owner: string | null;
}

const SENDER = 'Watched folder';
const ENDINGS: readonly string[] = ['done', 'refused'] satisfies Ending[];
/** Whoever writes a file gives it its name when it is whole. */
const UNFINISHED = /^[.~]|[.](?:tmp|part|partial|filepart|crdownload|swp)$/i;
const ENDED: readonly ShownFile['state'][] = ['done', 'superseded', 'refused'];

/** One round: takes in what has not changed since the round before, and moves what was read. */
export function createFolderWatch(options: WatchFolderOptions) {
  const seen = new Map<string, Seen>();
  return async (signal: AbortSignal): Promise<void> => {
    const candidates = await listCandidates(options.folder);
    const paths = new Set(candidates.map(({ path }) => path));
    for (const path of seen.keys()) if (!paths.has(path)) seen.delete(path);
    for (const candidate of candidates) {
      if (signal.aborted) return;
      const { path, bytes, changedAt } = candidate;
      const before = seen.get(path);
      if (before === undefined || before.bytes !== bytes || before.changedAt !== changedAt) {
        seen.set(path, { bytes, changedAt, fileNo: null });
        continue;
      }
      await unlessGone(() => follow(options, { candidate, known: before, signal }));
    }
  };
}

async function follow(
  options: WatchFolderOptions,
  { candidate, known, signal }: { readonly candidate: Candidate; readonly known: Seen; readonly signal: AbortSignal },
): Promise<void> {
  if (known.fileNo === null) {
    const problem = await problemOf(options, candidate);
    if (problem !== null) return move(options, candidate, { to: 'refused', fileNo: null, why: problem });
    const taken = await take(options, candidate, signal);
    if (taken.kind === 'notText') return move(options, candidate, { to: 'refused', fileNo: null, why: NO_TEXT });
    if (!('fileNo' in taken)) return;
    known.fileNo = taken.fileNo;
  }
  const { fileNo } = known;
  const file = fileNo === null ? null : await options.store.findShownFile(fileNo);
  if (file === null || !ENDED.includes(file.state)) return;
  const to = file.state === 'refused' ? 'refused' : 'done';
  await move(options, candidate, { to, fileNo, why: whyOf(file) });
}

async function listCandidates(folder: string): Promise<Candidate[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const owners = entries.filter((entry) => entry.isDirectory() && !ENDINGS.includes(entry.name));
  const places = [{ at: folder, owner: null }, ...owners.map(({ name }) => ({ at: join(folder, name), owner: name }))];
  const found: Candidate[] = [];
  for (const { at, owner } of places) {
    const names = (await readdir(at, { withFileTypes: true }).catch(() => []))
      // A link could lead anywhere.
      .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
      .map(({ name }) => name)
      .toSorted();
    for (const name of names.slice(0, FOLDER_FILES_MAX)) {
      const path = join(at, name);
      await unlessGone(async () => {
        const { size, mtimeMs } = await stat(path);
        found.push({ path, owner, bytes: size, changedAt: mtimeMs });
      });
    }
  }
  return found;
}

const NO_TEXT = 'This is no report or statement: it is not text, or has nothing at which a line or a field ends.';

async function problemOf({ isOwner }: WatchFolderOptions, { owner, bytes }: Candidate): Promise<string | null> {
  if (bytes === 0)
    return 'The file is empty. Put it here when it is whole: write it under another name, then rename it.';
  if (bytes > FOLDER_FILE_BYTES_MAX) return 'The file has more than 1 GB. Divide it.';
  if (owner === null || (await isOwner(owner))) return null;
  return `The folder has the name "${owner}", which is neither an acquirer nor a bank account. Rename the folder, or add the bank account.`;
}

async function take(options: WatchFolderOptions, { path, owner, bytes }: Candidate, signal: AbortSignal) {
  const { ids, clock } = options;
  const file = {
    fileNo: ids.newId('file').replace('file_', 'RC'),
    source: 'folder' as const,
    name: maskText(basename(path))
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, 200),
    format: null,
    owner,
    profile: null,
    hash: await hashOf(path),
    bytes,
    maskedCount: 0,
    maskedLines: [],
    createdAt: clock.now(),
    createdBy: SENDER,
  };
  const readFrom = (start: number) => createReadStream(path, { start, end: bytes - 1 });
  return takeIn(options, { file, readFrom, signal });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function whyOf({ fileNo, state, problem, problemLine, problemColumn, lines, openLines }: ShownFile): string | null {
  if (state !== 'refused') return `${fileNo}: ${lines} lines, ${openLines} open.`;
  const place = problemLine === null ? '' : ` It is in line ${problemLine}, column ${problemColumn ?? 1}.`;
  return `${fileNo}: ${problem ?? 'It could not be read.'}${place}`;
}

/** The text first: whoever finds the file moved finds it, too. */
async function move(
  { onMoved }: WatchFolderOptions,
  { path }: Candidate,
  { to, fileNo, why }: { readonly to: Ending; readonly fileNo: string | null; readonly why: string | null },
): Promise<void> {
  const folder = join(dirname(path), to);
  await mkdir(folder, { recursive: true });
  const name = await freeName(folder, basename(path));
  const text = join(folder, `${name}.txt`);
  if (why !== null) await writeFile(text, `${why}\n`);
  try {
    await rename(path, join(folder, name));
  } catch (error) {
    // Another node moved it.
    await rm(text, { force: true });
    throw error;
  }
  onMoved({ name: basename(path), fileNo, to });
}

/** An earlier file of this name stays. */
async function freeName(folder: string, name: string): Promise<string> {
  const there = new Set(await readdir(folder));
  if (!there.has(name)) return name;
  let count = 2;
  while (there.has(`${name}.${count}`)) count += 1;
  return `${name}.${count}`;
}

/** Another node moved it, or whoever put it there took it back. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
