import type { LanguageCode } from '../domain/registrations/registration-words.ts';
import type { News } from '../domain/news/news.ts';
import type { NewsReader, NewsTitle } from '../domain/news/news-letter.ts';
import { notationOf } from '../domain/text/notation.ts';
import type { DateWords, NewsKindTexts, NewsTexts } from './news-texts.ts';
import { en } from './texts/news/en.ts';
import { es } from './texts/news/es.ts';
import { pt } from './texts/news/pt.ts';
import { vi } from './texts/news/vi.ts';
import { zh } from './texts/news/zh.ts';

export const NEWS_TEXTS: Readonly<Record<LanguageCode, NewsTexts>> = { en, zh, es, pt, vi };

export const newsTitle: NewsTitle = (news, reader) =>
  kindTexts(news, reader).title(writtenDetails(news, reader), datesFor(reader));

export function newsLines(news: News, reader: NewsReader): readonly string[] {
  return kindTexts(news, reader).lines(writtenDetails(news, reader), datesFor(reader));
}

function kindTexts({ kind }: News, { language }: NewsReader): NewsKindTexts<News['kind']> {
  // The texts of a kind take details of that kind.
  return NEWS_TEXTS[language].kinds[kind] as NewsKindTexts<News['kind']>;
}

function datesFor({ language, timeZone }: NewsReader): DateWords {
  const { moment } = notationOf(language);
  return {
    day: (milliseconds) => moment(milliseconds, timeZone, 'day'),
    moment: (milliseconds) => moment(milliseconds, timeZone, 'minute'),
  };
}

/** Amounts are written as the reader's language does. */
function writtenDetails({ details }: News, { language }: NewsReader): News['details'] {
  return 'amount' in details ? { ...details, amount: notationOf(language).decimal(details.amount) } : details;
}
