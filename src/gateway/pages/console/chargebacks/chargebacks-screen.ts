import type { Screen } from '../../desk/desk-types.ts';
import { answerForm } from '../../desk/chargebacks/answer.ts';
import { detailsPage } from '../../desk/chargebacks/details.ts';
import { evidenceForm, filePage } from '../../desk/chargebacks/evidence.ts';
import { listPage } from '../../desk/chargebacks/list.ts';
import { closePage } from './close.ts';
import { openPage } from './open.ts';

export const chargebacksScreen: Screen = {
  id: 'chargebacks',
  routes: (context) => [
    listPage(context),
    openPage(context),
    detailsPage(context),
    answerForm(context),
    evidenceForm(context),
    filePage(context),
    closePage(context),
  ],
};
