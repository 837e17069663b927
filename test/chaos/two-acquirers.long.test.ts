import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { createHttpChannel } from '../../src/gateway/channel/http.ts';
import { createZone } from '../../src/gateway/domain/day.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import { nameAcquirers } from '../helpers/acquirer/acquirers-file.ts';
import { retryDeclined } from '../helpers/acquirer/retrying.ts';
import { useDatabases } from '../helpers/database/databases.ts';
import { closeThrough } from '../helpers/database/ledger-days.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { createShop } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import {
  byName,
  debtsByBooks,
  debtsByLedger,
  findDisagreements,
  findForbiddenTries,
  hundredthsOf,
  readEntries,
} from './acquirer-agreement.ts';
import type { Entry } from './acquirer-agreement.ts';
import { faultRules, isDeclinedForGood, runAcquirerLoad } from './acquirer-load.ts';
import { useAcquirer } from './acquirer-row.ts';
import { createRandom } from './random.ts';
import { createStandIn } from './stand-in.ts';
import type { StandIn } from './stand-in.ts';
import { startStorm } from './storm.ts';
import type { StormWorld } from './storm.ts';

// A gateway and two acquirers, each in a process of its own and each killed again and again, on real PostgreSQL. In the end every
// order has a result, no order was charged twice, none failed that was charged, none was tried again where it must not be, and the ledger
// is what the acquirers' books say.

const PAYMENTS = Number(process.env['CHAOS_PAYMENTS'] ?? (SWEEPS_ALL ? 20_000 : 150));
const EVENTS_MAX = 120;
const LANES = 16;
/** Leaves a second try its second. */
const DEADLINE_MS = 1500;
const LATE_MS = 2100;
const DEPOSIT = '900000.00';
const HOURS_3 = 10_800;
const UTC = createZone('UTC');
/** Either is asked first as often as the other. */
const SHARES = ['default', 'north'].map((name) => ({ name, percent: 50 }));

afterEach(killGatewayProcesses);
const { migratedPlace, open } = useDatabases('PostgreSQL');
const random = createRandom();

it(
  `${PAYMENTS} payments with two acquirers are charged at most once and end as the acquirers say, whoever is killed (S43, S46, S53, seed ${random.seed})`,
  async () => {
    const world = await openWorld();
    const { acquirers, store } = world;
    for (const { name } of acquirers) await useAcquirer(store, { name, version: 0 });
    const numbers: string[] = [];
    const storm = startStorm(world, { numbers, random, lateMs: LATE_MS, step: Math.max(15, PAYMENTS / EVENTS_MAX) });
    const load = await runAcquirerLoad({
      shop: world.shop,
      random,
      payments: PAYMENTS,
      lanes: LANES,
      onPayment: (tradeNo) => numbers.push(tradeNo),
    });
    const kills = await storm.stop();
    expect(load.strange).toEqual([]);

    // Both are back and well, and everything that was due is done.
    for (const acquirer of acquirers) await acquirer.start([]);
    for (let round = 0; round < 3; round += 1) {
      await world.gateway().advance(HOURS_3);
      await sleep(1000);
    }
    const gateway = world.gateway();
    const named = byName(acquirers);
    expect(await findDisagreements({ gateway, shop: world.shop(), acquirers: named })).toEqual([]);
    await gateway.verify();
    const day = UTC.dayOf(await gateway.now());
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });

    // The ledger by acquirer, as it is once the day is closed.
    const merchants = [world.shop().merNo, sandboxAccount.merNo];
    await closeThrough(store, { merchants, through: day, zone: UTC });
    expect((await store.verifyLedger()).problems).toEqual([]);
    const entries = await readEntries({ acquirers: named });
    expect(findForbiddenTries(entries, isDeclinedForGood)).toEqual([]);
    expect(await debtsByLedger(store)).toEqual(debtsByBooks(entries, 900_000_00n));
    const approved = (name: string) =>
      entries.filter((one) => one.acquirer === name && one.state === 'approved').length;
    console.log({
      payments: numbers.length,
      ...load,
      strange: load.strange.length,
      kills,
      moved: { default: approved('default'), north: approved('north') },
      secondTries: new Set(entries.filter(({ number }) => number.includes('.')).map(({ tradeNo }) => tradeNo)).size,
      retried: retriedOf(entries).length,
    });
    // Each was killed with calls under way, and both were needed.
    expect(Math.min(kills.gateway, kills.default, kills.north, approved('default'), approved('north'))).toBeGreaterThan(
      0,
    );
    expect(retriedOf(entries).length).toBeGreaterThan(0);

    // What a gateway would do that tries again whatever it hears is found.
    const planted = await plantTries(entries, acquirers[1]);
    expect(planted.length).toBeGreaterThan(1);
    expect(findForbiddenTries(await readEntries({ acquirers: named }), isDeclinedForGood).toSorted()).toEqual(
      planted.toSorted(),
    );
  },
  1_800_000 + PAYMENTS * 200,
);

