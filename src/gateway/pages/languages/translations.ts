import type { DeskText } from '../../../../generated/desk-texts.ts';
import type { Translation } from '../../../web/texts.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import { LANGUAGES, acceptedLanguage } from '../../domain/text/languages.ts';
import type { Exchange } from '../frame/page-types.ts';
import { spanish } from './es/spanish.ts';
import { portuguese } from './pt/portuguese.ts';
import { chinese } from './zh/chinese.ts';

/** What the back office is written in, beside English. Thousands of texts each, put together when somebody reads them. */
const TRANSLATIONS: Partial<Record<LanguageCode, () => Translation>> = {
  es: translation('es', spanish),
  pt: translation('pt', portuguese),
  zh: translation('zh', chinese),
};

function translation(code: LanguageCode, texts: () => Readonly<Record<DeskText, string>>): () => Translation {
  let made: Translation | undefined;
  return () => (made ??= { tag: LANGUAGES[code].tag, texts: texts() });
}

/** In the order in which people choose. */
export const DESK_LANGUAGES: readonly LanguageCode[] = ['en', ...(Object.keys(TRANSLATIONS) as LanguageCode[])];

/**
 * The language of a page: what the person chose, else the first of the browser's that we have; undefined for English. The
 * operator's people read English.
 */
export function translationFor(exchange: Exchange): Translation | undefined {
  return TRANSLATIONS[shownLanguage(exchange)]?.();
}

export function shownLanguage({ desk, signedIn, request }: Exchange): LanguageCode {
  if (desk === 'console' || signedIn?.grant.merNo === OPERATOR_SIDE) return 'en';
  const chosen = signedIn?.holder.language ?? acceptedLanguage(request.header('Accept-Language'), DESK_LANGUAGES);
  return chosen !== undefined && DESK_LANGUAGES.includes(chosen) ? chosen : 'en';
}
