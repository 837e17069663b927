import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Duplicate, Registration, RegistrationStore } from '../../domain/registrations/registration.ts';
import type { DuplicateField, RegistrationState } from '../../domain/registrations/registration-words.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
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
  { store }: { readonly store: Pick<RegistrationStore, 'listRegistrations' | 'findSharedFields'> },
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
  { store }: { readonly store: Pick<RegistrationStore, 'findRegistration' | 'findDuplicates'> },
  registrationId: string,
): Promise<OperatorOutcome<ShownRegistration>> {
  const registration = await store.findRegistration(registrationId);
  if (registration === null) return registrationNotFound(registrationId);
  return done({ registration, duplicates: await store.findDuplicates(registration, DUPLICATES_MAX) });
}

/** Where a merchant's money is paid to; null if it did not register itself. */
export async function getSettlementAccount(
  { store }: { readonly store: Pick<MerchantStore, 'findMerchant'> & Pick<RegistrationStore, 'findRegistrationOf'> },
  merNo: number,
): Promise<OperatorOutcome<Pick<Registration, 'accountEnd' | 'bank' | 'createdAt'> | null>> {
  if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
  return done(await store.findRegistrationOf(merNo));
}

export function registrationNotFound(registrationId: string): OperatorRefusal {
  return refuse('registrationNotFound', { registrationId });
}

export function wrongState({ state }: Registration, action: string, needed: RegistrationState): OperatorRefusal {
  return refuse('registrationStateConflict', { state, action, needed });
}
