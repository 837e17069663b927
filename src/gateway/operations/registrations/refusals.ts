import type { RegistrationState } from '../../domain/registrations/registration-words.ts';

export interface RegistrationRefusals {
  readonly registrationNotFound: { readonly registrationId: string };
  /** Whatever is wrong with the link: whoever holds it learns nothing else. */
  readonly registrationLinkInvalid: undefined;
  readonly registrationStateConflict: {
    readonly state: RegistrationState;
    readonly action: string;
    readonly needed: RegistrationState;
  };
  readonly tooManyInvitations: { readonly waitSeconds: number };
  readonly tooManyRegistrations: { readonly waitSeconds: number };
  readonly mailNotFound: { readonly mailId: string };
}

export interface RegistrationProblems {
  readonly notACountry: undefined;
  readonly notPaidInBy: { readonly methods: readonly string[] };
  readonly unknownCurrencies: { readonly currencies: readonly string[] };
  readonly ibanWrong: undefined;
  readonly onOwnMachine: undefined;
}
