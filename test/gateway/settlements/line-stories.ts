import * as fc from 'fast-check';
import { expect } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { changesOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { PostingGroup } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { MerchantTerms } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Batch } from '../../../src/gateway/domain/settlements/batch.ts';
import type { Line } from '../../../src/gateway/domain/settlements/line.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { newPayout } from '../../helpers/database/store-records.ts';
import { createBooks } from '../ledger/books.ts';
import type { Books } from '../ledger/books.ts';

// Any story of a merchant's money, booked in the store group by group, with times of clocks that differ. Meanwhile lines are numbered
// at random moments. In the end every change must be in exactly one line and one batch, in an order that the balance allows.

const HOUR_MS = 3_600_000;
/** Two days before clocks go back in Berlin. */
const START = Date.UTC(2026, 9, 23, 12);

interface World {
  readonly store: Store;
  readonly merNo: number;
  readonly books: Books;
  readonly terms: MerchantTerms;
  /** The names of groups in the order of the balance's lock, and those whose time was hours off. */
  readonly booked: string[];
  readonly far: Set<string>;
  /** What was paid to the own account. */
  readonly own: Set<string>;
  /** When it happens, and by how much the clock of the node is off. */
  now: number;
  skewMs: number;
}

type Step = (world: World) => Promise<void> | void;

const cents = (max: number) => fc.integer({ min: 0, max }).map(BigInt);
const amount = fc.integer({ min: 1, max: 50_000 }).map(BigInt);
const index = fc.nat(20);

const terms: fc.Arbitrary<MerchantTerms> = fc.record({
  handlingFeeBasisPoints: fc.integer({ min: 0, max: 3000 }),
  transactionFee: cents(200),
  refundFee: cents(200),
  chargebackFee: cents(3000),
  payoutFee: cents(100),
  marginBasisPoints: fc.integer({ min: 0, max: 2000 }),
  marginDays: fc.integer({ min: 0, max: 2 }),
  settlementDays: fc.integer({ min: 0, max: 2 }),
  settlementCurrency: fc.constantFrom(null, 'USDT'),
});

function pick<Item>(list: readonly Item[], at: number, use: (item: Item) => void): void {
  const item = list[at % Math.max(1, list.length)];
  if (item !== undefined) use(item);
}

const inBooks =
  (change: (books: Books) => void): Step =>
  ({ books }) =>
    change(books);

const money: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.tuple(amount, amount).map(([gross, settled]) => inBooks((books) => books.pay(gross, settled))),
    weight: 3,
  },
  { arbitrary: index.map((at) => inBooks((books) => pick(books.orders, at, books.settle))), weight: 3 },
  index.map((at) => inBooks((books) => pick(books.orders, at, books.releaseMargin))),
  fc
    .tuple(index, amount)
    .map(([at, part]) => inBooks((books) => pick(books.orders, at, (one) => books.refund(one, part)))),
  fc
    .tuple(index, fc.boolean())
    .map(([at, ok]) => inBooks((books) => pick(books.refunds, at, (one) => books.endRefund(one, ok)))),
  index.map((at) => inBooks((books) => pick(books.orders, at, books.dispute))),
  fc
    .tuple(index, fc.boolean())
    .map(([at, won]) => inBooks((books) => pick(books.chargebacks, at, (one) => books.closeDispute(one, won)))),
  fc
    .tuple(index, fc.boolean())
    .map(([at, ok]) => inBooks((books) => pick(books.payouts, at, (one) => books.endPayout(one, ok)))),
  index.map((at) => inBooks((books) => pick(books.refunds, at, books.reverseRefund))),
  index.map((at) => inBooks((books) => pick(books.payouts, at, books.reversePayout))),
  fc
    .tuple(fc.constantFrom('USD', 'USDT'), amount)
    .map(([currency, part]) => inBooks((books) => books.deposit(currency, part))),
  fc
    .tuple(fc.constantFrom('USD', 'USDT'), amount)
    .map(([currency, part]) => inBooks((books) => books.correct(currency, part))),
);

