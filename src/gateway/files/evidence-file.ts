import { FILE_BYTES_MAX } from '../domain/chargebacks/evidence-file.ts';
import type { AcceptedFile, FileType, RefusedFile } from '../domain/chargebacks/evidence-file.ts';
import { hasMarkup } from './scan-markup.ts';
import { scanPdf } from './scan-pdf.ts';
import { scanJpeg, scanPng, scanWebp } from './scan-picture.ts';
import type { ScannedPicture } from './scan-picture.ts';
import { problemOfText } from './scan-text.ts';

// S37: what a file is follows from its bytes, never from its name. What could run somewhere is refused. Pictures are cut where
// their format says that they end: cameras append to them, and so does who hides something. Otherwise the bytes stay as they
// are, with what the camera wrote into them: evidence that was changed is none.

// What phones take and people scan. More would only burden whoever has to look at it.
const SIDE_MAX = 20_000;
const PIXELS_MAX = 50_000_000;

export async function acceptFile(bytes: Uint8Array): Promise<AcceptedFile | RefusedFile> {
  if (bytes.byteLength === 0) return refused('is empty');
  if (bytes.byteLength > FILE_BYTES_MAX) return refused(`is larger than ${FILE_BYTES_MAX / 1_000_000} MB`);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = sniff(content);
  if (type === 'application/pdf') return refusedFor(await scanPdf(content)) ?? accepted(type, content);
  const scan = type === null ? undefined : PICTURES[type];
  if (type === null || scan === undefined) {
    return refusedFor(problemOfText(content)) ?? accepted('text/plain', content);
  }
  const found = scan(content);
  if (found === null) return refused(`begins like ${NAMES[type]}, but is damaged or incomplete`);
  const { end, width, height } = found;
  if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX) {
    const allowed = `at most ${PIXELS_MAX / 1_000_000} million, and ${SIDE_MAX} on each side, are accepted`;
    return { kind: 'refused', problem: `has ${width} × ${height} pixels; ${allowed}. Make it smaller` };
  }
  const picture = content.subarray(0, end);
  return hasMarkup(picture) ? refused('has HTML or script inside') : accepted(type, picture);
}

const PICTURES: Readonly<Partial<Record<FileType, (bytes: Buffer) => ScannedPicture | null>>> = {
  'image/png': scanPng,
  'image/jpeg': scanJpeg,
  'image/webp': scanWebp,
};

const NAMES: Readonly<Record<FileType, string>> = {
  'application/pdf': 'a PDF',
  'image/png': 'a PNG picture',
  'image/jpeg': 'a JPEG picture',
  'image/webp': 'a WebP picture',
  'text/plain': 'a text',
};

function sniff(content: Buffer): FileType | null {
  const beginning = content.toString('latin1', 0, 16);
  if (/^%PDF-[12]\.[0-9]/.test(beginning)) return 'application/pdf';
  if (beginning.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (beginning.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  return /^RIFF[\s\S]{4}WEBP/.test(beginning) ? 'image/webp' : null;
}

function accepted(type: FileType, content: Buffer): AcceptedFile {
  return { kind: 'accepted', type, content };
}

function refused(problem: string): RefusedFile {
  return { kind: 'refused', problem: `${problem}. PDF, PNG, JPEG, WebP and plain text are accepted` };
}

function refusedFor(problem: string | null): RefusedFile | null {
  return problem === null ? null : refused(problem);
}
