import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { payoutRoute } from './payout-form.ts';
import { RUN_LIST } from '../settlements/run-list.ts';
import { toComeRoute } from '../settlements/to-come-page.ts';
import { PAYOUT_LIST } from './payout-list.ts';

/** Payouts of all merchants, those that wait for a second person, and a payout by hand. */
export const payoutsScreen: Screen = {
  id: 'payouts',
  routes: (context) => [
    listRoute(context, PAYOUT_LIST),
    payoutRoute(context.call),
    toComeRoute(context),
    listRoute(context, RUN_LIST, '/runs'),
  ],
};
