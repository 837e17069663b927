import { HEAD_BYTES_MAX, boundaryOf, readHead } from './multipart.ts';
import type { PeoplePagesOptions } from './pages.ts';
import { PROOF } from './kept-form.ts';
import type { PageRequest } from './page-types.ts';
import { isForeign, readProof } from './proof.ts';

// A form with files whose session has ended: its texts are kept, and what its files contain is thrown away as it comes. Without
// its proof, which is one of its first fields, nobody makes us read so much (S13).

/** Reads a body as it comes. */
export interface Sieve {
  /** The size of the whole body, with what is thrown away. */
  readonly bytesMax: number;
  /** What is kept of a piece; null if nothing more is to be read. */
  take(piece: Buffer): Buffer | null;
}

/** The proof is among the first fields, behind the token. */
const PROOF_WITHIN_BYTES = 4096;

/** Null if it is no form with files, or comes from elsewhere. */
export function createSieve(
  { vault }: Pick<PeoplePagesOptions, 'vault'>,
  { path, header }: Pick<PageRequest, 'path' | 'header'>,
  bytesMax: number,
): Sieve | null {
  const boundary = boundaryOf(header('Content-Type') ?? '');
  if (boundary === undefined || isForeign({ header })) return null;
  return siftForm({ boundary, bytesMax, isProof: (text) => readProof(vault, text, path) !== null });
}

interface SieveOptions {
  readonly boundary: string;
  readonly bytesMax: number;
  readonly isProof: (text: string) => boolean;
}

type Place = 'start' | 'boundary' | 'head' | 'text' | 'proof' | 'file' | 'end';

/**
 * What it leaves is the same form with empty files, for `readMultipart`, which is the judge of what a form is: here it is only
 * divided. Of what has come, no more is held back than a head, or the beginning of a boundary.
 */
function siftForm({ boundary, bytesMax, isProof }: SieveOptions): Sieve {
  const rest = createRest(`\r\n--${boundary}`);
  let place: Place = 'start';
  let proof = '';
  let isProven = false;

  /** Where the next step begins; null if more has to come, `refused` if this is no form of ours. */
  const steps: Readonly<Record<Place, () => Place | 'refused' | null>> = {
    start: () => rest.passStart(),
    boundary() {
      const after = rest.bytes().toString('latin1', 0, 2);
      if (after.length < 2) return null;
      return after === '--' ? 'end' : after === '\r\n' ? 'head' : 'refused';
    },
    head() {
      const bytes = rest.bytes().subarray(0, HEAD_BYTES_MAX);
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return bytes.length < HEAD_BYTES_MAX ? null : 'refused';
      const head = readHead(bytes.toString('utf8', 2, end));
      // Browsers send a field in which no file was chosen without a name.
      const isFile = head !== null && (head.file ?? '') !== '';
      if (head === null || (isFile && !isProven)) return 'refused';
      // The line's end before the content may also be the one before the next boundary, so it is looked at again.
      rest.keep(end + 2);
      if (!isFile) return head.name === PROOF && !isProven ? 'proof' : 'text';
      rest.keepText('\r\n');
      return 'file';
    },
    text: () => rest.pass(rest.keep),
    proof() {
      const found = rest.pass((bytes) => (proof += rest.keep(bytes).toString('latin1')));
      if (found === null) return null;
      isProven = rest.passed() <= PROOF_WITHIN_BYTES && isProof(proof.slice(2));
      return isProven ? found : 'refused';
    },
    file: () => rest.pass(rest.drop),
    end() {
      // A line's end at most, which is checked where the form is read.
      rest.keep(rest.bytes().length);
      return null;
    },
  };

  return {
    bytesMax,
    take(piece) {
      rest.add(piece);
      for (let found = steps[place](); found !== null; found = steps[place]()) {
        if (found === 'refused') return null;
        place = found;
      }
      return isProven || rest.passed() <= PROOF_WITHIN_BYTES ? rest.takeKept() : null;
    },
  };
}

/** What has come and is not divided yet, and what is kept of it. `next` is what is between two parts. */
function createRest(next: string) {
  let held = Buffer.alloc(0);
  let passed = 0;
  let kept: Buffer[] = [];
  const drop = (bytes: number): Buffer => {
    const dropped = held.subarray(0, bytes);
    held = held.subarray(bytes);
    passed += bytes;
    return dropped;
  };
  const keep = (bytes: number): Buffer => {
    const part = drop(bytes);
    kept.push(part);
    return part;
  };
  return {
    bytes: () => held,
    passed: () => passed,
    add: (piece: Buffer) => void (held = Buffer.concat([held, piece])),
    drop,
    keep,
    keepText: (text: string) => void kept.push(Buffer.from(text)),
    /** The first boundary has no line before it. */
    passStart(): 'boundary' | 'refused' | null {
      const first = next.slice(2);
      if (held.length < first.length) return null;
      return keep(first.length).toString('latin1') === first ? 'boundary' : 'refused';
    },
    /** Over the content of a part, up to the next boundary; null if that has not come yet. */
    pass(over: (bytes: number) => unknown): 'boundary' | null {
      const end = held.indexOf(next);
      over(end < 0 ? Math.max(0, held.length - next.length + 1) : end);
      if (end < 0) return null;
      keep(next.length);
      return 'boundary';
    },
    /** A copy: the pieces that came are gone. */
    takeKept(): Buffer {
      const copy = Buffer.concat(kept);
      kept = [];
      return copy;
    },
  };
}
