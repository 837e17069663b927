import { expect, it } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Account, LedgerEvent } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { numberLines } from '../../../src/gateway/work/number-lines.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';

const MER_NO = 100_001;
const NOON = Date.UTC(2026, 9, 24, 12);
const BERLIN = createZone('Europe/Berlin');
const HOUR_MS = 3_600_000;

interface Group {
  readonly subject: string;
  readonly at: number;
  readonly from?: Account;
  readonly to?: Account;
  readonly amount: bigint;
  readonly event?: LedgerEvent;
  readonly currency?: string;
}

async function book(store: Store, group: Group): Promise<void> {
  const { subject, at, amount, from = 'channel', to = 'available', event = 'deposit', currency = 'EUR' } = group;
  const posting = { from, to, currency, amount };
  const booked = await store.changeBalance({ merNo: MER_NO, currency }, () => ({
    group: groupOf(event, subject, [posting]),
    at,
    audit: null,
  }));
  expect(booked).toBe('changed');
}

function number(store: Store, now = NOON): Promise<void> {
  const options = {
    store,
    clock: { now: () => now },
    realClock: Date,
    stopwatch: { elapsedMs: () => 0 },
    holder: 'a test',
  };
  return numberLines(options, { share: 1, isThorough: true });
}

async function linesOf(store: Store, currency = 'EUR') {
  const lines = await store.listLines({ merNo: MER_NO, currency, after: 0, through: 1000, limit: 1000 });
  return lines.map(({ number: no, subject, amount, available, day }) => [no, subject, amount, available, day]);
}

const DAY = BERLIN.dayOf(NOON);

