import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileProblem } from '../../../../src/gateway/domain/reconciliation/file-line.ts';
import type { FileFormat, ReadEvent } from '../../../../src/gateway/domain/reconciliation/file-line.ts';
import { createFileReader } from '../../../../src/gateway/files/reconciliation/create-file-reader.ts';
import type { ReaderOptions } from '../../../../src/gateway/files/reconciliation/create-file-reader.ts';

// A sample is a file as somebody sends it, and beside it what is read from it, or what is wrong with it and where.

export interface Sample {
  /** Such as `mt940/year-boundary`, or `mt940/bad/sum`. */
  readonly name: string;
  readonly format: FileFormat;
  readonly bytes: Buffer;
  readonly options: ReaderOptions;
  readonly expected: Outcome;
}

/** Amounts are texts here, because JSON has no such numbers. */
type Outcome =
  | { readonly sections: readonly unknown[] }
  | { readonly problem: { readonly message: string; readonly line: number; readonly column: number } };

const FOLDER = join(import.meta.dirname, 'samples');
const ENDING = '.expected.json';

export const samples: readonly Sample[] = globSync(`**/*${ENDING}`, { cwd: FOLDER })
  .toSorted()
  .map((path) => {
    const name = path.slice(0, -ENDING.length);
    const file = globSync(`${name}.*`, { cwd: FOLDER }).find((one) => !one.endsWith(ENDING));
    const { options = {}, ...expected } = JSON.parse(readFileSync(join(FOLDER, path), 'utf8')) as Outcome & {
      options?: ReaderOptions;
    };
    const format = name.split('/')[0] as FileFormat;
    return { name, format, bytes: readFileSync(join(FOLDER, file ?? path)), options, expected };
  });

/** Reads a file in pieces that end at these offsets. */
export function readInPieces(
  { format, bytes, options }: Pick<Sample, 'format' | 'bytes' | 'options'>,
  cuts: readonly number[] = [],
): Outcome {
  const ends = [...cuts.filter((cut) => cut > 0 && cut < bytes.length), bytes.length].toSorted((a, b) => a - b);
  try {
    const reader = createFileReader(format, options);
    const events = ends.flatMap((end, index) => reader.push(bytes.subarray(ends[index - 1] ?? 0, end)));
    return inSections([...events, ...reader.end()]);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const { message, line, column } = error;
    return { problem: { message, line, column } };
  }
}

/** Lines come in blocks of any size; a section has all of its own. */
function inSections(events: readonly ReadEvent[]): Outcome {
  const sections: { head: unknown; lines: unknown[]; end: unknown }[] = [];
  for (const event of events) {
    const last = sections.at(-1);
    if (event.kind === 'section') sections.push({ head: event.section, lines: [], end: null });
    else if (last === undefined || last.end !== null) throw new Error(`${event.kind} outside of a section`);
    else if (event.kind === 'lines') last.lines.push(...event.lines);
    else last.end = event.end;
  }
  return JSON.parse(
    JSON.stringify({ sections }, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ) as Outcome;
}
