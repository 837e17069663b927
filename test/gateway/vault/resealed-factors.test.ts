import { expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { reseal } from '../../../src/gateway/vault/reseal.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createVault, keyIdsOf, sealedBy } from '../../../src/gateway/vault/vault.ts';
import { createPerson } from '../../helpers/people/people.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

it('S3: secrets of authenticator apps are counted and resealed with the others, and still open', async () => {
  const store = await openMemory();
  const ids = createIds({ now: () => 1 });
  const { personId } = await createPerson(store, { personId: ids.newId('person'), now: 1, roles: ['support'] });
  const factor = { personId, name: 'Phone', counter: 0, createdAt: 1, usedAt: null };
  const secret = createVault([OLD]).seal('JBSWY3DPEHPK3PXP');
  // More than one page of them; recovery codes are hashes, which no key has sealed.
  const apps = Array.from(
    { length: 250 },
    () => ({ ...factor, factorId: ids.newId('factor'), kind: 'totp', secret }) as const,
  );
  const code = { ...factor, factorId: ids.newId('factor'), kind: 'recoveryCode', secret: 'a hash' } as const;
  await store.changePerson(personId, () => ({ result: null, change: { addFactors: [...apps, code], audit: [] } }));
  const [oldId = '', newId = ''] = keyIdsOf([OLD, NEW]);
  expect(await store.countSealed()).toEqual([{ keyId: oldId, texts: 250 }]);
  expect((await store.sampleSealed()).map(sealedBy)).toEqual([oldId]);

  const vault = createVault([NEW, OLD]);
  const report = await reseal({ store, vault, currentKeyId: newId });
  expect(report).toEqual({ read: 250, resealed: 250, unreadable: [], remaining: [] });
  const factors = await store.listFactors(personId);
  const opened = factors.filter(({ kind }) => kind === 'totp').map((found) => createVault([NEW]).open(found.secret));
  expect(new Set(opened)).toEqual(new Set(['JBSWY3DPEHPK3PXP']));
  expect(factors.find(({ kind }) => kind === 'recoveryCode')?.secret).toBe('a hash');
  await store.close();
});

it("S3: beneficiaries' accounts are counted and resealed too, over several pages, and still open", async () => {
  const store = await openMemory();
  const acting = actingAsSystem('test');
  const sealed = createVault([OLD]).seal('{"account":"1"}');
  const numbers = Array.from({ length: 205 }, (_, at) => `beneficiary_${String(at).padStart(4, '0')}`);
  for (const beneficiaryNo of numbers) {
    const shown = {
      account: '****',
      benFirstName: 'G***',
      benLastName: 'H***',
      label: 'Rent',
      method: 'PAYOUT_6',
    } as const;
    const saved = { savedBy: 'test', approvedBy: null, createdAt: 1 };
    const audit = auditOf(acting, { at: 1, action: 'saveBeneficiary', target: beneficiaryNo, detail: '' });
    const row = { merNo: 1, beneficiaryNo, ...shown, sealed, fingerprint: beneficiaryNo, ...saved };
    expect(await store.saveBeneficiary(row, audit)).toBe('saved');
  }
  const [oldId = '', newId = ''] = keyIdsOf([OLD, NEW]);
  expect(await store.countSealed()).toEqual([{ keyId: oldId, texts: 205 }]);
  expect((await store.sampleSealed()).map(sealedBy)).toEqual([oldId]);
  const report = await reseal({ store, vault: createVault([NEW, OLD]), currentKeyId: newId });
  expect(report).toEqual({ read: 205, resealed: 205, unreadable: [], remaining: [] });
  const last = await store.findBeneficiary({ merNo: 1, beneficiaryNo: 'beneficiary_0204' });
  expect(createVault([NEW]).open(last?.sealed ?? '')).toBe('{"account":"1"}');
  await store.close();
});

it('S3: what pending requests ask for is counted and resealed too, and still opens', async () => {
  const store = await openMemory();
  const acting = actingAsSystem('test');
  const sealed = createVault([OLD]).seal('{"amount":"1.00"}');
  const numbers = Array.from({ length: 205 }, (_, at) => `approval_${String(at).padStart(4, '0')}`);
  for (const approvalNo of numbers) await ask(store, { approvalNo, sealed });
  const audit = auditOf(acting, { at: 2, action: 'refuseRequest', target: 'test', detail: '' });
  await store.endApproval('approval_0007', { state: 'refused', outcome: null }, audit);
  const [oldId = '', newId = ''] = keyIdsOf([OLD, NEW]);
  expect(await store.countSealed()).toEqual([{ keyId: oldId, texts: 204 }]);
  expect((await store.sampleSealed()).map(sealedBy)).toEqual([oldId]);

  const report = await reseal({ store, vault: createVault([NEW, OLD]), currentKeyId: newId });
  expect(report).toEqual({ read: 204, resealed: 204, unreadable: [], remaining: [] });
  const last = await store.findApproval('approval_0204', 2);
  expect(createVault([NEW]).open(last?.sealed ?? '')).toBe('{"amount":"1.00"}');
  expect((await store.findApproval('approval_0007', 2))?.sealed).toBeNull();
  await store.close();
});

function ask(store: Store, { approvalNo, sealed }: { approvalNo: string; sealed: string }) {
  const audit = auditOf(actingAsSystem('test'), { at: 1, action: 'requestApproval', target: 'test', detail: '' });
  return store.createApproval(
    {
      approvalNo,
      merNo: 0,
      side: 0,
      kind: 'rules',
      operation: 'putApprovalRules',
      tradeNo: null,
      summary: 'Test',
      amount: null,
      currency: null,
      before: null,
      after: null,
      parameters: {},
      body: null,
      sealed,
      fingerprint: approvalNo,
      reason: null,
      makerKind: 'system',
      maker: 'test',
      makerPerson: null,
      createdAt: 1,
      expiresAt: 10,
    },
    audit,
  );
}

function openMemory(): Promise<Store> {
  return openStore({
    databaseUrl: null,
    dataDir: null,
    zone: createZone('UTC'),
    batchSizeMax: 1,
    now: () => performance.now(),
  });
}
