import type { SampleLetters } from '../../domain/news/news-letter.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import { createNewsOperations } from './news.ts';
import type { NewsDependencies } from './news.ts';
import { createPreferenceOperations } from './preferences.ts';
import type { PreferenceDependencies } from './preferences.ts';

export type NewsForOperatorsDependencies = NewsDependencies &
  PreferenceDependencies & { readonly sampleLetters: SampleLetters };

/** News for people, and how they get it. */
export function newsForOperators(deps: NewsForOperatorsDependencies) {
  return {
    ...createNewsOperations(deps),
    ...createPreferenceOperations(deps),
    listLetters: (language: LanguageCode) => deps.sampleLetters({ language, timeZone: deps.timeZone }),
  };
}
