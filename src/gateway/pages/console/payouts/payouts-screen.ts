import type { Screen } from '../../desk/desk-types.ts';
import { showPayoutForm, submitPayout } from './payout-form.ts';
import { showPayouts } from './payout-list.ts';

/** Payouts of all merchants, those that wait for a second person, and a payout by hand. */
export const payoutsScreen: Screen = {
  id: 'payouts',
  routes: ({ call }) => [
    { path: '', show: (exchange) => showPayouts(call, exchange) },
    {
      path: '/new',
      show: (exchange) => showPayoutForm(call, exchange),
      submit: (exchange, form) => submitPayout(call, exchange, form),
    },
  ],
};
