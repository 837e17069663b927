import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpChannel } from '../../../src/gateway/channel/http.ts';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Rule } from '../../../src/acquirer/mock/faults.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { EXPIRY_MS, FIRST_INQUIRY_MS, createWorkbench } from './payer-workbench.ts';
import type { Workbench } from './payer-workbench.ts';

// Everything at once, from two nodes on one real PostgreSQL: never two open attempts of one order, never two charges.

const { place, open } = useDatabases('PostgreSQL');
const CALLS = 20;

let acquirer: Acquirer;
beforeEach(async () => {
  acquirer = await startAcquirer();
});
afterEach(() => acquirer.stop());

const call = fc.record({
  node: fc.constantFrom(0, 1),
  verb: fc.constantFrom('card', 'card', 'ALIPAY', 'abandon', 'abandon', 'refresh', 'sweep', 'wait'),
});

const rule: fc.Arbitrary<Rule> = fc.record({
  call: fc.constantFrom('authorize', 'authorize', 'inquire', 'cancel'),
  result: fc.constantFrom('approved', 'declined', 'challenged', 'pending'),
  fault: fc.constantFrom('breakBefore', 'breakAfter', 'serverError', 'otherCall', 'echo', 'echo', 'echo'),
  times: fc.constant(1),
});

const story = fc.record({
  calls: fc.array(call, { minLength: CALLS, maxLength: CALLS }),
  rules: fc.array(rule, { minLength: 0, maxLength: 8 }),
  paidInTheEnd: fc.boolean(),
});

function makeCall({ verb }: { verb: string }, node: Workbench, tradeNo: string, index: number): Promise<unknown> {
  switch (verb) {
    case 'card':
      return node.payByCard(tradeNo, undefined, `192.0.2.${index}`);
    case 'abandon':
      return node.payer.abandon(tradeNo);
    case 'refresh':
      return node.payer.refresh(tradeNo);
    case 'sweep':
      return node.sweep();
    case 'wait':
      // The clock runs while calls are under way, so that a sweep meets attempts whose call has not come back.
      node.advance(FIRST_INQUIRY_MS);
      return Promise.resolve();
    default:
      return node.payBy(tradeNo, verb);
  }
}

it('an order is charged at most once, and ends as the acquirer says', async () => {
  const where = await place();
  const clock = { at: NOW };
  const { url: baseUrl, token } = acquirer;
  const nodes: Workbench[] = [];
  for (const holder of ['one', 'two']) {
    const channel = createHttpChannel({ baseUrl, token, deadlineMs: 20_000 });
    nodes.push(createWorkbench(await open(where), { channel, clock, holder, sandbox: false }));
  }
  const [first, second] = nodes;
  if (first === undefined || second === undefined) throw new Error('no nodes');
  const { store } = first.deps;

  const tell = async ({
    calls,
    rules,
    paidInTheEnd,
  }: typeof story extends fc.Arbitrary<infer Value> ? Value : never) => {
    await acquirer.addRules(...rules);
    const tradeNo = await first.newOrder();
    await Promise.all(calls.map((one, index) => makeCall(one, one.node === 0 ? first : second, tradeNo, index)));
    const attempts = await store.listAttempts({ merNo: MER_NO, tradeNo });
    expect(attempts.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
    expect(attempts.map(({ attempt }) => attempt)).toEqual(attempts.map((_, index) => index + 1));
    const newest = attempts.at(-1);
    if (paidInTheEnd && newest !== undefined) await acquirer.settle(`${tradeNo}.${newest.attempt}`, 'approved');
    // Rules that were not used up may still break a call; the next sweep makes up for it.
    for (let round = 0; round < 60 && (await first.stateOf(tradeNo)).state === 'processing'; round += 1) {
      clock.at += EXPIRY_MS;
      await Promise.all([first.sweep(), second.sweep()]);
    }
    const { authorizations } = await acquirer.readBooks();
    const charged = authorizations.filter((entry) => entry.tradeNo === tradeNo && entry.executions > 0);
    const { state } = await first.stateOf(tradeNo);
    expect({ state, charges: charged.map(({ executions }) => executions) }).toEqual(
      charged.length === 0 ? { state: 'failed', charges: [] } : { state: 'succeeded', charges: [1] },
    );
  };

  await fc.assert(fc.asyncProperty(story, tell), { numRuns: 25 });
  expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  expect([...first.faults, ...second.faults]).toEqual([]);
});

it('twenty clicks begin one attempt', async () => {
  const where = await place();
  const clock = { at: NOW };
  const { url: baseUrl, token } = acquirer;
  const channel = createHttpChannel({ baseUrl, token, deadlineMs: 20_000 });
  const nodes = [await open(where), await open(where)].map((store) =>
    createWorkbench(store, { channel, clock, sandbox: false }),
  );
  const [first] = nodes;
  if (first === undefined) throw new Error('no node');
  await acquirer.addRules({ result: 'challenged' });
  const tradeNo = await first.newOrder();
  const clicks = nodes.flatMap((node) => Array.from({ length: 10 }, () => node.payBy(tradeNo, 'ALIPAY')));
  const outcomes = (await Promise.all(clicks)).map(({ kind }) => kind);
  expect(outcomes.filter((kind) => kind === 'begun')).toHaveLength(1);
  expect(outcomes.filter((kind) => kind === 'underWay')).toHaveLength(19);
  expect(await first.attemptsOf(tradeNo)).toEqual(['1 ALIPAY open']);
  expect((await acquirer.readBooks()).calls).toHaveLength(1);
});