/** A part of what is available. */
const payout: fc.Arbitrary<Step> = fc
  .tuple(fc.integer({ min: 10, max: 100 }), fc.boolean())
  .map(([percent, isOwn]): Step => ({ books, own, terms: { payoutFee, settlementCurrency } }) => {
    const available = books.balances.get(settlementCurrency ?? 'USD')?.available ?? 0n;
    const part = ((available - payoutFee) * BigInt(percent)) / 100n;
    if (part > 0n && books.payOut(part) && isOwn) own.add(books.payouts.at(-1)?.tradeNo ?? '');
  });

const time: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 1, max: 48 * HOUR_MS }).map(
    (ms): Step =>
      (world) =>
        void (world.now += ms),
  ),
  // A chargeback comes months later.
  fc.constant<Step>((world) => void (world.now += 100 * 24 * HOUR_MS)),
  fc.integer({ min: -2000, max: 2000 }).map(
    (ms): Step =>
      (world) =>
        void (world.skewMs = ms),
  ),
  // A transaction that took long, or a clock of which nobody knows.
  fc.constantFrom(-3 * HOUR_MS, -HOUR_MS, HOUR_MS).map(
    (ms): Step =>
      (world) =>
        void (world.skewMs = ms),
  ),
);

const numbering: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map(
    (limit): Step =>
      ({ store, merNo }) =>
        store.numberLines({ merNo, limit }).then(() => undefined),
  ),
  fc.integer({ min: 1, max: 5 }).map(
    (limit): Step =>
      ({ store, merNo, now }) =>
        store.numberLateLines({ merNo, before: now - HOUR_MS, limit }).then(() => undefined),
  ),
  fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', null).map(
    (timeZone): Step =>
      ({ store, merNo, now }) =>
        store.setMerchantZone({ merNo, timeZone }, () => ({}) as never, {
          at: now,
          actor: 'a test',
          action: 'createDeposit',
          target: '',
          detail: '',
        } as never),
  ),
);

export const story = fc.record({
  terms,
  steps: fc.array(
    fc.oneof(
      { arbitrary: money, weight: 8 },
      { arbitrary: payout, weight: 2 },
      { arbitrary: time, weight: 3 },
      { arbitrary: numbering, weight: 2 },
    ),
    { minLength: 20, maxLength: 70, size: 'max' },
  ),
});

let merchants = 0;

/** Tells a story of a new merchant, and checks what has become of it. */
export async function tell(
  store: Store,
  given: { readonly terms: MerchantTerms; readonly steps: readonly Step[] },
): Promise<void> {
  const merNo = 300_000 + (merchants += 1);
  const books = createBooks(given.terms);
  const world: World = {
    store,
    merNo,
    books,
    terms: given.terms,
    booked: [],
    far: new Set(),
    own: new Set(),
    now: START,
    skewMs: 0,
  };
  for (const step of given.steps) {
    const before = books.groups.length;
    await step(world);
    for (const group of books.groups.slice(before)) await bookGroup(world, group);
    world.now += 7;
  }
  await numberAll(world);
  for (const [currency, balance] of books.balances) await expectExplained(world, currency, balance);
}

async function bookGroup(
  { store, merNo, books, booked, far, own, now, skewMs }: World,
  group: PostingGroup,
): Promise<void> {
  booked.push(nameOf(group));
  if (Math.abs(skewMs) >= HOUR_MS) far.add(nameOf(group));
  const at = now + skewMs;
  if (own.has(group.subject) && group.event === 'payoutHold') {
    const {
      currency,
      amount: part,
      transactionFee: fee,
    } = books.payouts.find(({ tradeNo }) => tradeNo === group.subject) ?? expect.unreachable();
    const fields = { merNo, currency, amount: part, tradeNo: group.subject, merOrderNo: group.subject, createdAt: at };
    const record = newPayout(fields, { fee });
    expect(await store.createPayout({ ...record, batch: { account: '****3000' } })).toMatchObject({ kind: 'created' });
    return;
  }
  const currency = group.postings[0]?.currency ?? 'USD';
  const result = await store.changeBalance({ merNo, currency }, () => ({ group, at, audit: null }));
  expect(result).toBe('changed');
}

