import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { answerForm } from '../../shared/chargebacks/answer.ts';
import { detailsPage } from '../../shared/chargebacks/details.ts';
import { evidenceForm, filePage } from '../../shared/chargebacks/evidence.ts';
import { chargebackList } from '../../shared/chargebacks/list.ts';
import { closePage } from './close.ts';
import { openPage } from './open.ts';

export const chargebacksScreen: Screen = {
  id: 'chargebacks',
  routes: (context) => [
    listRoute(context, chargebackList),
    openPage(context),
    detailsPage(context),
    answerForm(context),
    evidenceForm(context),
    filePage(context),
    closePage(context),
  ],
};
