import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { invitationRoutes } from './invitations-page.ts';
import { inviteRoute } from './invite-form.ts';
import { PEOPLE_LIST } from './people-list.ts';
import { personFormRoutes } from './person-forms.ts';
import { personRoute } from './person-page.ts';

export const peopleScreen: Screen = {
  id: 'people',
  routes: (context) => [
    listRoute(context, PEOPLE_LIST),
    inviteRoute(context),
    ...invitationRoutes(context),
    personRoute(context),
    ...personFormRoutes(context),
  ],
};
