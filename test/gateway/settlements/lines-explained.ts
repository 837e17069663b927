import { expect } from 'vitest';
import { changesOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Batch } from '../../../src/gateway/domain/settlements/batch.ts';
import type { Line } from '../../../src/gateway/domain/settlements/line.ts';
import { nameOf } from './story-world.ts';
import type { World } from './story-world.ts';

// What must have become of a story. Days are worked out here by other means than the gateway's.

const DAY_MS = 86_400_000;

/** Every change is in exactly one line and one batch, in an order that the balance allows, on its day. */
export async function expectExplained(
  world: World,
  currency: string,
  { available, debt }: { readonly available: bigint; readonly debt: bigint },
): Promise<void> {
  const { store, merNo, books, booked, far, own, cutBehind } = world;
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
  let running = 0n;
  for (const line of lines) {
    running += line.amount;
    expect(line.available).toBe(running);
  }
  expectDays(world, lines);
  const batches = await store.listBatches({ merNo, currency, before: null, limit: 1000 });
  expectCut(lines, batches);
  expect(batches).toHaveLength(
    [...own].filter((tradeNo) => booked.has(`payoutHold ${tradeNo}`) && lines.some((line) => line.subject === tradeNo))
      .length,
  );
  expectLockOrder(
    world,
    lines.filter((line) => !far.has(nameOf(line))),
    batches.filter(({ tradeNo }) => !far.has(`payoutHold ${tradeNo}`) && !cutBehind.has(tradeNo)),
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

/**
 * What was booked before a cut, by the balance's lock, has a smaller number; what was booked after it has a larger one. After a clock
 * that was hours ahead, changes that cancel each other out may be found behind the cut: nothing shows that they are missing.
 */
function expectLockOrder(
  { booked, far }: Pick<World, 'booked' | 'far'>,
  lines: readonly Line[],
  batches: readonly Batch[],
): void {
  const place = new Map([...booked.keys()].map((name, at) => [name, at]));
  const placeOf = (line: Line) => place.get(nameOf(line)) ?? expect.unreachable();
  for (const { batchNo, tradeNo } of batches) {
    const hold = lines.find((line) => line.event === 'payoutHold' && line.subject === tradeNo) ?? expect.unreachable();
    const wrong = lines.filter((line) => line.number < hold.number !== placeOf(line) < placeOf(hold));
    const isNothing = wrong.every((line) => line.number > hold.number) && far.size > 0 && sumsToNothing(wrong);
    if (wrong.length > 0 && !isNothing) {
      expect.unreachable(`${wrong.map(nameOf).join(', ')} is on the wrong side of ${batchNo}`);
    }
  }
}

function sumsToNothing(lines: readonly Line[]): boolean {
  const [amount, debt] = [sumOf(lines, (line) => line.amount), sumOf(lines, (line) => line.debt)];
  return amount === 0n && debt === 0n;
}

const sumOf = (lines: readonly Line[], of: (line: Line) => bigint) => lines.reduce((sum, line) => sum + of(line), 0n);

/** That of its time, in the zone that held when it was numbered, but never before that of the line before it. */
function expectDays({ zones }: World, lines: readonly Line[]): void {
  let day = 0;
  for (const line of lines) {
    const { timeZone } =
      zones.findLast(({ after }) => (after.get(line.currency) ?? 0) < line.number) ?? expect.unreachable();
    day = Math.max(day, localDay(line.at, timeZone));
    if (line.day !== day) expect.unreachable(`line ${line.number} is on day ${line.day}, not on ${day} of ${timeZone}`);
  }
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function localDay(at: number, timeZone: string): number {
  const format = FORMATS.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  FORMATS.set(timeZone, format);
  return Date.parse(format.format(at)) / DAY_MS;
}
