import { isUtf8 } from 'node:buffer';

// Reads a request body strictly. What two parsers could read in two ways (a name that stands twice) or what could reach
// an object's prototype is refused, because a signature says nothing about such a text.

export type JsonObject = Record<string, unknown>;

export type JsonReading =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly problem: string };

const DEPTH_MAX = 32;

/** `problem` completes a sentence that begins with "body:". */
export function readJsonObject(bytes: Uint8Array): JsonReading {
  if (!isUtf8(bytes)) return { ok: false, problem: 'is not UTF-8' };
  const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const text = decoded.charCodeAt(0) === BYTE_ORDER_MARK ? decoded.slice(1) : decoded;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'is not JSON; send an object with Content-Type application/json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problem: 'is JSON but not an object; send an object' };
  }
  // A name that stands twice is one key less in the value than names in the text. Counting both takes a fifth of the
  // time of looking at every token, which is left for the text that is refused anyway.
  const scanned = scan(text);
  if (countKeys(value, 1) !== scanned.names) return { ok: false, problem: findStructureProblem(text) };
  if (scanned.hasRoundedNumber) markRoundedNumbers(text, value as JsonObject);
  return { ok: true, value: value as JsonObject };
}

const BYTE_ORDER_MARK = 0xfe_ff;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const POINT = 0x2e;
const LETTER_E = 0x65;

/** The names in a text that is known to be JSON: its colons outside of texts; and whether a number has a point there. */
function scan(text: string): { names: number; hasRoundedNumber: boolean } {
  let names = 0;
  let hasRoundedNumber = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COLON) names += 1;
    else if (code === QUOTE) at = endOfText(text, at);
    else if (code === POINT || ((code | 0x20) === LETTER_E && isDigit(text.charCodeAt(at - 1))))
      hasRoundedNumber = true;
  }
  return { names, hasRoundedNumber };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/**
 * Signed values are the texts as received (S2), and 100001, 1.00001e5 and 100001.0 are one number in three texts. So a field
 * of the body that is not written in digits alone becomes NaN, which no field takes. Other fields are not signed.
 */
function markRoundedNumbers(text: string, body: JsonObject): void {
  let depth = 0;
  let lastText = '';
  for (const [token] of text.matchAll(VALUE_TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token.startsWith('"')) lastText = token;
    else if (depth === 1 && !/^-?[0-9]+$/.test(token)) body[JSON.parse(lastText) as string] = Number.NaN;
  }
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
}

/** All keys of a value; NaN, which equals no count, where it is too deep or has a forbidden name. */
function countKeys(value: object, depth: number): number {
  if (depth > DEPTH_MAX) return Number.NaN;
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : items.length;
  for (const name of FORBIDDEN_NAMES) if (Object.hasOwn(value, name)) return Number.NaN;
  for (const item of items) if (typeof item === 'object' && item !== null) count += countKeys(item, depth + 1);
  return count;
}

const VALUE_TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]|-?[0-9][0-9.eE+-]*/g;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype'];

/** Walks the tokens of a text that is known to be JSON, and to be refused, for the first reason to do so. */
function findStructureProblem(text: string): string {
  const names: Set<string>[] = [];
  let lastText = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      names.push(new Set());
      if (names.length > DEPTH_MAX) return `is nested deeper than ${DEPTH_MAX} levels`;
    } else if (token === '}' || token === ']') {
      names.pop();
    } else if (token === ':') {
      const name = JSON.parse(lastText) as string;
      if (FORBIDDEN_NAMES.includes(name)) return `has the name ${name}, which is not taken anywhere`;
      if (names.at(-1)?.has(name)) return `has the name ${shown(name)} twice in one object`;
      names.at(-1)?.add(name);
    } else {
      lastText = token;
    }
  }
  throw new Error('a body was found faulty, and then no fault was found in it');
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 64));
}
