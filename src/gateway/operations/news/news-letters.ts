import type { Permission } from '../../../../generated/permissions.ts';
import { NEWS_TOPICS, topicOf } from '../../domain/news/catalogue.ts';
import type { DueNews } from '../../domain/news/news-mails.ts';
import type { ReceivedNews } from '../../domain/news/news.ts';
import { OWN_SIDE } from '../../domain/news/news.ts';
import { newsLink } from '../../domain/news/news-link.ts';
import type { WriteNewsLetter } from '../../domain/news/news-letter.ts';
import { mailingOf } from '../../domain/news/preferences.ts';
import type { NewsPreferences, NewsPreferenceStore } from '../../domain/news/preferences.ts';
import type { Membership, PeopleStore } from '../../domain/people/people.ts';
import type { MailContent } from '../../domain/platform/mail.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import type { RolePermissions } from '../sign-in/identify.ts';
import { readerOf } from './news.ts';

export interface NewsLetterDependencies {
  readonly store: Pick<PeopleStore, 'listMemberships'> & Pick<NewsPreferenceStore, 'findNewsPreferences'>;
  readonly rolePermissions: RolePermissions;
  readonly writeNewsLetter: WriteNewsLetter;
  /** The operator's. */
  readonly timeZone: string;
  /** Where people reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
}

export interface ComposedLetter {
  readonly content: MailContent;
  readonly language: LanguageCode;
}

/**
 * A mail about news as it is at this moment: for whoever the person is now, about what they may still read and still want. Null
 * if that is nothing.
 */
export async function composeNews(
  deps: NewsLetterDependencies,
  { person, items }: DueNews,
): Promise<ComposedLetter | null> {
  if (person.state !== 'active') return null;
  const [memberships, chosen, reader] = await Promise.all([
    deps.store.listMemberships(person.personId),
    deps.store.findNewsPreferences(person.personId),
    readerOf(deps, person.personId),
  ]);
  const left = items.filter(
    (one) => isAllowed(one, memberships, deps.rolePermissions) && isWanted(one, chosen?.choices ?? {}),
  );
  if (left.length === 0) return null;
  const publicUrl = deps.publicUrl();
  const letter = {
    name: person.name,
    items: left.map(({ news, receipt: { side } }) => ({ news, side, link: `${publicUrl}${newsLink(news, side)}` })),
    isDigest: left.some(({ receipt }) => receipt.mailing === 'digest'),
    accountLink: `${publicUrl}/account`,
  };
  return { content: deps.writeNewsLetter(letter, reader, person.email), language: reader.language };
}

function isAllowed(
  { receipt: { side, permission } }: ReceivedNews,
  memberships: readonly Membership[],
  rolePermissions: RolePermissions,
): boolean {
  if (permission === null || side === OWN_SIDE) return true;
  const held = memberships.filter(({ merNo }) => merNo === side).flatMap(({ role }) => rolePermissions[role]);
  return new Set<Permission>(held).has(permission);
}

function isWanted({ news, receipt: { side } }: ReceivedNews, choices: NewsPreferences['choices']): boolean {
  const topic = topicOf(news.kind);
  return NEWS_TOPICS[topic].isSecurity || mailingOf(topic, side, choices) !== 'off';
}