describeOnBothEngines('lines', (databases) => {
  it('postings become lines in the order of time, each with what is available after it (I18)', async () => {
    const store = await databases.open(undefined, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON, amount: 100n });
    await book(store, { subject: 'D-2', at: NOON + 1, amount: 50n });
    await book(store, { subject: 'D-3', at: NOON + 2, amount: 7n, currency: 'USD' });
    await book(store, {
      subject: 'C-1',
      at: NOON + 3,
      amount: 30n,
      from: 'available',
      to: 'fees',
      event: 'correction',
    });
    await book(store, { subject: 'C-2', at: NOON + 4, amount: 30n, from: 'fees', to: 'channel', event: 'correction' });
    await number(store);
    expect(await linesOf(store)).toEqual([
      [1, 'D-1', 100n, 100n, DAY],
      [2, 'D-2', 50n, 150n, DAY],
      [3, 'C-1', -30n, 120n, DAY],
    ]);
    expect(await linesOf(store, 'USD')).toEqual([[1, 'D-3', 7n, 7n, DAY]]);
    expect(await store.findUnnumbered(10)).toEqual([]);
    expect(await store.findUnread(10)).toEqual([]);
    const end = { merNo: MER_NO, day: DAY, owed: 0n, cut: 0 };
    expect(await store.listSeries(MER_NO)).toEqual([
      { ...end, currency: 'EUR', number: 3, available: 120n },
      { ...end, currency: 'USD', number: 1, available: 7n },
    ]);
  });

  it('what takes money comes after the income that covers it, whatever the clocks of the nodes say', async () => {
    const store = await databases.open(undefined, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON + 5, amount: 100n });
    await book(store, { subject: 'C-1', at: NOON, amount: 60n, from: 'available', to: 'fees', event: 'correction' });
    await number(store);
    expect(await linesOf(store)).toEqual([
      [1, 'D-1', 100n, 100n, DAY],
      [2, 'C-1', -60n, 40n, DAY],
    ]);
  });

  it('a page of postings that cannot be ordered yet is read again with the income', async () => {
    const store = await databases.open(undefined, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON + 500, amount: 1000n });
    for (let count = 0; count < 60; count += 1) {
      const taken = { amount: 1n, from: 'available', to: 'fees', event: 'correction' } as const;
      await book(store, { subject: `C-${String(count).padStart(2, '0')}`, at: NOON + count, ...taken });
    }
    expect(await store.numberLines({ merNo: MER_NO, limit: 25 })).toBe('complete');
    const lines = await linesOf(store);
    expect(lines).toHaveLength(61);
    expect(lines[0]).toEqual([1, 'D-1', 1000n, 1000n, DAY]);
    expect(lines.at(-1)).toEqual([61, 'C-59', -1n, 940n, DAY]);
  });

  it('what is booked with an earlier time gets the next number', async () => {
    const store = await databases.open(undefined, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON, amount: 100n });
    await number(store);
    await book(store, { subject: 'D-2', at: NOON - 5000, amount: 10n });
    await book(store, { subject: 'D-3', at: NOON + 5000, amount: 1n });
    await number(store);
    expect(await linesOf(store)).toEqual([
      [1, 'D-1', 100n, 100n, DAY],
      [2, 'D-2', 10n, 110n, DAY],
      [3, 'D-3', 1n, 111n, DAY],
    ]);
  });

  it('what is booked months earlier is found, because lines and balance differ', async () => {
    const store = await databases.open(undefined, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON, amount: 100n });
    await number(store);
    await book(store, { subject: 'D-2', at: NOON - 100 * 86_400_000, amount: 10n });
    for (let run = 0; run < 6; run += 1) await number(store);
    expect(await linesOf(store)).toEqual([
      [1, 'D-1', 100n, 100n, DAY],
      [2, 'D-2', 10n, 110n, DAY],
    ]);
    expect(await store.countDifferingLines()).toBe(0);
  });

  it('two that came hours late and cancel each other out are numbered within the same day', async () => {
    const store = await databases.open(undefined, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON, amount: 100n });
    await number(store);
    // By a clock that is hours off, long after what else was booked then was looked through.
    await number(store, NOON + 3 * HOUR_MS);
    await book(store, { subject: 'D-2', at: NOON - 5000, amount: 10n });
    await book(store, {
      subject: 'C-2',
      at: NOON - 4000,
      amount: 10n,
      from: 'available',
      to: 'fees',
      event: 'correction',
    });
    await number(store, NOON + 4 * HOUR_MS);
    expect(await linesOf(store)).toHaveLength(1);
    await number(store, NOON + 7 * HOUR_MS + 1000);
    expect(await linesOf(store)).toEqual([
      [1, 'D-1', 100n, 100n, DAY],
      [2, 'D-2', 10n, 110n, DAY],
      [3, 'C-2', -10n, 100n, DAY],
    ]);
  });

  it('what came hours late and cancels out is numbered also after others were looked for', async () => {
    const store = await databases.open(undefined, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON, amount: 100n });
    await number(store);
    const hoursBefore = NOON - 3 * HOUR_MS;
    await book(store, { subject: 'D-2', at: hoursBefore, amount: 10n });
    for (let run = 0; run < 3; run += 1) await number(store);
    expect(await linesOf(store)).toHaveLength(2);
    const taken = { from: 'available', to: 'fees', event: 'correction' } as const;
    await book(store, { subject: 'D-3', at: hoursBefore + 1, amount: 10n });
    await book(store, { subject: 'C-3', at: hoursBefore + 2, amount: 10n, ...taken });
    await number(store, NOON + 7 * HOUR_MS);
    expect(await linesOf(store)).toEqual([
      [1, 'D-1', 100n, 100n, DAY],
      [2, 'D-2', 10n, 110n, DAY],
      [3, 'D-3', 10n, 120n, DAY],
      [4, 'C-3', -10n, 110n, DAY],
    ]);
  });

  it('lines that do not make the balance are counted, and looked for no more', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON, amount: 100n });
    await runSql(place, 'update balances set available = available + 1, channel = channel - 1');
    for (let run = 0; run < 8; run += 1) await number(store);
    expect(await store.countDifferingLines()).toBe(1);
    expect(await store.findUnnumbered(10)).toEqual([]);
    await book(store, { subject: 'D-2', at: NOON + 1, amount: 10n });
    await number(store);
    expect(await linesOf(store)).toHaveLength(2);
  });

  it('days go by the zone of the merchant, and a change of it leaves no gap and no overlap', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place, { zone: BERLIN });
    const midnight = BERLIN.startOf(DAY + 1);
    await book(store, { subject: 'D-1', at: midnight - 1, amount: 1n });
    await book(store, { subject: 'D-2', at: midnight, amount: 2n });
    await number(store);
    await runSql(place, "update settlement_marks set time_zone = 'America/New_York'");
    await book(store, { subject: 'D-3', at: midnight + 1, amount: 4n });
    // The day on which clocks go back has 25 hours in Berlin; New York is still a day behind then.
    await book(store, { subject: 'D-4', at: midnight + 86_400_000 + 3_600_000, amount: 8n });
    await book(store, { subject: 'D-5', at: midnight + 86_400_000 + 6 * 3_600_000, amount: 16n });
    await number(store, NOON + 90_000_000);
    expect(await linesOf(store)).toEqual([
      [1, 'D-1', 1n, 1n, DAY],
      [2, 'D-2', 2n, 3n, DAY + 1],
      [3, 'D-3', 4n, 7n, DAY + 1],
      [4, 'D-4', 8n, 15n, DAY + 1],
      [5, 'D-5', 16n, 31n, DAY + 2],
    ]);
    const of = { merNo: MER_NO, currency: 'EUR' };
    expect(await store.listLineDays({ ...of, before: DAY + 9, limit: 10 })).toEqual([
      { ...of, day: DAY + 2, first: 5, last: 5, opening: 15n, closing: 31n },
      { ...of, day: DAY + 1, first: 2, last: 4, opening: 1n, closing: 15n },
      { ...of, day: DAY, first: 1, last: 1, opening: 0n, closing: 1n },
    ]);
    expect(await store.findEndOfDay({ ...of, day: DAY + 1 })).toEqual({ number: 4, available: 15n });
    expect(await store.findEndOfDay({ ...of, day: DAY - 1 })).toEqual({ number: 0, available: 0n });
  });

  it('postings that a node of the last release writes meanwhile are numbered too', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place, { zone: BERLIN });
    await book(store, { subject: 'D-1', at: NOON, amount: 100n });
    await number(store);
    await runSql(
      place,
      `insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at) values
       (${MER_NO}, 'TG1', 'payment', 1, 'channel', 'pending', 'EUR', 30, ${NOON + 1}),
       (${MER_NO}, 'TG1', 'settlement', 1, 'pending', 'available', 'EUR', 30, ${NOON + 2});
       update balances set available = available + 30, channel = channel - 30 where mer_no = ${MER_NO}`,
    );
    await number(store);
    expect(await linesOf(store)).toEqual([
      [1, 'D-1', 100n, 100n, DAY],
      [2, 'TG1', 30n, 130n, DAY],
    ]);
  });
});
