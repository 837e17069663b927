import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import type { BookEntry } from '../../src/acquirer/mock/books.ts';
import type { Rule } from '../../src/acquirer/mock/faults.ts';
import { groupOf } from '../../src/gateway/domain/ledger/ledger.ts';
import type { PayoutRun } from '../../src/gateway/domain/settlements/payout-run.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import { RUN_INTERVAL_MS } from '../../src/gateway/work/limits.ts';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../helpers/acquirer/acquirer.ts';
import { runSql, useDatabases } from '../helpers/database/databases.ts';
import type { Place } from '../helpers/database/databases.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import { payDaily } from './paid-daily.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

const ROUNDS = Number(process.env['CHAOS_ROUNDS'] ?? (SWEEPS_ALL ? 20 : 2));
const NODES = SWEEPS_ALL ? 3 : 2;
const MERCHANTS = SWEEPS_ALL ? 40 : 10;
const ROUND_MS_MAX = 60_000;
const WEEKS_MAX = 10;
const WEEK = 7 * 24 * 3600;

/** What becomes of the first payout of a round, by turns: each merchant has one good day between two bad ones. */
const FATES: readonly Omit<Rule, 'call' | 'amount'>[] = [
  { fault: 'answerLate', delayMs: 150 },
  { result: 'declined' },
  { fault: 'answerLate', delayMs: 30 },
  // Carried out, and never answered.
  { fault: 'timeOut' },
  {},
  // Never arrives.
  { fault: 'breakBefore' },
  {},
  { result: 'pending' },
];

afterEach(killGatewayProcesses);
const { migratedPlace, open } = useDatabases('PostgreSQL');
const random = createRandom();

it(
  `nodes that are killed while they pay merchants make one payout for a due date, and lose none (S48, seed ${random.seed})`,
  async () => {
    const world = await openWorld();
    for (let round = 1; round <= ROUNDS; round += 1) await world.killDuringRun(round);
    const { store, acquirer, merchants } = world;
    await world.endPending();
    const books = await acquirer.readBooks();
    const sent = books.calls.filter(({ call }) => call === 'payout').map(({ number }) => number);
    expect(sent.length).toBe(new Set(sent).size);
    expect(books.payouts.filter(({ executions }) => executions > 1)).toEqual([]);
    const runs = await readRuns(store);
    const known = new Set(runs.map(({ tradeNo }) => tradeNo));
    expect(books.payouts.filter(({ tradeNo }) => !known.has(tradeNo))).toEqual([]);
    for (const merchant of merchants) {
      const ofMerchant = ({ merNo }: { merNo: number }) => merNo === merchant.merNo;
      await checkMerchant(store, merchant, {
        runs: runs.filter(ofMerchant),
        payouts: books.payouts.filter(ofMerchant),
      });
    }
    // Every fate was met, and kills between the payout and its answer.
    expect(books.payouts.filter(({ state }) => state === 'declined').length).toBeGreaterThan(0);
    expect(runs.filter(({ state }) => state === 'failed').length).toBeGreaterThan(0);
    expect(world.metUnderWay()).toBeGreaterThan(0);
    await world.verify();
  },
  300_000 + ROUNDS * ROUND_MS_MAX,
);

interface Merchant {
  readonly merNo: number;
  deposited: bigint;
}

