import { EXPORT_RULE, FILE_RULE, LIFETIME_RULES, RETENTION_KINDS } from '../../domain/payers/retention.ts';
import type { LifetimeRule, RetentionStore } from '../../domain/payers/retention.ts';
import type { Configured } from '../../domain/platform/configured.ts';

interface RetentionSetting extends Omit<LifetimeRule, 'whyMin'> {
  /** Null for ever. */
  readonly days: number | null;
}

export interface Settings extends Omit<
  Configured,
  'lifetimes' | 'requestLogMs' | 'accountWaitMs' | 'exportsKeptMs' | 'filesKeptMs' | 'mails'
> {
  readonly retention: readonly RetentionSetting[];
  readonly lastRetentionAt: number | null;
}

const DAY_MS = 86_400_000;

export interface SettingDependencies {
  readonly store: Pick<RetentionStore, 'readRetention'>;
  readonly configured: Configured;
}

/** How the gateway is configured. It is changed in the environment, not here. */
export function createSettingOperations({ store, configured }: SettingDependencies) {
  return {
    async getSettings(): Promise<Settings> {
      const { mode, version, timeZone, database, methods, lifetimes, exportsKeptMs, filesKeptMs } = configured;
      const retention = [
        ...RETENTION_KINDS.map((kind) => retentionSetting(LIFETIME_RULES[kind], lifetimes[kind])),
        retentionSetting(EXPORT_RULE, exportsKeptMs),
        retentionSetting(FILE_RULE, filesKeptMs),
      ];
      const lastRetentionAt = (await store.readRetention()).finishedAt;
      return { mode, version, timeZone, database, methods, retention, lastRetentionAt };
    },
  };
}

function retentionSetting(
  { setting, defaultDays, daysMin, removes }: LifetimeRule,
  lifetimeMs: number | null,
): RetentionSetting {
  return { setting, defaultDays, daysMin, removes, days: lifetimeMs === null ? null : Math.round(lifetimeMs / DAY_MS) };
}
