import type { components } from '../../../../generated/operator.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../domain/text/languages.ts';

export type Language = components['schemas']['LanguageCode'];

/** By its own name. */
export const LANGUAGE_CHOICES = LANGUAGE_CODES.map((code): [Language, string] => [code, LANGUAGES[code].name]);

/** The first of the browser's languages that we write in. */
export function languageOf(accepted: string | undefined): Language {
  const preferences = (accepted ?? '').slice(0, 200).split(',');
  const codes = preferences.map((preference) => preference.trim().slice(0, 2).toLowerCase());
  return LANGUAGE_CODES.find((code) => code === codes.find((one) => Object.hasOwn(LANGUAGES, one))) ?? 'en';
}
