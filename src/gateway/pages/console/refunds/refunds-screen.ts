import type { DeskRoute, Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { refundPage } from '../../shared/refunds/refund-page.ts';
import { REFUND_LIST } from './refund-list.ts';
import { refundPlace } from './refund-page.ts';

/** Refunds of all merchants, and those that wait for a second person. */
export const refundsScreen: Screen = {
  id: 'refunds',
  routes(context) {
    const { show, complete } = refundPage(context, refundPlace);
    const routes: DeskRoute[] = [listRoute(context, REFUND_LIST), { path: '/:refundNo', show }];
    return context.mode === 'sandbox' ? [...routes, { path: '/:refundNo/complete', submit: complete }] : routes;
  },
};
