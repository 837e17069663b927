import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';
import type { ExportFormat } from '../../domain/exports/export.ts';

// Parts are kept as texts, which every backup and every move of a database copies. Lines repeat themselves: packed they are a tenth, and
// what is neither sent to the database nor written to its log is most of the time of a large file. A spreadsheet is packed already.

const LEVEL: Readonly<Record<ExportFormat, number>> = {
  csv: constants.Z_BEST_SPEED,
  jsonl: constants.Z_BEST_SPEED,
  xlsx: constants.Z_NO_COMPRESSION,
};

/** What most parts come to, so that they are handed over in one or two pieces. */
const CHUNK_BYTES = 131_072;

const pack = promisify<Uint8Array, { level: number; chunkSize: number }, Buffer>(deflateRaw);
const unpack = promisify<Uint8Array, Buffer>(inflateRaw);

export async function packPart(format: ExportFormat, content: Uint8Array): Promise<string> {
  return (await pack(content, { level: LEVEL[format], chunkSize: CHUNK_BYTES })).toString('base64');
}

/** In base64, as it is sent. */
export async function unpackPart(packed: string): Promise<string> {
  return (await unpack(Buffer.from(packed, 'base64'))).toString('base64');
}
