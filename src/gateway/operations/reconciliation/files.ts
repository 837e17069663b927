import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import type { FileFormat } from '../../domain/reconciliation/file-line.ts';
import type { FileReadStore, ShownFile } from '../../domain/reconciliation/file-reads.ts';
import type { NewFile } from '../../domain/reconciliation/file-store.ts';
import type { FileIntake, Upload, UploadStore } from '../../domain/reconciliation/upload.ts';
import { maskText } from '../../domain/text/mask.ts';
import { done, invalid, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { fileProblems } from './file-problems.ts';
import type { FileProblemDependencies } from './file-problems.ts';
import { ownNumbers } from './own-numbers.ts';

// Files of acquirers and banks come in part by part, each masked before it is stored. A file is known by its bytes: the same ones again
// are answered with the first file, and change nothing (S50).

export interface FileDependencies extends FileProblemDependencies {
  readonly store: FileProblemDependencies['store'] & UploadStore & Pick<FileReadStore, 'findShownFile'>;
  readonly fileIntake: FileIntake;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  /** On this node; others find the file in their next round. */
  readonly readFilesNow: () => void;
}

export interface AnnouncedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string | null;
  readonly format: FileFormat | null;
  readonly owner: string | null;
  readonly profile: string | null;
  readonly source: NewFile['source'];
}

/** Whoever begins more has forgotten some. */
const UPLOADS_MAX = 50;
/** A shorter part that is not the last one has hardly a place where it can end. */
const PART_BYTES_MIN = 1024;

export function createFileOperations(deps: FileDependencies) {
  return {
    beginReconciliationFile: (announced: AnnouncedFile, acting: Acting) => beginFile(deps, announced, acting),
    putReconciliationFilePart: (part: SentPart) => putPart(deps, part),
    completeReconciliationFile: (fileNo: string, acting: Acting) => completeFile(deps, fileNo, acting),
    withdrawReconciliationFile: (fileNo: string, acting: Acting) => withdrawFile(deps, fileNo, acting),
  };
}

type Answer = Promise<OperatorOutcome<ShownFile>>;

async function beginFile(deps: FileDependencies, announced: AnnouncedFile, acting: Acting): Answer {
  const problems = await fileProblems(deps, announced);
  if (problems.length > 0) return refuseInput(problems);
  const { store, clock, fileIntake } = deps;
  const at = clock.now();
  const file = newFileOf(deps, announced, { at, by: nameOf(acting.actor) });
  const audit = auditOf(acting, {
    at,
    action: 'beginReconciliationFile',
    target: `file ${file.fileNo}`,
    detail: file.name,
  });
  const begun = await store.beginUpload(file, { place: fileIntake.begin(at), uploadsMax: UPLOADS_MAX, audit });
  if (begun.kind === 'tooMany') return refuse('tooManyUploads', { countMax: UPLOADS_MAX });
  return shownOrGone(deps, begun.fileNo);
}

function newFileOf(
  { ids }: Pick<FileDependencies, 'ids'>,
  { name, bytes, sha256, ...announced }: AnnouncedFile,
  { at, by }: { readonly at: number; readonly by: string },
): NewFile {
  return {
    ...announced,
    fileNo: ids.newId('file').replace('file_', 'RC'),
    name: maskText(name),
    hash: sha256,
    bytes,
    maskedCount: 0,
    maskedLines: [],
    createdAt: at,
    createdBy: by,
  };
}

export interface SentPart {
  readonly fileNo: string;
  /** Where it begins. */
  readonly offset: number;
  readonly content: Uint8Array;
}

async function putPart(deps: FileDependencies, { fileNo, offset, content }: SentPart): Answer {
  const { store, clock, fileIntake } = deps;
  if (content.length === 0) return refuseInput([invalid('content', 'csvContentWrong')]);
  const upload = await store.findUpload(fileNo);
  if (upload === null) return notReceiving(deps, fileNo);
  const { bytes } = upload.file;
  const { received } = upload.place;
  // It came before, and its answer was lost.
  if (offset < received) return shownOrGone(deps, fileNo);
  if (offset > received) return refuse('filePartElsewhere', { received, offset });
  const end = offset + content.length;
  if (end > bytes) return refuse('fileTooLong', { bytes, end });
  const isLast = end === bytes;
  if (!isLast && content.length < PART_BYTES_MIN) {
    return refuseInput([invalid('content', 'filePartTooShort', { bytesMin: PART_BYTES_MIN })]);
  }
  const own = await ownNumbers(deps);
  const taken = fileIntake.take(upload.place, content, { isLast, own, at: clock.now() });
  if (taken === null) return refuse('fileNotText');
  await store.addPart(upload, taken);
  return shownOrGone(deps, fileNo);
}

async function completeFile(deps: FileDependencies, fileNo: string, acting: Acting): Answer {
  const { store, clock } = deps;
  const upload = await store.findUpload(fileNo);
  if (upload === null) {
    const file = await store.findShownFile(fileNo);
    return file === null ? refuse('reconciliationFileNotFound', { fileNo }) : done(file);
  }
  const { bytes, hash } = upload.file;
  const { received } = upload.place;
  if (received < bytes) return refuse('fileIncomplete', { bytes, received });
  const audit = auditOf(acting, {
    at: clock.now(),
    action: 'completeReconciliationFile',
    target: `file ${fileNo}`,
    detail: upload.file.name,
  });
  if (hash !== null && hash !== upload.place.hash) {
    await store.forgetUpload(fileNo, { ...audit, outcome: 'refused' });
    return refuse('fileHashWrong', { said: hash, found: upload.place.hash });
  }
  const completed = await store.completeUpload(upload, audit);
  deps.readFilesNow();
  return shownOrGone(deps, completed.kind === 'known' ? completed.fileNo : fileNo);
}

async function withdrawFile(deps: FileDependencies, fileNo: string, acting: Acting): Answer {
  const { store, clock } = deps;
  const file = await store.findShownFile(fileNo);
  const upload: Upload | null = file === null ? null : await store.findUpload(fileNo);
  if (file === null || upload === null) return notReceiving(deps, fileNo);
  const audit = auditOf(acting, {
    at: clock.now(),
    action: 'withdrawReconciliationFile',
    target: `file ${fileNo}`,
    detail: file.name,
  });
  return (await store.forgetUpload(fileNo, audit)) ? done(file) : notReceiving(deps, fileNo);
}

async function notReceiving({ store }: FileDependencies, fileNo: string): Answer {
  const file = await store.findShownFile(fileNo);
  if (file === null) return refuse('reconciliationFileNotFound', { fileNo });
  return refuse('fileNotReceiving', { fileNo, state: file.state });
}

async function shownOrGone({ store }: FileDependencies, fileNo: string): Answer {
  const file = await store.findShownFile(fileNo);
  return file === null ? refuse('reconciliationFileNotFound', { fileNo }) : done(file);
}
