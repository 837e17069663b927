import { AsyncLocalStorage } from 'node:async_hooks';
import { joinTemplate, splitTemplate } from './template-texts.ts';

// What people read, in their language. English stands in the code; the other languages are catalogues with the English texts as
// keys. `html` translates its own words. Words that are values are marked: a sentence by `say`, a table of words by `translated`.

export interface Translation {
  /** For the `lang` attribute, and for numbers and dates. */
  readonly tag: string;
  readonly texts: Readonly<Record<string, string>>;
}

const current = new AsyncLocalStorage<Translation | undefined>();

/** Whatever `run` writes, also later, is in this language; English without one. */
export function inLanguage<Result>(translation: Translation | undefined, run: () => Result): Result {
  return current.run(translation, run);
}

export function currentTranslation(): Translation | undefined {
  return current.getStore();
}

/** The `lang` attribute of the page that is being written. */
export function languageTag(): string {
  return current.getStore()?.tag ?? 'en';
}

/** A sentence with its values, or a word: say`Order ${number}`. It is not markup: `html` escapes it. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number | bigint)[]): string {
  const translation = current.getStore();
  if (translation === undefined) return String.raw({ raw: parts }, ...values);
  const other = translation.texts[keyOf(parts)];
  if (other === undefined) return String.raw({ raw: parts }, ...values);
  return other.replaceAll(/\{(\d+)\}/g, (whole, number: string) => String(values[Number(number) - 1] ?? whole));
}

/** Words that were written elsewhere, such as in the contract; the list of texts has them. Others stay as they are. */
export function sayWords(words: string): string {
  return current.getStore()?.texts[words] ?? words;
}

const keys = new WeakMap<TemplateStringsArray, string>();

function keyOf(parts: TemplateStringsArray): string {
  const known = keys.get(parts);
  if (known !== undefined) return known;
  const key = keyOfParts(parts);
  keys.set(parts, key);
  return key;
}

/** The English text as the catalogues have it: `Order {1}`. */
export function keyOfParts(parts: readonly string[]): string {
  const { parts: words, order } = splitTemplate(joinTemplate(parts));
  return words.map((part, index) => (index === 0 ? part : `{${(order[index - 1] ?? 0) + 1}}${part}`)).join('');
}

/** Words of a table are in the language of whoever reads them, each time. Names and addresses in it stay as they are. */
export function translated<const Table>(table: Table): Table {
  return lazy(table) as Table;
}

/** What a table has for people: it begins with a capital, or is more than one word or figure. */
export function isForPeople(words: string): boolean {
  return /\p{Ll}/u.test(words) && (/^[“"(]?\p{Lu}/u.test(words) || /[\p{L}\d] \p{L}/u.test(words));
}

function lazy(value: unknown): unknown {
  if (Array.isArray(value)) return withWords(value, []);
  return isPlain(value) ? withWords(value, {}) : value;
}

function withWords(table: object, made: object): object {
  for (const [name, value] of Object.entries(table)) {
    if (typeof value === 'string' && isForPeople(value))
      Object.defineProperty(made, name, { get: () => sayWords(value), enumerable: true });
    else Object.assign(made, { [name]: lazy(value) });
  }
  return made;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  // Markup is not a table.
  return Object.getOwnPropertySymbols(value).length === 0;
}
