import type { NewsStore } from '../../domain/news/news.ts';
import { encode } from '../../domain/numbers.ts';
import type { Engine } from '../engine/engine.ts';
import { integerOf, jsonOf, listParam, textOf } from '../engine/table.ts';
import { createNewsReads } from './news-reads.ts';
import { NEWS, RECEIPTS, newsIn, newsStatements } from './news-table.ts';

const MARK = 'newsMark';

/** What was found, for whom it is, and what they have read. */
export function createNewsStore(engine: Engine): NewsStore {
  const { dialect } = engine;
  return {
    ...createNewsWrites(engine),

    async listUnassigned(limit) {
      const sql = `select ${NEWS.list()} from news where assigned_at is null order by news_id limit $1`;
      return (await engine.query(sql, [limit])).map(newsIn);
    },

    assignNews: (newsId, receipts, at) =>
      engine.transaction(async (transaction) => {
        const insert = {
          sql: RECEIPTS.insert(dialect, 'on conflict (person_id, news_id) do nothing'),
          params: [jsonOf(receipts.map((one) => RECEIPTS.encode(one)))],
        };
        const assigned = {
          sql: 'update news set assigned_at = $2 where news_id = $1 and assigned_at is null',
          params: [newsId, at],
        };
        await transaction.all(receipts.length === 0 ? [assigned] : [insert, assigned]);
      }),

    async listAudience({ side, roles, limit }) {
      const rows = await engine.query(
        `select distinct m.person_id from memberships m join people p on p.person_id = m.person_id
         where m.mer_no = $1 and ${dialect.oneOf('m.role', { type: 'text', param: '$2' })} and p.state = 'active'
         order by m.person_id limit $3`,
        [side, listParam(roles), limit],
      );
      return rows.map((row) => textOf(row['person_id']));
    },

    async countReceipts({ personId, since, max }) {
      const [row] = await engine.query(
        `select count(*) as n from (
           select 1 from news_receipts where person_id = $1 and news_id >= $2 limit $3
         ) recent`,
        [personId, `news_${encode(Math.max(0, since), 10)}`, max],
      );
      return integerOf(row?.['n']);
    },

    ...createNewsReads(engine),

    forgetNews: ({ before, limit }) =>
      engine.transaction(async (transaction) => {
        const old = await transaction.query(
          'select news_id from news where assigned_at is not null and assigned_at < $1 order by news_id limit $2',
          [before, limit],
        );
        if (old.length === 0) return 0;
        const params = [listParam(old.map((row) => textOf(row['news_id'])))];
        const gone = dialect.oneOf('news_id', { type: 'text', param: '$1' });
        await transaction.all([
          { sql: `delete from news_receipts where ${gone}`, params },
          { sql: `delete from news where ${gone}`, params },
        ]);
        return old.length;
      }),
  };
}

/** What is found is written with the place up to which the record was read. */
function createNewsWrites(engine: Engine): Pick<NewsStore, 'readNewsMark' | 'addNews'> {
  const { dialect } = engine;
  return {
    async readNewsMark() {
      const [row] = await engine.find('select value from settings where name = $1', [MARK]);
      return row === undefined ? 0 : Number(textOf(row['value']));
    },

    addNews: (news, mark) =>
      engine.transaction(async (transaction) => {
        if (mark !== undefined) {
          const moved = await transaction.query(
            'update settings set value = $3 where name = $1 and value = $2 returning name',
            [MARK, String(mark.from), String(mark.through)],
          );
          if (moved.length === 0) return false;
        }
        await transaction.all(newsStatements(dialect, news));
        return true;
      }),
  };
}
