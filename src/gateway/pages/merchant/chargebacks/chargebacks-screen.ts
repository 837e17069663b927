import type { MerchantScreen } from '../../desk/desk-types.ts';
import { answerForm } from '../../desk/chargebacks/answer.ts';
import { detailsPage } from '../../desk/chargebacks/details.ts';
import { evidenceForm, filePage } from '../../desk/chargebacks/evidence.ts';
import { listPage } from '../../desk/chargebacks/list.ts';

/** Disputes of payers' banks: what the shop answers, and what proves it. Opening and closing them is the operator's. */
export const chargebacksScreen: MerchantScreen = {
  id: 'chargebacks',
  routes: (context) => [
    listPage(context),
    detailsPage(context),
    answerForm(context),
    evidenceForm(context),
    filePage(context),
  ],
};
