import type { components } from '../../../../generated/operator.ts';

export type Language = components['schemas']['LanguageCode'];

/** By its own name. A language of the contract that is not here does not compile. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  pt: 'Português',
  vi: 'Tiếng Việt',
};

export const LANGUAGES = Object.entries(LANGUAGE_NAMES);

/** The first of the browser's languages that we write in. */
export function languageOf(accepted: string | undefined): string {
  const wishes = (accepted ?? '').slice(0, 200).split(',');
  const codes = wishes.map((wish) => wish.trim().slice(0, 2).toLowerCase());
  return codes.find((code) => Object.hasOwn(LANGUAGE_NAMES, code)) ?? 'en';
}
