import { ConfigError } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { personalRule } from '../domain/payers/erasure.ts';
import { personalFields } from '../operator/checks/documented-fields.ts';
import { openDatabase } from './open-database.ts';
import { createVault } from '../vault/vault.ts';
import { pauseWork } from './pause-work.ts';
import { runInBackground } from '../work/background.ts';
import { CLOCK_CHECK_MS, PRUNE_SHARE } from '../work/limits.ts';
import { createMovableClock } from '../work/movable-clock.ts';
import { createNodeClock } from '../work/node-clock.ts';
import { prune } from '../work/prune.ts';
import { createRememberingZone } from '../config/zone.ts';

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
    store: pauseWork(store, realClock.isSteady),
    clock,
    realClock,
    stopwatch,
    lifetimes: config.lifetimes,
    holder,
    personal: personalRule(personalFields),
  };
  return {
    store,
    async pruneNow({ dryRun, fast }: { dryRun: boolean; fast: boolean }) {
      // A run can take hours, and outlive the server whose clock was read.
      const measuring = runInBackground(realClock.keep, { intervalMs: CLOCK_CHECK_MS, onError: () => undefined });
      try {
        return await prune(options, { dryRun, share: fast || dryRun ? 1 : PRUNE_SHARE });
      } finally {
        await measuring.stop();
      }
    },
  };
}
