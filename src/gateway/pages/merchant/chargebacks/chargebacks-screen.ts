import type { MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { answerForm } from '../../shared/chargebacks/answer.ts';
import { detailsPage } from '../../shared/chargebacks/details.ts';
import { evidenceForm, filePage } from '../../shared/chargebacks/evidence.ts';
import { chargebackList } from '../../shared/chargebacks/list.ts';

/** Disputes of payers' banks: what the shop answers, and what proves it. Opening and closing them is the operator's. */
export const chargebacksScreen: MerchantScreen = {
  id: 'chargebacks',
  routes: (context) => [
    listRoute(context, chargebackList),
    detailsPage(context),
    answerForm(context),
    evidenceForm(context),
    filePage(context),
  ],
};
