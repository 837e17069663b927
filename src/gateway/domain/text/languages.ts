import type { LanguageCode } from '../registrations/registration-words.ts';

/** What payers read, in the order in which they choose. */
export const PAYER_LANGUAGES = {
  en: { tag: 'en', name: 'English', direction: 'ltr' },
  de: { tag: 'de', name: 'Deutsch', direction: 'ltr' },
  es: { tag: 'es', name: 'Español', direction: 'ltr' },
  fr: { tag: 'fr', name: 'Français', direction: 'ltr' },
  it: { tag: 'it', name: 'Italiano', direction: 'ltr' },
  nl: { tag: 'nl', name: 'Nederlands', direction: 'ltr' },
  pl: { tag: 'pl', name: 'Polski', direction: 'ltr' },
  pt: { tag: 'pt', name: 'Português', direction: 'ltr' },
  vi: { tag: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl' },
  zh: { tag: 'zh-Hans', name: '中文', direction: 'ltr' },
  ja: { tag: 'ja', name: '日本語', direction: 'ltr' },
} as const satisfies Readonly<Record<string, WrittenLanguage>>;

export type PayerLanguageCode = keyof typeof PAYER_LANGUAGES;

export const PAYER_LANGUAGE_CODES = Object.keys(PAYER_LANGUAGES) as readonly PayerLanguageCode[];

const { en, zh, es, pt, vi } = PAYER_LANGUAGES;

/** What mails to people are written in. A language of the contract that is not here does not compile. */
export const LANGUAGES: Readonly<Record<LanguageCode, WrittenLanguage>> = { en, zh, es, pt, vi };

export interface WrittenLanguage {
  /** For the `lang` attribute and for numbers and dates. */
  readonly tag: string;
  /** As its readers call it. */
  readonly name: string;
  /** For the `dir` attribute. */
  readonly direction: 'ltr' | 'rtl';
}

/** The first of the browser's languages that is one of these. */
export function acceptedLanguage<Code extends string>(header = '', among: readonly Code[]): Code | undefined {
  const codes = header
    .slice(0, 200)
    .split(',')
    .map((preference) => preference.trim().slice(0, 2).toLowerCase());
  const found = codes.find((code) => among.some((one) => one === code));
  return among.find((one) => one === found);
}

/** In the order in which people choose among them. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
