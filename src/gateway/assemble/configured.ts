import { payMethods } from '../../../generated/operations.ts';
import type { Config } from '../config/config.ts';
import type { Core } from '../core.ts';
import type { Zone } from '../domain/day.ts';
import type { Configured } from '../domain/platform/configured.ts';

/** What the operator's operations know of the configuration. */
export function configuredOf({ config, version = 'unknown', dependencies: { zone } }: Core): {
  readonly zone: Zone;
  readonly configured: Configured;
} {
  const { mode, timeZone, lifetimes, requestLogMs, accountWaitMs, exportsKeptMs, filesKeptMs } = config;
  const database = databaseOf(config);
  const methods = methodsOf(config);
  return {
    zone,
    configured: {
      mode,
      version,
      timeZone,
      database,
      mails: mailsOf(config),
      methods,
      lifetimes,
      requestLogMs,
      accountWaitMs,
      exportsKeptMs,
      filesKeptMs,
    },
  };
}

function methodsOf({ methods }: Config): Configured['methods'] {
  return methods.map(({ name, currencies }) => {
    const listed = payMethods.find((method) => method.name === name)?.currencies ?? null;
    return { method: name, currencies, isWidened: listed?.length !== currencies?.length };
  });
}

function mailsOf({ mail, mode }: Config): Configured['mails'] {
  if (mail !== null) return 'server';
  return mode === 'sandbox' ? 'outbox' : 'nowhere';
}

function databaseOf({ databaseUrl }: Config): 'postgresql' | 'sqlite' {
  return databaseUrl === null ? 'sqlite' : 'postgresql';
}
