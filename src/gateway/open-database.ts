import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import type { Vault } from './domain/ports.ts';
import type { Store } from './domain/store.ts';
import { openStore } from './store/open-store.ts';
import type { StoreOptions } from './store/open-store.ts';

/** Opens the database that the configuration names. If it cannot be used, that is reported as a configuration error. */
export async function openDatabase(config: Config, vault: Vault, options: StoreOptions): Promise<Store> {
  const store = await openOrReport(config, options);
  try {
    await checkTimeZone(store, config.timeZone);
    await checkEncryptionKeys(store, vault);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openOrReport(config: Config, options: StoreOptions): Promise<Store> {
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

/** The days of stored orders were counted in one zone; with another, lists and totals would not match them. */
async function checkTimeZone(store: Store, timeZone: string): Promise<void> {
  const stored = await store.readSetting(ZONE_SETTING);
  if (stored === null) return store.writeSetting(ZONE_SETTING, timeZone);
  if (stored === timeZone) return;
  throw new ConfigError([`TIME_ZONE is ${timeZone}, but this database uses ${stored}. Set TIME_ZONE to ${stored}.`]);
}

/** A node that cannot decrypt the stored secrets could not verify any signature, so it does not start. */
async function checkEncryptionKeys(store: Store, vault: Vault): Promise<void> {
  const problems = (await store.sampleSealed()).flatMap((sealed) => {
    try {
      vault.open(sealed);
      return [];
    } catch (error) {
      const { message } = error as Error;
      return `ENCRYPTION_KEYS does not match this database: ${message}.`;
    }
  });
  if (problems.length > 0) throw new ConfigError(problems);
}
