import { payMethods } from '../../generated/operations.ts';
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
  const database = databaseOf(config);
  const methods = methodsOf(config);
  return { zone, configured: { mode, version, timeZone, database, methods, lifetimes, requestLogMs } };
}

function methodsOf({ methods }: Config): OperatorDependencies['configured']['methods'] {
  return methods.map(({ name, currencies }) => {
    const listed = payMethods.find((method) => method.name === name)?.currencies ?? null;
    return { method: name, currencies, isWidened: listed?.length !== currencies?.length };
  });
}

function databaseOf({ databaseUrl }: Config): 'postgresql' | 'sqlite' {
  return databaseUrl === null ? 'sqlite' : 'postgresql';
}
