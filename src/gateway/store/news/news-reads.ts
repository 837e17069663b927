import { OWN_SIDE } from '../../domain/news/news.ts';
import type { NewsStore, NewsView } from '../../domain/news/news.ts';
import type { Engine, Param, Row } from '../engine/engine.ts';
import { integerOf, listParam } from '../engine/table.ts';
import { NEWS, RECEIPTS, newsIn } from './news-table.ts';

/** What a person has, as far as they may still see it. */
export function createNewsReads(engine: Engine): Pick<NewsStore, 'listNews' | 'countUnread' | 'markRead'> {
  return {
    async listNews({ before, limit, ...view }) {
      const rows = await engine.query(
        `select ${NEWS.list('n.')}, ${RECEIVED} ${SEEN(engine)} and r.news_id < $4 order by r.news_id desc limit $5`,
        [...paramsOf(view), before ?? NEWEST, limit],
      );
      return rows.map(receivedIn);
    },

    async countUnread(view, max) {
      const [row] = await engine.query(
        `select count(*) as unread from (
           select 1 ${SEEN(engine)} and r.read_at is null limit $4
         ) unread_ones`,
        [...paramsOf(view), max],
      );
      return integerOf(row?.['unread']);
    },

    markRead: (view, { newsId, andOlder, at }) =>
      engine.transaction(async (transaction) => {
        const [found] = await transaction.query(`select 1 ${SEEN(engine)} and r.news_id = $4`, [
          ...paramsOf(view),
          newsId,
        ]);
        if (found === undefined) return false;
        await transaction.query(
          `update news_receipts set read_at = $1 where person_id = $2 and side in ($3, ${OWN_SIDE}) and read_at is null
           and news_id ${andOlder ? '<=' : '='} $4`,
          [at, view.personId, view.side, newsId],
        );
        return true;
      }),
  };
}

/** Sorts behind every id. */
const NEWEST = '~';

export const RECEIVED = RECEIPTS.list('r.')
  .split(', ')
  .map((column) => `${column} as received_${column.slice(2)}`)
  .join(', ');

/** What the person has now the right to see. */
const SEEN = ({ dialect }: Engine) => `from news_receipts r join news n on n.news_id = r.news_id
  where r.person_id = $1 and r.side in ($2, ${OWN_SIDE})
  and (r.permission is null or ${dialect.oneOf('r.permission', { type: 'text', param: '$3' })})`;

function paramsOf({ personId, side, permissions }: NewsView): Param[] {
  return [personId, side, listParam(permissions)];
}

export function receivedIn(row: Row) {
  const received = Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (name.startsWith('received_') ? [[name.slice(9), value]] : [])),
  );
  return { receipt: RECEIPTS.decode(received), news: newsIn(row) };
}
