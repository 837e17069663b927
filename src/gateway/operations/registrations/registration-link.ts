import type { Vault } from '../../domain/ports.ts';

// The link in a registrant's mails. It is computed, not stored: whoever reads the database cannot make it, and every mail about
// the registration can have it.

export function linkOf(vault: Pick<Vault, 'fingerprint'>, registrationId: string): string {
  return `${registrationId}.${vault.fingerprint(subjectOf(registrationId))}`;
}

/** The id of the registration; null if the link is not ours. */
export function readLink(vault: Pick<Vault, 'isFingerprint'>, link: string): string | null {
  const [registrationId = '', proof = ''] = link.split('.', 2);
  return vault.isFingerprint(proof, subjectOf(registrationId)) ? registrationId : null;
}

function subjectOf(registrationId: string): string {
  return `registration link ${registrationId}`;
}
