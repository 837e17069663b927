import { joinTemplate, splitTemplate, translateTemplate } from './template-texts.ts';
import { currentTranslation } from './texts.ts';
import type { Translation } from './texts.ts';
import { isWebAddress } from './web-address.ts';

// The template tag for all HTML (S12). It escapes every value, in text and in quoted attributes, except markup made by this
// tag or trusted through `raw`. A value that is a whole address attribute (`href="${…}"`) must be an address that a page may
// link to; anything else becomes `#`.

/** Made only by `html` or `raw`: other objects of this shape are refused. */
export interface Html {
  readonly html: string;
  /** Lost where it becomes a part of other markup. */
  readonly plain?: PlainValue;
  readonly [MADE]: true;
}

/** What a file has in place of the markup: a decimal with its unit, or a time with its offset. */
export interface PlainValue {
  readonly kind: 'amount' | 'moment';
  readonly text: string;
  readonly unit?: string;
}

/** An address that its creator has checked, such as one that opens a wallet app. It is escaped like other text. */
export interface CheckedAddress {
  readonly address: string;
  readonly [MADE]: true;
}

/** Null, undefined and false render nothing; the values of a list are concatenated. */
export type Value = Html | CheckedAddress | string | number | bigint | false | null | undefined | readonly Value[];

const MADE = Symbol('made here');

export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const translation = currentTranslation();
  const { parts, places, order } = translation === undefined ? inEnglish(texts) : inOther(texts, translation);
  let result = parts[0] ?? '';
  for (let index = 0; index < order.length; index += 1) {
    const value = values[order[index] ?? index];
    const place = places[index];
    result += place === 'text' ? render(value) : place === 'address' ? renderAddress(value) : renderMarkup(value);
    result += parts[index + 1];
  }
  return raw(result);
}

/** Our own markup, unescaped. Never use it for untrusted text. */
export function raw(markup: string): Html {
  return { html: markup, [MADE]: true };
}

export function withPlain(markup: Html, plain: PlainValue): Html {
  return { ...markup, plain };
}

export function checkedAddress(address: string): CheckedAddress {
  return { address, [MADE]: true };
}

export const NOTHING: Html = raw('');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const SPECIAL = /[&<>"']/;

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

function render(value: unknown): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return renderList(value);
  if (isMade(value)) return 'html' in value ? value.html : escapeHtml(value.address);
  throw new TypeError(`html takes texts and numbers, not a value of type ${typeof value}`);
}

function renderList(values: readonly unknown[]): string {
  let joined = '';
  for (const value of values) joined += render(value);
  return joined;
}

function renderAddress(value: unknown): string {
  if (typeof value === 'string') return isWebAddress(value) ? escapeHtml(value) : '#';
  if (isMade(value) && 'address' in value) return escapeHtml(value.address);
  if (value === null || value === undefined || value === false) return '#';
  throw new TypeError(`an address must be a text, not a value of type ${typeof value}`);
}

/** Escaping does not protect a value without quotes. */
function renderMarkup(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') {
    throw new TypeError('put quotes around a value in a tag, and no values into a script or style');
  }
  return render(value);
}

function isMade(value: unknown): value is Html | CheckedAddress {
  return typeof value === 'object' && value !== null && MADE in value;
}

interface Prepared {
  readonly parts: readonly string[];
  readonly places: readonly Place[];
  /** Which value stands behind each part: another language may need another order. */
  readonly order: readonly number[];
}

/** Where a value is placed: in text or in quotes; as a whole address; or where only markup is allowed. */
type Place = 'text' | 'address' | 'markup';

// A template is parsed once a language: its strings are the same object on every call.
const english = new WeakMap<TemplateStringsArray, Prepared>();
const others = new WeakMap<Translation, WeakMap<TemplateStringsArray, Prepared>>();

function inEnglish(texts: TemplateStringsArray): Prepared {
  const known = english.get(texts);
  if (known !== undefined) return known;
  const made = prepare(
    texts,
    texts.slice(1).map((_, index) => index),
  );
  english.set(texts, made);
  return made;
}

function inOther(texts: TemplateStringsArray, translation: Translation): Prepared {
  const made = others.get(translation) ?? new WeakMap<TemplateStringsArray, Prepared>();
  others.set(translation, made);
  const known = made.get(texts);
  if (known !== undefined) return known;
  const written = splitTemplate(translateTemplate(joinTemplate(texts), (words) => escapedText(translation, words)));
  const ready = prepare(written.parts, written.order);
  made.set(texts, ready);
  return ready;
}

/** A text of a template has the tags of its key, and may stand in an attribute. */
function escapedText({ texts }: Translation, words: string): string | undefined {
  return texts[words]?.replaceAll('"', '&quot;');
}

function prepare(texts: readonly string[], order: readonly number[]): Prepared {
  return {
    // Browsers do not need the source's indentation.
    parts: texts.map((text) => text.replaceAll(/(?<!\s)\s*\n\s*/g, '\n')),
    places: texts.map((text, index) => placeOf(text, texts.slice(0, index + 1).join('0'))),
    order,
  };
}

const BEFORE_ADDRESS = /\s(?:href|src|action|formaction)="$/;
const IN_TAG = /<[a-z][^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*$/i;
const IN_CODE = /<(script|style)\b(?![^]*<\/\1)[^>]*>[^]*$/i;

function placeOf(text: string, before: string): Place {
  if (BEFORE_ADDRESS.test(text)) return 'address';
  return IN_TAG.test(before) || IN_CODE.test(before) ? 'markup' : 'text';
}
