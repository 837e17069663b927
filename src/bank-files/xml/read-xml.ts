import { BankFileError, placeIn } from '../bank-file-error.ts';

// As much of XML as files of ISO 20022 use: elements, attributes, text, CDATA, comments. A document type is refused, so nobody can
// define an entity; nothing is fetched; depth and number of elements are bounded, and every character is looked at once.

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own text, without spaces around it. */
  readonly text: string;
  readonly source: string;
  readonly offset: number;
}

export interface XmlLimits {
  readonly depthMax: number;
  readonly elementsMax: number;
}

const LIMITS: XmlLimits = { depthMax: 40, elementsMax: 2_000_000 };
const ATTRIBUTES_MAX = 20;

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  readonly fullName: string;
  text: string;
}

interface Scan {
  readonly source: string;
  readonly limits: XmlLimits;
  readonly path: OpenElement[];
  root: OpenElement | null;
  elements: number;
}

export function readXml(source: string, limits: XmlLimits = LIMITS): XmlElement {
  const scan: Scan = { source, limits, path: [], root: null, elements: 0 };
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    takeText(scan, at, open === -1 ? source.length : open);
    at = open === -1 ? source.length : takeMarkup(scan, open);
  }
  const left = scan.path.at(-1);
  if (left !== undefined) fail(scan, source.length, `the file ends inside of ${left.name}`);
  if (scan.root === null) fail(scan, source.length, 'the file has no element');
  return scan.root;
}

/** Fails at an element of a document. */
export function failAt({ source, offset }: XmlElement, problem: string): never {
  throw new BankFileError(problem, placeIn(source, offset));
}

function fail({ source }: Scan, offset: number, problem: string): never {
  throw new BankFileError(problem, placeIn(source, offset));
}

/** Returns the offset after it. */
function takeMarkup(scan: Scan, at: number): number {
  const { source } = scan;
  if (source.startsWith('<!--', at)) return endOf(scan, at, '-->', 'a comment');
  if (source.startsWith('<?', at)) return endOf(scan, at, '?>', 'an instruction');
  if (source.startsWith('<![CDATA[', at)) return takeCharacterData(scan, at);
  if (source.startsWith('<!', at)) fail(scan, at, 'a document type declaration is not read');
  return source.startsWith('</', at) ? takeEndTag(scan, at) : takeStartTag(scan, at);
}

function endOf(scan: Scan, at: number, mark: string, what: string): number {
  const end = scan.source.indexOf(mark, at);
  if (end === -1) fail(scan, at, `${what} is not closed`);
  return end + mark.length;
}

function takeCharacterData(scan: Scan, at: number): number {
  const end = endOf(scan, at, ']]>', 'a CDATA section');
  append(scan, at, scan.source.slice(at + '<![CDATA['.length, end - ']]>'.length));
  return end;
}

function takeText(scan: Scan, from: number, to: number): void {
  if (from === to) return;
  const raw = scan.source.slice(from, to);
  // Most of a file's text is the space between its elements, which counts for nothing.
  if (BLANK.test(raw) && (scan.path.at(-1)?.text ?? '') === '') return;
  append(scan, from, raw.includes('&') ? resolve(scan, from, raw) : raw);
}

function append(scan: Scan, at: number, text: string): void {
  const bad = NOT_XML.exec(text);
  if (bad !== null) fail(scan, at + bad.index, 'a character that XML does not allow');
  const inside = scan.path.at(-1);
  if (inside !== undefined) inside.text += text;
  else if (text.trim() !== '') fail(scan, at, 'text outside of the document');
}

const BLANK = /^[\t\n\r ]*$/;
const NOT_XML = /(?![\t\n\r\u007F-\u009F])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u;

const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

function resolve(scan: Scan, from: number, raw: string): string {
  return raw.replaceAll(
    /&(?:#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6})|([A-Za-z][A-Za-z0-9]{0,30}));|&/g,
    (whole, ...found: unknown[]) => {
      const [decimal, hexadecimal, name, offset] = found as [string?, string?, string?, number?];
      const known = ENTITIES.get(name ?? '');
      if (known !== undefined) return known;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      if (code > 0 && code <= 0x10_ffff) return String.fromCodePoint(code);
      return fail(
        scan,
        from + (offset ?? 0),
        whole === '&' ? 'a & that begins no entity' : 'an entity that XML does not have',
      );
    },
  );
}

const NAME = '[A-Za-z_][A-Za-z0-9_.-]{0,99}(?::[A-Za-z_][A-Za-z0-9_.-]{0,99})?';
const START = new RegExp(`<(${NAME})`, 'y');
const ATTRIBUTE = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const START_END = /\s*(\/?)>/y;
const END = new RegExp(`</(${NAME})\\s*>`, 'y');

function takeStartTag(scan: Scan, at: number): number {
  const { source, path, limits } = scan;
  START.lastIndex = at;
  const fullName = START.exec(source)?.[1] ?? fail(scan, at, 'a tag without a name');
  const { attributes, end } = takeAttributes(scan, START.lastIndex);
  START_END.lastIndex = end;
  const closing = START_END.exec(source);
  if (closing === null) fail(scan, end, `the tag ${fullName} is not well formed`);
  const after = START_END.lastIndex;
  scan.elements += 1;
  if (scan.elements > limits.elementsMax) fail(scan, at, `more than ${limits.elementsMax} elements`);
  if (path.length === limits.depthMax) fail(scan, at, `more than ${limits.depthMax} elements inside of each other`);
  const name = fullName.slice(fullName.indexOf(':') + 1);
  const element: OpenElement = { name, fullName, attributes, children: [], text: '', source, offset: at };
  const parent = path.at(-1);
  if (parent !== undefined) parent.children.push(element);
  else if (scan.root === null) scan.root = element;
  else fail(scan, at, 'a second document');
  if (closing[1] === '') path.push(element);
  return after;
}

/** Hardly any element has one, so those without share a map. */
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

function takeAttributes(scan: Scan, from: number): { attributes: ReadonlyMap<string, string>; end: number } {
  const { source } = scan;
  if (source.charAt(from) === '>') return { attributes: NO_ATTRIBUTES, end: from };
  const attributes = new Map<string, string>();
  let end = from;
  for (ATTRIBUTE.lastIndex = end; ; ATTRIBUTE.lastIndex = end) {
    const found = ATTRIBUTE.exec(source);
    if (found === null) return { attributes, end };
    const [, name = '', double, single = ''] = found;
    if (attributes.has(name) || attributes.size === ATTRIBUTES_MAX) fail(scan, end, 'an attribute too many');
    attributes.set(name, resolve(scan, end, double ?? single));
    end = ATTRIBUTE.lastIndex;
  }
}

function takeEndTag(scan: Scan, at: number): number {
  END.lastIndex = at;
  const name = END.exec(scan.source)?.[1] ?? fail(scan, at, 'an end tag that is not well formed');
  const end = END.lastIndex;
  const open = scan.path.pop();
  if (open?.fullName !== name) fail(scan, at, `${name} ends, but ${open?.fullName ?? 'nothing'} is open`);
  open.text = open.text.trim();
  return end;
}
