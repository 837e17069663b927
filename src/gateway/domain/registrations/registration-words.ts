import type { components } from '../../../../generated/operator.ts';

// Words of the contract, by its types.

type Schemas = components['schemas'];

export type LanguageCode = Schemas['LanguageCode'];
export type MailKind = Schemas['MailKind'];
export type RegistrationState = Schemas['RegistrationState'];
export type DuplicateField = Schemas['DuplicateField'];
