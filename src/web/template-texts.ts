// The texts of a template of markup, as translators see them: `Ask <b>{1}</b> for <a>a link</a>.` A text reaches from one block
// to the next; elements inside a sentence stay in it, without their attributes. Attributes that people read are texts of their own.

/** Where the values of a template stand in the text that is searched. */
const MARK = '\uE000';
const VALUE = /\uE000(\d+)\uE000/g;

/** May stand within a sentence. */
const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'em',
  'i',
  'kbd',
  'small',
  'span',
  'strong',
  'time',
]);
/** Not in any language. */
const CODE: ReadonlySet<string> = new Set(['code', 'kbd', 'pre', 'script', 'style', 'svg']);
/** Values for them can come alone from a template. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'autofocus',
  'checked',
  'disabled',
  'hidden',
  'multiple',
  'open',
  'required',
  'selected',
]);

const TAG = /<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<!--[^]*?-->/gi;
const READ_ATTRIBUTE = /\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g;
const LETTERS = /\p{L}{2}|\p{L}[^\w\s]*\s+\p{L}/u;

/** A part of a template: `from` and `to` are places in its joined text. */
export interface TemplateText {
  readonly from: number;
  readonly to: number;
  /** As in the catalogue. */
  readonly text: string;
  /** The tags inside it, as they are written in the template. */
  readonly tags: readonly string[];
  /** The numbers of its values, from zero; `{1}` is the first of them. */
  readonly values: readonly number[];
}

interface Piece {
  readonly kind: 'open' | 'close' | 'text';
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a template as one text. */
export function joinTemplate(parts: readonly string[]): string {
  return parts.map((part, index) => (index === 0 ? part : `${MARK}${index - 1}${MARK}${part}`)).join('');
}

/** The other way round: the parts, and which value stands behind each. */
export function splitTemplate(joined: string): { parts: string[]; order: number[] } {
  const parts: string[] = [];
  const order: number[] = [];
  let end = 0;
  for (const found of joined.matchAll(VALUE)) {
    parts.push(joined.slice(end, found.index));
    order.push(Number(found[1]));
    end = found.index + found[0].length;
  }
  return { parts: [...parts, joined.slice(end)], order };
}

export function textsOf(joined: string): TemplateText[] {
  const pieces = piecesOf(joined);
  const runs: Piece[][] = [[]];
  let code: string | null = null;
  for (const piece of pieces) {
    if (code === null && piece.kind === 'open' && CODE.has(piece.name) && !INLINE.has(piece.name)) code = piece.name;
    if (code !== null || (piece.kind !== 'text' && !INLINE.has(piece.name))) runs.push([]);
    else runs.at(-1)?.push(piece);
    if (piece.kind === 'close' && piece.name === code) code = null;
  }
  const found = [...runs.flatMap((run) => textsOfRun(joined, run)), ...attributeTexts(joined)];
  return found.toSorted((one, other) => one.from - other.from);
}

function piecesOf(joined: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) pieces.push({ kind: 'text', name: '', from: end, to });
  };
  for (const found of joined.matchAll(TAG)) {
    addText(found.index);
    end = found.index + found[0].length;
    const name = (found[2] ?? '').toLowerCase();
    pieces.push({ kind: found[1] === '/' ? 'close' : 'open', name, from: found.index, to: end });
  }
  addText(joined.length);
  return pieces;
}

/** One text, or those of its elements if no letter stands between them. */
function textsOfRun(joined: string, run: readonly Piece[]): TemplateText[] {
  const elements: Piece[][] = [];
  let depth = 0;
  let hasWords = false;
  for (const piece of run) {
    if (piece.kind === 'open') {
      if (depth === 0) elements.push([]);
      depth += 1;
    }
    if (depth > 0) elements.at(-1)?.push(piece);
    else if (isRead(joined, piece)) hasWords = true;
    if (piece.kind === 'close') depth = Math.max(0, depth - 1);
  }
  if (hasWords && depth === 0) return [makeText(joined, trimmed(joined, run))];
  return elements
    .filter(([first]) => first !== undefined && !CODE.has(first.name))
    .flatMap((element) => {
      const inner = element.slice(1, element.at(-1)?.kind === 'close' ? -1 : undefined);
      return textsOfRun(joined, inner);
    });
}

function isRead(joined: string, { from, to }: Piece): boolean {
  const text = joined.slice(from, to).replaceAll(VALUE, '');
  return LETTERS.test(text) && !text.includes('="') && !text.includes('<') && !ATTRIBUTES.has(text.trim());
}

/** Without white space at its ends. */
function trimmed(joined: string, run: readonly Piece[]): { from: number; to: number } {
  const [first] = run;
  const last = run.at(-1);
  const from = first?.from ?? 0;
  const to = last?.to ?? 0;
  const text = joined.slice(from, to);
  return { from: from + text.length - text.trimStart().length, to: to - (text.length - text.trimEnd().length) };
}

function attributeTexts(joined: string): TemplateText[] {
  return [...joined.matchAll(TAG)].flatMap((tag) =>
    [...(tag[3] ?? '').matchAll(READ_ATTRIBUTE)].flatMap((found) => {
      const value = found[1] ?? '';
      if (!LETTERS.test(value.replaceAll(VALUE, ''))) return [];
      const from = tag.index + tag[0].indexOf(tag[3] ?? '') + found.index + found[0].length - 1 - value.length;
      return [makeText(joined, { from, to: from + value.length })];
    }),
  );
}

function makeText(joined: string, { from, to }: { from: number; to: number }): TemplateText {
  const source = joined.slice(from, to);
  const tags = [...source.matchAll(TAG)].map(([tag]) => tag);
  const bare = source.replaceAll(TAG, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`);
  const values = [...bare.matchAll(VALUE)].map(([, index]) => Number(index));
  const text = values.reduce((rest, value, index) => rest.replace(`${MARK}${value}${MARK}`, `{${index + 1}}`), bare);
  return { from, to, text: text.replaceAll(/\s+/g, ' '), tags, values };
}

/** The template with its texts in another language. */
export function translateTemplate(joined: string, translate: (text: string) => string | undefined): string {
  let result = '';
  let end = 0;
  for (const one of textsOf(joined)) {
    // An attribute of an element inside a sentence has gone into it with its tag.
    if (one.from < end) continue;
    const other = translate(one.text);
    if (other === undefined) continue;
    result += joined.slice(end, one.from) + putBack(other, one, translate);
    end = one.to;
  }
  return result + joined.slice(end);
}

const BARE_TAG = /<(\/?)([a-z][\w-]*)>/g;

/** A tag of the translation stands for the next one of that name. */
function putBack(
  other: string,
  { tags, values }: TemplateText,
  translate: (text: string) => string | undefined,
): string {
  const left = [...tags];
  const tagged = other.replaceAll(BARE_TAG, (bare, slash: string, name: string) => {
    const at = left.findIndex((tag) => tag.toLowerCase().startsWith(`<${slash}${name}`));
    return at === -1 ? bare : translateTemplate(left.splice(at, 1)[0] ?? '', translate);
  });
  return tagged.replaceAll(/\{(\d+)\}/g, (whole, number: string) => {
    const value = values[Number(number) - 1];
    return value === undefined ? whole : `${MARK}${value}${MARK}`;
  });
}
