import type { MerchantScreen } from '../../desk/desk-types.ts';
import { beneficiaryRoutes } from './beneficiary-pages.ts';
import { payoutRoute } from './payout-form.ts';
import { showPayouts } from './payout-list.ts';

/** Money that leaves: payouts, those that wait for a second person, and to whom they can go. */
export const payoutsScreen: MerchantScreen = {
  id: 'payouts',
  routes: ({ call }) => [
    { path: '', show: (exchange) => showPayouts(call, exchange) },
    payoutRoute(call),
    ...beneficiaryRoutes(call),
  ],
};
