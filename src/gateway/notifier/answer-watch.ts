import type { Socket } from 'node:net';

export interface AnswerWatch {
  /** Looks at what is read from the socket; what comes while nothing is expected ends it. */
  attach(socket: Socket, isExpected: () => boolean): void;
  restart(): void;
  received(): readonly Buffer[];
  readonly bytes: number;
}

// The parser does not count everything that a receiver can send without end: a reason phrase, extensions of chunks, empty
// lines. Far above what 16 kB of headers and 64 kB in 1000 pieces can take.
const RECEIVED_BYTES_MAX = 256 * 1024;

const CR = 0x0d;
const LF = 0x0a;
const [ZERO, ONE, TWO] = [0x30, 0x31, 0x32];
const HEAD_END = [CR, LF, CR, LF];
// Of `HTTP/1.1 100`.
const STATUS_AT = 9;
const STATUS_END = 12;

/** Looks at the bytes of answers on their way to undici's parser. */
export function watchAnswer(onFlood: () => void): AnswerWatch {
  let received: Buffer[] = [];
  let bytes = 0;
  let passOff = createPassOff();

  return {
    attach(socket, isExpected) {
      const read = socket.read.bind(socket);
      socket.read = (size?: number) => {
        const chunk: Buffer | null = read(size);
        if (chunk === null) return null;
        if (!isExpected()) {
          socket.destroy();
          return null;
        }
        received.push(chunk);
        bytes += chunk.length;
        passOff(chunk);
        if (bytes > RECEIVED_BYTES_MAX) onFlood();
        return chunk;
      };
    },
    restart() {
      received = [];
      bytes = 0;
      passOff = createPassOff();
    },
    received: () => received,
    get bytes() {
      return bytes;
    },
  };
}

/**
 * Undici ends a connection on which `100 Continue` comes unasked. A client must pass over it (RFC 9110, section 15.2), and
 * undici passes over all other interim answers; so 100 is given to it as 102, in place.
 */
function createPassOff(): (chunk: Buffer) => void {
  let position = 0;
  let zeros = 0;
  let ending = 0;
  let final = false;
  return (chunk) => {
    for (let index = 0; index < chunk.length && !final; index += 1) {
      const byte = chunk[index];
      // The parser passes over empty lines between answers.
      if (position === 0 && (byte === CR || byte === LF)) continue;
      if (position === STATUS_AT) final = byte !== ONE;
      if (position > STATUS_AT && position < STATUS_END && byte === ZERO) zeros += 1;
      if (position === STATUS_END - 1 && zeros === 2) chunk[index] = TWO;
      position += 1;
      ending = byte === HEAD_END[ending] ? ending + 1 : byte === CR ? 1 : 0;
      if (ending === HEAD_END.length) position = zeros = ending = 0;
    }
  };
}
