import type { NewFile, ReconciliationFile } from '../../domain/reconciliation/file-store.ts';
import type { Upload, UploadPlace, UploadStore } from '../../domain/reconciliation/upload.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import { FILES, findByHash, insertFile, insertPart, newFile, packPart } from './files.ts';

/** How many numbers of masked lines are kept. */
const MASKED_LINES_MAX = 100;
const IS_NEXT = `file_no = $1 and state = 'receiving' and parts = $2`;

export function createUploadStore(engine: Engine): UploadStore {
  return { ...createUploading(engine), ...createForgetting(engine) };
}

type Forgetting = 'forgetUpload' | 'forgetUploads' | 'forgetFileBytes';

function createUploading(engine: Engine): Omit<UploadStore, Forgetting> {
  const { dialect } = engine;
  return {
    beginUpload: (file, { place, uploadsMax, audit }) =>
      engine.transaction(async (transaction) => {
        const known = await findByHash(transaction, dialect, file.hash);
        if (known !== null) return { kind: 'known', fileNo: known };
        const counted = await transaction.query(
          `select count(*) as found from reconciliation_files where state = 'receiving'`,
          [],
        );
        if (integerOf(counted[0]?.['found']) >= uploadsMax) return { kind: 'tooMany' };
        await transaction.all([
          insertFile(dialect, receiving(file, place)),
          ...auditStatements(dialect, audit === null ? [] : [audit]),
        ]);
        return { kind: 'begun', fileNo: file.fileNo };
      }),

    findUpload: (fileNo) => findUpload(engine, fileNo),

    async addPart({ file, place: before }, { place, content, sha256, maskedLines }) {
      const part = { part: file.parts, sha256, bytes: place.received - before.received, content };
      const packed = await packPart(file.fileNo, part);
      const numbers = [...file.maskedLines, ...maskedLines].slice(0, MASKED_LINES_MAX);
      return engine.transaction(async (transaction) => {
        const moved = await transaction.query(
          `update reconciliation_files set parts = parts + 1, progress = $3, masked_count = masked_count + $4,
             masked_lines = $5 where ${IS_NEXT} returning file_no`,
          [file.fileNo, file.parts, jsonOf(place), maskedLines.length, jsonOf(numbers)],
        );
        if (moved.length === 0) return false;
        await transaction.all([insertPart(dialect, packed)]);
        return true;
      });
    },

    completeUpload: ({ file, place }, audit) =>
      engine.transaction(async (transaction) => {
        // A report of a feed has its name for a hash, and its size shows at its end.
        const hash = file.source === 'feed' ? file.hash : place.hash;
        const known = await findByHash(transaction, dialect, hash);
        if (known !== null && known !== file.fileNo) {
          await forget(transaction, file.fileNo);
          return { kind: 'known', fileNo: known };
        }
        const moved = await transaction.query(
          `update reconciliation_files set state = 'waiting', hash = $3, bytes = $4, progress = null
           where ${IS_NEXT} returning file_no`,
          [file.fileNo, file.parts, hash, place.received],
        );
        if (moved.length === 0) return { kind: 'gone' };
        await transaction.all(auditStatements(dialect, audit === null ? [] : [audit]));
        return { kind: 'completed' };
      }),
  };
}

function createForgetting(engine: Engine): Pick<UploadStore, Forgetting> {
  const { dialect } = engine;
  return {
    forgetUpload: (fileNo, audit) =>
      engine.transaction(async (transaction) => {
        if (!(await forget(transaction, fileNo))) return false;
        await transaction.all(auditStatements(dialect, audit === null ? [] : [audit]));
        return true;
      }),

    forgetFileBytes: ({ before, limit }) =>
      engine.transaction(async (transaction) => {
        const rows = await transaction.query(
          `select distinct p.file_no from reconciliation_parts p
           join reconciliation_files f on f.file_no = p.file_no and f.finished_at < $1
             and f.state in ('done', 'refused', 'superseded')
           order by p.file_no limit $2`,
          [before, limit],
        );
        const sql = 'delete from reconciliation_parts where file_no = $1';
        await transaction.all(rows.map((row) => ({ sql, params: [textOf(row['file_no'])] })));
        return rows.length;
      }),

    async forgetUploads({ before, limit }) {
      const rows = await engine.query(
        `select file_no, progress from reconciliation_files where state = 'receiving' order by file_no limit $1`,
        [limit],
      );
      const old = rows.filter((row) => placeOf(row['progress']).at < before).map((row) => textOf(row['file_no']));
      for (const fileNo of old) await engine.transaction((transaction) => forget(transaction, fileNo));
      return old.length;
    },
  };
}

/** The place stands where the reader's progress will: an upload has none yet. */
function receiving(file: NewFile, place: UploadPlace): ReconciliationFile {
  return { ...newFile(file, { parts: 0, state: 'receiving' }), progress: place as never };
}

async function findUpload({ query }: Pick<Engine, 'query'>, fileNo: string): Promise<Upload | null> {
  const sql = `select ${FILES.list()} from reconciliation_files where file_no = $1 and state = 'receiving'`;
  const [row] = await query(sql, [fileNo]);
  return row === undefined ? null : { file: FILES.decode(row), place: placeOf(row['progress']) };
}

export function placeOf(progress: unknown): UploadPlace {
  return JSON.parse(textOf(progress)) as UploadPlace;
}

async function forget({ query }: Pick<Transaction, 'query'>, fileNo: string): Promise<boolean> {
  const sql = `delete from reconciliation_files where file_no = $1 and state = 'receiving' returning file_no`;
  if ((await query(sql, [fileNo])).length === 0) return false;
  await query('delete from reconciliation_parts where file_no = $1', [fileNo]);
  return true;
}
