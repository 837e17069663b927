import type { Store } from '../domain/store.ts';
import type { Engine } from './engine.ts';
import { textOf } from './table.ts';

// As the vault writes it: `v1.` and eight digits of the key's id. The index of migration 15 has the same.
const KEY = 'substr(sealed, 1, 11)';

/** Steps from key to key in the index, however many secrets each has sealed. */
const SAMPLES = `
  with recursive keys (key) as (
    select min(${KEY}) from merchant_secrets
    union all
    select (select min(${KEY}) from merchant_secrets where ${KEY} > keys.key) from keys where keys.key is not null)
  select (select sealed from merchant_secrets where ${KEY} = keys.key limit 1) as sealed
  from keys where keys.key is not null`;

export function createSealingKeyStore(engine: Engine): Pick<Store, 'sampleSealed'> {
  return {
    sampleSealed: async () => (await engine.query(SAMPLES)).map((row) => textOf(row['sealed'])),
  };
}
