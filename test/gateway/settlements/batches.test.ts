import { expect, it } from 'vitest';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import { returnPayout } from '../../../src/gateway/domain/payouts/payout.ts';
import type { NewBatch, NewPayout } from '../../../src/gateway/domain/payouts/payout-store.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { numberLines } from '../../../src/gateway/work/number-lines.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newRecord, newPayout } from '../../helpers/database/store-records.ts';

const OF = { merNo: MER_NO, currency: 'USD' };
const ACCOUNT = '****3000';

async function deposit(store: Store, amount: bigint, { subject, at = NOW }: { subject: string; at?: number }) {
  const posting = { from: 'channel', to: 'available', currency: 'USD', amount } as const;
  const group = groupOf('deposit', subject, [posting]);
  expect(await store.changeBalance(OF, () => ({ group, at, audit: null }))).toBe('changed');
}

async function correct(store: Store, amount: bigint, { subject, at }: { subject: string; at: number }) {
  const posting = { from: 'available', to: 'fees', currency: 'USD', amount } as const;
  const group = groupOf('correction', subject, [posting]);
  expect(await store.changeBalance(OF, () => ({ group, at, audit: null }))).toBe('changed');
}

/** Deposits of a tenth each, in the seconds before. */
async function bookMany(place: Parameters<typeof runSql>[0], count: number): Promise<void> {
  await runSql(
    place,
    `insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at)
     with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${count})
     select ${MER_NO}, 'OLD-' || cast(n as text), 'deposit', 1, 'channel', 'available', 'USD', 10, ${NOW - 5000} + n from counted`,
  );
  await runSql(
    place,
    `insert into balances (mer_no, currency, available, channel)
     values (${MER_NO}, 'USD', ${10 * count}, ${-10 * count})`,
  );
}

const payoutTo = (fields: Parameters<typeof newPayout>[0], batch: NewBatch, fee = 0n): NewPayout => ({
  ...newPayout(fields, { fee }),
  batch,
});

const ownPayout = (amount: bigint, merOrderNo: string, createdAt = NOW + 10) =>
  payoutTo({ amount, merOrderNo, createdAt }, { account: ACCOUNT }, 1_00n);

function number(store: Store): Promise<void> {
  const clock = { now: () => NOW + 3 * 3_600_000 };
  const options = { store, clock, realClock: Date, stopwatch: { elapsedMs: () => 0 }, holder: 'a test' };
  return numberLines(options, { share: 1, isThorough: true });
}

async function fail(store: Store, { order }: NewPayout, at: number): Promise<void> {
  await store.changeOrders([order], (locked) => ({
    result: null,
    change: {
      at,
      order: { state: 'failed', listedState: 'failed', finishedAt: at },
      groups: locked === null ? [] : [returnPayout(locked.order)],
      agenda: { remove: [{ merNo: MER_NO, task: 'inquire', subject: order.tradeNo }] },
    },
  }));
}

