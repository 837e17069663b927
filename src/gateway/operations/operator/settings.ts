import { LIFETIME_RULES, RETENTION_KINDS } from '../../domain/retention.ts';
import type { LifetimeRule } from '../../domain/retention.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';

interface RetentionSetting extends Omit<LifetimeRule, 'whyMin'> {
  /** Null for ever. */
  readonly days: number | null;
}

export interface Settings extends Omit<OperatorDependencies['configured'], 'lifetimes' | 'requestLogMs'> {
  readonly retention: readonly RetentionSetting[];
  readonly lastRetentionAt: number | null;
}

const DAY_MS = 86_400_000;

/** How the gateway is configured. It is changed in the environment, not here. */
export function createSettingOperations({ store, configured }: OperatorDependencies) {
  return {
    async getSettings(): Promise<Settings> {
      const { mode, version, timeZone, database, methods, lifetimes } = configured;
      const retention = RETENTION_KINDS.map((kind) => {
        const { whyMin: _whyMin, ...rule } = LIFETIME_RULES[kind];
        const lifetime = lifetimes[kind];
        return { ...rule, days: lifetime === null ? null : Math.round(lifetime / DAY_MS) };
      });
      const lastRetentionAt = (await store.readRetention()).finishedAt;
      return { mode, version, timeZone, database, methods, retention, lastRetentionAt };
    },
  };
}
