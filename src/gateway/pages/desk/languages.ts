import type { components } from '../../../../generated/operator.ts';
import { LANGUAGE_CODES, LANGUAGES, acceptedLanguage } from '../../domain/text/languages.ts';

export type Language = components['schemas']['LanguageCode'];

/** By its own name. */
export const LANGUAGE_CHOICES = LANGUAGE_CODES.map((code): [Language, string] => [code, LANGUAGES[code].name]);

/** The first of the browser's languages that we write in. */
export function languageOf(accepted: string | undefined): Language {
  return acceptedLanguage(accepted, LANGUAGE_CODES) ?? 'en';
}
