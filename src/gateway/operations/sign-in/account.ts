import type { Acting } from '../../domain/audit/actor.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';
import { endAccountSession, endOtherSessions, listAccountSessions } from './account-sessions.ts';
import { getAccount } from './get-account.ts';
import { listAccountEvents } from './list-account-events.ts';
import type { ListAccountEventsDependencies } from './list-account-events.ts';
import { resetSignIn } from './reset-sign-in.ts';
import type { ResetSignInDependencies } from './reset-sign-in.ts';
import { switchSide } from './switch-side.ts';
import type { SwitchSideDependencies } from './switch-side.ts';

export type AccountDependencies = ResetSignInDependencies &
  SwitchSideDependencies &
  ListAccountEventsDependencies & {
    readonly store: Pick<PeopleStore, 'listSessions' | 'endSessions'>;
    readonly clock: Clock;
    readonly realClock: Clock;
  };

/** One's own account, and a new sign-in for somebody who lost theirs. */
export function createAccountOperations(deps: AccountDependencies) {
  return {
    resetSignIn: (personId: string, acting: Acting) => resetSignIn(deps, personId, acting),
    getAccount: (acting: Acting) => getAccount(deps, acting),
    switchSide: (merNo: number, acting: Acting) => switchSide(deps, merNo, acting),
    listAccountSessions: (acting: Acting) => listAccountSessions(deps, acting),
    endAccountSession: (sessionId: string, acting: Acting) => endAccountSession(deps, sessionId, acting),
    endOtherSessions: (acting: Acting) => endOtherSessions(deps, acting),
    listAccountEvents: (page: Parameters<typeof listAccountEvents>[1], acting: Acting) =>
      listAccountEvents(deps, page, acting),
  };
}
