import { describe, expect, it } from 'vitest';
import { adjustWork, fitWork } from '../../scripts/bench/scale/fit.ts';
import { simulate } from '../../scripts/bench/scale/simulate.ts';
import type { SetUp } from '../../scripts/bench/scale/simulate.ts';

/** All times are exactly their means, and a log of 2 ms takes all bytes at once. */
const SERVICE: SetUp['service'] = {
  node: { row: 0.5, batch: 0.25 },
  nodeShape: [1],
  database: { row: 0.2, batch: 0.4 },
  databaseShape: [1],
  flushes: [2],
  logBytesAMs: Number.POSITIVE_INFINITY,
  logBytes: 4000,
};

const SET_UP: SetUp = {
  service: SERVICE,
  arrivals: { connections: 1 },
  nodes: 1,
  connectionsOfNode: 10,
  rowsMax: 100,
  databaseCores: 4,
  roundTripMs: 1,
  busiest: 0,
  seconds: 20,
  seed: 1,
};

describe('the simulation', () => {
  it('adds up what a payment takes that is alone', () => {
    const alone = 0.5 + 2 * (0.25 + 1 + 0.4 + 0.1 + 2);
    const { p50Ms, p99Ms, perSecond, rowsABatch } = simulate(SET_UP);
    expect(p50Ms).toBeCloseTo(alone);
    expect(p99Ms).toBeCloseTo(alone);
    expect(perSecond).toBeCloseTo(1000 / alone, 0);
    expect(rowsABatch).toBe(1);
  });

  it('uses of a core what all payments of a second take, as many as arrive', () => {
    const node = { row: 0.5, batch: 0 };
    const database = { row: 0.2, batch: 0 };
    const service = { ...SERVICE, node, database };
    const { perSecond, nodeUse, databaseCores } = simulate({ ...SET_UP, service, arrivals: { rate: 1000 } });
    expect(perSecond / 1000).toBeCloseTo(1, 1);
    expect(nodeUse).toBeCloseTo(perSecond * 0.0005, 2);
    expect(databaseCores).toBeCloseTo(perSecond * 0.0002, 2);
  });

  it('writes together what waits together, up to the largest batch', () => {
    const rowsOf = (rowsMax: number) => simulate({ ...SET_UP, arrivals: { connections: 64 }, rowsMax }).rowsABatch;
    expect(rowsOf(100)).toBeGreaterThan(12);
    expect(rowsOf(8)).toBeLessThanOrEqual(8);
    expect(rowsOf(8)).toBeGreaterThan(7);
  });

  it('carries no more than the cores of the database, the log and the balance of the busiest merchant allow', () => {
    const carried = (change: Partial<SetUp>) =>
      simulate({ ...SET_UP, nodes: 20, arrivals: { rate: 9000 }, seconds: 4, ...change }).perSecond;
    expect(carried({})).toBeGreaterThan(8500);
    // A core has a second of work in a second, and 5000 payments take all of it.
    expect(carried({ databaseCores: 1 })).toBeLessThan(5000);
    expect(carried({ service: { ...SERVICE, logBytesAMs: 20_000 } })).toBeLessThan(5000);
    // Nobody else changes the balance until the commit, which takes more than 2 ms, whoever it is that waits.
    const busiest = carried({ busiest: 1, rowsMax: 10 });
    expect(busiest).toBeLessThan((1000 / 2.4) * 10);
    expect(busiest).toBeGreaterThan(500);
  });

  it('takes longer in bursts, and where others use the cores', () => {
    const p99 = (change: Partial<SetUp>) => simulate({ ...SET_UP, arrivals: { rate: 900 }, ...change }).p99Ms;
    const quiet = p99({});
    expect(p99({ arrivals: { rate: 900, bursts: true } })).toBeGreaterThan(quiet * 1.5);
    expect(p99({ waits: { timesAMs: 1, ms: 1 } })).toBeGreaterThan(quiet * 1.5);
  });

  it('gives the same result for the same seed, and another for another', () => {
    const run = (seed: number) => simulate({ ...SET_UP, arrivals: { rate: 500 }, seed });
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
  });
});

describe('service times', () => {
  it('are told apart by how many payments shared a batch', () => {
    const loads = [2, 0.5, 0.1].map((batches) => ({ ms: 0.8 + 0.3 * batches, batches }));
    const { row, batch } = fitWork(loads);
    expect([row, batch]).toEqual([expect.closeTo(0.8), expect.closeTo(0.3)]);
  });

  it('are never less than nothing', () => {
    expect(
      fitWork([
        { ms: 1, batches: 2 },
        { ms: 2, batches: 0.1 },
      ]),
    ).toEqual({ row: expect.closeTo(1.5), batch: 0 });
    expect(
      fitWork([
        { ms: 9, batches: 2 },
        { ms: 0.1, batches: 0.1 },
      ]).row,
    ).toBeGreaterThanOrEqual(0);
  });

  it('keep their proportion on a machine that has become slower', () => {
    expect(adjustWork({ row: 1, batch: 0.5 }, { ms: 4, batches: 2 })).toEqual({ row: 2, batch: 1 });
  });
});
