// Reads a request body strictly. What two parsers could read in two ways (a name that stands twice) or what could reach
// an object's prototype is refused, because a signature says nothing about such a text.

export type JsonObject = Record<string, unknown>;

export type JsonReading =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly problem: string };

const DEPTH_MAX = 32;

/** `problem` completes a sentence that begins with "body:". */
export function readJsonObject(bytes: Uint8Array): JsonReading {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, problem: 'is not UTF-8' };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'is not JSON; send an object with Content-Type application/json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problem: 'is JSON but not an object; send an object' };
  }
  const problem = findStructureProblem(text);
  return problem === undefined ? { ok: true, value: value as JsonObject } : { ok: false, problem };
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Walks the tokens of a text that is known to be JSON: `JSON.parse` tells neither depth nor names that stand twice. */
function findStructureProblem(text: string): string | undefined {
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
      if (FORBIDDEN_NAMES.has(name)) return `has the name ${name}, which is not taken anywhere`;
      if (names.at(-1)?.has(name)) return `has the name ${shown(name)} twice in one object`;
      names.at(-1)?.add(name);
    } else {
      lastText = token;
    }
  }
  return undefined;
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 64));
}
