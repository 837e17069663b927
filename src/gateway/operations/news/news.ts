import type { Permission } from '../../../../generated/permissions.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { NewsStore, NewsView, ReceivedNews } from '../../domain/news/news.ts';
import { newsLink } from '../../domain/news/news-link.ts';
import type { NewsReader, NewsTitle } from '../../domain/news/news-letter.ts';
import { DEFAULT_LANGUAGE } from '../../domain/news/preferences.ts';
import type { NewsPreferenceStore } from '../../domain/news/preferences.ts';
import type { Clock } from '../../domain/ports.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

/** Counts end here: nobody reads a number beyond it. */
const UNREAD_MAX = 100;

/** An item as its reader sees it. */
export interface ShownNews extends ReceivedNews {
  readonly title: string;
  readonly link: string;
}

export interface NewsPage {
  readonly news: readonly ShownNews[];
  readonly next: string | null;
  readonly unread: number;
}

export interface NewsDependencies {
  readonly store: Pick<NewsStore, 'listNews' | 'countUnread' | 'markRead'> &
    Pick<NewsPreferenceStore, 'findNewsPreferences'>;
  readonly clock: Clock;
  readonly newsTitle: NewsTitle;
  /** The operator's. */
  readonly timeZone: string;
}

/** What happened that concerns a person. Tokens have no news. */
export function createNewsOperations(deps: NewsDependencies) {
  const { store, clock } = deps;
  const read = async (
    which: { readonly newsId: string; readonly andOlder: boolean },
    acting: Acting,
  ): Promise<OperatorOutcome<number>> => {
    const view = viewOf(acting);
    if (view === null) return refuse('noAccount');
    const isFound = await store.markRead(view, { ...which, at: clock.now() });
    if (!isFound && !which.andOlder) return refuse('newsNotFound', { newsId: which.newsId });
    return done(await store.countUnread(view, UNREAD_MAX));
  };
  return {
    async listNews(
      page: { readonly before: string | null; readonly language: LanguageCode | null; readonly limit: number },
      acting: Acting,
    ): Promise<OperatorOutcome<NewsPage>> {
      const view = viewOf(acting);
      if (view === null) return refuse('noAccount');
      const [found, unread, reader] = await Promise.all([
        store.listNews({ ...view, before: page.before, limit: page.limit + 1 }),
        store.countUnread(view, UNREAD_MAX),
        readerOf(deps, view.personId),
      ]);
      const shown = found.slice(0, page.limit);
      const language = page.language ?? reader.language;
      return done({
        news: shown.map((one) => ({
          ...one,
          title: deps.newsTitle(one.news, { ...reader, language }),
          link: newsLink(one.news, one.receipt.side),
        })),
        next: found.length > page.limit ? (shown.at(-1)?.news.newsId ?? null) : null,
        unread,
      });
    },
    /** An item and everything older. One that was forgotten meanwhile has nothing older. */
    readNews: (newsId: string, acting: Acting) => read({ newsId, andOlder: true }, acting),
    readNewsItem: (newsId: string, acting: Acting) => read({ newsId, andOlder: false }, acting),
  };
}

/** Null for whoever is no person. */
export function viewOf({ actor, grant }: Acting): NewsView | null {
  if (actor.kind !== 'person') return null;
  return { personId: actor.id, side: grant.merNo, permissions: [...(grant.permissions ?? new Set<Permission>())] };
}

export async function readerOf(
  { store, timeZone }: { readonly store: Pick<NewsPreferenceStore, 'findNewsPreferences'>; readonly timeZone: string },
  personId: string,
): Promise<NewsReader> {
  const chosen = await store.findNewsPreferences(personId);
  return { language: chosen?.language ?? DEFAULT_LANGUAGE, timeZone: chosen?.timeZone ?? timeZone };
}
