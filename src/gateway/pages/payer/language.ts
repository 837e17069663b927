import { PAYER_LANGUAGE_CODES, PAYER_LANGUAGES } from '../../domain/text/languages.ts';
import type { PayerLanguageCode, WrittenLanguage } from '../../domain/text/languages.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import type { Texts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { nl } from './texts/nl.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { vi } from './texts/vi.ts';
import { zh } from './texts/zh.ts';

// The language of the page: the one the payer chose on the page, else the merchant's field, else the browser's, else
// English.

export interface Language extends WrittenLanguage {
  readonly code: PayerLanguageCode;
  readonly texts: Texts;
}

const TEXTS: Readonly<Record<PayerLanguageCode, Texts>> = { en, de, es, fr, it, nl, pl, pt, vi, ar, zh, ja };
const ENGLISH = written('en');

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...PAYER_LANGUAGE_CODES.filter((code) => code !== 'en').map(written),
];

const BY_CODE: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language.code, language]));

function written(code: PayerLanguageCode): Language {
  return { code, ...PAYER_LANGUAGES[code], texts: TEXTS[code] };
}

export interface LanguagePreferences {
  /** From the page's language switcher. */
  readonly query: string | null;
  /** What the payer chose earlier. */
  readonly cookie: string | null;
  /** The order's `language` field. */
  readonly field: string | number | boolean | undefined;
  readonly acceptLanguage: string | undefined;
}

export function chooseLanguage({ query, cookie, field, acceptLanguage }: LanguagePreferences): Language {
  return (
    findLanguage(query ?? '') ??
    findLanguage(cookie ?? '') ??
    findLanguage(String(field ?? '')) ??
    findAccepted(acceptLanguage ?? '') ??
    ENGLISH
  );
}

/** By the first part of a tag: `pt-BR` and `pt_BR` are both Portuguese. */
export function findLanguage(tag: string): Language | undefined {
  return BY_CODE.get(tag.trim().slice(0, 3).replace(/[-_]$/, '').toLowerCase());
}

function findAccepted(header: string): Language | undefined {
  const preferences = header.split(',', ACCEPTED_MAX).map((preference) => {
    const [tag = '', ...parameters] = preference.split(';');
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag, weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) };
  });
  return preferences
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ tag }) => findLanguage(tag))
    .find((language) => language !== undefined);
}

const ACCEPTED_MAX = 20;
