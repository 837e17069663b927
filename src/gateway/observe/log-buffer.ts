// POSIX: a write of at most this many bytes to a pipe is atomic, so lines of several processes on one pipe do not mix.
const PIECE_BYTES_MAX = 4096;
const LINE_BREAK = 10;

export type LineBuffer = ReturnType<typeof createLineBuffer>;

/** Waiting lines, bounded in bytes. The newest are dropped: what led to a failure is worth more than what followed. */
export function createLineBuffer(bytesMax: number) {
  let lines: string[] = [];
  let linesBytes = 0;
  /** Lines being written, of which the first `offset` bytes are done. */
  let taken = Buffer.alloc(0);
  let offset = 0;
  let dropped = 0;
  let reported = 0;
  /** The last bytes written are the start of a line whose rest was dropped. */
  let isTorn = false;

  /** As many whole lines as fit into one write; a long line is written alone. */
  function findPiece(): Buffer {
    const within = taken.lastIndexOf(LINE_BREAK, offset + PIECE_BYTES_MAX - 1);
    const end = within < offset ? taken.indexOf(LINE_BREAK, offset) : within;
    return taken.subarray(offset, end + 1);
  }

  return {
    add(line: string) {
      const size = Buffer.byteLength(line);
      if (taken.length - offset + linesBytes + size > bytesMax) {
        dropped += 1;
        return;
      }
      lines.push(line);
      linesBytes += size;
    },
    bytes: () => taken.length - offset + linesBytes,
    /** The next bytes to write; null if there are none. */
    peek(): Buffer | null {
      if (offset >= taken.length) {
        taken = Buffer.from(lines.join(''));
        offset = 0;
        lines = [];
        linesBytes = 0;
      }
      if (taken.length === 0) return null;
      return isTorn ? Buffer.concat([Buffer.of(LINE_BREAK), findPiece()]) : findPiece();
    },
    /** Marks this many bytes as written. */
    take(bytes: number) {
      offset += isTorn && bytes > 0 ? bytes - 1 : bytes;
      if (bytes > 0) isTorn = false;
    },
    /** Drops them: they cannot be written. */
    drop() {
      const piece = findPiece();
      for (const byte of piece) if (byte === LINE_BREAK) dropped += 1;
      isTorn ||= offset > 0 && taken[offset - 1] !== LINE_BREAK;
      offset += piece.length;
    },
    dropped: () => dropped,
    takeUnreported(): number {
      const lost = dropped - reported;
      reported = dropped;
      return lost;
    },
  };
}
