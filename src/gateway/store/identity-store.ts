import { createApprovalStore } from './approvals/approvals.ts';
import { createInvitationStore } from './people/invitations.ts';
import { createMailStore } from './platform/mails.ts';
import { createPeopleLists } from './people/people-lists.ts';
import { createPeopleStore } from './people/people.ts';
import { createSeeAsStore } from './sign-in/see-as.ts';
import { createRegistrationStore } from './registrations/registrations.ts';
import { createSessionStore } from './sign-in/sessions.ts';
import { createTokenStore } from './sign-in/tokens.ts';
import { createSubmissionStore } from './platform/submissions.ts';
import { createViewStore } from './platform/views.ts';
import type { Engine } from './engine/engine.ts';

/** People and programs: who they are, how they sign in, and what waits for their approval. */
export function createIdentityStore(engine: Engine) {
  return {
    ...createPeopleStore(engine),
    ...createSeeAsStore(engine),
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
