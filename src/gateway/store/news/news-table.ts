import type { News, Receipt } from '../../domain/news/news.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Row, Statement } from '../engine/engine.ts';
import { defineTable, integer, json, jsonOf, nullable, text } from '../engine/table.ts';

/** Kind and details belong together, which a row cannot say. */
type NewsRow = { readonly [Field in keyof News]: News[Field] };

export const NEWS = defineTable<NewsRow>('news', {
  newsId: text(),
  cause: text(),
  kind: text(),
  merNo: integer(),
  personId: nullable(text()),
  exceptId: nullable(text()),
  subject: text(),
  details: json(),
  at: integer(),
});

export const RECEIPTS = defineTable<Receipt>('news_receipts', {
  personId: text(),
  newsId: text(),
  side: integer(),
  permission: nullable(text()),
  readAt: nullable(integer()),
  mailing: text(),
  mailAt: nullable(integer()),
  mailId: nullable(text()),
});

export function newsIn(row: Row): News {
  return NEWS.decode(row) as News;
}

/** Put these into the transaction of what they tell of. What is written already stays as it is. */
export function newsStatements(dialect: Dialect, news: readonly News[]): Statement[] {
  if (news.length === 0) return [];
  return [
    {
      sql: NEWS.insert(dialect, 'on conflict (cause) do nothing'),
      params: [jsonOf(news.map((one) => NEWS.encode(one)))],
    },
  ];
}