/** As the work behind payments does it, until there is nothing to do. */
async function numberAll({ store, merNo, now }: World): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    while ((await store.numberLines({ merNo, limit: 50 })) === 'more');
    while ((await store.numberLateLines({ merNo, before: now + 24 * HOUR_MS, limit: 50 })) === 'more');
  }
}

const nameOf = ({ event, subject }: Pick<PostingGroup, 'event' | 'subject'>) => `${event} ${subject}`;

async function expectExplained(
  { store, merNo, books, booked, far, own }: World,
  currency: string,
  { available, debt }: { readonly available: bigint; readonly debt: bigint },
): Promise<void> {
  const of = { merNo, currency };
  const lines = await store.listLines({ ...of, after: 0, through: Number.MAX_SAFE_INTEGER, limit: 10_000 });
  const changed = books.groups.flatMap((group) => {
    const change = changesOf(group.postings).get(currency);
    return change === undefined || (change.available === 0n && change.debt === 0n)
      ? []
      : [`${nameOf(group)} ${change.available} ${change.debt}`];
  });
  expect(lines.map((line) => `${nameOf(line)} ${line.amount} ${line.debt}`).toSorted()).toEqual(changed.toSorted());
  expect(lines.map((line) => line.number)).toEqual(lines.map((_line, at) => at + 1));
  const last = lines.at(-1);
  expect([last?.available ?? 0n, last?.owed ?? 0n]).toEqual([available, debt]);
  let [running, day] = [0n, 0];
  for (const line of lines) {
    running += line.amount;
    expect(line.available).toBe(running);
    expect(line.day).toBeGreaterThanOrEqual(day);
    day = line.day;
  }
  const batches = await store.listBatches({ merNo, currency, before: null, limit: 1000 });
  expectCut(lines, batches);
  expect(batches).toHaveLength(
    [...own].filter(
      (tradeNo) => booked.includes(`payoutHold ${tradeNo}`) && lines.some((line) => line.subject === tradeNo),
    ).length,
  );
  expectLockOrder(
    lines.filter((line) => !far.has(nameOf(line))),
    batches.filter(({ tradeNo }) => !far.has(`payoutHold ${tradeNo}`)),
    booked,
  );
}

/** Carried in + lines − payout − fee = carried out, and each line up to the last cut is in one batch. */
function expectCut(lines: readonly Line[], batches: readonly Batch[]): void {
  const cuts = batches.map((batch) => batch.cut ?? expect.unreachable(`${batch.batchNo} is not cut`));
  let [next, carried] = [1, 0n];
  for (const { first, cut, carriedIn, lines: sum, carriedOut } of cuts.toSorted((one, other) => one.cut - other.cut)) {
    expect([first, carriedIn]).toEqual([next, carried]);
    const inside = lines.slice(first - 1, cut - 1);
    expect(inside.reduce((total, line) => total + line.amount, 0n)).toBe(sum);
    const batch = batches.find((one) => one.cut?.cut === cut) ?? expect.unreachable();
    expect(carriedIn + sum - batch.payout - batch.fee).toBe(carriedOut);
    expect(lines[cut - 1]).toMatchObject({ event: 'payoutHold', subject: batch.tradeNo, available: carriedOut });
    [next, carried] = [cut + 1, carriedOut];
  }
}

/** What was booked before a cut, by the balance's lock, has a smaller number; what was booked after it has a larger one. */
function expectLockOrder(lines: readonly Line[], batches: readonly Batch[], booked: readonly string[]): void {
  const place = new Map(booked.map((name, at) => [name, at]));
  const placeOf = (line: Line) => place.get(nameOf(line)) ?? expect.unreachable();
  for (const batch of batches) {
    const hold =
      lines.find((line) => line.event === 'payoutHold' && line.subject === batch.tradeNo) ?? expect.unreachable();
    for (const line of lines) {
      if (line === hold) continue;
      const [inLines, inTruth] = [line.number < hold.number, placeOf(line) < placeOf(hold)];
      if (inLines !== inTruth) expect.unreachable(`${nameOf(line)} is on the wrong side of ${batch.batchNo}`);
    }
  }
}

export const BERLIN = createZone('Europe/Berlin');
