import { expect, it } from 'vitest';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { closeDays } from '../../../src/gateway/work/close-days.ts';
import { runSql, useDatabases } from '../../helpers/database/databases.ts';
import { BERLIN, book, closeThrough } from '../../helpers/database/ledger-days.ts';

const databases = useDatabases('SQLite');
const MER_NO = 100_001;
const DAY = BERLIN.dayOf(Date.UTC(2026, 9, 23, 12));

const deposit = (store: Store, day: number, amount = 10n) =>
  book(store, {
    merNo: MER_NO,
    currency: 'EUR',
    from: 'channel',
    to: 'available',
    amount,
    at: BERLIN.startOf(day) + 5000,
  });
const close = (store: Store, through: number) => closeThrough(store, { merchants: [MER_NO], through, zone: BERLIN });

async function availableAsOf(store: Store, asOf: number | null): Promise<bigint | undefined> {
  const search = { merNo: MER_NO, currency: 'EUR', asOf };
  const { balances } = await store.searchBalances({ ...search, after: null, limit: 1 });
  const sums = await store.sumBalances(search);
  expect(sums[0]?.balance).toEqual(balances[0]?.balance);
  return balances[0]?.balance.available;
}

it('what is booked on a closed day is found when the next one is closed, and the days are closed again', async () => {
  const store = await databases.open();
  await deposit(store, DAY);
  await deposit(store, DAY + 2);
  expect(await close(store, DAY)).toEqual({ outcome: 'complete', reopened: [] });
  await deposit(store, DAY, 100n);
  expect((await store.verifyLedger()).problems).toEqual([]);
  expect(await close(store, DAY + 2)).toEqual({ outcome: 'complete', reopened: [MER_NO] });
  expect((await store.verifyLedger()).problems).toEqual([]);
  expect([
    await availableAsOf(store, DAY),
    await availableAsOf(store, DAY + 1),
    await availableAsOf(store, null),
  ]).toEqual([112n, 112n, 123n]);
});

it('a run that stops goes on where it was; days that are closed stay as they are', async () => {
  const store = await databases.open();
  for (let day = DAY; day < DAY + 4; day += 1) await deposit(store, day);
  const stopping = new AbortController();
  let closed = 0;
  const stopped: Store = {
    ...store,
    listMerchants: async ({ after }) => (after === 0 ? [{ merNo: MER_NO } as never] : []),
    async closeDay(day) {
      if ((closed += 1) === 2) stopping.abort();
      return store.closeDay(day);
    },
  };
  const options = {
    store: stopped,
    zone: BERLIN,
    clock: { now: () => 0 },
    realClock: Date,
    stopwatch: { elapsedMs: () => 0 },
    holder: 'one node',
  };
  const run = { through: DAY + 3, share: 1 };
  expect(await closeDays(options, { ...run, signal: stopping.signal })).toBe('interrupted');
  expect([await store.readClosing(), (await store.readClosingOf(MER_NO))?.through]).toEqual([null, DAY + 1]);
  expect(await closeDays(options, run)).toBe('complete');
  expect(closed).toBe(4);
  expect(await closeDays(options, run)).toBe('complete');
  expect(closed).toBe(4);
  expect((await store.verifyLedger()).problems).toEqual([]);
  expect(await availableAsOf(store, DAY + 2)).toBe(33n);
});

it('one node closes at a time, and a day is never counted twice', async () => {
  const where = await databases.migratedPlace();
  const [one, other] = [await databases.open(where), await databases.open(where)];
  await deposit(one, DAY);
  expect(await one.holdClosing({ holder: 'one', realNow: Date.now(), leaseMs: 60_000 })).toBe(true);
  expect((await close(other, DAY)).outcome).toBe('busy');
  await one.releaseClosing('one');
  const progress = { through: DAY, endedAt: BERLIN.startOf(DAY + 1) };
  const movements = [{ currency: 'EUR', account: 'available', incoming: 11n, outgoing: 0n }] as const;
  const day = { merNo: MER_NO, before: null, after: progress, groups: 1, movements, acquirers: [] };
  expect([await one.closeDay(day), await other.closeDay(day)]).toEqual(['closed', 'changed']);
});

it('a closed day that was changed by hand is a problem of the ledger', async () => {
  const where = await databases.migratedPlace();
  const store = await databases.open(where);
  await deposit(store, DAY);
  await deposit(store, DAY + 1);
  await close(store, DAY + 1);
  await runSql(where, `update ledger_days set closing = closing + 1 where account = 'available' and day = ${DAY}`);
  expect((await store.verifyLedger()).problems).toEqual([
    `account available of merchant 100001 in EUR closed day ${DAY} with 12, which is not what moved until then`,
  ]);
});

it('postings are listed newest first, page by page, by whole events; a page looks at so many and says how far', async () => {
  const store = await databases.open();
  const subjects: string[] = [];
  for (let n = 0; n < 7; n += 1) subjects.unshift(await deposit(store, DAY + Math.floor(n / 3)));
  const fee = { merNo: MER_NO, currency: 'EUR', from: 'available', to: 'fees', amount: 2n } as const;
  const paid = await book(store, { ...fee, at: BERLIN.startOf(DAY) });
  const search = { merNo: MER_NO, from: 0, to: Number.MAX_SAFE_INTEGER, currency: null, event: null, subject: null };
  const list = async (change: { limit: number; scanMax: number; account: 'fees' | null }) => {
    const pages: string[][] = [];
    let before = null;
    do {
      const page: Awaited<ReturnType<Store['searchPostings']>> = await store.searchPostings({
        ...search,
        ...change,
        before,
      });
      pages.push(page.postings.map(({ subject }) => subject));
      before = page.next;
    } while (before !== null);
    return pages;
  };
  const pages = await list({ limit: 3, scanMax: 3, account: null });
  expect(pages.map((page) => page.length)).toEqual([6, 6, 4]);
  expect(new Set(pages.flat())).toEqual(new Set([...subjects, paid]));
  expect(pages.flat().slice(0, 2)).toEqual([subjects[0], subjects[0]]);
  expect(await list({ limit: 3, scanMax: 3, account: 'fees' })).toEqual([[], [], [paid, paid]]);
  const one = await store.searchPostings({
    ...search,
    account: null,
    subject: paid,
    limit: 1,
    scanMax: 1,
    before: null,
  });
  expect([one.postings.length, one.next]).toEqual([2, null]);
});
