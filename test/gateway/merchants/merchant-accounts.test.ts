import { afterEach, describe, expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Merchant } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createMerchantAccounts } from '../../../src/gateway/operations/merchants/merchant-accounts.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';

const NOW = 1_790_000_000_000;
const MER_NO = 300_001;
const vault = createVault([Buffer.alloc(32, 7)]);
const audit = auditOf(actingAsSystem('test'), {
  at: NOW,
  action: 'updateMerchant',
  target: `merchant ${MER_NO}`,
  detail: '',
});

const merchant: Merchant = {
  merNo: MER_NO,
  name: 'Shop',
  status: 'active',
  websites: ['http://localhost'],
  methods: null,
  currencies: null,
  terms: FREE_TERMS,
  accentColour: null,
  framesPages: false,
  createdAt: NOW,
  updatedAt: NOW,
};
const secret = { secretNo: 'S1', kind: 'signingKey', createdAt: NOW, expiresAt: null } as const;

const stores: Store[] = [];

/** Two nodes over one database, a clock, and how often a merchant was read. */
async function openNodes() {
  const store = await openStore({
    databaseUrl: null,
    dataDir: null,
    zone: createZone('UTC'),
    batchSizeMax: 10,
    now: () => 0,
  });
  stores.push(store);
  const state = { now: NOW, reads: 0, broken: false };
  const counted: Store = {
    ...store,
    findMerchant: (merNo) => {
      state.reads += 1;
      return state.broken ? Promise.reject(new Error('no database')) : store.findMerchant(merNo);
    },
  };
  const accounts = createMerchantAccounts({ store: counted, vault, stopwatch: { elapsedMs: () => state.now } });
  const createIt = () =>
    store.createMerchant({ merchant, secrets: [{ ...secret, sealed: vault.seal('the key') }], audit });
  const suspendElsewhere = () =>
    store.changeMerchant(MER_NO, () => ({
      result: null,
      change: { merchant: { ...merchant, status: 'suspended' }, audit },
    }));
  return { accounts, state, createIt, suspendElsewhere };
}

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

describe('merchant accounts', () => {
  it('are read once and kept, with their secrets opened, for as long as nothing changes', async () => {
    const { accounts, state, createIt } = await openNodes();
    await createIt();
    const account = { merchant, secrets: [{ ...secret, value: 'the key' }] };
    expect(await Promise.all([accounts.find(MER_NO), accounts.find(MER_NO)])).toEqual([account, account]);
    state.now += 3_600_000;
    expect(await accounts.find(MER_NO)).toEqual(account);
    expect(state.reads).toBe(1);
  });

  it('show a change of another node a second later', async () => {
    const { accounts, state, createIt, suspendElsewhere } = await openNodes();
    await createIt();
    await accounts.find(MER_NO);
    await suspendElsewhere();
    state.now += 999;
    expect((await accounts.find(MER_NO))?.merchant.status).toBe('active');
    state.now += 1;
    expect((await accounts.find(MER_NO))?.merchant.status).toBe('suspended');
  });

  it('find a merchant that was unknown before, a second later', async () => {
    const { accounts, state, createIt } = await openNodes();
    expect(await accounts.find(MER_NO)).toBeNull();
    await createIt();
    state.now += 1000;
    expect((await accounts.find(MER_NO))?.merchant).toEqual(merchant);
  });

  it('show a change of this node at once', async () => {
    const { accounts, createIt, suspendElsewhere } = await openNodes();
    await createIt();
    await accounts.find(MER_NO);
    await suspendElsewhere();
    accounts.forget(MER_NO);
    expect((await accounts.find(MER_NO))?.merchant.status).toBe('suspended');
  });

  it('do not keep a reading that failed', async () => {
    const { accounts, state, createIt } = await openNodes();
    await createIt();
    state.broken = true;
    await expect(accounts.find(MER_NO)).rejects.toThrow('no database');
    state.broken = false;
    expect((await accounts.find(MER_NO))?.merchant).toEqual(merchant);
  });
});
