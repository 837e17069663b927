import type { Acting } from '../../domain/actor.ts';
import type { Person } from '../../domain/people.ts';
import { done, personNotFound, refuse } from '../operator/outcome.ts';
import type { OperatorOutcome } from '../operator/outcome.ts';
import { issueInvitation } from './issue-invitation.ts';
import type { IssueDependencies, NewInvitation } from './issue-invitation.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { isSelf } from './side.ts';
import { homeSideOf } from './start-session.ts';

interface Deps extends Omit<IssueDependencies, 'store'> {
  readonly store: Pick<PeopleDependencies['store'], 'createInvitation' | 'findPerson' | 'listMemberships'>;
}

/** What was there still works until the link is used: a link made by mistake, or never used, locks nobody out. */
export async function resetSignIn(
  deps: Deps,
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
  { store }: { readonly store: Pick<PeopleDependencies['store'], 'findPerson'> },
  personId: string,
  acting: Acting,
): Promise<OperatorOutcome<Person>> {
  const person = await store.findPerson(personId);
  if (person === null) return personNotFound(personId);
  if (isSelf(acting, personId)) {
    return refuse('forbidden', 'This is for somebody who cannot sign in. You change your own sign-in at /account.');
  }
  return person.state === 'active'
    ? done(person)
    : refuse('personDisabled', `${person.email} is disabled. Enable them first.`);
}
