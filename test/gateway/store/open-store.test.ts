import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { describeOnBothEngines, runSql, useDatabases } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newRecord, paid } from '../../helpers/database/store-records.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';

const AUDIT = auditOf(actingAsSystem('operator'), {
  at: NOW,
  action: 'createMerchant',
  target: 'merchant 100001',
  detail: 'opened',
});

describeOnBothEngines('a store', ({ open, place }) => {
  it('sees everything again after it was closed', async () => {
    const where = await place();
    const store = await open(where);
    const record = newRecord();
    await store.createPayment(record);
    const finished = store.finishPayment(paid(record.order));
    // Closing waits for what is under way.
    await store.close();
    expect(await finished).toBe('finished');
    const again = await open(where);
    expect(await again.findOrder(record.order)).toMatchObject({ state: 'succeeded' });
    expect(await again.verifyLedger()).toEqual({ postings: 1, orders: 1, problems: [] });
  });

  it('waits for a single write before it closes', async () => {
    const where = await place();
    const store = await open(where);
    const written = store.writeSetting('clock', '1');
    await store.close();
    await written;
    expect(await (await open(where)).readSetting('clock')).toBe('1');
  });

  it('makes its schema once, however many open it together', async () => {
    const where = await place();
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(where)));
    await Promise.all(stores.map((store) => store.createPayment(newRecord())));
    expect(await stores[0]?.searchOrders({ merNo: MER_NO, pageNum: 1, pageSize: 10 })).toMatchObject({ total: 6 });
  });

  it('refuses a database of a newer version that has removed something, and says if it runs beside one', async () => {
    const where = await place();
    await (await open(where)).close();
    await runSql(where, "insert into schema_migrations (version, name, applied_at) values (999, 'future', 0)");
    const found: { version: number; known: number }[] = [];
    await (await open(where, { onNewerSchema: (schema) => found.push(schema) })).close();
    expect(found).toEqual([{ version: 999, known: expect.any(Number) }]);
    await runSql(where, "update settings set value = '999' where name = 'schemaRunsFrom'");
    await expect(open(where)).rejects.toThrow(
      /^The database has schema version 999, but this Tollgate only knows versions up to \d+\. Start a newer Tollgate, or use another database\.$/,
    );
  });

  it('keeps the setting of the node that is first, whatever the others bring', async () => {
    const where = await place();
    const stores = [await open(where), await open(where)];
    const values = ['a', 'b', 'c', 'd', 'e', 'f'];
    const kept = await Promise.all(values.map((value, at) => stores[at % 2]?.keepSetting('once', value)));
    expect(new Set(kept).size).toBe(1);
    expect(values).toContain(kept[0]);
    expect(await stores[0]?.keepSetting('once', 'later')).toBe(kept[0]);
  });

  it('answers a ping, and keeps settings', async () => {
    const store = await open();
    await store.ping();
    expect(await store.readSetting('clock')).toBeNull();
    await store.writeSetting('clock', '1');
    await store.writeSetting('clock', '2');
    expect(await store.readSetting('clock')).toBe('2');
  });

  it('tells how large its batches are and how long they took', async () => {
    const batches: object[] = [];
    let now = 0;
    const store = await open(undefined, { onBatch: (info) => batches.push(info), now: () => (now += 5) });
    await Promise.all([newRecord(), newRecord()].map((record) => store.createPayment(record)));
    expect(batches).toMatchObject([{ kind: 'createPayment', size: 2, waitMs: 10, commitMs: 5, startedAt: 15 }]);
  });

  it('keeps merchants, their terms and their secrets', async () => {
    const store = await open();
    const merchant = {
      merNo: MER_NO,
      name: 'Shop',
      status: 'pending' as const,
      websites: ['https://shop.example'],
      methods: null,
      currencies: ['USD'],
      terms: { ...FREE_TERMS, transactionFee: 9_007_199_254_740_993n },
      accentColour: '#0a7cff',
      framesPages: true,
      createdAt: NOW,
      updatedAt: NOW,
    };
    const secret = { secretNo: 's1', kind: 'signingKey' as const, sealed: 'sealed', createdAt: NOW, expiresAt: null };
    expect(await store.createMerchant({ merchant, secrets: [secret], audit: AUDIT })).toBe('created');
    expect(await store.createMerchant({ merchant, secrets: [], audit: AUDIT })).toBe('taken');
    expect(await store.findMerchant(MER_NO)).toEqual({ merchant, secrets: [secret] });
    expect(await store.findMerchant(1)).toBeNull();
    const next = { ...secret, secretNo: 's2', createdAt: NOW + 1 };
    const active = { ...merchant, status: 'active' as const, updatedAt: NOW + 1 };
    const change = {
      merchant: active,
      addSecrets: [next],
      expireSecrets: [{ secretNo: 's1', expiresAt: NOW + 9 }],
      audit: AUDIT,
    };
    const decided = await store.changeMerchant(MER_NO, (locked) => ({ result: locked.secrets.length, change }));
    expect(decided).toBe(1);
    expect(await store.changeMerchant(1, () => ({ result: 'found' }))).toBeNull();
    expect(await store.findMerchant(MER_NO)).toEqual({
      merchant: active,
      secrets: [next, { ...secret, expiresAt: NOW + 9 }],
    });
    expect(await store.listMerchants({ after: 0, limit: 5 })).toEqual([active]);
    expect(await store.listMerchants({ after: MER_NO, limit: 5 })).toEqual([]);
    expect(await store.listActions({ before: null, limit: 5 })).toEqual([
      { ...AUDIT, actionNo: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { ...AUDIT, actionNo: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  const settings = { websites: ['https://shop.example'], methods: null, currencies: null };
  const written = (more: object = {}) => {
    const terms = { ...FREE_TERMS, transactionFee: '0', refundFee: '0', chargebackFee: '0', payoutFee: '0' };
    return `insert into merchants (mer_no, name, status, settings, created_at, updated_at)
      values (7, 'Shop', 'active', '${JSON.stringify({ ...settings, terms, ...more })}', 1, 2)`;
  };
  const pages = { accentColour: null, framesPages: false };
  const shop = { merNo: 7, name: 'Shop', status: 'active', ...settings, terms: FREE_TERMS, ...pages, createdAt: 1 };

  it('reads a merchant that was written before pages had a colour and a frame', async () => {
    const where = await place();
    const store = await open(where);
    await runSql(where, written());
    expect(await store.listMerchants({ after: 0, limit: 5 })).toEqual([{ ...shop, updatedAt: 2 }]);
  });

  it('keeps a setting of a merchant that a later release wrote', async () => {
    const where = await place();
    const store = await open(where);
    await runSql(where, written({ later: 'kept' }));
    await store.changeMerchant(7, ({ merchant }) => ({
      result: null,
      change: { merchant: { ...merchant, updatedAt: 3 }, audit: AUDIT },
    }));
    expect(await store.listMerchants({ after: 0, limit: 5 })).toEqual([{ ...shop, later: 'kept', updatedAt: 3 }]);
  });

  it('keeps the newest rate of two currencies', async () => {
    const store = await open();
    const rate = { from: 'USD', to: 'EUR', rate: '0.92', updatedAt: NOW };
    await store.putRate(rate, AUDIT);
    await store.putRate({ ...rate, rate: '0.93' }, AUDIT);
    expect(await store.listRates()).toEqual([{ ...rate, rate: '0.93' }]);
  });
});

describe('SQLite in a folder', () => {
  const { place, open } = useDatabases('SQLite');

  it('is for its owner alone', async () => {
    const { dataDir } = await place();
    const folder = join(dataDir ?? '', 'new');
    await open({ databaseUrl: null, dataDir: folder });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'tollgate.sqlite')).isFile()).toBe(true);
  });
});

describe('a store in memory', () => {
  const { open, place } = useDatabases('SQLite in memory');

  it('has nothing of another one, whether that is open or closed', async () => {
    const first = await open(await place());
    await first.writeSetting('colour', 'red');
    await first.createPayment(newRecord());
    const second = await open(await place());
    expect(await second.readSetting('colour')).toBeNull();
    await first.close();
    const third = await open(await place());
    expect(await third.readSetting('colour')).toBeNull();
    expect(await third.verifyLedger()).toEqual({ postings: 0, orders: 0, problems: [] });
  });
});

describe('PostgreSQL that cannot be reached', () => {
  it('rejects with what to do', async () => {
    const options = { dataDir: null, zone: createZone('UTC'), batchSizeMax: 10, now: () => 0 };
    await expect(openStore({ ...options, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
      'The database is not available. Nothing was written; try again.',
    );
  });
});
