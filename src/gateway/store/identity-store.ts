import { createApprovalStore } from './approvals.ts';
import { createInvitationStore } from './invitations.ts';
import { createMailStore } from './mails.ts';
import { createPeopleLists } from './people-lists.ts';
import { createPeopleStore } from './people.ts';
import { createSeeingStore } from './seeing.ts';
import { createRegistrationStore } from './registrations.ts';
import { createSessionStore } from './sessions.ts';
import { createTokenStore } from './tokens.ts';
import { createSubmissionStore } from './submissions.ts';
import { createViewStore } from './views.ts';
import type { Engine } from './engine.ts';

/** People and programs: who they are, how they sign in, and what waits for their approval. */
export function createIdentityStore(engine: Engine) {
  return {
    ...createPeopleStore(engine),
    ...createSeeingStore(engine),
    ...createInvitationStore(engine),
    ...createPeopleLists(engine),
    ...createSessionStore(engine),
    ...createTokenStore(engine),
    ...createApprovalStore(engine),
    ...createSubmissionStore(engine),
    ...createViewStore(engine),
    ...createRegistrationStore(engine),
    ...createMailStore(engine),
  };
}
