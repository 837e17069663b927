import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { NumberingStore } from '../../../src/gateway/domain/settlements/numbering.ts';
import { startNumbering } from '../../../src/gateway/work/number-lines.ts';

const running: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

/** A node that numbers, beside so many merchants with postings whenever it looks. */
function startNode(merchants: number) {
  let nowMs = 0;
  const counts = { looks: 0, leases: 0, steps: 0 };
  const found = Array.from({ length: merchants }, (_, index) => ({ merNo: index + 1, since: 0 }));
  const store: NumberingStore = {
    holdNumbering: async () => (counts.leases += 1) > 0,
    findUnnumbered: async () => ((counts.looks += 1), found),
    findUnread: async () => [],
    findLate: async () => [],
    async numberTogether({ merNos }) {
      counts.steps += 1;
      return new Map(merNos.map((merNo) => [merNo, 'complete']));
    },
    passTogether: async () => new Map(),
    numberLines: () => expect.unreachable(),
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
    async after(ms: number) {
      nowMs += ms;
      node.wake();
      // Pauses between steps are real.
      for (let before = -1; before !== counts.steps; await sleep(30)) before = counts.steps;
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

it('numbering leaves many merchants alone for up to a minute, so that each has several lines', async () => {
  const node = startNode(1500);
  await node.after(0);
  const before = { ...node.counts };
  for (const ms of [1000, 29_000, 29_000]) await node.after(ms);
  expect(node.counts).toEqual(before);
  await node.after(1000);
  expect(node.counts.looks - before.looks).toBe(1);
  expect(node.counts.steps - before.steps).toBeLessThan(1500 / 10);
});
