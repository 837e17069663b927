import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import type { Vault } from './domain/ports.ts';
import type { Store } from './domain/store.ts';
import { openStore } from './store/open-store.ts';
import type { StoreOptions } from './store/open-store.ts';

/** Opens the database that the configuration names. One that cannot be used is told as a fault of the configuration. */
export async function openDatabase(config: Config, vault: Vault, options: StoreOptions): Promise<Store> {
  const store = await openOrSay(config, options);
  try {
    await holdToZone(store, config.timeZone);
    await holdToKeys(store, vault);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openOrSay(config: Config, options: StoreOptions): Promise<Store> {
  try {
    return await openStore(options);
  } catch (error) {
    const variable = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message} (${cause.message})` : message;
    throw new ConfigError([`${variable}: the database cannot be used. ${reason}`]);
  }
}

const ZONE_SETTING = 'timeZone';

/** The days of stored orders were counted in one zone; in another, lists and totals would disagree with them. */
async function holdToZone(store: Store, timeZone: string): Promise<void> {
  const stored = await store.readSetting(ZONE_SETTING);
  if (stored === null) return store.writeSetting(ZONE_SETTING, timeZone);
  if (stored === timeZone) return;
  throw new ConfigError([`TIME_ZONE is ${timeZone}, but this database counts its days in ${stored}; set it to that.`]);
}

/** A node that cannot open the stored secrets could verify no signature: it does not start. */
async function holdToKeys(store: Store, vault: Vault): Promise<void> {
  const problems = (await store.sampleSealed()).flatMap((sealed) => {
    try {
      vault.open(sealed);
      return [];
    } catch (error) {
      const { message } = error as Error;
      return `ENCRYPTION_KEYS does not fit this database: ${message}.`;
    }
  });
  if (problems.length > 0) throw new ConfigError(problems);
}
