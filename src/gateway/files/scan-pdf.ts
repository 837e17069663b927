import { constants, createInflate } from 'node:zlib';
import { lexPdf } from './lex-pdf.ts';
import type { PdfStream } from './lex-pdf.ts';

// Looks for what a PDF would do by itself: scripts, programs, forms that send, files inside. Such things are objects, and
// objects stand in the open or, compressed, in object streams; both are read. Pictures, fonts and the text of pages are only
// measured. What cannot be read is refused, because a reader might read it.

/** Everything that is compressed, expanded. */
const EXPANDED_BYTES_MAX = 100_000_000;
/** The size of one object stream when it is unpacked. */
const OBJECTS_BYTES_MAX = 10_000_000;

const UNREADABLE = 'has a part that cannot be checked';

/** What is wrong with it; null if nothing is. It begins like a PDF. */
export async function scanPdf(bytes: Buffer): Promise<string | null> {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.includes('startxref')) return 'begins like a PDF, but is damaged or incomplete';
  if (/[^\0\t\n\f\r ]/.test(text.slice(end + 5))) return 'is a PDF with data after its end';
  const plain = plainNames(text);
  if (/\/Encrypt(?![\w#])/.test(plain)) return 'is an encrypted PDF; save it without a password';
  return activeProblem(plain) ?? scanObjects(bytes, { text, plain });
}

async function scanObjects(bytes: Buffer, { text, plain }: { text: string; plain: string }): Promise<string | null> {
  const lexed = await lexPdf(text);
  if (lexed === null) return UNREADABLE;
  if (lexed.names.has('JS')) return active('JS');
  const objects = lexed.streams.filter(isObjectStream);
  // One that stands where no object should be was meant for other eyes.
  if ((plain.match(/\/ObjStm(?!\w)/g)?.length ?? 0) > objects.length) return UNREADABLE;
  let left = EXPANDED_BYTES_MAX;
  for (const stream of lexed.streams) {
    const scanned = await scanStream(bytes, stream, left);
    if (typeof scanned === 'string') return scanned;
    left -= scanned;
  }
  return null;
}

/** What is wrong with it, or how large it is when it is expanded. */
async function scanStream(bytes: Buffer, stream: PdfStream, bytesLeft: number): Promise<string | number> {
  const { filters, start, end } = stream;
  const data = bytes.subarray(start, end);
  const isObjects = isObjectStream(stream);
  if (filters === null || filters.filter(isFlate).length > 1) return UNREADABLE;
  if (isObjects && (stream.hasPredictor || filters.length > 1 || !filters.every(isFlate))) return UNREADABLE;
  if (!isFlate(filters[0] ?? '')) return isObjects ? objectsProblem(data.toString('latin1')) : 0;
  const bytesMax = isObjects ? Math.min(bytesLeft, OBJECTS_BYTES_MAX) : bytesLeft;
  const expanded = await expand(data, { bytesMax, isKept: isObjects });
  if (expanded === 'tooLarge') return 'is a PDF that expands to far more than its size';
  if (expanded === 'broken') return isObjects ? UNREADABLE : 0;
  return isObjects ? objectsProblem(expanded.content.toString('latin1')) : expanded.size;
}

/** Readers go by these; not all of them ask for the type. */
function isObjectStream({ keys }: PdfStream): boolean {
  return keys.has('ObjStm') || (keys.has('First') && keys.has('N'));
}

async function objectsProblem(text: string): Promise<string | number> {
  const lexed = await lexPdf(text);
  if (lexed === null || lexed.streams.length > 0) return UNREADABLE;
  return lexed.names.has('JS') ? active('JS') : (activeProblem(plainNames(text)) ?? text.length);
}

function isFlate(filter: string): boolean {
  return filter === 'FlateDecode' || filter === 'Fl';
}

/** A name may have any of its characters as `#` and two digits. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const ACTIVE =
  /\/(JavaScript|Launch|OpenAction|EmbeddedFiles?|XFA|RichMedia|SubmitForm|ImportData|GoToE)(?![^\0\t\n\f\r ()<>[\]{}/%])/;

function activeProblem(plain: string): string | null {
  const [, name] = ACTIVE.exec(plain) ?? [];
  return name === undefined ? null : active(name);
}

function active(name: string): string {
  return `is a PDF that does something by itself (/${name}); print it to a new PDF`;
}

type Expanded = { readonly size: number; readonly content: Buffer } | 'tooLarge' | 'broken';

function expand(data: Buffer, { bytesMax, isKept }: { bytesMax: number; isKept: boolean }): Promise<Expanded> {
  return new Promise((resolve) => {
    // Readers forgive a missing end.
    const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
    const pieces: Buffer[] = [];
    let size = 0;
    inflate.on('data', (piece: Buffer) => {
      size += piece.length;
      if (isKept) pieces.push(piece);
      if (size <= bytesMax) return;
      resolve('tooLarge');
      inflate.destroy();
    });
    inflate.on('end', () => resolve({ size, content: Buffer.concat(pieces) }));
    inflate.on('error', () => resolve('broken'));
    inflate.end(data);
  });
}
