import type { Screen } from '../../desk/desk-types.ts';
import { arrangeRoute } from './arrange.ts';
import { cardsFormRoute } from './cards-form.ts';
import { cardsRoute } from './cards-page.ts';
import { overviewRoute } from './routing-page.ts';
import { ruleRoute } from './rule-form.ts';
import { simulateRoute } from './simulate-form.ts';
import { simulationRoute } from './simulation-page.ts';
import { versionForms } from './version-forms.ts';
import { versionRoute } from './version-page.ts';

/** Which acquirer takes a new payment: the rules, their versions and simulations, and the table of cards. */
export const routingScreen: Screen = {
  id: 'routing',
  routes: (context) => [
    overviewRoute(context),
    ...versionForms(context),
    versionRoute(context),
    ruleRoute(context),
    arrangeRoute(context),
    simulateRoute(context),
    simulationRoute(context),
    cardsRoute(context),
    cardsFormRoute(context),
  ],
};
