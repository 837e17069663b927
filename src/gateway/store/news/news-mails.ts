import type { DueNews, NewsMailStore } from '../../domain/news/news-mails.ts';
import type { ReceivedNews } from '../../domain/news/news.ts';
import type { Person } from '../../domain/people/people.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import { PEOPLE } from '../people/people-tables.ts';
import { mailStatements } from '../platform/mails.ts';
import { RECEIVED, receivedIn } from './news-reads.ts';
import { NEWS } from './news-table.ts';

const FROM = 'from news_receipts r join news n on n.news_id = r.news_id';

export function createNewsMailStore(engine: Engine): NewsMailStore {
  const { dialect } = engine;
  const readPerson = async (personId: string): Promise<Person | null> => {
    const [row] = await engine.find(`select ${PEOPLE.list()} from people where person_id = $1`, [personId]);
    return row === undefined ? null : PEOPLE.decode(row);
  };
  return {
    async listDueNews({ now, people, items }) {
      const due = await engine.query(
        `select person_id, side, mailing from news_receipts where mail_at <= $1
         group by person_id, side, mailing order by min(mail_at), person_id, side limit $2`,
        [now, people],
      );
      const found: DueNews[] = [];
      for (const group of due) {
        const person = await readPerson(textOf(group['person_id']));
        const rows = await readItems(engine, group, { now, items });
        if (person !== null && rows.length > 0) found.push({ person, items: rows });
      }
      return found;
    },

    mailNews: (items, mail) =>
      engine
        .transaction(async (transaction) => {
          const rows = jsonOf(items.map(({ personId, newsId }) => ({ person_id: personId, news_id: newsId })));
          const taken = await transaction.query(
            `update news_receipts set mail_at = null, mail_id = $2
           from ${dialect.rows({ person_id: 'text', news_id: 'text' })}
           where news_receipts.person_id = r.person_id and news_receipts.news_id = r.news_id
           and news_receipts.mail_at is not null returning news_receipts.news_id`,
            [rows, mail?.mailId ?? null],
          );
          // Another node was faster with one of them: it is in that one's mail.
          if (taken.length < items.length) throw new LostItemError();
          if (mail !== null) await transaction.all(mailStatements(dialect, [mail]));
          return true;
        })
        .catch((error: unknown) => {
          if (error instanceof LostItemError) return false;
          throw error;
        }),

    async readNewsOfMail(mailId) {
      const sql = `select ${NEWS.list('n.')}, ${RECEIVED} ${FROM} where r.mail_id = $1 order by r.news_id`;
      const items = (await engine.query(sql, [mailId])).map(receivedIn);
      const person = items[0] === undefined ? null : await readPerson(items[0].receipt.personId);
      return person === null ? null : { person, items };
    },
  };
}

/** Rolls the transaction back. */
class LostItemError extends Error {}

async function readItems(
  engine: Engine,
  group: Row,
  { now, items }: { readonly now: number; readonly items: number },
): Promise<ReceivedNews[]> {
  const mailing = textOf(group['mailing']);
  const rows = await engine.query(
    `select ${NEWS.list('n.')}, ${RECEIVED} ${FROM}
     where r.person_id = $1 and r.side = $2 and r.mailing = $3 and r.mail_at <= $4 order by r.news_id limit $5`,
    [textOf(group['person_id']), integerOf(group['side']), mailing, now, items],
  );
  return rows.map(receivedIn);
}
