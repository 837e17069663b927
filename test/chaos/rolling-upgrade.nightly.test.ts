import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { startHealthProxy } from '../helpers/gateway/health-proxy.ts';
import { unpackLastRelease } from '../helpers/package/last-release.ts';
import type { LastRelease } from '../helpers/package/last-release.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { createShop } from '../helpers/payer/shop.ts';
import { checkEnd } from './check-end.ts';
import { runMerchant } from './merchant-load.ts';
import type { Submission } from './merchant-load.ts';
import { createRandom } from './random.ts';

// `npm run chaos -- --only rolling-upgrade --times 20` upgrades twenty times, each from a new database of the last release.

const TIMES = Number(process.env['CHAOS_TIMES'] ?? 1);
/** Time enough for the proxy to see it, even if the machine stands still for a few seconds. */
const SHUTDOWN_DELAY_MS = '6000';
const LANES = 6;
/** Submissions that end between two steps of the upgrade. */
const BETWEEN_STEPS = 30;

let last: LastRelease;
beforeAll(async () => {
  last = await unpackLastRelease();
});
afterAll(() => last?.remove());
afterEach(killGatewayProcesses);

interface World {
  readonly env: Readonly<Record<string, string>>;
  readonly proxy: Awaited<ReturnType<typeof startHealthProxy>>;
}

async function startNode({ env, proxy }: World, program?: string): Promise<GatewayProcess> {
  const node = await startGatewayProcess({
    env: { ...env, SHUTDOWN_DELAY_MS },
    ...(program !== undefined && { program }),
  });
  proxy.add(node.url);
  await expect.poll(() => proxy.isReady(node.url)).toBe(true);
  return node;
}

async function stopNode({ proxy }: World, node: GatewayProcess): Promise<void> {
  expect(await node.stop()).toEqual({ code: 0, signal: null });
  proxy.remove(node.url);
}

/** Payments, payouts, refunds and their notifications, through the proxy. */
async function startLoad(world: World, node: GatewayProcess) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const account = await node.newShop();
  account.close();
  const deposit = { depositNo: 'D1', amount: '900000.00', currency: 'USD' };
  await node.operator('POST', `/operator/merchants/${account.merNo}/deposits`, deposit);
  const shop = createShop(world.proxy.url, account);
  const stop = new AbortController();
  let answered = 0;
  const load = runMerchant({
    shop: () => shop,
    receiverUrl: receiver.url,
    random: createRandom(),
    signal: stop.signal,
    lanes: LANES,
    onAnswer: () => (answered += 1),
  });
  return {
    shop,
    receiver,
    async more() {
      const wanted = answered + BETWEEN_STEPS;
      await expect.poll(() => answered).toBeGreaterThan(wanted);
    },
    async stop(): Promise<Submission[]> {
      stop.abort();
      return load;
    },
  };
}

async function upgradeOnce(engine: EngineName): Promise<void> {
  const database = await openDatabase(engine, { isEmpty: true });
  onTestFinished(() => database.drop());
  const proxy = await startHealthProxy();
  onTestFinished(() => proxy.close());
  const world = { env: database.env, proxy };
  const before = [await startNode(world, last.program), await startNode(world, last.program)] as const;
  const load = await startLoad(world, before[0]);
  const { shop, receiver } = load;
  const keyed = { headers: { 'Idempotency-Key': 'before-the-upgrade' } };
  const body = shop.paymentBody();
  const first = await shop.call('createPayment', body, keyed);
  await load.more();

  const after: GatewayProcess[] = [];
  for (const node of before) {
    await stopNode(world, node);
    await load.more();
    after.push(await startNode(world));
    // The first time, a node of the last release serves on the new schema beside this one.
    await load.more();
  }
  expect(await shop.call('createPayment', body, keyed)).toEqual(first);
  const submissions = await load.stop();

  expect(proxy.failures).toEqual([]);
  const strange = submissions.filter(({ lost, answers }) => lost > 0 || answers.some(({ code }) => code !== '00000'));
  expect(strange).toEqual([]);
  const [gateway] = after as [GatewayProcess];
  // Past every expiry.
  await gateway.advance(7200);
  const own = { kind: 'payment', merOrderNo: String(body['merOrderNo']), notifyPath: null, keyed: true } as const;
  const paid = { amount: String(body['sourceAmount']), currency: String(body['currencyCode']), endState: 3 } as const;
  const all = [...submissions, { ...own, ...paid, answers: [first], lost: 0 }];
  await checkEnd({ gateway, shop, receiver, submissions: all });
  shop.close();
  await Promise.all(after.map((node) => node.stop()));
}

describe.each<EngineName>(['PostgreSQL', 'SQLite'])('two nodes of the last release on %s', (engine) => {
  const times = Array.from({ length: engine === 'PostgreSQL' ? TIMES : 1 }, (_, index) => index + 1);

  it.each(times)('are upgraded one after the other under load, and nothing fails or is lost (%i)', () =>
    upgradeOnce(engine),
  );

  it('do not start again once a node of this release has migrated, and say so in one line', async () => {
    const { env, drop } = await openDatabase(engine, { isEmpty: true });
    onTestFinished(drop);
    const node = await startGatewayProcess({ env });
    await node.stop();
    const failure = await startGatewayProcess({ env, program: last.program }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    const lines = failure.split('\n').filter((line) => line.includes('schema version'));
    expect(lines).toEqual([expect.stringMatching(/The database has schema version \d+/)]);
  });
});
