import { createHash } from 'node:crypto';
import type { FileFormat, FileLine, ReadEvent, SectionHead } from '../../domain/reconciliation/file-line.ts';
import type { ReconciliationFile } from '../../domain/reconciliation/file-store.ts';
import type { FileRefusal, OwnedSection, ReadSection } from '../../domain/reconciliation/reconcile-store.ts';
import type { ExportTurns } from '../export-turns.ts';
import { READ_BLOCK_LINES, READ_LEASE_MS } from '../limits.ts';
import { ownerOf } from './own-section.ts';
import type { ReadFilesOptions } from './read-files.ts';

// What a reader finds, as blocks of lines that are stored, and sections that are kept for the end. While one block is stored, the next one
// is read, unless others are served.

/** Another node reads the file now, or it ended. */
export class LostFileError extends Error {}

export interface LineBlocks {
  take(event: ReadEvent): Promise<FileRefusal | null>;
  /** All lines of the part are stored, or in the next block. */
  endPart(part: number): Promise<FileRefusal | null>;
  finish(): Promise<FileRefusal | null>;
  read(): { readonly supersedes: string | null; readonly sections: readonly ReadSection[] };
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

export function createLineBlocks(options: ReadFilesOptions, { file, turns }: Reading): LineBlocks {
  const { store, holder, realClock } = options;
  const sections: ReadSection[] = [];
  const corrected = new Set<string>();
  /** Of bank accounts, after the statements that were read. */
  const closings = new Map<string, bigint | null>();
  const stored = file.progress;
  let open: OpenSection | null = null;
  let waiting: FileLine[] = [];
  let [lines, parts] = [0, 0];
  let storing: Promise<void> = Promise.resolve();

  async function storeBlock(section: OpenSection, block: readonly FileLine[]): Promise<void> {
    const { head: _head, hasDigests, ...own } = section;
    const digests = hasDigests ? block.map((line) => digestOf(section, line)) : null;
    const progress = { parts, section: own.section, line: block.at(-1)?.line ?? 0, lines };
    const heldUntil = realClock.now() + READ_LEASE_MS;
    const [supersedes = null] = corrected;
    const put = () =>
      store.writeLines({ fileNo: file.fileNo, ...own, supersedes, lines: block, digests, holder, heldUntil, progress });
    const { lost } = turns.isBusy() ? await turns.turn(put) : await put();
    if (lost) throw new LostFileError();
  }

  /** Lines that are stored already are counted, and left out. */
  async function flush(): Promise<void> {
    if (open === null || waiting.length === 0) return;
    const section = open;
    const all = waiting;
    waiting = [];
    lines += all.length;
    const fresh = stored === null ? all : all.filter(({ line }) => isAfter(section.section, line, stored));
    if (fresh.length === 0) return;
    await storing;
    const put = storeBlock(section, fresh);
    if (turns.isBusy()) return put;
    storing = put;
    storing.catch(() => undefined);
  }

  /** A statement that begins where the account is has nothing of an earlier one, however alike its entries are. */
  async function follows(owner: string, { kind, opening }: SectionHead): Promise<boolean> {
    if (kind !== 'statement' || opening === null) return false;
    const closing = closings.has(owner) ? closings.get(owner) : (await store.findBankAccount(owner))?.lastClosing;
    return closing === opening;
  }

  async function begin(head: SectionHead): Promise<FileRefusal | null> {
    const owned = await ownerOf(options, file, head);
    if ('problem' in owned) return { ...owned, line: null, column: null };
    const { owner } = owned;
    const { kind, currency, id } = head;
    const hasDigests = kind !== 'report' || id === '';
    const mayOverlap = hasDigests && !(await follows(owner, head));
    open = { section: sections.length, kind, owner, currency, head, hasDigests, mayOverlap };
    if (hasDigests) return null;
    const old = await store.findSupersedable({ fileNo: file.fileNo, owner, id, kind });
    if (old !== null) corrected.add(old);
    if (corrected.size <= 1) return null;
    return {
      problem: `this file corrects reports of ${corrected.size} files: send one for each`,
      line: null,
      column: null,
    };
  }

  return {
    async take(event) {
      if (event.kind === 'section') return begin(event.section);
      if (event.kind === 'end') {
        await flush();
        if (open === null) return null;
        const { mayOverlap: _mayOverlap, hasDigests: _hasDigests, ...section } = open;
        sections.push({ ...section, end: event.end });
        if (section.kind === 'statement') closings.set(section.owner, event.end.closing);
        open = null;
        return null;
      }
      for (let first = 0; first < event.lines.length;) {
        const room = READ_BLOCK_LINES[turns.isBusy() ? 'beside' : 'alone'] - waiting.length;
        waiting.push(...event.lines.slice(first, first + Math.max(1, room)));
        first += Math.max(1, room);
        if (waiting.length >= READ_BLOCK_LINES[turns.isBusy() ? 'beside' : 'alone']) await flush();
      }
      return null;
    },
    async endPart(part) {
      parts = part;
      return null;
    },
    async finish() {
      await flush();
      await storing;
      return null;
    },
    read: () => ({ supersedes: [...corrected][0] ?? null, sections }),
  };
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
