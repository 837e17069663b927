import type { Duplicate, Registration } from '../../domain/registration.ts';
import type { DuplicateField, RegistrationState } from '../../domain/registration-words.ts';
import { merchantExists } from '../operator/merchants.ts';
import type { OperatorDependencies } from '../operator/operator-dependencies.ts';
import { done, merchantNotFound, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../operator/outcome.ts';
import { DUPLICATES_MAX } from './registration-limits.ts';

export interface ShownRegistration {
  readonly registration: Registration;
  readonly duplicates: readonly Duplicate[];
}

interface ListedRegistration {
  readonly registration: Registration;
  readonly duplicates: readonly DuplicateField[];
}

interface RegistrationQuery {
  readonly state: RegistrationState | null;
  readonly before: string | null;
  readonly limit: number;
}

export async function listRegistrations(
  { store }: Pick<OperatorDependencies, 'store'>,
  { limit, ...query }: RegistrationQuery,
): Promise<{ registrations: ListedRegistration[]; next: string | null }> {
  const found = await store.listRegistrations({ ...query, limit: limit + 1 });
  const page = found.slice(0, limit);
  const shared = await store.findSharedFields(page.map(({ registrationId }) => registrationId));
  return {
    registrations: page.map((registration) => ({
      registration,
      duplicates: shared.get(registration.registrationId) ?? [],
    })),
    next: found.length > limit ? (page.at(-1)?.registrationId ?? null) : null,
  };
}

export async function getRegistration(
  { store }: Pick<OperatorDependencies, 'store'>,
  registrationId: string,
): Promise<OperatorOutcome<ShownRegistration>> {
  const registration = await store.findRegistration(registrationId);
  if (registration === null) return registrationNotFound(registrationId);
  return done({ registration, duplicates: await store.findDuplicates(registration, DUPLICATES_MAX) });
}

/** Where a merchant's money is paid to; null if it did not register itself. */
export async function getSettlementAccount(
  { store }: Pick<OperatorDependencies, 'store'>,
  merNo: number,
): Promise<OperatorOutcome<Pick<Registration, 'accountEnd' | 'bank' | 'createdAt'> | null>> {
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  return done(await store.findRegistrationOf(merNo));
}

export function registrationNotFound(registrationId: string): OperatorRefusal {
  const detail = `There is no registration ${registrationId}. GET /operator/registrations lists them.`;
  return refuse('registrationNotFound', detail);
}

export function wrongState({ state }: Registration, action: string, needed: RegistrationState): OperatorRefusal {
  return refuse('registrationStateConflict', `The registration is ${state}; ${action} needs ${needed}.`);
}
