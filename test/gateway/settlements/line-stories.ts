import * as fc from 'fast-check';
import { expect } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { MerchantTerms } from '../../../src/gateway/domain/merchants/merchant.ts';
import { NUMBERING_LATE_MS } from '../../../src/gateway/work/limits.ts';
import { createBooks } from '../ledger/books.ts';
import type { Books } from '../ledger/books.ts';
import { expectExplained } from './lines-explained.ts';
import { contentsOf } from './story-contents.ts';
import { GATEWAY_ZONE, bookGroup, bookOldLedger, numberAll } from './story-world.ts';
import type { World } from './story-world.ts';

// Any story of a merchant's money, booked in the store group by group, with times of clocks that differ. Meanwhile lines are numbered
// at random moments. A node of the last release books beside, which knows nothing of lines.

const HOUR_MS = 3_600_000;
/** Two days before clocks go back in Berlin, and in the nights in which they go back and forward. */
const STARTS = [Date.UTC(2026, 9, 23, 12), Date.UTC(2026, 9, 24, 23), Date.UTC(2027, 2, 27, 23, 30)];
/** Midnights and changes of the clocks there, on the days on which they go back and forward. */
const NIGHTS = [
  Date.UTC(2026, 9, 24, 22),
  Date.UTC(2026, 9, 25, 1),
  Date.UTC(2026, 9, 25, 23),
  Date.UTC(2027, 2, 27, 23),
  Date.UTC(2027, 2, 28, 1),
  Date.UTC(2027, 2, 28, 22),
];
/** More than a cut numbers by itself. */
const OLD_LEDGER = { min: 1001, max: 1200 };

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
const payout: fc.Arbitrary<Step> = fc.tuple(fc.integer({ min: 10, max: 100 }), fc.boolean()).map(
  ([percent, isOwn]): Step =>
    (world) =>
      payOut(world, percent, isOwn),
);

function payOut(
  { books, own, terms: { payoutFee, settlementCurrency } }: World,
  percent: number,
  isOwn: boolean,
): void {
  const available = books.balances.get(settlementCurrency ?? 'USD')?.available ?? 0n;
  const part = ((available - payoutFee) * BigInt(percent)) / 100n;
  if (part > 0n && books.payOut(part) && isOwn) own.add(books.payouts.at(-1)?.tradeNo ?? '');
}

/** A payment that is settled and paid out, and what comes after it: seldom by chance. */
const paidOut: fc.Arbitrary<Step> = fc
  .tuple(amount, fc.constantFrom('arrives', 'comes back', 'fails'), fc.boolean())
  .map(([gross, end, isRefunded]): Step => (world) => {
    const { books } = world;
    books.pay(gross, gross);
    const last = () => books.orders.at(-1) ?? expect.unreachable();
    books.settle(last());
    const before = books.payouts.length;
    payOut(world, 100, true);
    const ofPayout = (change: (payout: (typeof books.payouts)[number]) => void) =>
      books.payouts.slice(before).forEach(change);
    ofPayout((one) => books.endPayout(one, end !== 'fails'));
    if (end === 'comes back') ofPayout(books.reversePayout);
    if (isRefunded) books.refund(last(), gross);
  });

const time: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 1, max: HOUR_MS }).map(
    (ms): Step =>
      (world) =>
        void (world.now += ms),
  ),
  fc.integer({ min: 1, max: 48 * HOUR_MS }).map(
    (ms): Step =>
      (world) =>
        void (world.now += ms),
  ),
  // Over the hours in which clocks change.
  fc.tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: -HOUR_MS, max: HOUR_MS })).map(
    ([night, ms]): Step =>
      (world) =>
        void (world.now = Math.max(world.now, night + ms)),
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
        store.numberLateLines({ merNo, before: now - NUMBERING_LATE_MS, limit }).then(() => undefined),
  ),
  fc
    .constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', null)
    .map((timeZone): Step => changeZone(timeZone)),
);

/** It holds from the next number on. */
const changeZone =
  (timeZone: string | null): Step =>
  async ({ store, merNo, now, zones }) => {
    const audit = { at: now, actor: 'a test', action: 'createDeposit', target: '', detail: '' } as never;
    await store.setMerchantZone({ merNo, timeZone }, () => ({}) as never, audit);
    const after = new Map((await store.listSeries(merNo)).map(({ currency, number }) => [currency, number]));
    zones.push({ timeZone: timeZone ?? GATEWAY_ZONE, after });
  };

/** A node of the last release books from here on, or no longer. */
const oldNode: fc.Arbitrary<Step> = fc.boolean().map(
  (isOldNode): Step =>
    (world) =>
      void (world.isOldNode = isOldNode),
);

interface Story {
  readonly terms: MerchantTerms;
  readonly start: number;
  readonly oldPostings: number;
  readonly steps: readonly Step[];
}

export const story: fc.Arbitrary<Story> = fc.record({
  terms,
  start: fc.constantFrom(...STARTS),
  /** How many postings there are before the first line. */
  oldPostings: fc.oneof(
    { arbitrary: fc.constant(0), weight: 60 },
    { arbitrary: fc.integer({ min: 1, max: 20 }), weight: 39 },
    { arbitrary: fc.integer(OLD_LEDGER), weight: 1 },
  ),
  steps: fc.array(
    fc.oneof(
      { arbitrary: money, weight: 8 },
      { arbitrary: payout, weight: 2 },
      { arbitrary: paidOut, weight: 1 },
      { arbitrary: time, weight: 3 },
      { arbitrary: numbering, weight: 2 },
      { arbitrary: oldNode, weight: 1 },
    ),
    { minLength: 20, maxLength: 70, size: 'max' },
  ),
});

let merchants = 0;

/** Tells a story of a new merchant, checks what has become of it, and says what it was about. */
export async function tell(
  { store, engine }: Pick<World, 'store' | 'engine'>,
  given: Story,
): Promise<readonly string[]> {
  const merNo = 300_000 + (merchants += 1);
  const { terms: own, start, oldPostings, steps } = given;
  const books = createBooks(own);
  const world: World = {
    store,
    engine,
    merNo,
    books,
    terms: own,
    booked: new Map(),
    far: new Set(),
    old: new Set(),
    own: new Set(),
    cutBehind: new Set(),
    zones: [{ timeZone: GATEWAY_ZONE, after: new Map() }],
    now: start,
    skewMs: 0,
    isOldNode: false,
  };
  await bookOldLedger(world, oldPostings);
  for (const step of steps) {
    const before = books.groups.length;
    await step(world);
    for (const group of books.groups.slice(before)) await bookGroup(world, group);
    world.now += 7;
  }
  await numberAll(world);
  for (const [currency, balance] of books.balances) await expectExplained(world, currency, balance);
  return contentsOf(world);
}

export const BERLIN = createZone(GATEWAY_ZONE);
