import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { NumberingStore } from '../../../src/gateway/domain/settlements/numbering.ts';
import { startNumbering } from '../../../src/gateway/work/number-lines.ts';

// How often merchants are numbered. The store and the time are made up.

const running: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

/** A node that numbers, beside so many merchants with postings whenever it looks. */
function startNode(merchants: number) {
  let nowMs = 0;
  const counts = { looks: 0, leases: 0, steps: 0 };
  const numbered = new Set<number>();
  const store: NumberingStore = {
    holdNumbering: async () => (counts.leases += 1) > 0,
    async findUnnumbered(limit, after = 0) {
      counts.looks += 1;
      return Array.from({ length: Math.min(limit, merchants - after) }, (_, index) => ({
        merNo: after + index + 1,
        since: 0,
      }));
    },
    findUnread: async () => [],
    findLate: async () => [],
    async numberLines({ merNo }) {
      counts.steps += 1;
      numbered.add(merNo);
      return 'complete';
    },
    numberLateLines: () => expect.unreachable(),
    countDifferingLines: async () => 0,
  };
  const node = startNumbering({
    store,
    clock: Date,
    realClock: Date,
    stopwatch: { elapsedMs: () => nowMs },
    holder: 'a test',
    onError: (error) => expect.unreachable(String(error)),
  });
  running.push(node);
  return {
    counts,
    numbered,
    async after(ms: number) {
      nowMs += ms;
      node.wake();
      // Pauses between steps are real.
      for (let before = -1; before !== counts.steps; await sleep(50)) before = counts.steps;
    },
  };
}

it('numbering looks each second while few merchants have postings, and writes its lease now and then', async () => {
  const node = startNode(1);
  await node.after(0);
  const before = { ...node.counts };
  for (let second = 1; second <= 12; second += 1) await node.after(1000);
  expect(node.counts.looks - before.looks).toBe(12);
  expect(node.counts.leases - before.leases).toBe(1);
});

it('numbering gives each of many merchants its turn, and then leaves all alone for up to a minute', async () => {
  const node = startNode(1200);
  while (node.numbered.size < 1200) await node.after(0);
  expect(node.counts).toMatchObject({ looks: 3, steps: 1200 });
  for (const ms of [1000, 29_000, 29_000]) await node.after(ms);
  expect(node.counts).toMatchObject({ looks: 3, steps: 1200 });
  await node.after(1000);
  expect(node.counts.looks).toBeGreaterThan(3);
});
