import type { MerchantScreen } from '../../desk/desk-types.ts';
import { revokeRoute } from '../../shared/people/invitations.ts';
import { sessionsRoute } from '../../shared/people/sessions-form.ts';
import { inviteRoute } from './invite-form.ts';
import { memberRoute } from './member-page.ts';
import { memberFormRoutes } from './member-forms.ts';
import { TEAM, memberHome } from './member.ts';
import { teamListRoutes } from './team-list.ts';

/** Who works for the merchant, and as what. */
export const teamScreen: MerchantScreen = {
  id: 'team',
  routes: (context) => [
    ...teamListRoutes(context),
    inviteRoute(context),
    revokeRoute(context, TEAM),
    memberRoute(context),
    ...memberFormRoutes(context),
    sessionsRoute(context, memberHome),
  ],
};
