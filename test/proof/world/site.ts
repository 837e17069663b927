import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { faultRules } from '../../chaos/acquirer-load.ts';
import { useAcquirer } from '../../chaos/acquirer-row.ts';
import type { Random } from '../../chaos/random.ts';
import { createStandIn } from '../../chaos/stand-in.ts';
import type { StandIn } from '../../chaos/stand-in.ts';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { retryDeclined } from '../../helpers/acquirer/retrying.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { PATIENT_LIMITS } from '../../helpers/database/patience.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import type { Credentials, Shop } from '../../helpers/payer/shop.ts';
import { startMerchant } from '../load/merchant.ts';
import type { MerchantLoad } from '../load/merchant.ts';
import { watchSignals } from '../load/signals.ts';
import type { Watch } from '../load/signals.ts';
import { createNode } from './node.ts';
import type { Node } from './node.ts';
import { startReceiverProcess } from './receiver.ts';
import type { Receiver } from './receiver.ts';
import { waitUntil } from '../../helpers/database/own-server.ts';

// Nodes of a gateway on one database, with two acquirers, a merchant, its receiver, and somebody who watches the signals.

export interface Site {
  readonly name: string;
  readonly nodes: readonly Node[];
  readonly acquirers: readonly [StandIn, StandIn];
  readonly receiver: Receiver;
  readonly account: Credentials;
  /** The merchant whose payments the watches make. */
  readonly probe: Credentials;
  readonly load: MerchantLoad;
  readonly watches: readonly Watch[];
  /** The database, as the commands of an operator find it. */
  place(): Place;
  /** Starts an acquirer that was killed, with faults or without. */
  startAcquirer(acquirer: StandIn, options: { readonly isWell: boolean }): Promise<void>;
  withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result>;
  shopAt(node: Node): Shop;
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly name: string;
  readonly random: Random;
  /** What each node's environment says of the database. */
  readonly nodes: readonly Readonly<Record<string, string>>[];
  readonly place: () => Place;
  /** What begins. */
  readonly program: string;
  readonly keys: string;
  readonly lanes: number;
  readonly pauseMs: number;
}

export const UTC = createZone('UTC');
export const DEPOSIT_CENTS = 900_000_00n;
/** Leaves a second try its second. */
const DEADLINE_MS = 1500;
const LATE_MS = 2100;
/** Either is asked first as often as the other. */
const SHARES = ['default', 'north'].map((name) => ({ name, percent: 50 }));

export async function openSite(options: SiteOptions): Promise<Site> {
  const acquirers = [await createStandIn('default'), await createStandIn('north')] as const;
  for (const acquirer of acquirers) await acquirer.start(faultRules(acquirer.name, LATE_MS));
  const receiver = await startReceiverProcess();
  const { env, remove } = environmentOf(options, acquirers);
  const nodes: Node[] = [];
  for (const [index, own] of options.nodes.entries()) {
    const node = await createNode(`${options.name} node ${index + 1}`, {
      program: options.program,
      env: { ...env, ...own },
    });
    await node.start();
    nodes.push(node);
  }
  const [first] = nodes as [Node];
  const [account, probe] = [await openAccount(first), await openAccount(first)];
  const shops = nodes.map((node) => createShop(node.url, account));
  let turn = 0;
  const load = startMerchant({
    shop: () => shops[(turn += 1) % shops.length] as Shop,
    receiverUrl: receiver.url,
    random: options.random,
    lanes: options.lanes,
    pauseMs: options.pauseMs,
  });
  const watches = nodes.map((node) => watchSignals(node, probe));
  return {
    name: options.name,
    nodes,
    acquirers,
    receiver,
    account,
    probe,
    load,
    watches,
    place: options.place,
    startAcquirer: (acquirer, { isWell }) => acquirer.start(isWell ? [] : faultRules(acquirer.name, LATE_MS)),
    withStore: (use) => withStore(options.place(), use),
    shopAt: (node) => shops[nodes.indexOf(node)] as Shop,
    async close() {
      for (const shop of shops) shop.close();
      await Promise.all([...acquirers.map((acquirer) => acquirer.remove()), receiver.close()]);
      remove();
    },
  };
}

/** Refused until no node of the last release is known any more: it would ask the wrong one. */
export async function useBothAcquirers(site: Site): Promise<void> {
  const [first, north] = site.acquirers;
  await site.withStore(async (store) => {
    await useAcquirer(store, { name: first.name, version: 0 });
    const use = () => useAcquirer(store, { name: north.name, version: 0 });
    await waitUntil(
      () =>
        use().then(
          () => true,
          () => false,
        ),
      'the second acquirer cannot be used',
    );
    await retryDeclined(store, { by: 'share', acquirers: SHARES });
  });
}

/** It is refused while the database is away, and was then not moved, or only some of the way. */
export async function moveClock({ name, nodes }: Pick<Site, 'name' | 'nodes'>, seconds: number): Promise<void> {
  const move = () =>
    nodes[0]?.advance(seconds).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false);
  await waitUntil(move, `the clock of ${name} cannot be moved`);
}

async function withStore<Result>(place: Place, use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({
    ...place,
    zone: UTC,
    batchSizeMax: 100,
    limits: PATIENT_LIMITS,
    now: () => performance.now(),
  });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

function environmentOf({ keys }: SiteOptions, [first, north]: readonly [StandIn, StandIn]) {
  const file = nameAcquirers([north]);
  const env = {
    ...file.env,
    CHANNEL_URL: first.url,
    CHANNEL_TOKEN: first.token,
    CHANNEL_HINT_SECRET: first.hintSecret,
    CHANNEL_DEADLINE_MS: String(DEADLINE_MS),
    ENCRYPTION_KEYS: keys,
    SHUTDOWN_DELAY_MS: '300',
    // As they are by default: what hangs for longer than a deadline is a fault here, whoever hangs.
    DATABASE_CONNECT_TIMEOUT_MS: '3000',
    DATABASE_STATEMENT_TIMEOUT_MS: '5000',
  };
  return { env, remove: file.remove };
}

/** With money to pay out. */
async function openAccount(node: Node): Promise<Credentials> {
  const shop = await node.newShop();
  shop.close();
  const amount = `${DEPOSIT_CENTS / 100n}.00`;
  const { status } = await node.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, {
    depositNo: 'D1',
    amount,
    currency: 'USD',
  });
  if (status !== 201) throw new Error(`the deposit was refused: ${status}`);
  return { merNo: shop.merNo, key: shop.key };
}
