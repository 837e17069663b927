import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { InvitationStore } from '../../domain/people/invitations.ts';
import type { Invitation } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { sideOf } from './side.ts';

/** As it reads now. */
export interface ListedInvitation extends Omit<Invitation, 'state'> {
  readonly state: Invitation['state'] | 'expired';
}

export interface ListInvitationsDependencies {
  readonly store: Pick<InvitationStore, 'listInvitations'>;
  readonly realClock: Clock;
}

export async function listInvitations(
  { store, realClock }: ListInvitationsDependencies,
  page: { readonly merNo: number | null; readonly before: string | null; readonly limit: number },
  { grant }: Acting,
): Promise<{ readonly invitations: readonly ListedInvitation[]; readonly next: string | null }> {
  const meant = sideOf(grant, page.merNo ?? undefined);
  if (meant === null) return { invitations: [], next: null };
  const merNo = meant === OPERATOR_SIDE ? null : meant;
  const found = await store.listInvitations({ merNo, before: page.before, limit: page.limit + 1 });
  const now = realClock.now();
  const invitations = found.slice(0, page.limit).map((one) => ({ ...one, state: stateOf(one, now) }));
  return { invitations, next: found.length > page.limit ? (invitations.at(-1)?.invitationId ?? null) : null };
}

/** An open invitation that nobody can accept any more reads as expired. */
export function stateOf({ state, expiresAt }: Invitation, now: number): ListedInvitation['state'] {
  return state === 'open' && now >= expiresAt ? 'expired' : state;
}
