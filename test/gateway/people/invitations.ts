import { readConfig } from '../../../src/gateway/config/config.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { openVault } from '../../../src/gateway/assemble/open-vault.ts';
import { createInvitationOperations } from '../../../src/gateway/operations/people/accept-invitation.ts';
import type { AcceptedInvitation } from '../../../src/gateway/operations/people/accept-invitation.ts';

/** Accepts the link of an invitation, as its page does. */
export async function acceptLink(
  store: Store,
  link: string,
  { now, personId = null, name }: { now: number; personId?: string | null; name?: string },
): Promise<AcceptedInvitation> {
  const clock = { now: () => now };
  const vault = await openVault(readConfig({}).encryptionKeys, store);
  const invitations = createInvitationOperations({ store, clock, realClock: clock, ids: createIds(clock), vault });
  const token = link.split('/').at(-1) ?? '';
  const found = await invitations.findInvitation(token);
  const accepted = await invitations.acceptInvitation(
    token,
    { name },
    { address: '203.0.113.7', requestId: null, personId },
  );
  // The page shows first what it does then.
  if ((found.kind === 'closed') !== (accepted.kind === 'closed')) throw new Error('found and accepted differ');
  return accepted;
}
