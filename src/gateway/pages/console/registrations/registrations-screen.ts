import type { Screen } from '../../desk/desk-types.ts';
import { approveRoute } from './approve-form.ts';
import { askBackRoute, refuseRoute } from './decide-forms.ts';
import { readRegistration } from './registration.ts';
import { answerRegistration } from './registration-page.ts';
import { REGISTRATION_LIST } from './registration-list.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { showRead } from '../../desk/show-read.ts';

/** Strangers who want to become merchants: the queue, one registration, and the decision. */
export const registrationsScreen: Screen = {
  id: 'registrations',
  routes: (context) => [
    listRoute(context, REGISTRATION_LIST),
    {
      path: '/:registrationId',
      show: (exchange) =>
        showRead(exchange, readRegistration(context)(exchange), (found) => answerRegistration(exchange, found)),
    },
    approveRoute(context),
    askBackRoute(context),
    refuseRoute(context),
  ],
};
