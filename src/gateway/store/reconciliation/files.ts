import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';
import type { FilePart, FileStore, NewFile, ReconciliationFile } from '../../domain/reconciliation/file-store.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement, Transaction } from '../engine/engine.ts';
import { defineTable, integer, json, jsonOf, nullable, text, textOf } from '../engine/table.ts';

// Files as they came, masked, in parts of their own: packed they are a tenth, and every backup copies texts.

export const FILES = defineTable<ReconciliationFile>('reconciliation_files', {
  fileNo: text(),
  source: text(),
  name: text(),
  format: nullable(text()),
  owner: nullable(text()),
  profile: nullable(text()),
  profileVersion: nullable(integer()),
  hash: nullable(text()),
  bytes: integer(),
  parts: integer(),
  state: text(),
  problem: nullable(text()),
  problemLine: nullable(integer()),
  problemColumn: nullable(integer()),
  supersedes: nullable(text()),
  supersededBy: nullable(text()),
  sections: integer(),
  lines: integer(),
  settledLines: integer(),
  knownLines: integer(),
  openLines: integer(),
  maskedCount: integer(),
  maskedLines: json(),
  progress: nullable(json()),
  createdAt: integer(),
  createdBy: text(),
  finishedAt: nullable(integer()),
});

interface StoredPart extends Omit<FilePart, 'content'> {
  readonly fileNo: string;
  readonly content: string;
}

const PARTS = defineTable<StoredPart>('reconciliation_parts', {
  fileNo: text(),
  part: integer(),
  sha256: text(),
  bytes: integer(),
  content: text(),
});

const pack = promisify<Uint8Array, { level: number }, Buffer>(deflateRaw);
const unpack = promisify<Uint8Array, Buffer>(inflateRaw);

export function createFileStore(engine: Engine): FileStore {
  const { dialect } = engine;
  return {
    async addFile(file, parts, audit) {
      const packed = await Promise.all(parts.map((part) => packPart(file.fileNo, part)));
      return engine.transaction(async (transaction) => {
        const known = await findByHash(transaction, dialect, file.hash);
        if (known !== null) return { kind: 'known', fileNo: known };
        await transaction.all([
          insertFile(dialect, newFile(file, { parts: parts.length, state: 'waiting' })),
          ...packed.map((part) => insertPart(dialect, part)),
          ...auditStatements(dialect, audit === null ? [] : [audit]),
        ]);
        return { kind: 'added' };
      });
    },

    async findFile(fileNo) {
      const [row] = await engine.query(`select ${FILES.list()} from reconciliation_files where file_no = $1`, [fileNo]);
      return row === undefined ? null : FILES.decode(row);
    },

    async readFilePart(fileNo, part) {
      const sql = 'select content from reconciliation_parts where file_no = $1 and part = $2';
      const [row] = await engine.query(sql, [fileNo, part]);
      return row === undefined ? null : unpack(Buffer.from(textOf(row['content']), 'base64'));
    },
  };
}

/** As it is stored when nothing of it was read. */
export function newFile(
  file: NewFile,
  { parts, state }: Pick<ReconciliationFile, 'parts' | 'state'>,
): ReconciliationFile {
  return {
    ...file,
    parts,
    state,
    profileVersion: null,
    problem: null,
    problemLine: null,
    problemColumn: null,
    supersedes: null,
    supersededBy: null,
    sections: 0,
    lines: 0,
    settledLines: 0,
    knownLines: 0,
    openLines: 0,
    progress: null,
    finishedAt: null,
  };
}

export async function packPart(fileNo: string, { content, ...part }: FilePart): Promise<StoredPart> {
  const packed = await pack(content, { level: constants.Z_BEST_SPEED });
  return { fileNo, ...part, content: packed.toString('base64') };
}

export function insertFile(dialect: Dialect, file: ReconciliationFile): Statement {
  return { sql: FILES.insert(dialect), params: [jsonOf([FILES.encode(file)])] };
}

export function insertPart(dialect: Dialect, part: StoredPart): Statement {
  return { sql: PARTS.insert(dialect), params: [jsonOf([PARTS.encode(part)])] };
}

/** The file that has the same bytes; a refused one may be sent again. Until the transaction ends, nobody else asks: of two, one is first. */
export async function findByHash(
  { query }: Pick<Transaction, 'query'>,
  { lock }: Dialect,
  hash: string | null,
): Promise<string | null> {
  if (hash === null) return null;
  const { sql, params } = lock('reconciliationFiles');
  await query(sql, params);
  const [row] = await query(`select file_no from reconciliation_files where hash = $1 and state <> 'refused'`, [hash]);
  return row === undefined ? null : textOf(row['file_no']);
}
