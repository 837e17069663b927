import { fail } from './scan.ts';
import type { Scan } from './scan.ts';
import { resolve } from './text.ts';

const ATTRIBUTES_MAX = 20;

const NAME = '[A-Za-z_][A-Za-z0-9_.-]{0,99}(?::[A-Za-z_][A-Za-z0-9_.-]{0,99})?';
const START = new RegExp(`<(${NAME})`, 'y');
const ATTRIBUTE = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const START_END = /\s*(\/?)>/y;
const END = new RegExp(`</(${NAME})\\s*>`, 'y');

const [GREATER, LESS, DOUBLE, SINGLE] = [62, 60, 34, 39];

/** Where a tag ends, or stops being one; null if more text has to come before that is known. */
export function tagEnd(scan: Scan, at: number): number | null {
  const { source, limits, isWhole } = scan;
  const last = Math.min(source.length, at + limits.textMax);
  let quote = 0;
  for (let end = at + 1; end < last; end += 1) {
    const code = source.charCodeAt(end);
    if (code === LESS || (code === GREATER && quote === 0)) return end;
    if (code === quote) quote = 0;
    else if (quote === 0 && (code === DOUBLE || code === SINGLE)) quote = code;
  }
  if (source.length - at > limits.textMax) fail(scan, at, `a tag of more than ${limits.textMax} characters`);
  return isWhole ? source.length : null;
}

export interface StartTag {
  readonly fullName: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEmpty: boolean;
  readonly end: number;
}

export function readStartTag(scan: Scan, at: number): StartTag {
  const { source } = scan;
  START.lastIndex = at;
  const fullName = START.exec(source)?.[1] ?? fail(scan, at, 'a tag without a name');
  const { attributes, end } = readAttributes(scan, START.lastIndex);
  START_END.lastIndex = end;
  const closing = START_END.exec(source);
  if (closing === null) fail(scan, end, `the tag ${shownName(fullName)} is not well formed`);
  return { fullName, attributes, isEmpty: closing[1] !== '', end: START_END.lastIndex };
}

/** The name of an element in a sentence: one that no schema has may be anything, such as the text that stood beside it. */
export function shownName(fullName: string): string {
  return SHOWN.test(fullName) ? fullName : 'another element';
}

const SHOWN = /^(?:[A-Za-z][A-Za-z0-9]{0,9}:)?[A-Za-z]{1,35}$/;

/** Hardly any element has one, so those without share a map. */
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

function readAttributes(scan: Scan, from: number): { attributes: ReadonlyMap<string, string>; end: number } {
  const { source } = scan;
  if (source.charCodeAt(from) === GREATER) return { attributes: NO_ATTRIBUTES, end: from };
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

/** Nearly always that of the element that is open. */
export function readEndTag(scan: Scan, at: number, open: string): { readonly fullName: string; readonly end: number } {
  const after = at + '</'.length + open.length;
  if (open !== '' && scan.source.startsWith(open, at + '</'.length) && scan.source.charCodeAt(after) === GREATER)
    return { fullName: open, end: after + 1 };
  END.lastIndex = at;
  const fullName = END.exec(scan.source)?.[1] ?? fail(scan, at, 'an end tag that is not well formed');
  return { fullName, end: END.lastIndex };
}
