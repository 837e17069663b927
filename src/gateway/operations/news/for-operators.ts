import { createNewsOperations } from './news.ts';
import type { NewsDependencies } from './news.ts';
import { createPreferenceOperations } from './preferences.ts';
import type { PreferenceDependencies } from './preferences.ts';

export type NewsForOperatorsDependencies = NewsDependencies & PreferenceDependencies;

/** News for people, and how they get it. */
export function newsForOperators(deps: NewsForOperatorsDependencies) {
  return { ...createNewsOperations(deps), ...createPreferenceOperations(deps) };
}
