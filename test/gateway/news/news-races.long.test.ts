import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { News, NewsMailing, Receipt } from '../../../src/gateway/domain/news/news.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { mailDueNews } from '../../../src/gateway/work/mail-news.ts';
import { PATIENT_LIMITS } from '../../helpers/database/patience.ts';
import { openDatabase } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { sampled } from '../../helpers/sweep.ts';

// An item is written once, a person has it once, and it is in one mail, whatever two nodes do at the same time and wherever one of
// them dies.

const ids = createIds({ now: () => Date.now() });

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('news on %s', (engine) => {
  let store: Store;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await openDatabase(engine);
    store = await openStore({
      databaseUrl: database.env['DATABASE_URL'] ?? null,
      dataDir: database.env['DATA_DIR'] ?? null,
      zone: createZone('UTC'),
      batchSizeMax: 10,
      limits: PATIENT_LIMITS,
      now: () => performance.now(),
    });
    drop = async () => {
      await store.close();
      await database.drop();
    };
  });
  afterAll(() => drop());

  async function newPerson(): Promise<string> {
    const personId = ids.newId('person');
    const times = { createdAt: 1, updatedAt: 1, signedInAt: null };
    const person = { personId, email: `${personId.toLowerCase()}@corner.example`, name: 'Mara', password: null };
    const state = { state: 'active', sessionEpoch: 0, heldUntil: null } as const;
    await store.addPeople([{ person: { ...person, ...times, ...state }, memberships: [], factors: [] }]);
    return personId;
  }

  const newsOf = (personId: string, cause: string): News => ({
    newsId: ids.newId('news'),
    cause: `${personId} ${cause}`,
    kind: 'passwordChanged',
    merNo: 0,
    personId,
    exceptId: null,
    subject: personId,
    details: { address: null },
    at: 1,
  });

  const receiptOf = ({ newsId }: News, personId: string, mailing: NewsMailing): Receipt => ({
    personId,
    newsId,
    side: -1,
    permission: null,
    readAt: null,
    mailing,
    mailAt: 1,
    mailId: null,
  });

  test('what two nodes find at once is one item, and a mark moves once', async () => {
    const personId = await newPerson();
    const from = await store.readNewsMark();
    const moved = await Promise.all(
      [1, 2, 3].map(() => store.addNews([newsOf(personId, 'same')], { from, through: from + 1 })),
    );
    expect(moved.filter(Boolean)).toEqual([true]);
    await Promise.all([1, 2].map(() => store.addNews([newsOf(personId, 'same')])));
    const mine = (await store.listUnassigned(1000)).filter((one) => one.personId === personId);
    expect(mine).toHaveLength(1);
  });

  test('every item is in exactly one mail, in any order of nodes that die', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<NewsMailing>('atOnce', 'digest'), { minLength: 1, maxLength: 12 }),
        fc.array(fc.boolean(), { maxLength: 12 }),
        async (mailings, deaths) => {
          const personId = await newPerson();
          for (const [index, mailing] of mailings.entries()) {
            const news = newsOf(personId, String(index));
            await store.addNews([news]);
            await store.assignNews(news.newsId, [receiptOf(news, personId, mailing)], 2);
          }
          const left = [...deaths];
          // What was written into mails, one entry for each mail that an item is in.
          const written: string[] = [];
          const node = () =>
            mailDueNews({
              store: {
                ...store,
                async mailNews(items, mail) {
                  const isWritten = await store.mailNews(items, mail);
                  if (isWritten && mail !== null) written.push(...items.map(({ newsId }) => newsId));
                  // After the commit: the node never learns that it was made.
                  if (left.shift() === true) throw new Error('the node dies');
                  return isWritten;
                },
              },
              clock: { now: () => Date.now() },
              ids,
              vault: { seal: (text) => text },
              compose: async ({ person }) => ({
                content: { recipient: person.email, subjectLine: '', plainText: '', html: '' },
                language: 'en',
              }),
            });
          for (let round = 0; round < 20; round += 1) await Promise.allSettled([node(), node(), node()]);
          expect(written).toHaveLength(mailings.length);
          expect(new Set(written).size).toBe(mailings.length);
          expect(await store.listDueNews({ now: Date.now(), people: 10, items: 10 })).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
