import { afterEach, describe, expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { prune } from '../../../src/gateway/work/prune.ts';
import type { PruneOptions } from '../../../src/gateway/work/prune.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { MER_NO, NOW, newRecord, newReplay, paid } from '../../helpers/database/store-records.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';

const DAY_MS = 86_400_000;
/** The sandbox's clock may be far from it. */
const REAL_NOW = NOW + DAY_MS;
const databases = useDatabases('SQLite in memory');
let gateway: TestGateway | undefined;
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

/** Paid orders, one a minute, each with a key. */
async function openWithOrders(count: number): Promise<Store> {
  const store = await databases.open();
  const merchant = {
    merNo: MER_NO,
    name: 'Shop',
    status: 'active',
    websites: [],
    methods: null,
    currencies: null,
    terms: FREE_TERMS,
    accentColour: null,
    framesPages: false,
    createdAt: NOW,
    updatedAt: NOW,
  } as const;
  const audit = auditOf(actingAsSystem('test'), { at: NOW, action: 'createMerchant', target: 'merchant', detail: '' });
  await store.createMerchant({ merchant, secrets: [], audit });
  for (let n = 0; n < count; n += 1) {
    const record = newRecord({ createdAt: NOW + n * 60_000, notifyUrl: null }, newReplay());
    await store.createPayment(record);
    await store.finishPayment(paid(record.order));
  }
  return store;
}

function optionsOf(store: Store, changes: Partial<PruneOptions> = {}): PruneOptions {
  return {
    store,
    clock: { now: () => NOW + 1000 * DAY_MS },
    realClock: { now: () => REAL_NOW },
    stopwatch: { elapsedMs: () => 0 },
    lifetimes: { notifications: DAY_MS, idempotency: DAY_MS, payerData: DAY_MS, expiredSecrets: DAY_MS },
    holder: 'node-1',
    personal: { valuesOf: () => [], isPersonalFact: () => false },
    ...changes,
  };
}

describe('a prune', () => {
  it('removes everything that is old, in batches, and nothing the second time', async () => {
    const store = await openWithOrders(180);
    const counted: [string, number][] = [];
    const options = optionsOf(store, { onRemoved: (kind, count) => void counted.push([kind, count]) });
    const dry = await prune(options, { dryRun: true, share: 1 });
    expect(dry).toMatchObject({ outcome: 'complete', removed: { idempotency: 180, payerData: 180 } });
    const report = await prune(options, { share: 1 });
    expect(report).toMatchObject({
      outcome: 'complete',
      removed: { notifications: 0, idempotency: 180, payerData: 180 },
    });
    // The record of actions is kept for ever, however old it is.
    expect(await store.verifyActions()).toMatchObject({ actions: 1, found: 0 });
    expect(counted.filter(([kind]) => kind === 'payerData').length).toBeGreaterThan(1);
    expect(await prune(options, { share: 1 })).toMatchObject({ removed: { idempotency: 0, payerData: 0 } });
    expect((await store.verifyLedger()).problems).toEqual([]);
    expect((await store.readRetention()).finishedAt).toBe(NOW + 1000 * DAY_MS);
  });

  it('is done by one node at a time; a dead one is replaced', async () => {
    const store = await openWithOrders(1);
    expect(await store.holdRetention({ holder: 'node-2', realNow: REAL_NOW, leaseMs: 60_000 })).toBe(true);
    expect(await prune(optionsOf(store), { share: 1 })).toMatchObject({ outcome: 'busy', removed: { payerData: 0 } });
    const later = { realClock: { now: () => REAL_NOW + 60_000 } };
    expect(await prune(optionsOf(store, later), { share: 1 })).toMatchObject({
      outcome: 'complete',
      removed: { payerData: 1 },
    });
  });

  it('a prune that is stopped says how much is overdue, and the next one continues', async () => {
    const store = await openWithOrders(120);
    const stop = new AbortController();
    const lifetimes = { notifications: null, idempotency: null, payerData: DAY_MS, expiredSecrets: null };
    const options = optionsOf(store, { lifetimes, onRemoved: () => stop.abort() });
    const report = await prune(options, { share: 1, signal: stop.signal });
    expect(report).toMatchObject({ outcome: 'interrupted', removed: { payerData: 50 } });
    expect(await store.readRetention()).toMatchObject({
      finishedAt: null,
      figures: { overdueMs: { payerData: expect.any(Number) } },
    });
    expect((await store.readRetention()).figures.overdueMs.payerData).toBeGreaterThan(900 * DAY_MS);
    expect(await prune(optionsOf(store), { share: 1 })).toMatchObject({
      outcome: 'complete',
      removed: { payerData: 70 },
    });
    expect((await store.readRetention()).figures.overdueMs.payerData).toBe(0);
  });

  it('waits while other work waits, and goes on afterwards', async () => {
    const store = await openWithOrders(1);
    let asked = 0;
    const isStrained = () => (asked += 1) <= 2;
    expect(await prune(optionsOf(store, { isStrained }), { share: 0.99 })).toMatchObject({
      outcome: 'complete',
      removed: { payerData: 1 },
    });
    expect(asked).toBeGreaterThan(2);
  });

  it('follows the sandbox’s clock, and is shown in the metrics', async () => {
    gateway = await startTestGateway();
    const shop = await gateway.newShop();
    await shop.pay({}, { headers: { 'Idempotency-Key': 'metrics' } });
    await gateway.advance(100 * 86_400);
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toMatch(/^tollgate_retention_removed_total\{kind="idempotency"\} 1$/m);
    expect(metrics).toMatch(/^tollgate_retention_last_run_timestamp_seconds \d/m);
    expect(metrics).toMatch(/^tollgate_retention_overdue_seconds\{kind="payerData"\} 0$/m);
    shop.close();
  });
});
