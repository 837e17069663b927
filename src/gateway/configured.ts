import type { Config } from './config.ts';
import type { Core } from './core.ts';
import type { OperatorDependencies } from './operations/operator/operator-dependencies.ts';

/** What the operator's operations know of the configuration. */
export function configuredOf({
  config,
  version = 'unknown',
  dependencies: { zone },
}: Core): Pick<OperatorDependencies, 'zone' | 'configured'> {
  const { mode, timeZone, lifetimes, requestLogMs } = config;
  return { zone, configured: { mode, version, timeZone, database: databaseOf(config), lifetimes, requestLogMs } };
}

function databaseOf({ databaseUrl }: Config): 'postgresql' | 'sqlite' {
  return databaseUrl === null ? 'sqlite' : 'postgresql';
}