async function openWorld() {
  const acquirer = await startAcquirer();
  onTestFinished(() => acquirer.stop());
  const place = await migratedPlace();
  const store = await open(place);
  const env = {
    DATABASE_URL: place.databaseUrl ?? '',
    CHANNEL_URL: acquirer.url,
    CHANNEL_TOKEN: acquirer.token,
    CHANNEL_DEADLINE_MS: '1000',
  };
  let nodes = await startNodes(env);
  const merchants: Merchant[] = [];
  for (let count = 0; count < MERCHANTS; count += 1) {
    const { merNo } = await nodes[0].newShop();
    await payDaily(store, { merNo, now: await nodes[0].now(), env });
    merchants.push({ merNo, deposited: 0n });
  }
  let metUnderWay = 0;

  return {
    store,
    acquirer,
    merchants,
    metUnderWay: () => metUnderWay,
    verify: () => nodes[0].verify(),

    /** New money for everybody, then the next due date, in the middle of which every node dies. */
    async killDuringRun(round: number) {
      await acquirer.addRules({ fault: 'answerLate', delayMs: 20 });
      for (const [index, merchant] of merchants.entries()) {
        const cents = BigInt(100_00 + index * 1_00 + round);
        await acquirer.addRules({ ...FATES[(index + round) % FATES.length], call: 'payout', amount: String(cents) });
        const deposit = { depositNo: `D${round}`, amount: decimalOf(cents), currency: 'USD' };
        const path = `/operator/merchants/${merchant.merNo}/deposits`;
        expect(await nodes[0].operator('POST', path, deposit)).toMatchObject({ status: 201 });
        merchant.deposited += cents;
      }
      const callsBefore = await countPayouts(acquirer);
      const seconds = await secondsToDueDate(nodes[0], store);
      const dueAt = (await nodes[0].now()) + (seconds - 1) * 1000;
      const advanced = nodes[0].advance(seconds).catch(() => 'lost');
      const wanted = callsBefore + random.between(1, MERCHANTS);
      // Whoever was declined three times is not paid any more: then fewer are than wanted.
      const isOverToday = async () => (await nodes[0].now()) >= dueAt && (await dueNow(nodes[0], store)) === 0;
      const isDone = async () => (await countPayouts(acquirer)) >= wanted || (await isOverToday());
      await reach(async () => Number(await isDone()), 1);
      await sleep(random.between(0, 100));
      if ((await readRuns(store)).some(({ state }) => state === 'made')) metUnderWay += 1;
      await killAll(nodes, place, random);
      await advanced;
      // Money that comes now must not be paid for the due date that has its payout.
      for (const merchant of merchants) await depositWhileDead(store, merchant, round);
      nodes = await startNodes(env);
      // What was due, and what was declined, is done by whoever comes.
      await nodes[0].advance(await secondsToDueDate(nodes[0], store));
    },

    /** The acquirer says what became of what was pending. What it declines is due again, and a rule may meet that too. */
    async endPending() {
      for (let weeks = 0; weeks < 2 || !isOver(await readRuns(store)); weeks += 1) {
        expect(weeks).toBeLessThan(WEEKS_MAX);
        const { payouts } = await acquirer.readBooks();
        for (const { number, state } of payouts) {
          if (state === 'pending') await acquirer.settle(number, random.pick(['approved', 'declined']));
        }
        await nodes[0].advance(WEEK);
        // The node that has the lease sees to what ended, at its next turn.
        await sleep(RUN_INTERVAL_MS);
      }
    },
  };
}

type Nodes = readonly [GatewayProcess, ...GatewayProcess[]];

async function startNodes(env: Readonly<Record<string, string>>): Promise<Nodes> {
  const [first, ...others] = await Promise.all(Array.from({ length: NODES }, () => startGatewayProcess({ env })));
  if (first === undefined) throw new Error('no node was started');
  return [first, ...others];
}

/** While the first are dead and their lease is not over, the last one takes it: at times two of them pay at once. */
async function killAll(nodes: Nodes, place: Place, { between }: Random): Promise<void> {
  await runSql(place, 'update retention_runs set held_until = 0');
  await sleep(between(0, 300));
  for (const node of nodes) await node.kill();
  await runSql(place, 'update retention_runs set held_until = 0');
}

async function depositWhileDead(store: Store, merchant: Merchant, round: number): Promise<void> {
  const posting = { from: 'channel', to: 'available', currency: 'USD', amount: 5_00n } as const;
  const group = groupOf('deposit', `dead-${merchant.merNo}-${round}`, [posting]);
  const at = Date.now();
  await store.changeBalance({ merNo: merchant.merNo, currency: 'USD' }, () => ({ group, at, audit: null }));
  merchant.deposited += posting.amount;
}

