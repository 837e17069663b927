import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FileProblem } from '../../../src/gateway/domain/reconciliation/file-line.ts';
import { createFileReader } from '../../../src/gateway/files/reconciliation/create-file-reader.ts';
import type { Sample } from '../reconciliation/readers/read-sample.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export interface EndlessRead {
  readonly milliseconds: number;
  /** What the reader keeps at the end, more than before. */
  readonly heapMegabytes: number;
}

export interface Endless {
  readonly beginning: Buffer;
  readonly token: string;
  readonly megabytes: number;
}

const PIECE_BYTES = 16_384;
const MEGABYTE = 1024 * 1024;

/** Reads the same again and again in pieces until so much was read, or the reader refuses it. */
export function readEndless({ format, options }: Sample, { beginning, token, megabytes }: Endless): EndlessRead {
  const piece = Buffer.from(token.repeat(Math.ceil(PIECE_BYTES / token.length)));
  collect();
  const before = process.memoryUsage().heapUsed;
  const start = process.cpuUsage();
  const reader = createFileReader(format, options);
  try {
    reader.push(beginning);
    for (let read = 0; read < megabytes * MEGABYTE; read += piece.length) reader.push(piece);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
  }
  const { user } = process.cpuUsage(start);
  collect();
  const heapMegabytes = (process.memoryUsage().heapUsed - before) / MEGABYTE;
  // It is still needed here, so that what it keeps was counted.
  if (typeof reader.push !== 'function') throw new Error('no reader');
  return { milliseconds: user / 1000, heapMegabytes };
}

export function secondsOf({ milliseconds }: EndlessRead): number {
  return milliseconds / 1000;
}
