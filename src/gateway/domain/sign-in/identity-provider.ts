import { domainToASCII } from 'node:url';
import type { Role } from '../../../../generated/permissions.ts';

// Identity providers (OpenID Connect) that the operator's people sign in with, and what the gateway believes of them.

export interface ProviderSettings {
  /** Part of addresses and records, such as `staff`. */
  readonly id: string;
  /** Shown on the button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client, which has PKCE only. */
  readonly clientSecret: string | null;
  readonly scope: string;
  readonly groupsClaim: string;
  /** The operator's roles that a group gives. */
  readonly roles: ReadonlyMap<string, readonly Role[]>;
  /** In lower case; empty accepts every address. */
  readonly emailDomains: readonly string[];
  /** Values of `amr` or `acr` that prove a second factor. Empty if the provider's word alone has to do. */
  readonly trustsSecondFactor: readonly string[];
}

/** What a provider says of a person, verified. */
export interface ProviderIdentity {
  readonly subject: string;
  /** In its one spelling, see `email-address.ts`; null if the provider names none. */
  readonly email: string | null;
  /** Null if the provider does not say. */
  readonly emailVerified: boolean | null;
  readonly name: string | null;
  readonly groups: readonly string[];
  /** The values of `amr`, and that of `acr`. */
  readonly methods: readonly string[];
  /** How long ago the person authenticated there; null if the provider does not say. */
  readonly authenticatedMsAgo: number | null;
  /** For its sign-out; null if the provider has none. */
  readonly idToken: string | null;
}

/**
 * Denied: by the person, or by the provider. Unavailable: no usable response in time. Invalid: a response that proves nothing.
 * The detail is for the log and the record, without a value of the response.
 */
export interface ProviderFault {
  readonly fault: 'denied' | 'unavailable' | 'invalid';
  readonly detail: string;
}

/** What one sign-in keeps until the provider answers. */
export interface ProviderExchange {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Whether the person has to authenticate again, whatever session the provider has. */
  readonly isFresh: boolean;
}

/** Every call has a deadline and a bound (S30), and no call rejects. */
export interface IdentityProvider {
  readonly settings: ProviderSettings;
  /** Where the browser is sent to. */
  begin(exchange: ProviderExchange): Promise<{ readonly address: string } | ProviderFault>;
  /** `answer` is the address at which the browser came back, with its query. */
  finish(exchange: ProviderExchange, answer: URL): Promise<ProviderIdentity | ProviderFault>;
  /** Where the browser is sent to sign out there too; null if the provider does not offer it, or does not respond. */
  signOutAddress(input: { readonly idToken: string | null; readonly returnTo: string }): Promise<string | null>;
}

/** How old an authentication may be that was asked for just now: the person may take a while, the answer may not. */
export const FRESH_SECONDS_MAX = 60;

export function rolesOf({ roles }: ProviderSettings, groups: readonly string[]): Role[] {
  return [...new Set(groups.flatMap((group) => roles.get(group) ?? []))].toSorted();
}

/** How long ago a second factor was shown, as far as this provider is believed; null if it was not. */
export function factorMsAgo({ trustsSecondFactor }: ProviderSettings, identity: ProviderIdentity): number | null {
  return identity.methods.some((method) => trustsSecondFactor.includes(method)) ? identity.authenticatedMsAgo : null;
}

/** Whether an authentication that was asked for just now counts as the second factor. */
export function confirmsFactor({ trustsSecondFactor }: ProviderSettings, { methods }: ProviderIdentity): boolean {
  return trustsSecondFactor.length === 0 || methods.some((method) => trustsSecondFactor.includes(method));
}

/**
 * Whether the address may be the account's. An address that the provider calls unverified could be somebody else's; a domain
 * proves something only if the provider has verified the address.
 */
export function acceptsEmail({ emailDomains }: ProviderSettings, { email, emailVerified }: ProviderIdentity): boolean {
  if (email === null || emailVerified === false) return false;
  if (emailDomains.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return emailVerified === true && emailDomains.some((one) => domainToASCII(one) === domain);
}
