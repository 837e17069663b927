import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { personalValues } from './domain/erasure.ts';
import { personalFields } from './http/requests/documented-fields.ts';
import { openDatabase } from './open-database.ts';
import { createVault } from './vault.ts';
import { PRUNE_SHARE } from './work/limits.ts';
import { createMovableClock } from './work/movable-clock.ts';
import { createNodeClock } from './work/node-clock.ts';
import { prune } from './work/prune.ts';
import { createRememberingZone } from './zone.ts';

/** What removes old rows without a gateway, on the same database and by the same clock. */
export async function openPruning(config: Config, holder: string) {
  const store = await openDatabase(config, createVault(config.encryptionKeys), {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    limits: config.databaseLimits,
    sharedSessions: config.sharedSessions,
    zone: createRememberingZone(config.timeZone),
    batchSizeMax: config.batchSizeMax,
    now: () => performance.now(),
  });
  const stopwatch = { elapsedMs: () => performance.now() };
  const realClock = createNodeClock({ machine: Date, stopwatch, store });
  await realClock.keep();
  // Whoever does not know what time it is must not call anything old.
  if (!realClock.isSteady())
    throw new ConfigError(["DATABASE_URL: the database's clock was not read in time. Try again."]);
  const clock = createMovableClock(realClock.now, () => store);
  if (config.mode === 'sandbox') await clock.follow();
  const options = {
    store,
    clock,
    stopwatch,
    lifetimes: config.lifetimes,
    holder,
    valuesOf: (details: Parameters<typeof personalValues>[0]) => personalValues(details, personalFields),
  };
  return {
    store,
    pruneNow: ({ dryRun, fast }: { dryRun: boolean; fast: boolean }) =>
      prune(options, { dryRun, share: fast || dryRun ? 1 : PRUNE_SHARE }),
  };
}
