import type { components } from '../../../../../generated/operator.ts';

type Language = components['schemas']['LanguageCode'];

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

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that stand for no country, or for one that is gone. */
const OTHERS = /^(?:AC|AN|BU|CP|CQ|CS|DD|DG|DY|EA|EU|EZ|FX|HV|IC|NH|NT|QO|RH|SU|TA|TP|UK|UN|VD|XA|XB|YD|YU|ZR|ZZ)$/;

/** By name. */
export const COUNTRIES: readonly (readonly [code: string, name: string])[] = LETTERS.flatMap((first) =>
  LETTERS.flatMap((second) => {
    const code = first + second;
    const name = OTHERS.test(code) ? undefined : NAMES.of(code);
    return name === undefined ? [] : [[code, name] as const];
  }),
).toSorted(([, left], [, right]) => left.localeCompare(right, 'en'));
