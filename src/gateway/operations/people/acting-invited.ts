import type { Acting } from '../../domain/audit/actor.ts';
import type { Person } from '../../domain/people/people.ts';

/** Whoever holds the link of an invitation acts, in no session yet. */
export function actingInvited(
  { personId, email }: Pick<Person, 'personId' | 'email'>,
  merNo: number,
  { address, requestId }: Pick<Acting, 'address' | 'requestId'>,
): Acting {
  return {
    actor: { kind: 'person', id: personId, name: email, sessionId: '' },
    grant: { merNo, permissions: null, roles: [], factorAt: null },
    reason: null,
    address,
    requestId,
    approvalNo: null,
  };
}
