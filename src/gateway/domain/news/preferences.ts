import { OPERATOR_SIDE } from '../audit/actor.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { LanguageCode } from '../registrations/registration-words.ts';
import { NEWS_TOPICS } from './catalogue.ts';
import type { NewsMailing, NewsTopic } from './news.ts';

/** How a person wants to get news. Whoever has chosen nothing has none. */
export interface NewsPreferences {
  readonly personId: string;
  readonly choices: Readonly<Partial<Record<NewsTopic, NewsMailing>>>;
  /** Null for the default. */
  readonly language: LanguageCode | null;
  /** Null for the operator's. */
  readonly timeZone: string | null;
  readonly updatedAt: number;
}

export interface NewsPreferenceStore {
  findNewsPreferences(personId: string): Promise<NewsPreferences | null>;
  /** Calls `decide` with what there is, and writes its result, one change at a time. */
  changeNewsPreferences(
    personId: string,
    decide: (now: NewsPreferences | null) => NewsPreferences,
    audit: AuditEntry,
  ): Promise<NewsPreferences>;
}

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** How a person gets mails about a topic on a side. Nobody can switch off what is about security. */
export function mailingOf(topic: NewsTopic, side: number, choices: NewsPreferences['choices']): NewsMailing {
  const { isSecurity, mailing } = NEWS_TOPICS[topic];
  if (isSecurity) return 'atOnce';
  return choices[topic] ?? mailing[side === OPERATOR_SIDE ? 'operator' : 'merchant'];
}
