// Forms with files, as browsers send them (RFC 7578). Read strictly: a body that could be read in two ways is not read. Its size
// is bounded by the route before it comes here, and nothing is copied.

export interface FormFile {
  /** The name of the form's field. */
  readonly field: string;
  /** As the browser says it; not to be trusted. */
  readonly name: string;
  readonly content: Buffer;
}

export interface MultipartForm {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly files: readonly FormFile[];
}

const PARTS_MAX = 50;
export const HEAD_BYTES_MAX = 2048;

/** The text between parts; undefined if the form is of another type. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*$/i.exec(
      contentType,
    ) ?? [];
  return quoted ?? plain;
}

/** Null if it is not what a browser sends. */
export function readMultipart(bytes: Buffer, boundary: string): MultipartForm | null {
  const fields: (readonly [string, string])[] = [];
  const files: FormFile[] = [];
  const first = Buffer.from(`--${boundary}`);
  const next = Buffer.from(`\r\n--${boundary}`);
  if (!bytes.subarray(0, first.length).equals(first)) return null;
  let at = first.length;
  for (let parts = 0; parts <= PARTS_MAX; parts += 1) {
    const after = bytes.toString('latin1', at, at + 4);
    if (after.startsWith('--'))
      return /^--(?:\r\n)?$/.test(after) && at + after.length === bytes.length ? { fields, files } : null;
    if (!after.startsWith('\r\n')) return null;
    const headEnd = bytes.subarray(at, at + HEAD_BYTES_MAX).indexOf('\r\n\r\n');
    const end = headEnd < 0 ? -1 : bytes.indexOf(next, at + headEnd + 2);
    if (end < 0) return null;
    const head = readHead(bytes.toString('utf8', at + 2, at + headEnd));
    if (head === null) return null;
    const content = bytes.subarray(Math.min(at + headEnd + 4, end), end);
    if (head.file === undefined) fields.push([head.name, content.toString('utf8')]);
    // A field in which no file was chosen.
    else if (head.file !== '' || content.length > 0) files.push({ field: head.name, name: head.file, content });
    at = end + next.length;
  }
  return null;
}

interface Head {
  readonly name: string;
  readonly file: string | undefined;
}

export function readHead(text: string): Head | null {
  const lines = text.split('\r\n');
  const dispositions = lines.filter((line) => /^content-disposition\s*:/i.test(line));
  const [disposition = ''] = dispositions;
  const [, name, file] =
    /^content-disposition\s*:\s*form-data;\s*name="([^"\r\n]{0,100})"(?:;\s*filename="([^"\r\n]*)")?\s*$/i.exec(
      disposition,
    ) ?? [];
  return name === undefined || dispositions.length > 1 ? null : { name: decoded(name), file: file && decoded(file) };
}

/** Browsers write these three so. */
function decoded(text: string): string {
  return text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
