import { createClockOperations } from './clock.ts';
import type { ClockDependencies } from './clock.ts';
import { createReferenceOperations } from './reference-tables.ts';
import type { ReferenceDependencies } from './reference-tables.ts';
import { createResetOperations } from './reset-sandbox.ts';
import type { ResetDependencies } from './reset-sandbox.ts';
import { createSettingOperations } from './settings.ts';
import type { SettingDependencies } from './settings.ts';
import { createTriggerOperations } from './triggers.ts';
import type { TriggerDependencies } from './triggers.ts';
import { createViewOperations } from './views.ts';
import type { ViewDependencies } from './views.ts';

export type PlatformDependencies = ReferenceDependencies &
  SettingDependencies &
  ViewDependencies &
  ClockDependencies &
  ResetDependencies &
  TriggerDependencies;

/** What everybody shares: reference tables, settings, saved views, and the sandbox's controls. */
export function platformForOperators(deps: PlatformDependencies) {
  return {
    ...createReferenceOperations(deps),
    ...createSettingOperations(deps),
    ...createViewOperations(deps),
    ...createClockOperations(deps),
    ...createResetOperations(deps),
    ...createTriggerOperations(deps),
  };
}
