import type { SealedStore } from '../domain/platform/sealed.ts';
import type { Store } from '../domain/store.ts';
import { planMigration } from './engine/migrate.ts';
import { openEngine } from './open-store.ts';
import type { DatabaseOptions } from './open-store.ts';
import { createReferenceStore } from './platform/reference.ts';
import { createSealingKeyStore } from './platform/sealing-keys.ts';

export type OpenedSealed = SealedStore & Pick<Store, 'readSetting' | 'close'>;

/** The sealed texts of a database whose schema is that of this program, beside the gateways that serve it. */
export async function openSealed(options: DatabaseOptions): Promise<OpenedSealed> {
  const engine = await openEngine(options);
  const { readSetting } = createReferenceStore(engine);
  const store = { ...createSealingKeyStore(engine), readSetting, close: () => engine.close() };
  try {
    const { version, known } = await planMigration(engine);
    if (version >= known) return store;
    throw new Error(
      `The database has schema version ${version}, and this needs ${known}. Start a gateway of this version first, or run "tollgate migrate".`,
    );
  } catch (error) {
    await store.close();
    throw error;
  }
}
