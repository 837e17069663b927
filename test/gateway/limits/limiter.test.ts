import type { TryStore } from '../../../src/gateway/domain/sign-in/tries.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TryRule } from '../../../src/gateway/domain/limiter.ts';
import { OPERATOR_TOKENS } from '../../../src/gateway/http/limits.ts';
import { createTokenGuard } from '../../../src/gateway/http/token-guard.ts';
import { createMemoryTries, createTestLimiter } from '../../helpers/gateway/limiter.ts';

const CARDS: TryRule = { name: 'cards', countMax: 3, windowMs: 600_000, underWayMs: 40_000 };
const TOKENS: TryRule = {
  name: 'tokens',
  countMax: 3,
  windowMs: 60_000,
  underWayMs: 0,
  pause: { msMin: 60_000, msMax: 3_600_000, forgottenAfterMs: 3_600_000 },
};

/** A store that can be made to fail, and counts how often it is asked. */
function createFaultyTries() {
  const store = createMemoryTries();
  const state = { down: false, asked: 0 };
  const ask = async <Result>(question: () => Promise<Result>): Promise<Result> => {
    state.asked += 1;
    if (state.down) throw new Error('the database is not available');
    return question();
  };
  const faulty: TryStore = {
    readTries: (key) => ask(() => store.readTries(key)),
    changeTries: (key, decide) => ask(() => store.changeTries(key, decide)),
    forgetTries: (input) => ask(() => store.forgetTries(input)),
  };
  return { state, faulty };
}

/** Nodes on one store, each with a time of its own. */
function createNodes(store: TryStore, startedAt: readonly number[]) {
  const time = { passedMs: 0 };
  const nodes = startedAt.map((at) => {
    // Machines were switched on at different moments.
    const stopwatch = { elapsedMs: () => time.passedMs + (at % 977) };
    const options = { startedAt: at, stopwatch, realStopwatch: stopwatch };
    return createTestLimiter(() => at + time.passedMs, store, options);
  });
  return { time, nodes };
}

describe('a rate', () => {
  const takes = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 200 });

  it('lets through what a bucket of as many tokens would', () => {
    const rule = fc.record({ countMax: fc.integer({ min: 1, max: 50 }), windowMs: fc.constantFrom(1000, 2000) });
    fc.assert(
      fc.property(rule, takes, ({ countMax, windowMs }, waits) => {
        let now = 12_345;
        const rate = createTestLimiter(() => now).createRate({ countMax, windowMs });
        // Tokens in parts of the window, so that all of it is whole numbers.
        let tokens = countMax * windowMs;
        for (const waitMs of waits) {
          now += waitMs;
          tokens = Math.min(countMax * windowMs, tokens + waitMs * countMax);
          const isFree = tokens >= windowMs;
          const waitSeconds = rate.take('key');
          expect(waitSeconds === 0).toBe(isFree);
          if (isFree) tokens -= windowMs;
          else expect(waitSeconds).toBeCloseTo((windowMs - tokens) / countMax / 1000, 6);
        }
      }),
    );
  });

  it('a rate of zero lets everything through', () => {
    const rate = createTestLimiter(() => 0).createRate({ countMax: 0, windowMs: 1000 });
    expect(Array.from({ length: 100 }, () => rate.take(1)).every((wait) => wait === 0)).toBe(true);
  });
});

