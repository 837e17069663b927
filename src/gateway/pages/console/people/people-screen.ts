import type { Screen } from '../../desk/desk-types.ts';
import { invitationRoutes } from './invitations-page.ts';
import { inviteRoute } from './invite-form.ts';
import { peopleListRoute } from './people-list.ts';
import { personFormRoutes } from './person-forms.ts';
import { personRoute } from './person-page.ts';

export const peopleScreen: Screen = {
  id: 'people',
  routes: (context) => [
    peopleListRoute(context),
    inviteRoute(context),
    ...invitationRoutes(context),
    personRoute(context),
    ...personFormRoutes(context),
  ],
};