/** To the day on which everybody is due, once what is due now has been done by whichever node has the lease. */
async function secondsToDueDate(node: GatewayProcess, store: Store): Promise<number> {
  await reach(async () => Number((await dueNow(node, store)) === 0), 1);
  const all = await store.listDueSchedules({ before: Number.MAX_SAFE_INTEGER, merNo: null, limit: MERCHANTS });
  const dates = all.map(({ nextAt }) => nextAt ?? expect.unreachable());
  return Math.max(1, Math.ceil((Math.max(...dates) - (await node.now())) / 1000) + 1);
}

async function dueNow(node: GatewayProcess, store: Store): Promise<number> {
  const before = (await node.now()) + 1;
  return (await store.listDueSchedules({ before, merNo: null, limit: MERCHANTS })).length;
}

async function countPayouts(acquirer: Acquirer): Promise<number> {
  return (await acquirer.readBooks()).calls.filter(({ call }) => call === 'payout').length;
}

async function reach(read: () => Promise<number>, wanted: number): Promise<void> {
  await expect.poll(read, { timeout: ROUND_MS_MAX, interval: 5 }).toBeGreaterThanOrEqual(wanted);
}

async function readRuns(store: Store): Promise<PayoutRun[]> {
  const all = { merNo: null, currency: null, states: null, from: null, to: null, before: null, limit: 100_000 };
  return (await store.listPayoutRuns(all)).toSorted((one, other) => one.dueDay - other.dueDay);
}

/** Nothing is under way, and what was declined was due again. */
function isOver(runs: readonly PayoutRun[]): boolean {
  const isDueAgain = ({ merNo, dueDay }: PayoutRun) =>
    runs.some((later) => later.merNo === merNo && later.dueDay > dueDay);
  return runs.every((run) => run.state !== 'made' && (run.state !== 'failed' || isDueAgain(run)));
}

/** Nothing is paid twice or lost, what was declined went out with another order, and each payout has its batch. */
async function checkMerchant(
  store: Store,
  { merNo, deposited }: Merchant,
  { runs, payouts }: { runs: readonly PayoutRun[]; payouts: readonly BookEntry[] },
): Promise<void> {
  const made = runs.filter(({ tradeNo }) => tradeNo !== null);
  expect(new Set(made.map(({ tradeNo }) => tradeNo)).size).toBe(made.length);
  const approved = payouts.filter(({ state }) => state === 'approved');
  const numbersOf = (list: readonly { tradeNo: string | null }[]) => list.map(({ tradeNo }) => tradeNo).toSorted();
  expect(numbersOf(made.filter(({ state }) => state === 'paid'))).toEqual(numbersOf(approved));
  const { available } = await store.findBalance(merNo, 'USD');
  expect(approved.reduce((sum, { amount }) => sum + BigInt(amount), available)).toBe(deposited);
  for (const failed of made.filter(({ state }) => state === 'failed')) {
    expect(runs.some(({ dueDay }) => dueDay > failed.dueDay)).toBe(true);
  }
  const batches = (await store.listBatches({ merNo, currency: null, before: null, limit: 10_000 })).toSorted(
    (one, other) => (one.batchNo < other.batchNo ? -1 : 1),
  );
  // Numbers begin anew each year, which a proof of many rounds reaches.
  const counts = new Map<string, number>();
  for (const { batchNo } of batches) {
    const [year = '', count] = batchNo.split('-');
    counts.set(year, (counts.get(year) ?? 0) + 1);
    expect(Number(count)).toBe(counts.get(year));
  }
  expect(numbersOf(batches)).toEqual(numbersOf(made));
  let carried = 0n;
  for (const { cut } of batches) {
    expect(cut?.carriedIn).toBe(carried);
    carried = cut?.carriedOut ?? expect.unreachable();
  }
}

function decimalOf(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
