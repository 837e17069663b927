import { expect, it } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { openOperator } from './operator.ts';

it('a merchant comes, gets keys and money, and goes, and the real store has it all', async () => {
  const zone = createZone('UTC');
  const store = await openStore({ databaseUrl: null, dataDir: null, zone, batchSizeMax: 50, now: () => 0 });
  try {
    const { call, time } = openOperator({ store });
    const created = await call('POST', '/operator/merchants', { body: { merNo: 200001, name: 'Corner Shop' } });
    expect(created.status).toBe(201);
    const merchant = '/operator/merchants/200001';
    time.now += 1000;
    expect((await call('POST', `${merchant}/approve`)).status).toBe(200);
    await call('PATCH', merchant, { body: { methods: ['PIX'] } });
    expect((await call('POST', `${merchant}/signing-key`, { body: { overlapSeconds: 60 } })).status).toBe(200);
    const secrets = (await call('GET', `${merchant}/secrets`)).body as { secrets: Record<string, unknown>[] };
    expect(secrets.secrets.map(({ kind, expiresAt }) => [kind, expiresAt]).toSorted()).toEqual([
      ['signingKey', null],
      ['signingKey', '2026-11-15T09:31:01.000Z'],
      ['webhookSecret', null],
    ]);
    const deposit = { depositNo: 'DEP-1', amount: '100.00', currency: 'USD' };
    const sent = await Promise.all([1, 2, 3].map(() => call('POST', `${merchant}/deposits`, { body: deposit })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const balances = (await call('GET', `${merchant}/balances`)).body;
    expect(balances).toMatchObject({ balances: [{ currency: 'USD', available: '100.00', channel: '-100.00' }] });
    await call('PUT', '/operator/rates/EUR/USD', { body: { rate: '1.08' } });
    expect((await call('POST', `${merchant}/suspend`)).body).toMatchObject({ status: 'suspended', methods: ['PIX'] });
    expect((await call('GET', '/operator/orders?merNo=200001')).body).toEqual({
      orders: [],
      next: null,
      searchedTo: null,
    });
    expect((await call('GET', '/operator/ledger/verify')).body).toEqual({
      ok: true,
      postings: 1,
      orders: 0,
      problems: [],
    });
    const { actions } = (await call('GET', '/operator/actions')).body as { actions: { action: string }[] };
    expect(actions.map(({ action }) => action)).toEqual([
      'suspendMerchant',
      'putRate',
      'createDeposit',
      'rotateSigningKey',
      'updateMerchant',
      'approveMerchant',
      'createMerchant',
    ]);
  } finally {
    await store.close();
  }
});
