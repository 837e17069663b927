import type { AcquirerRow } from '../../src/gateway/domain/acquirers/acquirer.ts';
import { actingAsSystem } from '../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../src/gateway/domain/audit/audit.ts';
import type { Store } from '../../src/gateway/domain/store.ts';

/** Writes what an acquirer is used for, as two operators would: active and for everything, unless the row says otherwise. */
export async function useAcquirer(
  store: Pick<Store, 'putAcquirer'>,
  row: Pick<AcquirerRow, 'name' | 'version'> & Partial<AcquirerRow>,
): Promise<void> {
  const at = Date.now();
  const audit = auditOf(actingAsSystem('chaos'), { at, action: 'putAcquirer', target: row.name, detail: '' });
  const everything = { methods: null, currencies: null, countries: null, limits: [] };
  const outcome = await store.putAcquirer(
    { ...everything, state: 'active', preference: 10, changedAt: at, ...row },
    audit,
  );
  if (outcome !== 'put') throw new Error(`the row of ${row.name} was not written: ${JSON.stringify(outcome)}`);
}
