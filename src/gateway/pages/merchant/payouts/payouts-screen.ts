import type { MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { beneficiaryRoutes } from './beneficiary-pages.ts';
import { ownPayoutRoutes } from './own-payouts.ts';
import { payoutRoute } from './payout-form.ts';
import { payoutList } from './payout-list.ts';

/** Money that leaves: payouts, those that wait for a second person, and to whom they can go. */
export const payoutsScreen: MerchantScreen = {
  id: 'payouts',
  routes: (context) => [
    listRoute(context, payoutList),
    payoutRoute(context.call),
    ...ownPayoutRoutes(context),
    ...beneficiaryRoutes(context),
  ],
};
