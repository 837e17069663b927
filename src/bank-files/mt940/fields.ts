import { BankFileError } from '../bank-file-error.ts';

// MT940 is lines: `:61:` begins a field, and what follows without a tag belongs to it. A file has one message after the other, with or
// without SWIFT's blocks in braces around each.

export interface Field {
  readonly tag: string;
  /** The lines after the tag, without their ends. */
  readonly lines: readonly string[];
  /** From 1. */
  readonly line: number;
}

const LINE_MAX = 2000;
const TAG = /^:([0-9]{2}[A-Z]?|NS):/;
/** The block of fields can begin on the line of its first field, after other blocks. */
const BLOCK = '{4:';

export function fieldsIn(text: string): readonly Field[] {
  const fields: { tag: string; lines: string[]; line: number }[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  let isInField = false;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trimEnd();
    const place = index + 1;
    if (line.length > LINE_MAX) throw new BankFileError('a line is too long', { line: place, column: LINE_MAX });
    const content =
      line.startsWith('{') && line.includes(BLOCK) ? line.slice(line.indexOf(BLOCK) + BLOCK.length) : line;
    const [start, tag] = TAG.exec(content) ?? [];
    if (start !== undefined && tag !== undefined) {
      fields.push({ tag, lines: [content.slice(start.length)], line: place });
      isInField = true;
    } else if (content === '' || content === '-' || content.startsWith('-}') || content.startsWith('{')) {
      isInField = isInField && content === '';
    } else if (isInField) {
      fields.at(-1)?.lines.push(content);
    } else if (fields.length > 0) {
      throw new BankFileError('a line that belongs to no field', { line: place, column: 1 });
    }
  }
  return fields;
}

export function failIn(field: Field, problem: string): never {
  throw new BankFileError(`field ${field.tag}: ${problem}`, { line: field.line, column: 1 });
}
