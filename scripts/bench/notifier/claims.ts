import { costOfCalls, findPostmaster, thisProcess, watchCores } from '../frame/core-time.ts';
import type { BenchDatabase } from '../frame/databases.ts';
import { coreFindings, median, milliseconds } from '../frame/report.ts';
import type { Finding } from '../frame/report.ts';
import { analyze, createGatewayDatabase, fillNotifications } from './database.ts';
import type { NotifierContext } from './options.ts';

const MERCHANTS = 50;
const CLAIM_SIZE = 64;
const HOUR_MS = 3_600_000;
const HOLDER = 'bench';
// Nobody is called here: a claim is the same wherever it leads.
const ADDRESSES = Array.from({ length: MERCHANTS }, (_, index) => `http://127.0.0.1:9/shop/${index}`);

/** Chapter c: the time of a claim, by how many notifications wait for a later moment; claims of all sizes in turn. */
export async function measureClaims({ options: { sizes, claims }, progress }: NotifierContext): Promise<Finding[]> {
  const opened = [];
  for (const size of sizes) opened.push({ size, times: [] as number[], ...(await open(size, claims)) });
  for (let round = 0; round < claims; round += 1) {
    for (const { claim, times } of opened) times.push(await claim());
  }
  progress(`claims: ${opened.map(({ times }) => milliseconds(times)).join(', ')}`);
  const costs = [];
  for (const { size, database, claim, close } of opened) {
    const postmaster = await findPostmaster(database.databaseUrl ?? '');
    const cost = await costOfCalls(() => watchCores(thisProcess, postmaster), claims, claim);
    costs.push([`${size} notifications for later`, [{ cost }]] as const);
    await close();
    await database.drop();
  }
  const [least] = opened;
  return [
    ...opened.slice(1).map(({ size, times }) => ({
      what: `claim of ${CLAIM_SIZE} with ${size} notifications for later`,
      value: milliseconds(times),
      against: `${milliseconds(least?.times ?? [])} with ${least?.size}`,
      ratio: median(times) / median(least?.times ?? []),
      wanted: 'at most 1.3',
    })),
    ...coreFindings(`claim of ${CLAIM_SIZE}, acknowledged`, costs),
  ];
}

async function open(size: number, claims: number) {
  const database: BenchDatabase = await createGatewayDatabase(MERCHANTS);
  const later = { count: size, addresses: ADDRESSES };
  await fillNotifications(database, later, { dueAt: Date.now() + HOUR_MS, prefix: 'FUT' });
  // Twice as many as are claimed, so that the last claim finds as many merchants waiting as the first.
  const due = { count: 4 * claims * CLAIM_SIZE, addresses: ADDRESSES };
  await fillNotifications(database, due, { dueAt: Date.now(), prefix: 'DUE' });
  await analyze(database.databaseUrl ?? '');
  const store = await database.open();
  /** Milliseconds of the claim. */
  const claim = async () => {
    const startedAt = performance.now();
    const claimed = await store.claimDeliveries({
      holder: HOLDER,
      now: Date.now(),
      leaseMs: 60_000,
      limit: CLAIM_SIZE,
      perMerchantMax: 16,
    });
    const ms = performance.now() - startedAt;
    if (claimed.length !== CLAIM_SIZE) throw new Error(`a claim brought ${claimed.length} of ${CLAIM_SIZE}`);
    // As it is when they are sent: what is claimed and never finished would lie in the way of the next claim.
    const end = { finishedAt: Date.now(), status: 200, answer: 'SUCCESS', result: 'acknowledged', nextAt: null };
    await Promise.all(
      claimed.map(({ merNo, notificationId, kind, attempt }) =>
        store.finishAttempt(HOLDER, { merNo, notificationId, kind, attempt, ...end, state: 'acknowledged' }),
      ),
    );
    return ms;
  };
  return { database, claim, close: () => store.close() };
}
