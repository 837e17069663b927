import { BankFileError } from '../bank-file-error.ts';
import type { Place } from '../bank-file-error.ts';

// MT940 is lines: `:61:` begins a field, and what follows without a tag belongs to it. A file has one message after the other, with or
// without SWIFT's blocks in braces around each.

export interface Field extends Place {
  readonly tag: string;
  /** The lines after the tag, without their ends. */
  readonly lines: readonly string[];
}

const LINE_MAX = 2000;
/** A field has six lines; banks that write more do not write hundreds. */
const LINES_MAX = 500;
const TAG = /^:([0-9]{2}[A-Z]?|NS):/;
/** The block of fields can begin on the line of its first field, after other blocks. */
const BLOCK = '{4:';

export interface FieldReader {
  /** Takes a line without its end, from 1. Gives the field that ended with the line before. */
  take(raw: string, line: number): Field | null;
  end(): Field | null;
}

interface OpenField extends Field {
  readonly lines: string[];
}

export function createFieldReader(): FieldReader {
  let open: OpenField | null = null;
  let isInField = false;
  let isAfterField = false;
  const close = (next: OpenField | null): Field | null => {
    const closed = open;
    open = next;
    return closed;
  };
  return {
    take(raw, line) {
      const trimmed = raw.trimEnd();
      if (trimmed.length > LINE_MAX) throw new BankFileError('a line is too long', { line, column: LINE_MAX });
      const content =
        trimmed.startsWith('{') && trimmed.includes(BLOCK)
          ? trimmed.slice(trimmed.indexOf(BLOCK) + BLOCK.length)
          : trimmed;
      const [start, tag] = TAG.exec(content) ?? [];
      if (start !== undefined && tag !== undefined) {
        [isInField, isAfterField] = [true, true];
        const column = trimmed.length - content.length + 1;
        return close({ tag, lines: [content.slice(start.length)], line, column });
      }
      if (content === '') return null;
      if (content === '-' || content.startsWith('-}') || content.startsWith('{')) {
        isInField = false;
        return close(null);
      }
      if (!isInField && isAfterField) throw new BankFileError('a line that belongs to no field', { line, column: 1 });
      if (open !== null) addLine(open, content, line);
      return null;
    },
    end: () => close(null),
  };
}

function addLine({ tag, lines }: OpenField, content: string, line: number): void {
  if (lines.length === LINES_MAX)
    throw new BankFileError(`field ${tag}: it has more than ${LINES_MAX} lines`, { line, column: 1 });
  lines.push(content);
}

export function failIn({ tag, line, column }: Field, problem: string): never {
  throw new BankFileError(`field ${tag}: ${problem}`, { line, column });
}