/** The orders that were declined, and then tried at the other one. */
function retriedOf(entries: readonly Entry[]): Entry[] {
  const numbers = new Set(entries.map(({ number }) => number));
  return entries.filter(
    ({ number, tradeNo, state }) => number === tradeNo && state === 'declined' && numbers.has(`${tradeNo}.2`),
  );
}

/** After an approval, and after a decline for good. */
async function plantTries(entries: readonly Entry[], north: StandIn): Promise<string[]> {
  const numbers = new Set(entries.map(({ number }) => number));
  const alone = entries.filter(
    (one) => one.kind === 'payment' && one.acquirer === 'default' && !numbers.has(`${one.tradeNo}.2`),
  );
  const last = [
    alone.find(({ state }) => state === 'approved'),
    alone.find((one) => one.state === 'declined' && isDeclinedForGood(hundredthsOf(one))),
  ];
  return Promise.all(last.flatMap((entry) => (entry === undefined ? [] : [plantTry(entry, north)])));
}

/** Sends what a gateway would send that tries again whatever it heard, and returns its number. */
async function plantTry({ tradeNo, merNo, currency, ...entry }: Entry, at: StandIn): Promise<string> {
  const channel = createHttpChannel({ baseUrl: at.url, token: at.token, deadlineMs: 5000 });
  const again = { tradeNo, merNo, currency, amount: hundredthsOf({ ...entry, tradeNo, merNo, currency }) };
  const call = { script: null, createdAt: 0, method: 'CREDIT_CARD', card: null, details: { said: {} } } as const;
  const answer = await channel.authorize({ ...again, ...call, attempt: 2 });
  if (answer.kind !== 'approved') throw new Error(`the planted try was ${answer.kind}: ${answer.message}`);
  return `${tradeNo}.2`;
}

interface World extends StormWorld {
  readonly store: Store;
  gateway(): GatewayProcess;
  shop(): Shop;
}

async function openWorld(): Promise<World> {
  const acquirers = [await createStandIn('default'), await createStandIn('north')] as const;
  const [first, north] = acquirers;
  for (const acquirer of acquirers) {
    onTestFinished(acquirer.remove);
    await acquirer.start(faultRules(acquirer.name, LATE_MS));
  }
  const file = nameAcquirers([north]);
  onTestFinished(file.remove);
  const place = await migratedPlace();
  const store = await open(place);
  await retryDeclined(store, { by: 'share', acquirers: SHARES });
  const env = {
    ...file.env,
    DATABASE_URL: place.databaseUrl ?? '',
    CHANNEL_URL: first.url,
    CHANNEL_TOKEN: first.token,
    CHANNEL_HINT_SECRET: first.hintSecret,
    CHANNEL_DEADLINE_MS: String(DEADLINE_MS),
  };
  let gateway = await startGatewayProcess({ env });
  let shop = await gateway.newShop();
  const deposit = { depositNo: 'D1', amount: DEPOSIT, currency: 'USD' };
  await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
  return {
    acquirers,
    store,
    gateway: () => gateway,
    shop: () => shop,
    async restart() {
      await gateway.kill();
      gateway = await startGatewayProcess({ env });
      shop.close();
      shop = createShop(gateway.url, shop);
    },
  };
}