describe('counted tries', () => {
  it('ask the store no more once there is a wall, at each node', async () => {
    const { state, faulty } = createFaultyTries();
    const { time, nodes } = createNodes(faulty, [0, 0]);
    const [one, other] = nodes.map((node) => node.createTries(TOKENS));
    for (let tries = 0; tries < 3; tries += 1) expect(await one?.count('a')).toBe(0);
    expect([await one?.count('a'), await other?.count('a')]).toEqual([60, 60]);
    const { asked } = state;
    time.passedMs += 20_000;
    for (let tries = 0; tries < 50; tries += 1)
      expect([await one?.count('a'), await other?.begin('a')]).toEqual([40, { waitSeconds: 40 }]);
    expect(state.asked).toBe(asked);
    time.passedMs += 40_000;
    expect(await other?.count('a')).toBe(0);
  });

  it('counted tries that are under way count for others, and those of a process that died for a while only', async () => {
    const { time, nodes } = createNodes(createMemoryTries(), [0, 0]);
    const [died, lives] = nodes.map((node) => node.createTries(CARDS));
    const begun = await Promise.all([1, 2, 3].map(() => died?.begin('a')));
    expect(begun.every((one) => one !== undefined && 'end' in one)).toBe(true);
    expect(await lives?.begin('a')).toEqual({ waitSeconds: 1 });
    time.passedMs += 39_999;
    expect(await lives?.waitSeconds('a')).toBe(1);
    time.passedMs += 1;
    expect(await lives?.waitSeconds('a')).toBe(0);
    expect(await lives?.begin('a')).toHaveProperty('end');
  });

  it('counted tries that failed after their room was taken back are counted all the same', async () => {
    const { time, nodes } = createNodes(createMemoryTries(), [0]);
    const cards = nodes[0]?.createTries({ ...CARDS, countMax: 1 });
    const begun = await cards?.begin('a');
    time.passedMs += 40_000;
    if (begun !== undefined && 'end' in begun) await begun.end({ failed: true });
    expect(await cards?.waitSeconds('a')).toBe(600);
  });

  it('make nobody wait for longer than the rule says, whatever time another node has written', async () => {
    const store = createMemoryTries();
    const { time, nodes } = createNodes(store, [86_400_000, 0]);
    const [ahead, behind] = nodes.map((node) => node.createTries(TOKENS));
    for (let tries = 0; tries < 3; tries += 1) await ahead?.count('a');
    expect(await behind?.count('a')).toBe(60);
    time.passedMs += 60_000;
    expect([await behind?.count('a'), await ahead?.count('a')]).toEqual([0, 0]);
    // From now on both have one time: what the one counts is not old to the other.
    expect([await behind?.count('a'), await ahead?.count('a')]).toEqual([0, 120]);
  });

  it('counted tries of many subjects are written so many times a second; what is beyond waits', async () => {
    const { state, faulty } = createFaultyTries();
    const { time, nodes } = createNodes(faulty, [0]);
    const tokens = nodes[0]?.createTries({ ...TOKENS, writesPerSecondMax: 5 });
    const answers = [];
    for (let address = 0; address < 100; address += 1) answers.push(await tokens?.count(`address ${address}`));
    expect([answers.filter((wait) => wait === 0).length, state.asked]).toEqual([5, 5]);
    expect(answers.at(-1)).toBe(1);
    time.passedMs += 1000;
    expect(await tokens?.count('address 99')).toBe(0);
  });
});

describe('a store that does not answer', () => {
  const openGuard = () => {
    const { state, faulty } = createFaultyTries();
    const faults: unknown[] = [];
    let now = 0;
    const limiter = createTestLimiter(() => now, faulty, { onFault: (error) => faults.push(error) });
    const guard = createTokenGuard({ token: 'right', rule: OPERATOR_TOKENS, limiter });
    const check = async (token: string) => (await guard.check(`Bearer ${token}`, '203.0.113.9')).kind;
    return { state, faults, check, pass: (milliseconds: number) => void (now += milliseconds) };
  };

  it('makes guesses no cheaper: the process counts them by itself', async () => {
    const { state, faults, check, pass } = openGuard();
    state.down = true;
    const kinds: string[] = [];
    for (let tries = 0; tries < 30; tries += 1) kinds.push(await check('wrong'));
    expect(kinds).toEqual([...Array<string>(10).fill('wrong'), ...Array<string>(20).fill('locked')]);
    // It is reported once, not once a guess.
    expect(faults).toHaveLength(1);
    state.down = false;
    expect(await check('wrong')).toBe('locked');
    pass(60_000);
    expect(await check('wrong')).toBe('wrong');
  });

  it('locks the right token out at no time: it is let in without a question', async () => {
    const { state, check } = openGuard();
    state.down = true;
    for (let tries = 0; tries < 11; tries += 1) await check('wrong');
    state.asked = 0;
    expect(await check('right')).toBe('allowed');
    state.down = false;
    expect(await check('right')).toBe('allowed');
    expect(state.asked).toBe(0);
  });

  it('fails no try to pay: its room is counted here', async () => {
    const { state, faulty } = createFaultyTries();
    const cards = createTestLimiter(() => 0, faulty, { onFault: () => undefined }).createTries(CARDS);
    state.down = true;
    for (let tries = 0; tries < 3; tries += 1) {
      const begun = await cards.begin('a');
      if ('waitSeconds' in begun) throw new Error('no room');
      await begun.end({ failed: true });
    }
    expect(await cards.begin('a')).toEqual({ waitSeconds: 600 });
  });
});
