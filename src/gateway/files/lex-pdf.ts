import { setImmediate as letOthersRun } from 'node:timers/promises';

// The words of a PDF, read from the beginning as its specification says: names, strings, dictionaries, and where streams begin
// and end. What an object refers to is of no interest.

export interface PdfStream {
  /** Names in its dictionary. */
  readonly keys: ReadonlySet<string>;
  /** How it is encoded, outermost first; null if that is not stated in place, or not clearly. */
  readonly filters: readonly string[] | null;
  readonly hasPredictor: boolean;
  readonly start: number;
  readonly end: number;
}

export interface LexedPdf {
  readonly names: ReadonlySet<string>;
  readonly streams: readonly PdfStream[];
}

/** Between two pauses; others are waiting. */
const TOKENS_AT_ONCE = 20_000;

interface Dictionary {
  /** All in it, those of dictionaries inside too. */
  readonly names: string[];
  /** The words of the dictionary itself; a name with its slash. */
  readonly entries: string[];
}

const TOKEN =
  /(?<blank>[\0\t\n\f\r ]+|%[^\r\n]*)|(?<open><<)|(?<close>>>)|\/(?<name>[^\0\t\n\f\r ()<>[\]{}/%]*)|(?<hex><[0-9A-Fa-f\0\t\n\f\r ]*>)|(?<mark>[[\]{}])|(?<word>[^\0\t\n\f\r ()<>[\]{}/%]+)/y;

/** Null if it is not written as it should be. */
export async function lexPdf(text: string): Promise<LexedPdf | null> {
  const names = new Set<string>();
  const streams: PdfStream[] = [];
  let depth = 0;
  let dictionary: Dictionary = { names: [], entries: [] };
  for (let at = 0, count = 1; at < text.length; count += 1) {
    if (count % TOKENS_AT_ONCE === 0) await letOthersRun();
    if (text[at] === '(') {
      const end = endOfString(text, at);
      if (end === null) return null;
      at = end;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) return null;
    at = TOKEN.lastIndex;
    const { open, close, name, mark, word } = found.groups ?? {};
    if (open !== undefined) {
      if (depth === 0) dictionary = { names: [], entries: [] };
      depth += 1;
    } else if (close !== undefined) {
      depth = Math.max(0, depth - 1);
    } else if (name !== undefined) {
      const plain = plainName(name);
      names.add(plain);
      if (depth > 0) dictionary.names.push(plain);
      if (depth === 1) dictionary.entries.push(`/${plain}`);
    } else if (word === 'stream' && depth === 0) {
      const stream = streamAt(text, at, dictionary);
      if (stream === null) return null;
      streams.push(stream);
      at = stream.end;
    } else if (depth === 1 && (word ?? mark) !== undefined) {
      dictionary.entries.push(word ?? mark ?? '');
    }
  }
  return { names, streams };
}

/** A name may have any of its characters as `#` and two digits. */
function plainName(name: string): string {
  return name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Parentheses in it are balanced, or written with a backslash. */
function endOfString(text: string, start: number): number | null {
  const mark = /[()\\]/g;
  mark.lastIndex = start;
  for (let depth = 0, found = mark.exec(text); found !== null; found = mark.exec(text)) {
    if (found[0] === '\\') mark.lastIndex += 1;
    else depth += found[0] === '(' ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return null;
}

function streamAt(text: string, from: number, { names, entries }: Dictionary): PdfStream | null {
  const [gap = ''] = /^[\t ]*(?:\r\n|\n|\r)?/.exec(text.slice(from, from + 16)) ?? [];
  const start = from + gap.length;
  const end = endOfStream(text, start, entries);
  if (end === null) return null;
  const keys = new Set(names);
  return { keys, filters: filtersOf(entries), hasPredictor: keys.has('Predictor'), start, end };
}

/** The length is believed if the end is there. */
function endOfStream(text: string, start: number, entries: readonly string[]): number | null {
  const at = entries.indexOf('/Length');
  const end = start + Number(at < 0 ? Number.NaN : entries[at + 1]);
  if (entries[at + 3] !== 'R' && /^\s*endstream/.test(text.slice(end, end + 16))) return end;
  const found = text.indexOf('endstream', start);
  return found < 0 ? null : found;
}

function filtersOf(entries: readonly string[]): string[] | null {
  const at = entries.indexOf('/Filter');
  // If it is stated twice, readers differ in which one counts. With /F the data is in another file.
  if (at !== entries.lastIndexOf('/Filter') || entries.includes('/F')) return null;
  const first = at < 0 ? undefined : entries[at + 1];
  if (first === undefined) return [];
  if (first.startsWith('/')) return [first.slice(1)];
  if (first !== '[') return null;
  const list = entries.slice(at + 2, entries.indexOf(']', at));
  return list.every((one) => one.startsWith('/')) ? list.map((one) => one.slice(1)) : null;
}
