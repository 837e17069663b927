import type { Acting } from '../../domain/audit/actor.ts';
import type { Person, PeopleStore } from '../../domain/people/people.ts';
import { done, personNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { issueInvitation } from '../people/issue-invitation.ts';
import type { IssueDependencies, NewInvitation } from '../people/issue-invitation.ts';
import { isSelf } from '../people/side.ts';
import { homeSideOf } from './start-session.ts';

export type ResetSignInDependencies = IssueDependencies & {
  readonly store: Pick<PeopleStore, 'findPerson' | 'listMemberships'>;
};

/** What was there still works until the link is used: a link made by mistake, or never used, locks nobody out. */
export async function resetSignIn(
  deps: ResetSignInDependencies,
  personId: string,
  acting: Acting,
): Promise<OperatorOutcome<NewInvitation>> {
  const found = await findResettable(deps, personId, acting);
  if (found.kind === 'refused') return found;
  const { email, name } = found.value;
  const merNo = homeSideOf(await deps.store.listMemberships(personId));
  return issueInvitation(
    deps,
    {
      to: { email, name, merNo, roles: [], personId },
      letter: 'signInReset',
      language: 'en',
      // Then only the mailbox of the person opens the account.
      isMailedOnly: true,
      audit: () => ({ action: 'resetSignIn', target: `person ${personId}`, detail: email }),
    },
    acting,
  );
}

/** Asked when the link is made, and before a second person is asked to approve it. */
export async function findResettable(
  { store }: { readonly store: Pick<PeopleStore, 'findPerson'> },
  personId: string,
  acting: Acting,
): Promise<OperatorOutcome<Person>> {
  const person = await store.findPerson(personId);
  if (person === null) return personNotFound(personId);
  if (isSelf(acting, personId)) {
    return refuse('cannotResetSelf');
  }
  return person.state === 'active' ? done(person) : refuse('personDisabled', { email: person.email });
}
