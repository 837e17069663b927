import { sandboxMerNo } from '../../../generated/sandbox-public.ts';
import { ConfigError } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import type { Vault } from '../domain/ports.ts';
import type { Store } from '../domain/store.ts';
import { explainPostgres } from '../store/engine/postgres/explain-postgres.ts';
import { openStore } from '../store/open-store.ts';
import { explainSqlite } from '../store/engine/sqlite/sqlite-errors.ts';
import type { StoreOptions } from '../store/open-store.ts';
import { keyIdsOf } from '../vault/vault.ts';

/** Opens the database that the configuration names. If it cannot be used, that is reported as a configuration error. */
export async function openDatabase(config: Config, vault: Vault, options: StoreOptions): Promise<Store> {
  const store = await openOrReport(config, options);
  try {
    await checkMoved(store);
    await checkMode(store, config.mode);
    await checkTimeZone(store, config.timeZone);
    await checkEncryptionKeys(store, vault);
    await noteSealingKey(store, config.encryptionKeys);
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
    const described = cause instanceof Error ? `${message} (${cause.message})` : message;
    const reason = explainSqlite(error) ?? explainSqlite(cause) ?? explainPostgres(error) ?? described;
    throw new ConfigError([`${variable}: the database cannot be used. ${reason}`], 'the gateway cannot start');
  }
}

/** Where `tollgate migrate --to` has moved a database; in none that may be served. */
export const MOVED_SETTING = 'movedTo';

/** Served again by accident, it would take payments that the other database does not have. */
async function checkMoved(store: Store): Promise<void> {
  const moved = await store.readSetting(MOVED_SETTING);
  if (moved === null) return;
  throw new ConfigError([
    `DATA_DIR: this database was moved to ${moved}. Set DATABASE_URL, or run "tollgate migrate --take-back" to serve it without what happened there.`,
  ]);
}

export const MODE_SETTING = 'mode';

/**
 * The demo merchant has money that does not exist and a key that everybody knows, so a live gateway must never find it in its
 * database (S21).
 */
async function checkMode(store: Store, mode: Config['mode']): Promise<void> {
  const stored = await store.keepSetting(
    MODE_SETTING,
    (await store.readSetting(MODE_SETTING)) ?? (await modeOf(store)) ?? mode,
  );
  if (stored === mode) return;
  throw new ConfigError([
    mode === 'live'
      ? "MODE is live, but this database is a sandbox's: it has the demo merchant, whose key is public. Use another database."
      : "MODE is sandbox, but this database is a live gateway's. Set MODE=live, or use another database for a sandbox.",
  ]);
}

/** The mode of a database that an earlier release made; null if it has no merchants yet. */
async function modeOf(store: Store): Promise<Config['mode'] | null> {
  const demo = await store.findMerchant(sandboxMerNo);
  if (demo?.secrets.some(({ secretNo }) => secretNo.startsWith('sandbox-'))) return 'sandbox';
  const [merchant] = await store.listMerchants({ after: 0, limit: 1 });
  return merchant === undefined ? null : 'live';
}

export const ZONE_SETTING = 'timeZone';

/** The days of stored orders were counted in one zone; with another, lists and totals would not match them. */
async function checkTimeZone(store: Store, timeZone: string): Promise<void> {
  const stored = await store.keepSetting(ZONE_SETTING, timeZone);
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
  if (problems.length > 0) throw new ConfigError([...new Set(problems)]);
}

/** The id of the key that the last started node seals with. */
export const SEALING_KEY_SETTING = 'sealingKey';

/** `tollgate keys reseal` waits for it: sealed by a key that no node has, merchants' secrets would be lost to all of them. */
async function noteSealingKey(store: Store, keys: readonly Buffer[]): Promise<void> {
  const [keyId = ''] = keyIdsOf(keys);
  if ((await store.readSetting(SEALING_KEY_SETTING)) !== keyId) await store.writeSetting(SEALING_KEY_SETTING, keyId);
}
