import { isSafeAddress } from './safe-address.ts';

// A tagged template that escapes every value that is put into it (S12). Only what it made itself goes in as it is. A value
// that stands where an address does (`href="${…}"`) must be an address that a page may lead to, or nothing goes in.

export interface Html {
  readonly html: string;
}

export type Value = Html | string | number | readonly Html[];

export const NOTHING: Html = { html: '' };

export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const { parts, isAddress } = prepared.get(texts) ?? prepare(texts);
  let result = parts[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? '';
    result += isAddress[index] === true ? renderAddress(value) : render(value);
    result += parts[index + 1];
  }
  return { html: result };
}

interface Prepared {
  readonly parts: readonly string[];
  /** For each value, whether it is the whole of an attribute that holds an address. */
  readonly isAddress: readonly boolean[];
}

// A template is looked at once; its texts are the same object at every call.
const prepared = new WeakMap<TemplateStringsArray, Prepared>();

const BEFORE_ADDRESS = /\s(?:href|src|action|formaction)="$/;

function prepare(texts: TemplateStringsArray): Prepared {
  const made: Prepared = {
    // The source's indentation says nothing to a browser.
    parts: texts.map((text) => text.replaceAll(/(?<!\s)\s*\n\s*/g, '\n')),
    isAddress: texts.map((text) => BEFORE_ADDRESS.test(text)),
  };
  prepared.set(texts, made);
  return made;
}

function render(value: Value): string {
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  if ('html' in value) return value.html;
  let joined = '';
  for (const part of value) joined += part.html;
  return joined;
}

function renderAddress(value: Value): string {
  return typeof value === 'string' && isSafeAddress(value) ? escape(value) : '#';
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const SPECIAL = /[&<>"']/;

function escape(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
