import { ANSWER_BYTES_MAX, ANSWER_PIECES_MAX } from './limits.ts';

/** The headers of an answer, by names in lower case. */
export type ReceivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Sent {
  readonly status: number | null;
  /** As they came; absent if none did. */
  readonly headers?: ReceivedHeaders;
  /** What came of the answer's body. */
  readonly answer: Buffer;
  /** Why the answer is not one to judge; null where it is. */
  readonly fault: string | null;
}

/** An answer while it comes. */
export interface Answer {
  begin(status: number, headers: ReceivedHeaders): void;
  /** What is wrong with the answer, from this piece on. */
  add(piece: Buffer): string | undefined;
  end(): Sent;
  fail(fault: string): Sent;
  /** Whether as much came as its head promised. */
  isWhole(): boolean;
  readonly bytes: number;
}

export const ANSWER_TOO_LARGE = 'the answer is larger than 64 kB';

export function createAnswer(): Answer {
  let status: number | null = null;
  let headers: ReceivedHeaders = {};
  const pieces: Buffer[] = [];
  let bytes = 0;
  const whole = () => (pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces));
  const sent = (fault: string | null) => ({ status, headers, answer: whole(), fault });
  return {
    begin(given, came) {
      status = given;
      headers = came;
    },
    add(piece) {
      const room = ANSWER_BYTES_MAX - bytes;
      bytes += piece.length;
      if (room > 0) pieces.push(piece.length > room ? piece.subarray(0, room) : piece);
      if (bytes > ANSWER_BYTES_MAX) return ANSWER_TOO_LARGE;
      if (pieces.length >= ANSWER_PIECES_MAX) return `the answer comes in ${ANSWER_PIECES_MAX} pieces or more`;
      return undefined;
    },
    end: () =>
      sent(status !== null && status >= 300 && status <= 399 ? `redirect (HTTP ${status}) not followed` : null),
    fail: sent,
    isWhole: () => headers['content-length'] !== undefined && Number(headers['content-length'].toString()) === bytes,
    get bytes() {
      return bytes;
    },
  };
}
