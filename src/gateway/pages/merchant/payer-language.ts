import { languageTag } from '../../../web/texts.ts';
import { chooseLanguage } from '../payer/language.ts';
import type { Language } from '../payer/language.ts';

/** The payers' texts in the language of this page: for names of methods, and to show what payers see. */
export function payerLanguage(): Language {
  return chooseLanguage({ query: languageTag(), cookie: null, field: undefined, acceptLanguage: undefined });
}
