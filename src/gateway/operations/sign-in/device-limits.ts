import type { Limiter, Tries, TryRule } from '../../domain/limiter.ts';
import { DEVICE_MS } from './device-steps.ts';

// Each command that waits is a few rows for ten minutes, and anybody can start one.

/** More rows than this are never kept for all strangers together. */
export const WAITING_MAX = 5000;

/** From one network, while a code lives. An office has one address, and a person signs in a command or two. */
const BY_NETWORK: TryRule = {
  name: 'deviceNetwork',
  countMax: 30,
  windowMs: DEVICE_MS,
  underWayMs: 0,
  writesPerSecondMax: 50,
};
const BY_PERSON: TryRule = { ...BY_NETWORK, name: 'devicePerson' };

export interface DeviceTries {
  /** Null while all callers share the address of a proxy. */
  readonly byNetwork: Tries | null;
  /** Counts what somebody confirms who is signed in. */
  readonly byPerson: Tries;
}

export function createDeviceTries(
  limiter: Pick<Limiter, 'createTries'>,
  { limitsByAddress }: { readonly limitsByAddress: boolean },
): DeviceTries {
  return {
    byNetwork: limitsByAddress ? limiter.createTries(BY_NETWORK) : null,
    byPerson: limiter.createTries(BY_PERSON),
  };
}
