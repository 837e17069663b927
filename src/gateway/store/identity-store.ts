import { createApprovalStore } from './approvals/approvals.ts';
import { createAloneStore } from './people/alone-days.ts';
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
import { createMailReachStore } from './platform/mail-reach.ts';
import { createNewsMailStore } from './news/news-mails.ts';
import { createNewsPreferenceStore } from './news/preferences.ts';
import { createNewsStore } from './news/news.ts';
import { createNewsWatchStore } from './news/watch.ts';
import type { Engine } from './engine/engine.ts';

/** People and programs: who they are, how they sign in, what waits for their approval, and their news. */
export function createIdentityStore(engine: Engine) {
  return {
    ...createPeopleStore(engine),
    ...createSeeAsStore(engine),
    ...createInvitationStore(engine),
    ...createPeopleLists(engine),
    ...createSessionStore(engine),
    ...createTokenStore(engine),
    ...createApprovalStore(engine),
    ...createAloneStore(engine),
    ...createSubmissionStore(engine),
    ...createViewStore(engine),
    ...createRegistrationStore(engine),
    ...createMailStore(engine),
    ...createMailReachStore(engine),
    ...createNewsStore(engine),
    ...createNewsPreferenceStore(engine),
    ...createNewsMailStore(engine),
    ...createNewsWatchStore(engine),
  };
}
