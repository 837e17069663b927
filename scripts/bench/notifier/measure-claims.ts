import type { ClaimedDelivery } from '../../../src/gateway/domain/delivery.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { median } from '../gateway/report.ts';
import { analyze, createGatewayDatabase, fillNotifications, openGatewayStore } from './database.ts';

const MERCHANTS = 50;
const CLAIM_SIZE = 64;
const HOUR_MS = 3_600_000;
const HOLDER = 'bench';
// Nobody is called here: a claim is the same wherever it leads.
const ADDRESSES = Array.from({ length: MERCHANTS }, (_, index) => `http://127.0.0.1:9/shop/${index}`);

/** Milliseconds of a claim, by how many notifications wait for a later moment; claims of all sizes in turn. */
export async function measureClaims(sizes: readonly number[], claims: number): Promise<number[]> {
  const opened = [];
  for (const size of sizes) {
    const database = await createGatewayDatabase(MERCHANTS);
    const future = { count: size, addresses: ADDRESSES };
    await fillNotifications(database.url, future, { dueAt: Date.now() + HOUR_MS, prefix: 'FUT' });
    // More than is claimed, so that the last claim finds as many merchants waiting as the first.
    const due = { count: 2 * claims * CLAIM_SIZE, addresses: ADDRESSES };
    await fillNotifications(database.url, due, { dueAt: Date.now(), prefix: 'DUE' });
    await analyze(database.url);
    opened.push({ database, store: await openGatewayStore(database.url), times: [] as number[] });
  }
  for (let round = 0; round < claims; round += 1) {
    for (const { store, times } of opened) {
      const claim = { holder: HOLDER, now: Date.now(), leaseMs: 60_000, limit: CLAIM_SIZE, perMerchantMax: 16 };
      const startedAt = performance.now();
      const claimed = await store.claimDeliveries(claim);
      times.push(performance.now() - startedAt);
      if (claimed.length !== CLAIM_SIZE) throw new Error(`a claim brought ${claimed.length} of ${CLAIM_SIZE}`);
      await acknowledge(store, claimed);
    }
  }
  for (const { database, store } of opened) {
    await store.close();
    await database.drop();
  }
  return opened.map(({ times }) => median(times));
}

/** As it is when they are sent: what is claimed and never finished would lie in the way of the next claim. */
async function acknowledge(store: Store, claimed: readonly ClaimedDelivery[]): Promise<void> {
  const end = { finishedAt: Date.now(), status: 200, answer: 'SUCCESS', result: 'acknowledged', nextAt: null };
  await Promise.all(
    claimed.map(({ merNo, notificationId, kind, attempt }) =>
      store.finishAttempt(HOLDER, { merNo, notificationId, kind, attempt, ...end, state: 'acknowledged' }),
    ),
  );
}
