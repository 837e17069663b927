import type { Vault } from '../../domain/ports.ts';
import { linkOf } from './registration-link.ts';

export interface StatusAddressDependencies {
  readonly vault: Vault;
  readonly publicUrl: () => string;
}

/** The page of a registration, for its registrant. */
export function statusAddress({ vault, publicUrl }: StatusAddressDependencies, registrationId: string): string {
  return `${publicUrl()}/merchant/register/${linkOf(vault, registrationId)}`;
}
