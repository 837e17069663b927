import { auditOf } from '../../../domain/audit/audit.ts';
import { mailboxOf } from '../../../domain/text/email-address.ts';
import { acceptsEmail } from '../../../domain/sign-in/identity-provider.ts';
import type { ProviderIdentity } from '../../../domain/sign-in/identity-provider.ts';
import type { Person } from '../../../domain/people/people.ts';
import type { AccountDependencies, Claimant } from './provider-accounts.ts';

/**
 * Connects an existing account to a provider, for somebody who is signed in to it. Only an identity with the account's own
 * address is accepted: a browser that somebody else has signed in to the provider must not open the account to them.
 */
export async function connect(
  { store, clock }: AccountDependencies,
  { settings, identity, acting, personId }: Claimant & { readonly personId: string },
): Promise<boolean> {
  const subject = { provider: settings.id, subject: identity.subject };
  const owner = await store.findIdentity(subject);
  if (owner !== null) return owner === personId;
  return store.changePerson(personId, (locked) => {
    const isOwn = locked !== null && isAddressOf(locked.person, identity) && acceptsEmail(settings, identity);
    if (!isOwn) return { result: false };
    const at = clock.now();
    const target = `person ${personId}`;
    const audit = auditOf(acting, { at, action: 'connectProvider', target, detail: `oidc:${settings.id}` });
    return { result: true, change: { addIdentity: { ...subject, createdAt: at }, audit: [audit] } };
  });
}

/** Also of an account that has another spelling of the address. */
function isAddressOf(person: Person, { email }: ProviderIdentity): boolean {
  return email !== null && mailboxOf(person.email) === email;
}
