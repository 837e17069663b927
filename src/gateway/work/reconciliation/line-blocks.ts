import { createHash } from 'node:crypto';
import type {
  FileFormat,
  FileLine,
  ReadEvent,
  SectionEnd,
  SectionHead,
} from '../../domain/reconciliation/file-line.ts';
import type { ReconciliationFile } from '../../domain/reconciliation/file-store.ts';
import type { FileRefusal, OwnedSection, ReadSection } from '../../domain/reconciliation/reconcile-store.ts';
import type { ExportTurns } from '../export-turns.ts';
import { READ_BLOCK_LINES, READ_LEASE_MS } from '../limits.ts';
import { ownerOf } from './own-section.ts';
import type { ReadFilesOptions } from './read-files.ts';

// What a reader finds, as blocks of lines that are stored, and sections that are kept for the end. While one block is stored, the next one
// is read, unless others are served.

/** Another node reads the file now, or it ended, or a crash of the server took lines that were stored: it is read again from there. */
export class LostFileError extends Error {}

export interface LineBlocks {
  take(event: ReadEvent): Promise<FileRefusal | null>;
  /** All lines of the part are stored, or in the next block. */
  endPart(part: number): void;
  /** When all lines are stored. */
  finish(): Promise<{
    readonly supersedes: string | null;
    readonly sections: readonly ReadSection[];
    readonly lines: number;
  }>;
}

interface Reading {
  readonly file: ReconciliationFile;
  readonly format: FileFormat;
  readonly turns: ExportTurns;
}

interface OpenSection extends OwnedSection {
  readonly head: SectionHead;
  /** Lines of it are kept by what they say, because an export may overlap with another one. */
  readonly hasDigests: boolean;
  readonly mayOverlap: boolean;
}

/** How far a file is read. */
interface Reached {
  open: OpenSection | null;
  waiting: FileLine[];
  lines: number;
  parts: number;
  /** Lines that are stored, once `storing` has ended. */
  stored: number;
  storing: Promise<void>;
  readonly sections: ReadSection[];
  /** Files that have a report of this one. */
  readonly corrected: Set<string>;
  /** Where bank accounts are after the statements that were read. */
  readonly closings: Map<string, bigint | null>;
}

interface Blocks {
  readonly options: ReadFilesOptions;
  readonly reading: Reading;
  readonly reached: Reached;
}

export function createLineBlocks(options: ReadFilesOptions, reading: Reading): LineBlocks {
  const reached: Reached = {
    open: null,
    waiting: [],
    lines: 0,
    parts: 0,
    stored: reading.file.progress?.lines ?? 0,
    storing: Promise.resolve(),
    sections: [],
    corrected: new Set(),
    closings: new Map(),
  };
  const blocks: Blocks = { options, reading, reached };
  return {
    async take(event) {
      if (event.kind === 'section') return begin(blocks, event.section);
      if (event.kind === 'end') await endSection(blocks, event.end);
      else await addLines(blocks, event.lines);
      return null;
    },
    endPart(part) {
      reached.parts = part;
    },
    async finish() {
      await flush(blocks);
      await reached.storing;
      const [supersedes = null] = reached.corrected;
      return { supersedes, sections: reached.sections, lines: reached.stored };
    },
  };
}

async function begin(blocks: Blocks, head: SectionHead): Promise<FileRefusal | null> {
  const { options, reading, reached } = blocks;
  const { fileNo } = reading.file;
  const owned = await ownerOf(options, reading.file, head);
  if ('problem' in owned) return { ...owned, line: null, column: null };
  const { owner } = owned;
  const { kind, currency, id } = head;
  const hasDigests = kind !== 'report' || id === '';
  const mayOverlap = hasDigests && !(await follows(blocks, owner, head));
  reached.open = { section: reached.sections.length, kind, owner, currency, head, hasDigests, mayOverlap };
  if (hasDigests) return null;
  const old = await options.store.findSupersedable({ fileNo, owner, id, kind });
  if (old !== null) reached.corrected.add(old);
  if (reached.corrected.size <= 1) return null;
  const problem = `this file corrects reports of ${reached.corrected.size} files: send one for each`;
  return { problem, line: null, column: null };
}

