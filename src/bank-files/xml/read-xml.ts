import { BankFileError } from '../bank-file-error.ts';
import type { XmlElement } from './element.ts';
import { createScan, fail, forgetRead, placeOf } from './scan.ts';
import type { OpenElement, Scan, XmlLimits } from './scan.ts';
import { readEndTag, readStartTag, shownName, tagEnd } from './tags.ts';
import { NOT_XML, resolve } from './text.ts';

// As much of XML as files of ISO 20022 use: elements, attributes, text, CDATA, comments. A document type is refused, so nobody can
// define an entity; nothing is fetched. The text comes in pieces. What is kept is bounded by depth, elements and characters, and a
// caller that is done with an element gives it back, so a file may be longer than memory.

export interface XmlReader {
  push(text: string): void;
  /** The document, without what was given back. */
  end(): XmlElement;
  /** Fails where the text ends that was pushed. */
  fail(problem: string): never;
}

/** Called when an element ends, with those around it, the outermost first. True gives it back. */
export type OnElement = (element: XmlElement, around: readonly XmlElement[]) => boolean;

export function readXml(source: string, limits: Partial<XmlLimits> = {}): XmlElement {
  const reader = createXmlReader(limits);
  reader.push(source);
  return reader.end();
}

export function createXmlReader(limits: Partial<XmlLimits> = {}, onElement: OnElement = () => false): XmlReader {
  const scan = createScan(limits, onElement);
  return {
    push(text) {
      scan.source = scan.source === '' ? text : scan.source + text;
      takeAll(scan);
      forgetRead(scan);
    },
    end() {
      scan.isWhole = true;
      takeAll(scan);
      const left = scan.path.at(-1);
      if (left !== undefined) fail(scan, scan.source.length, `the file ends inside of ${shownName(left.name)}`);
      if (scan.root === null) fail(scan, scan.source.length, 'the file has no element');
      return scan.root;
    },
    fail: (problem) => fail(scan, scan.source.length, problem),
  };
}

function takeAll(scan: Scan): void {
  const { source } = scan;
  while (scan.at < source.length) {
    const open = source.indexOf('<', scan.at);
    if (open === -1 && !scan.isWhole) return waitForText(scan);
    takeText(scan, open === -1 ? source.length : open);
    if (open === -1) return;
    const end = takeMarkup(scan, open);
    if (end === null) return;
    scan.at = end;
  }
}

/** The text may go on, or end with half of an entity. */
function waitForText(scan: Scan): void {
  scan.at = textStart(scan);
  if (scan.source.length - scan.at > scan.limits.textMax) fail(scan, scan.at, textTooLong(scan));
}

/** Spaces before an element's text count for nothing; most of a file's text is that. */
function textStart({ source, at, path }: Scan): number {
  if (path.length > 0 && path.at(-1)?.text !== '') return at;
  let from = at;
  while (from < source.length && isBlank(source.charCodeAt(from))) from += 1;
  return from;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function takeText(scan: Scan, to: number): void {
  const from = Math.min(textStart(scan), to);
  scan.at = to;
  if (from === to) return;
  if (to - from > scan.limits.textMax) fail(scan, from, textTooLong(scan));
  const raw = scan.source.slice(from, to);
  append(scan, from, raw.includes('&') ? resolve(scan, from, raw) : raw);
}

function textTooLong({ limits }: Scan): string {
  return `a text of more than ${limits.textMax} characters`;
}

function append(scan: Scan, at: number, text: string): void {
  const bad = NOT_XML.exec(text);
  if (bad !== null) fail(scan, at + bad.index, 'a character that XML does not allow');
  const inside = scan.path.at(-1);
  if (inside !== undefined) {
    inside.text += text;
    keep(scan, at, text.length);
  } else if (text.trim() !== '') fail(scan, at, 'text outside of the document');
}

function keep(scan: Scan, at: number, characters: number): void {
  scan.characters += characters;
  if (scan.characters > scan.limits.charactersMax)
    fail(scan, at, `more than ${scan.limits.charactersMax} characters that belong together`);
}

/** The offset after it; null if it is not whole yet. */
function takeMarkup(scan: Scan, at: number): number | null {
  const { source } = scan;
  if (source.charCodeAt(at + 1) === 33) return takeDeclared(scan, at);
  if (source.startsWith('<?', at)) return endOf(scan, at + 2, '?>', 'an instruction');
  const end = tagEnd(scan, at);
  if (end === null) return null;
  return source.startsWith('</', at) ? takeEndTag(scan, at) : takeStartTag(scan, at);
}

function takeDeclared(scan: Scan, at: number): number | null {
  const { source } = scan;
  if (source.startsWith('<!--', at)) return endOf(scan, at + 4, '-->', 'a comment');
  if (source.startsWith('<![CDATA[', at)) return takeCharacterData(scan, at);
  const isShort = !scan.isWhole && ['<!--', '<![CDATA['].some((mark) => mark.startsWith(source.slice(at)));
  return isShort ? null : fail(scan, at, 'a document type declaration is not read');
}

function endOf(scan: Scan, from: number, mark: string, what: string): number | null {
  const { source, limits, isWhole } = scan;
  const end = source.indexOf(mark, from);
  if (end > from + limits.textMax || (end === -1 && source.length - from > limits.textMax + mark.length))
    fail(scan, scan.at, `${what} of more than ${limits.textMax} characters`);
  if (end === -1) return isWhole ? fail(scan, scan.at, `${what} is not closed`) : null;
  return end + mark.length;
}

function takeCharacterData(scan: Scan, at: number): number | null {
  const from = at + '<![CDATA['.length;
  const end = endOf(scan, from, ']]>', 'a CDATA section');
  if (end !== null) append(scan, at, scan.source.slice(from, end - ']]>'.length));
  return end;
}

function takeStartTag(scan: Scan, at: number): number {
  const { path, limits } = scan;
  const { fullName, attributes, isEmpty, end } = readStartTag(scan, at);
  const kept = { elements: scan.elements, characters: scan.characters };
  scan.elements += 1;
  if (scan.elements > limits.elementsMax) fail(scan, at, `more than ${limits.elementsMax} elements`);
  if (path.length === limits.depthMax) fail(scan, at, `more than ${limits.depthMax} elements inside of each other`);
  const name = fullName.slice(fullName.indexOf(':') + 1);
  const { line, column } = placeOf(scan, at);
  const element: OpenElement = { name, fullName, attributes, children: [], text: '', line, column, kept };
  keep(scan, at, end - at);
  const parent = path.at(-1);
  if (parent !== undefined) parent.children.push(element);
  else if (scan.root === null) scan.root = element;
  else fail(scan, at, 'a second document');
  path.push(element);
  if (isEmpty) endElement(scan);
  return end;
}

function takeEndTag(scan: Scan, at: number): number {
  const open = scan.path.at(-1);
  const { fullName, end } = readEndTag(scan, at, open?.fullName ?? '');
  if (open?.fullName !== fullName) fail(scan, at, crossed(fullName, open?.fullName));
  endElement(scan);
  return end;
}

function crossed(ended: string, open: string | undefined): string {
  return `${shownName(ended)} ends, but ${open === undefined ? 'nothing' : shownName(open)} is open`;
}

function endElement(scan: Scan): void {
  const element = scan.path.pop();
  if (element === undefined) throw new BankFileError('an end without a beginning');
  element.text = element.text.trim();
  if (!scan.onElement(element, scan.path)) return;
  scan.path.at(-1)?.children.pop();
  [scan.elements, scan.characters] = [element.kept.elements, element.kept.characters];
}
