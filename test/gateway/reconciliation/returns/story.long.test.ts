import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { spawnAcquirer, startAcquirer } from '../../../helpers/acquirer/acquirer.ts';
import type { SpawnedAcquirer } from '../../../helpers/acquirer/acquirer.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { sampled } from '../../../helpers/sweep.ts';
import { balancesOf, openWorld } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';
import { returningIn } from './returning.ts';
import type { Returning } from './returning.ts';

// What an acquirer answers to a return, and what becomes of it. The acquirer is a process of its own.

const SECRET = `whsec_${Buffer.from('a secret of returns').toString('base64')}`;
const WORDS = 'It is declined.';
/** Far below the deadline of a call, and long enough for all that is done meanwhile. */
const SLOW_MS = 6000;

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('money that goes back, on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-returns-'));
  let acquirer: SpawnedAcquirer;
  let world: World;
  let returning: Returning;

  beforeAll(async () => {
    acquirer = await spawnAcquirer(join(folder, 'books.jsonl'), 0, { hintSecret: SECRET });
    const env = { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token, CHANNEL_DEADLINE_MS: '30000' };
    world = await openWorld(engine, env);
    returning = returningIn(world, acquirer);
    const { exceptionNo } = await returning.arrived();
    // What the acquirer claims is asked for in the background.
    await vi.waitFor(async () => expect((await returning.get(exceptionNo)).next).toContain('return'), {
      timeout: 60_000,
    });
  });
  afterAll(async () => {
    await world.close();
    await acquirer.stop();
    rmSync(folder, { recursive: true });
  });

  const endingOf = async (exceptionNo: string) => (await returning.get(exceptionNo)).exception.ending;
  const entriesOf = async (tradeNo: string) =>
    (await acquirer.readBooks()).refunds.filter((entry) => entry.tradeNo === tradeNo);
  const numberOf = async (exceptionNo: string) => (await returning.get(exceptionNo)).return?.returnNo ?? '';

  it('a return that is approved goes back exactly once, as much as arrived, and its order stays failed (I5)', async () => {
    const { tradeNo, exceptionNo } = await returning.arrived();
    expect((await returning.ask(exceptionNo)).status).toBe(200);
    const { exception, return: done } = await returning.get(exceptionNo);
    expect([exception.ending, done?.state]).toEqual(['returned', 'approved']);
    const returnNo = done?.returnNo ?? '';
    expect(returnNo).toMatch(/^RT/);
    expect(await entriesOf(tradeNo)).toMatchObject([
      { number: returnNo, currency: 'USD', amount: '1230', executions: 1 },
    ]);
    expect(await returning.callsAbout(returnNo)).toMatchObject([
      { call: 'returnMoney', key: `${returnNo}-returnMoney` },
    ]);
    expect(await returning.orderState(tradeNo)).toBe('failure');
  });

  it('a return that is pending is asked about until it is approved', async () => {
    const { exceptionNo } = await returning.arrived();
    const before = await balancesOf(world);
    await acquirer.addRules({ call: 'returnMoney', result: 'pending', times: 1 });
    expect((await returning.ask(exceptionNo)).status).toBe(200);
    const returnNo = await numberOf(exceptionNo);
    await returning.later();
    await expect
      .poll(() => returning.callsAbout(returnNo))
      .toMatchObject([{ call: 'returnMoney' }, { call: 'inquire' }]);
    expect(await returning.get(exceptionNo)).toMatchObject({ exception: { ending: null }, return: { state: 'asked' } });
    expect(await balancesOf(world)).toEqual(before);
    await acquirer.settle(returnNo, 'approved');
    await returning.later();
    await expect.poll(() => endingOf(exceptionNo)).toBe('returned');
    expect(await balancesOf(world)).not.toEqual(before);
  });

  it('a return that is declined in the end says so in the words of the acquirer, and can be asked for anew', async () => {
    const { tradeNo, exceptionNo } = await returning.arrived();
    const before = await balancesOf(world);
    await acquirer.addRules({ call: 'returnMoney', result: 'pending', times: 1 });
    expect((await returning.ask(exceptionNo)).status).toBe(200);
    const first = await numberOf(exceptionNo);
    await acquirer.settle(first, 'declined');
    await returning.later();
    await expect.poll(async () => (await returning.get(exceptionNo)).return?.state).toBe('declined');
    const declined = await returning.get(exceptionNo);
    expect(declined).toMatchObject({ exception: { ending: null }, return: { message: WORDS } });
    expect(declined.notes).toContainEqual(expect.objectContaining({ kind: 'returnDeclined', text: WORDS }));
    expect(declined.next).toEqual(expect.arrayContaining(['return', 'credit', 'writeOff']));
    expect(await balancesOf(world)).toEqual(before);

    expect((await returning.ask(exceptionNo)).status).toBe(200);
    expect(await endingOf(exceptionNo)).toBe('returned');
    const second = await numberOf(exceptionNo);
    expect(await entriesOf(tradeNo)).toMatchObject([
      { number: first, executions: 0 },
      { number: second, executions: 1 },
    ]);
  });

  it.each(['breakBefore', 'breakAfter', 'serverError', 'forbidden'] as const)(
    'a return that got lost because the acquirer does %s is followed under its one number',
    async (fault) => {
      const { tradeNo, exceptionNo } = await returning.arrived();
      await acquirer.addRules({ call: 'returnMoney', fault, times: 1 });
      expect((await returning.ask(exceptionNo)).status).toBe(200);
      const asked = await returning.get(exceptionNo);
      expect(asked).toMatchObject({ exception: { ending: null }, return: { state: 'asked' } });
      expect((await returning.ask(exceptionNo)).status).toBe(409);
      const returnNo = asked.return?.returnNo ?? '';
      await acquirer.addRules({ call: 'inquire', fault: 'serverError', number: returnNo, times: 1 });
      for (let rounds = 0; rounds < 2; rounds += 1) await returning.later();
      await expect.poll(() => endingOf(exceptionNo)).toBe('returned');
      expect(await entriesOf(tradeNo)).toMatchObject([{ number: returnNo, executions: 1 }]);
      const keys = (await returning.callsAbout(returnNo)).flatMap(({ call, key }) =>
        call === 'returnMoney' ? key : [],
      );
      expect(new Set(keys)).toEqual(new Set([`${returnNo}-returnMoney`]));
    },
  );

  it('a slow answer to a return does not let go of money that was asked for anew (S51)', async () => {
    const { tradeNo, exceptionNo } = await returning.arrived();
    await acquirer.addRules({
      call: 'returnMoney',
      fault: 'answerLate',
      delayMs: SLOW_MS,
      result: 'declined',
      times: 1,
    });
    const slow = returning.ask(exceptionNo);
    await expect.poll(() => entriesOf(tradeNo)).toHaveLength(1);
    await returning.later();
    await expect.poll(async () => (await returning.get(exceptionNo)).return?.state).toBe('declined');
    await acquirer.addRules({ call: 'returnMoney', result: 'pending', times: 1 });
    expect((await returning.ask(exceptionNo)).status).toBe(200);
    const anew = await returning.get(exceptionNo);
    expect(anew).toMatchObject({ exception: { ending: null }, return: { state: 'asked' } });
    expect((await slow).status).toBe(200);
    expect(await returning.get(exceptionNo)).toEqual(anew);
    const credit = await world.withTwo(`/operator/exceptions/${exceptionNo}/credit`, { merNo: world.shop.merNo });
    expect(credit).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:exceptionHeld' } });
    await acquirer.settle(anew.return?.returnNo ?? '', 'approved');
    await returning.later();
    await expect.poll(() => endingOf(exceptionNo)).toBe('returned');
  });
});

it('a return is not offered with an acquirer that does not claim it, and is refused with a sentence', async () => {
  const acquirer = await startAcquirer();
  onTestFinished(() => acquirer.stop());
  const world = await openWorld('SQLite', { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token });
  onTestFinished(() => world.close());
  const { arrived, get, ask } = returningIn(world, acquirer);
  const { exceptionNo } = await arrived();
  expect((await get(exceptionNo)).next).not.toContain('return');
  expect(await ask(exceptionNo)).toMatchObject({
    status: 409,
    body: {
      type: 'urn:tollgate:problem:cannotBeReturned',
      detail:
        'The acquirer default does not claim returns. Credit the money to the merchant, or return it by hand and write it off.',
    },
  });
  expect(await get(exceptionNo)).toMatchObject({ exception: { ending: null }, return: null });
  const { calls } = await acquirer.readBooks();
  expect(calls.filter(({ call }) => call === 'returnMoney')).toEqual([]);
});