/** A statement that begins where the account is has nothing of an earlier one, however alike its entries are. */
async function follows(
  { options: { store }, reached: { closings } }: Blocks,
  owner: string,
  { kind, opening }: SectionHead,
): Promise<boolean> {
  if (kind !== 'statement' || opening === null) return false;
  const closing = closings.has(owner) ? closings.get(owner) : (await store.findBankAccount(owner))?.lastClosing;
  return closing === opening;
}

async function endSection(blocks: Blocks, end: SectionEnd): Promise<void> {
  const { reached } = blocks;
  await flush(blocks);
  if (reached.open === null) return;
  const { mayOverlap: _mayOverlap, hasDigests: _hasDigests, ...section } = reached.open;
  reached.sections.push({ ...section, end });
  if (section.kind === 'statement') reached.closings.set(section.owner, end.closing);
  reached.open = null;
}

async function addLines(blocks: Blocks, lines: readonly FileLine[]): Promise<void> {
  const { reached, reading } = blocks;
  for (let first = 0; first < lines.length;) {
    const size = READ_BLOCK_LINES[reading.turns.isBusy() ? 'beside' : 'alone'];
    const room = Math.max(1, size - reached.waiting.length);
    reached.waiting.push(...lines.slice(first, first + room));
    first += room;
    if (reached.waiting.length >= size) await flush(blocks);
  }
}

/** Lines that are stored already are counted, and left out. */
async function flush(blocks: Blocks): Promise<void> {
  const { reached, reading } = blocks;
  const { open, waiting: all } = reached;
  if (open === null || all.length === 0) return;
  reached.waiting = [];
  reached.lines += all.length;
  const stored = reading.file.progress;
  const fresh = stored === null ? all : all.filter(({ line }) => isAfter(open.section, line, stored));
  if (fresh.length === 0) return;
  const before = reached.storing;
  reached.storing = storeBlock(blocks, open, { lines: fresh, before });
  reached.storing.catch(() => undefined);
  // Two blocks are in memory at most: one is stored, and one is made ready for it.
  await (reading.turns.isBusy() ? reached.storing : before);
}

async function storeBlock(
  { options, reading, reached }: Blocks,
  section: OpenSection,
  { lines, before }: { readonly lines: readonly FileLine[]; readonly before: Promise<void> },
): Promise<void> {
  const { store, holder, realClock } = options;
  const { file, turns } = reading;
  const { head: _head, hasDigests, ...own } = section;
  const digests = hasDigests ? lines.map((line) => digestOf(section, line)) : null;
  const progress = {
    parts: reached.parts,
    section: own.section,
    line: lines.at(-1)?.line ?? 0,
    lines: reached.lines,
  };
  const heldUntil = realClock.now() + READ_LEASE_MS;
  const after = reached.stored;
  reached.stored = progress.lines;
  const [supersedes = null] = reached.corrected;
  const put = () =>
    store.writeLines(
      { fileNo: file.fileNo, ...own, supersedes, lines, digests, holder, heldUntil, after, progress },
      before,
    );
  const { lost } = turns.isBusy() ? await turns.turn(put) : await put();
  if (lost) throw new LostFileError();
}

function isAfter(section: number, line: number, stored: { readonly section: number; readonly line: number }): boolean {
  return section > stored.section || (section === stored.section && line > stored.line);
}

const DIGEST_LENGTH = 22;

/** What is equal in equal lines of an owner. Wording is not: banks write the same entry differently in different files. */
function digestOf({ owner, kind }: OwnedSection, line: FileLine): string {
  const { type, references, acquirerReference, currency, gross, fee, net, day, text } = line;
  const words = kind === 'report' ? [type, ...references] : [references[0] ?? text ?? ''];
  const said = [owner, currency, gross, fee, net, day, acquirerReference, ...words].map(String).join('\n');
  return createHash('sha256').update(said).digest('base64url').slice(0, DIGEST_LENGTH);
}