describeOnBothEngines('batches', (databases) => {
  it('a payout to the own account cuts a batch at the number of its hold (I18)', async () => {
    const store = await databases.open();
    await deposit(store, 100_00n, { subject: 'D-1' });
    await deposit(store, 20_00n, { subject: 'D-2', at: NOW + 1 });
    const first = ownPayout(80_00n, 'P-1');
    expect(await store.createPayout(first)).toEqual({
      kind: 'created',
      batch: { batchNo: '2026-0001', merOrderNo: 'P-1' },
    });
    const common = { ...OF, account: ACCOUNT, fee: 1_00n };
    const cut = { first: 1, cut: 3, carriedIn: 0n, lines: 120_00n, carriedOut: 39_00n };
    const batch = {
      ...common,
      batchNo: '2026-0001',
      tradeNo: first.order.tradeNo,
      payout: 80_00n,
      createdAt: NOW + 10,
      cut,
    };
    expect(await store.findBatch({ merNo: MER_NO, batchNo: '2026-0001' })).toEqual(batch);
    expect(await store.findBatchOfPayout(first.order)).toEqual(batch);

    // The return of a failed payout is a line of the next batch.
    await fail(store, first, NOW + 20);
    await deposit(store, 1_00n, { subject: 'D-3', at: NOW + 30 });
    const second = ownPayout(100_00n, 'P-2', NOW + 40);
    expect(await store.createPayout(second)).toMatchObject({ batch: { batchNo: '2026-0002' } });
    expect(await store.findBatchOfPayout(second.order)).toMatchObject({
      cut: { first: 4, cut: 6, carriedIn: 39_00n, lines: 82_00n, carriedOut: 20_00n },
    });
    const lines = await store.listLines({ ...OF, after: 3, through: 6, limit: 10 });
    expect(lines.map(({ event, subject, amount }) => [event, subject, amount])).toEqual([
      ['payoutReturn', first.order.tradeNo, 81_00n],
      ['deposit', 'D-3', 1_00n],
      ['payoutHold', second.order.tradeNo, -101_00n],
    ]);

    await deposit(store, 5_00n, { subject: 'D-4', at: NOW + 50 });
    await number(store);
    const found = await store.findBatchesOf({ ...OF, numbers: [1, 3, 4, 7] });
    expect([...found].map(([no, { batchNo }]) => [no, batchNo]).toSorted()).toEqual([
      [1, '2026-0001'],
      [3, '2026-0001'],
      [4, '2026-0002'],
    ]);
    const list = { merNo: MER_NO, currency: null, limit: 1 };
    const [newest] = await store.listBatches({ ...list, before: null });
    expect(newest?.batchNo).toBe('2026-0002');
    expect(await store.listBatches({ ...list, before: newest ?? null })).toEqual([batch]);
    const [line] = await store.findLinesOf({ merNo: MER_NO, subjects: ['D-2', 'nothing'] });
    expect(line).toMatchObject({ number: 2, amount: 20_00n, available: 120_00n });
    expect((await store.verifyLedger()).problems).toEqual([]);
  });

  it('a payout to somebody else is a line, and cuts nothing', async () => {
    const store = await databases.open();
    await deposit(store, 100_00n, { subject: 'D-1' });
    expect(await store.createPayout(newPayout({ amount: 10_00n, merOrderNo: 'P-1' }))).toEqual({ kind: 'created' });
    await number(store);
    expect(await store.listSeries(MER_NO)).toMatchObject([{ number: 2, available: 90_00n, cut: 0 }]);
  });

  it('what the clock of another node says is later, but was booked before, is before the cut', async () => {
    const store = await databases.open();
    await deposit(store, 100_00n, { subject: 'D-1', at: NOW + 60_000 });
    await store.createPayout(ownPayout(10_00n, 'P-1', NOW));
    const lines = await store.listLines({ ...OF, after: 0, through: 10, limit: 10 });
    expect(lines.map(({ event }) => event)).toEqual(['deposit', 'payoutHold']);
    // Behind the mark, and before the next cut.
    await deposit(store, 7_00n, { subject: 'D-2', at: NOW - 60_000 });
    await store.createPayout(ownPayout(20_00n, 'P-2', NOW + 1));
    expect(await store.findBatch({ merNo: MER_NO, batchNo: '2026-0002' })).toMatchObject({
      cut: { first: 3, cut: 4, carriedIn: 89_00n, lines: 7_00n, carriedOut: 75_00n },
    });
  });

  it('what came seconds late and cancels out is before the cut, however long after it', async () => {
    const store = await databases.open();
    await deposit(store, 100_00n, { subject: 'D-1' });
    await number(store);
    // Behind the mark. Nothing shows that they are missing: one sorts before it in its own millisecond.
    await deposit(store, 10_00n, { subject: 'B-1' });
    await correct(store, 10_00n, { subject: 'C-1', at: NOW - 2000 });
    await deposit(store, 5_00n, { subject: 'D-2', at: NOW + 300_000 });
    await number(store);
    await store.createPayout(ownPayout(50_00n, 'P-1', NOW + 300_010));
    const lines = await store.listLines({ ...OF, after: 0, through: 10, limit: 10 });
    expect(lines.map(({ subject, available }) => [subject, available]).slice(0, 4)).toEqual([
      ['D-1', 100_00n],
      ['C-1', 90_00n],
      ['B-1', 100_00n],
      ['D-2', 105_00n],
    ]);
    expect(await store.findBatch({ merNo: MER_NO, batchNo: '2026-0001' })).toMatchObject({
      cut: { first: 1, cut: 5, carriedIn: 0n, lines: 105_00n, carriedOut: 54_00n },
    });
  });

  it('what came seconds late and cancels out is before the cut, however much was booked in these seconds', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await bookMany(place, 1200);
    await number(store);
    await deposit(store, 10_00n, { subject: 'B-1', at: NOW - 4500 });
    await correct(store, 10_00n, { subject: 'C-1', at: NOW - 4499 });
    await store.createPayout(ownPayout(100_00n, 'P-1'));
    const lines = await store.listLines({ ...OF, after: 1200, through: 2000, limit: 10 });
    expect(lines.map(({ event, subject }) => [event, subject]).slice(0, 2)).toEqual([
      ['deposit', 'B-1'],
      ['correction', 'C-1'],
    ]);
    expect(await store.findBatch({ merNo: MER_NO, batchNo: '2026-0001' })).toMatchObject({
      cut: { first: 1, cut: 1203, carriedIn: 0n, lines: 120_00n, carriedOut: 19_00n },
    });
  });

  it('a number is used only if its payout is made', async () => {
    const store = await databases.open();
    await deposit(store, 100_00n, { subject: 'D-1' });
    expect(await store.createPayout(ownPayout(100_00n, 'P-1'))).toEqual({ kind: 'balanceInsufficient' });
    await store.createPayout(ownPayout(10_00n, 'P-1'));
    expect(await store.createPayout(ownPayout(10_00n, 'P-1'))).toMatchObject({ kind: 'taken' });
    expect(await store.createPayout(ownPayout(10_00n, 'P-2'))).toMatchObject({ batch: { batchNo: '2026-0002' } });
  });

  it('a payout by a schedule is named by its batch, and made once for its due date', async () => {
    const store = await databases.open();
    await deposit(store, 100_00n, { subject: 'D-1' });
    await store.createPayment(newRecord({ merOrderNo: '2026-0001' }));
    const run = { ...OF, dueDay: 20_775, decidedBy: null };
    const due = (dueDay: number) =>
      payoutTo({ amount: 10_00n, merOrderNo: '' }, { account: ACCOUNT, run: { ...run, dueDay } });
    const made = due(20_775);
    expect(await store.createPayout(made)).toEqual({
      kind: 'created',
      batch: { batchNo: '2026-0001', merOrderNo: '2026-0001-2' },
    });
    expect(await store.findOrder(made.order)).toMatchObject({ merOrderNo: '2026-0001-2', state: 'processing' });
    expect(await store.createPayout(due(20_775))).toEqual({ kind: 'runTaken' });
    expect(await store.createPayout(due(20_776))).toMatchObject({ batch: { merOrderNo: '2026-0002' } });
    expect(await store.findPayoutRun(run)).toMatchObject({
      state: 'made',
      tradeNo: made.order.tradeNo,
      amount: 10_00n,
    });
    expect((await store.findBalance(MER_NO, 'USD')).available).toBe(80_00n);
  });

  it('a cut with too many postings before it waits for the work behind payments', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await bookMany(place, 1200);
    const payout = ownPayout(100_00n, 'P-1');
    expect(await store.createPayout(payout)).toMatchObject({ batch: { batchNo: '2026-0001' } });
    expect(await store.findBatchOfPayout(payout.order)).toMatchObject({ cut: null });
    await store.createPayout(ownPayout(1_00n, 'P-2', NOW + 11));
    await number(store);
    expect(await store.findBatchOfPayout(payout.order)).toMatchObject({
      cut: { first: 1, cut: 1201, carriedIn: 0n, lines: 120_00n, carriedOut: 19_00n },
    });
    expect(await store.findBatch({ merNo: MER_NO, batchNo: '2026-0002' })).toMatchObject({
      cut: { first: 1202, cut: 1202, carriedIn: 19_00n, lines: 0n, carriedOut: 17_00n },
    });
    expect(await store.listSeries(MER_NO)).toMatchObject([{ number: 1202, cut: 1202, available: 17_00n }]);
  });
});
