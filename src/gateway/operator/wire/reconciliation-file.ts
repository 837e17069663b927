import type { components } from '../../../../generated/operator.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { dayText } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { ShownLine } from '../../domain/reconciliation/file-reads.ts';
import type { ReconciliationStatus, ShownFile, ShownSection } from '../../domain/reconciliation/file-reads.ts';
import { lineReference } from '../../domain/reconciliation/hand.ts';
import type { FileStory } from '../../operations/reconciliation/file-reads.ts';
import { momentText, optionalMoment } from './merchant.ts';

type Schemas = components['schemas'];

const HASH = /^[0-9a-f]{64}$/;

export function fileToWire(file: ShownFile): Schemas['ReconciliationFile'] {
  const { fileNo, name, source, format, owner, owners, profile, hash, bytes, received, state, createdBy } = file;
  const { problem, sections, lines, settledLines, knownLines, openLines, maskedCount, supersedes } = file;
  return {
    fileNo,
    name,
    source,
    format,
    owner,
    owners: [...owners],
    profile,
    // What came by a feed has the name of its report there.
    hash: hash !== null && HASH.test(hash) ? hash : null,
    bytes,
    received,
    state,
    percent: percentOf(file),
    problem: problem === null ? null : { text: problem, line: file.problemLine, column: file.problemColumn },
    sections,
    lines,
    settledLines,
    knownLines,
    openLines,
    maskedCount,
    maskedLines: [...file.maskedLines],
    supersedes,
    supersededBy: file.supersededBy,
    createdAt: momentText(file.createdAt),
    createdBy,
    finishedAt: optionalMoment(file.finishedAt),
  };
}

function percentOf({ state, received, bytes, progress, parts }: ShownFile): number {
  if (state === 'receiving') return share(received, bytes);
  if (state === 'waiting') return 0;
  return state === 'reading' ? share(progress?.parts ?? 0, parts) : 100;
}

function share(done: number, all: number): number {
  return all === 0 ? 0 : Math.floor((100 * done) / all);
}

export function fileStoryToWire({ file, sections, changes }: FileStory): Schemas['ReconciliationFileStory'] {
  return { file: fileToWire(file), contents: sections.map(sectionToWire), changes };
}

function sectionToWire({ total, opening, closing, ...section }: ShownSection): Schemas['ReconciliationSection'] {
  const text = (amount: bigint) => formatAmount(amount, section.currency);
  return {
    ...section,
    total: text(total),
    opening: opening === null ? null : text(opening),
    closing: closing === null ? null : text(closing),
  };
}

export function fileLineToWire(found: ShownLine): Schemas['ReconciliationLine'] {
  const { section, sectionId, owner, line, type, state, merNo, subject, currency, day, reference } = found;
  const text = (amount: bigint) => formatAmount(amount, currency);
  return {
    reference: lineReference(found),
    section,
    sectionId,
    owner,
    line,
    type,
    state,
    exceptionNo: found.exceptionNo,
    merNo: merNo === OPERATOR_SIDE ? null : merNo,
    subject,
    currency,
    gross: text(found.gross),
    fee: text(found.fee),
    net: text(found.net),
    day: day === null ? null : dayText(day),
    named: reference,
  };
}

export function statusToWire(status: ReconciliationStatus): Schemas['ReconciliationStatus'] {
  return {
    owners: status.owners.map(({ lastFile, openExceptions, ...owner }) => ({
      ...owner,
      lastFile: lastFile && { ...lastFile, readAt: momentText(lastFile.readAt) },
      openExceptions: openExceptions.map((one) => ({ ...one })),
    })),
    filesWaiting: status.filesWaiting,
    oldestWaitingAt: optionalMoment(status.oldestWaitingAt),
  };
}
