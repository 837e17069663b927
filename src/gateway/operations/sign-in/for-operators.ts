import { createAccountOperations } from './account.ts';
import type { AccountDependencies } from './account.ts';
import { createCallerOperations } from './caller.ts';
import type { CallerDependencies } from './caller.ts';
import { createDeviceOperations } from './device-login.ts';
import type { DeviceDependencies } from './device-login.ts';
import { createSeeAsOperations } from './see-as.ts';
import type { SeeAsDependencies } from './see-as.ts';
import { createTokenOperations } from './tokens.ts';
import type { TokenDependencies } from './tokens.ts';

export type SignInDependencies = AccountDependencies &
  SeeAsDependencies &
  TokenDependencies &
  DeviceDependencies &
  CallerDependencies;

/** One's own account and sessions, and what signs in beside people: programs and devices. */
export function signInForOperators(deps: SignInDependencies) {
  return {
    ...createAccountOperations(deps),
    ...createSeeAsOperations(deps),
    ...createTokenOperations(deps),
    ...createDeviceOperations(deps),
    ...createCallerOperations(deps),
  };
}
