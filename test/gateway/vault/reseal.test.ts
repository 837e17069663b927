import { expect, it } from 'vitest';
import { openVault } from '../../../src/gateway/assemble/open-vault.ts';
import { reseal } from '../../../src/gateway/vault/reseal.ts';
import { createVault, keyIdsOf, sealedBy } from '../../../src/gateway/vault/vault.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';

const [OLD, NEW] = [1, 2].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer];
const KEYS = [NEW, OLD];
const [currentKeyId = '', oldKeyId = ''] = keyIdsOf(KEYS);
const vault = createVault(KEYS);
const SECRETS = 450;

/** As many secrets of one merchant as take several batches. */
async function seed(place: Place): Promise<void> {
  const old = createVault([OLD]);
  const rows = Array.from(
    { length: SECRETS },
    (_, at) => `(7, 's${at}', 'signingKey', '${old.seal(`secret ${at}`)}', 0, 1)`,
  );
  await runSql(place, "insert into merchants values (7, 'Seven', 'active', '{}', 0, 0)");
  await runSql(place, `insert into merchant_secrets values ${rows.join(', ')}`);
}

describeOnBothEngines('resealing', ({ place, open }) => {
  it('seals everything with the current key, keeps every text, and has nothing to do the second time', async () => {
    const where = await place();
    const store = await open(where);
    await seed(where);
    const fingerprints = await openVault([OLD], store);
    const report = await reseal({ store, vault, currentKeyId });
    expect(report).toEqual({ read: SECRETS + 1, resealed: SECRETS + 1, unreadable: [], remaining: [] });
    expect(await store.countSealed()).toEqual([{ keyId: currentKeyId, texts: SECRETS + 1 }]);
    const [, ...secrets] = await store.listSealed({ after: null, limit: SECRETS });
    const alone = createVault([NEW]);
    expect(secrets.map(({ sealed, name }) => [name, alone.open(sealed)])).toEqual(
      secrets.map(({ name }) => [name, `secret ${name.slice(1)}`]),
    );
    expect((await reseal({ store, vault, currentKeyId })).resealed).toBe(0);
    // The old key is gone, and what was known by its fingerprint still is.
    expect((await openVault([NEW], store)).fingerprint('a body')).toBe(fingerprints.fingerprint('a body'));
  });

  it('never overwrites a text that changed after it was read', async () => {
    const where = await place();
    const store = await open(where);
    await seed(where);
    const changed = vault.seal('changed meanwhile');
    const late = {
      ...store,
      replaceSealed: async (changes: Parameters<typeof store.replaceSealed>[0]) => {
        await runSql(where, `update merchant_secrets set sealed = '${changed}' where secret_no = 's7'`);
        return store.replaceSealed(changes);
      },
    };
    expect((await reseal({ store: late, vault, currentKeyId })).remaining).toEqual([]);
    const texts = await store.listSealed({ after: null, limit: SECRETS });
    expect(texts.find(({ name }) => name === 's7')?.sealed).toBe(changed);
  });

  it('names what is damaged, and goes on', async () => {
    const where = await place();
    const store = await open(where);
    await seed(where);
    await runSql(where, `update merchant_secrets set sealed = 'v1.${oldKeyId}.damaged' where secret_no = 's3'`);
    expect(await reseal({ store, vault, currentKeyId })).toEqual({
      read: SECRETS,
      resealed: SECRETS - 1,
      unreadable: [{ merNo: 7, name: 's3' }],
      remaining: [{ keyId: oldKeyId, texts: 1 }],
    });
    const sealed = await store.sampleSealed();
    expect(new Set(sealed.map(sealedBy))).toEqual(new Set([currentKeyId, oldKeyId]));
  });

  it('keeps one key of fingerprints, whichever node starts first with whatever keys', async () => {
    const where = await place();
    const stores = [await open(where), await open(where)] as const;
    const vaults = await Promise.all([
      openVault([NEW, OLD], stores[0]),
      openVault([OLD, NEW], stores[1]),
      openVault([NEW, OLD], stores[1]),
    ]);
    expect(new Set(vaults.map((one) => one.fingerprint('a body'))).size).toBe(1);
  });
});
