import { isUtf8 } from 'node:buffer';

// Reads a request body strictly. Anything that two parsers could read differently (a repeated name) or that could reach
// an object's prototype is refused, because a signature proves nothing about such a body.

export type JsonObject = Record<string, unknown>;

export type JsonReading =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly problem: string };

const DEPTH_MAX = 32;

// The fields of the contract need a third of it, with a thousand products. Anything beyond them costs memory and time
// for each value, long before the sender is known (S18).
const VALUES_MAX = 20_000;

/** `problem` completes a sentence that begins with "body:". */
export function readJsonObject(bytes: Uint8Array): JsonReading {
  if (!isUtf8(bytes)) return { ok: false, problem: 'is not UTF-8; encode it as UTF-8' };
  const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const text = decoded.charCodeAt(0) === BYTE_ORDER_MARK ? decoded.slice(1) : decoded;
  const scanned = scan(text);
  if (scanned.problem !== undefined) return { ok: false, problem: scanned.problem };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'is not valid JSON; send a JSON object with Content-Type application/json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problem: 'is not a JSON object; send one' };
  }
  // A repeated name makes one key fewer in the value than there are names in the text. Counting both takes a fifth of the
  // time of reading every token, which is only done for a body that is refused anyway.
  if (countKeys(value) !== scanned.names) return { ok: false, problem: findStructureProblem(text) };
  if (scanned.hasRoundedNumber) markRoundedNumbers(text, value as JsonObject);
  return { ok: true, value: value as JsonObject };
}

const BYTE_ORDER_MARK = 0xfe_ff;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACKET_END = 0x5d;
const BRACE = 0x7b;
const BRACE_END = 0x7d;
const POINT = 0x2e;
const MINUS = 0x2d;
const PLUS = 0x2b;
const LETTER_E = 0x65;

interface Scanned {
  /** Colons outside strings: the number of names, if the text is JSON. */
  readonly names: number;
  /** Whether a number has a point or an exponent. */
  readonly hasRoundedNumber: boolean;
  /** Why it is not worth building. */
  readonly problem?: string;
}

/** Looks at every character once, before anything is built, and stops if there is too much. */
function scan(text: string): Scanned {
  let names = 0;
  let separators = 0;
  let depth = 0;
  let hasRoundedNumber = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === COLON) names += 1;
    else if (code === COMMA) separators += 1;
    else if (code === BRACE || code === BRACKET) {
      depth += 1;
      separators += 1;
    } else if (code === BRACE_END || code === BRACKET_END) depth -= 1;
    else if (code === POINT || ((code | 0x20) === LETTER_E && isDigit(text.charCodeAt(at - 1))))
      hasRoundedNumber = true;
    if (depth > DEPTH_MAX) return { names, hasRoundedNumber, problem: TOO_DEEP };
    // There are about as many values as there are marks that separate them.
    if (separators > VALUES_MAX) return { names, hasRoundedNumber, problem: TOO_MANY };
  }
  return { names, hasRoundedNumber };
}

const TOO_DEEP = `is nested deeper than ${DEPTH_MAX} levels`;
const TOO_MANY = `has more than ${VALUES_MAX} values; send fewer`;

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
  for (const token of tokensOf(text)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token.startsWith('"')) lastText = token;
    else if (depth === 1 && token !== ':' && !/^-?[0-9]+$/.test(token))
      body[JSON.parse(lastText) as string] = Number.NaN;
  }
}

/** Position of the quotation mark that ends the string; the end of the text if it is missing. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let before = at - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    // An odd number of backslashes escapes it.
    if ((at - before) % 2 === 1) return at;
  }
}

/** Number of keys in a value; NaN, which equals no count, if it has a forbidden name. */
function countKeys(value: object): number {
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : items.length;
  for (const name of FORBIDDEN_NAMES) if (Object.hasOwn(value, name)) return Number.NaN;
  for (const item of items) if (typeof item === 'object' && item !== null) count += countKeys(item);
  return count;
}

const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype'];

/** The strings, numbers, brackets and colons of a text that is known to be JSON. */
function* tokensOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || isPartOfNumber(code)) {
      const end = code === QUOTE ? endOfText(text, at) : endOfNumber(text, at);
      yield text.slice(at, end + 1);
      at = end;
    } else if (STRUCTURE.has(code)) yield text.charAt(at);
  }
}

const STRUCTURE: ReadonlySet<number> = new Set([BRACE, BRACE_END, BRACKET, BRACKET_END, COLON]);

function endOfNumber(text: string, start: number): number {
  let at = start;
  while (isPartOfNumber(text.charCodeAt(at + 1)) || (text.charCodeAt(at + 1) | 0x20) === LETTER_E) at += 1;
  return at;
}

function isPartOfNumber(code: number): boolean {
  return isDigit(code) || code === POINT || code === MINUS || code === PLUS;
}

/** Finds the first problem in a text that is known to be JSON and to have one. */
function findStructureProblem(text: string): string {
  const names: Set<string>[] = [];
  let lastText = '';
  for (const token of tokensOf(text)) {
    if (token === '{' || token === '[') {
      names.push(new Set());
    } else if (token === '}' || token === ']') {
      names.pop();
    } else if (token === ':') {
      const name = JSON.parse(lastText) as string;
      if (FORBIDDEN_NAMES.includes(name)) return `contains the field ${name}, which is not allowed`;
      if (names.at(-1)?.has(name)) return `contains the field ${shown(name)} twice in one object`;
      names.at(-1)?.add(name);
    } else if (token.startsWith('"')) {
      lastText = token;
    }
  }
  throw new Error('a body was found faulty, and then no fault was found in it');
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 64));
}
