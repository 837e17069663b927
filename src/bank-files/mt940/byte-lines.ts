import { BankFileError } from '../bank-file-error.ts';

// The lines of MT940, which are UTF-8 or an older set of eight bits. Nothing says which, so a line that is not UTF-8 settles it for
// itself and those that follow: before it, both sets are most likely the same.

/** Spaces at the end of a line count, too: what is longer is no line. */
const BYTES_MAX = 16_000;

const [LINE_FEED, RETURN] = [10, 13];

export interface ByteLines {
  push(bytes: Uint8Array): void;
  end(): void;
}

/** Calls `take` with each line, without its end, from 1. */
export function createByteLines(take: (text: string, line: number) => void): ByteLines {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const older = new TextDecoder('windows-1252');
  let isOlder = false;
  let left: Uint8Array = new Uint8Array();
  let line = 0;
  const decode = (bytes: Uint8Array): string => {
    if (isOlder) return older.decode(bytes);
    try {
      return utf8.decode(bytes);
    } catch {
      isOlder = true;
      return older.decode(bytes);
    }
  };
  const check = (length: number) => {
    if (length > BYTES_MAX) throw new BankFileError('a line is too long', { line: line + 1, column: BYTES_MAX });
  };
  const takeLine = (bytes: Uint8Array) => {
    check(bytes.length);
    line += 1;
    take(decode(bytes), line);
  };
  return {
    push(bytes) {
      const all = left.length === 0 ? bytes : Buffer.concat([left, bytes]);
      let from = 0;
      for (let to = from; to < all.length; to += 1) {
        const byte = all[to];
        if (byte !== LINE_FEED && byte !== RETURN) continue;
        // Whether a line feed belongs to it, the next piece shows.
        if (byte === RETURN && to + 1 === all.length) break;
        takeLine(all.subarray(from, to));
        if (byte === RETURN && all[to + 1] === LINE_FEED) to += 1;
        from = to + 1;
      }
      left = all.slice(from);
      check(left.length - 1);
    },
    end() {
      const last = left.at(-1) === RETURN ? left.subarray(0, -1) : left;
      left = new Uint8Array();
      if (last.length > 0) takeLine(last);
    },
  };
}
