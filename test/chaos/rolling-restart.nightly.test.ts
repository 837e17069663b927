import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { startHealthProxy } from '../helpers/gateway/health-proxy.ts';
import { createShop } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';

/** Time enough for the proxy to see it, even if the machine stands still for a few seconds. */
const SHUTDOWN_DELAY_MS = '6000';
const LANES = 8;
/** Enough load for what is shown, and the other tests have the rest of the machine. */
const PAUSE_MS = 25;
// Several nodes are what PostgreSQL is for; one on SQLite is restarted in the tests of stopping.
const ENGINES: readonly EngineName[] = ['PostgreSQL', 'SQLite'];

afterEach(killGatewayProcesses);

/** Pays until it is stopped, and keeps what it was answered. */
async function payAndPay(shop: Shop, codes: string[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    codes.push(await shop.pay().then(({ code }) => code, String));
    await sleep(PAUSE_MS);
  }
}

describe.each(ENGINES)('two nodes behind a proxy on %s', (engine) => {
  it('are restarted one after the other, and no request fails', async () => {
    const database = await openDatabase(engine);
    onTestFinished(() => database.drop());
    const proxy = await startHealthProxy();
    onTestFinished(() => proxy.close());
    const startNode = async () => {
      const node = await startGatewayProcess({ env: { ...database.env, SHUTDOWN_DELAY_MS } });
      proxy.add(node.url);
      await expect.poll(() => proxy.isReady(node.url)).toBe(true);
      return node;
    };
    const before = [await startNode(), await startNode()] as const;
    const merchant = await before[0].newShop();
    merchant.close();

    const codes: string[] = [];
    let over = false;
    const shop = createShop(proxy.url, merchant);
    const lanes = Array.from({ length: LANES }, () => payAndPay(shop, codes, () => over));
    const morePaid = async () => {
      const wanted = codes.length + 100;
      await expect.poll(() => codes.length).toBeGreaterThan(wanted);
    };
    await morePaid();
    const after = [];
    for (const node of before) {
      expect(await node.stop()).toEqual({ code: 0, signal: null });
      proxy.remove(node.url);
      await morePaid();
      after.push(await startNode());
      await morePaid();
    }
    over = true;
    await Promise.all(lanes);
    shop.close();

    expect(proxy.failures).toEqual([]);
    expect([...new Set(codes)]).toEqual(['00000']);
    for (const node of after) await node.verify();
    await Promise.all(after.map((node) => node.stop()));
  });
});
