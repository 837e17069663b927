// Names of codes that are the same everywhere, in English as the desks are.

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** The country of an ISO 3166-1 code, such as `Germany`. */
export function countryName(code: string): string {
  return COUNTRIES.of(code) ?? code;
}

/** The language of an ISO 639 code, such as `Portuguese`. */
export function languageName(code: string): string {
  return LANGUAGES.of(code) ?? code;
}
