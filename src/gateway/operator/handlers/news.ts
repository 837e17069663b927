import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { topicOf } from '../../domain/news/catalogue.ts';
import { DEFAULT_LANGUAGE } from '../../domain/news/preferences.ts';
import { done } from '../../operations/outcome.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { ShownNews } from '../../operations/news/news.ts';
import type { ShownPreferences } from '../../operations/news/preferences.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';
import { sideToWire } from './people.ts';

type NewsOperationId = Extract<
  OperatorOperationId,
  'listNews' | 'readNews' | 'readNewsItem' | 'getNewsPreferences' | 'putNewsPreferences' | 'listLetters'
>;

/** News for people, and how they get it. */
export function createNewsHandlers(
  operations: Pick<OperatorOperations, NewsOperationId>,
): Pick<OperatorHandlers, NewsOperationId> {
  return {
    listNews: async ({ parameters: { before = null, language = null, limit }, acting }) =>
      mapOutcome(operations.listNews({ before, language, limit }, acting), ({ news, next, unread }) => ({
        news: news.map(itemToWire),
        next,
        unread,
      })),
    readNews: async ({ body: { through }, acting }) =>
      mapOutcome(operations.readNews(through, acting), (unread) => ({ unread })),
    readNewsItem: async ({ parameters: { newsId }, acting }) =>
      mapOutcome(operations.readNewsItem(newsId, acting), (unread) => ({ unread })),
    getNewsPreferences: async ({ acting }) => mapOutcome(operations.getNewsPreferences(acting), preferencesToWire),
    listLetters: async ({ parameters: { language = DEFAULT_LANGUAGE } }) =>
      done({
        letters: operations
          .listLetters(language)
          .map(({ name, subjectLine, plainText, html }) => ({ letter: name, subjectLine, plainText, html })),
      }),
    putNewsPreferences: async ({ body, acting }) =>
      mapOutcome(operations.putNewsPreferences(body, acting), preferencesToWire),
  };
}

function itemToWire({ news, receipt, title, link }: ShownNews): components['schemas']['NewsItem'] {
  const { newsId, kind, merNo, at } = news;
  const common = { newsId, kind, topic: topicOf(kind), merNo: sideToWire(merNo), title, link };
  return { ...common, at: momentText(at), readAt: optionalMoment(receipt.readAt) };
}

function preferencesToWire({ topics, ...others }: ShownPreferences): components['schemas']['NewsPreferences'] {
  return { topics: topics.map((one) => ({ ...one })), ...others };
}
