import type { Acting } from '../../domain/audit/actor.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { RegistrationStore } from '../../domain/registrations/registration.ts';
import { approveRegistration, previewRegistration } from './approve-registration.ts';
import type { ApproveRegistrationDependencies, RegistrationTerms } from './approve-registration.ts';
import { askBack, refuseRegistration } from './decide-registration.ts';
import type { DecideRegistrationDependencies } from './decide-registration.ts';
import { createOwnRegistrations } from './own-registration.ts';
import type { OwnRegistrationDependencies } from './own-registration.ts';
import { getRegistration, getSettlementAccount, listRegistrations } from './read-registrations.ts';
import { registerMerchant } from './register-merchant.ts';
import type { NewRegistration, RegisterMerchantDependencies } from './register-merchant.ts';
import { createSandboxMails } from './sandbox-mails.ts';
import type { SandboxMailsDependencies } from './sandbox-mails.ts';

export type RegistrationDependencies = RegisterMerchantDependencies &
  OwnRegistrationDependencies &
  ApproveRegistrationDependencies &
  DecideRegistrationDependencies &
  SandboxMailsDependencies & {
    readonly store: Pick<MerchantStore, 'findMerchant'> &
      Pick<
        RegistrationStore,
        'listRegistrations' | 'findSharedFields' | 'findRegistration' | 'findDuplicates' | 'findRegistrationOf'
      >;
  };

/** From stranger to merchant, by the operationIds of the operator contract. */
export function createRegistrationOperations(deps: RegistrationDependencies) {
  return {
    registerMerchant: (given: NewRegistration, acting: Acting) => registerMerchant(deps, given, acting),
    ...createOwnRegistrations(deps),
    listRegistrations: (query: Parameters<typeof listRegistrations>[1]) => listRegistrations(deps, query),
    getRegistration: (registrationId: string) => getRegistration(deps, registrationId),
    getSettlementAccount: (merNo: number) => getSettlementAccount(deps, merNo),
    approveRegistration: (given: RegistrationTerms, acting: Acting) => approveRegistration(deps, given, acting),
    previewRegistration: (given: RegistrationTerms) => previewRegistration(deps, given),
    askBack: (given: Parameters<typeof askBack>[1], acting: Acting) => askBack(deps, given, acting),
    refuseRegistration: (given: Parameters<typeof refuseRegistration>[1], acting: Acting) =>
      refuseRegistration(deps, given, acting),
    ...createSandboxMails(deps),
  };
}
