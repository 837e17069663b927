import type { LanguageCode } from '../registrations/registration-words.ts';

/** What pages and mails are written in. A language of the contract that is not here does not compile. */
export const LANGUAGES: Readonly<Record<LanguageCode, WrittenLanguage>> = {
  en: { tag: 'en', name: 'English' },
  zh: { tag: 'zh-Hans', name: '中文' },
  es: { tag: 'es', name: 'Español' },
  pt: { tag: 'pt', name: 'Português' },
  vi: { tag: 'vi', name: 'Tiếng Việt' },
};

interface WrittenLanguage {
  /** For the `lang` attribute and for numbers and dates. */
  readonly tag: string;
  /** As its readers call it. */
  readonly name: string;
}

/** In the order in which people choose among them. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
