import type { DeskRoute, Screen } from '../../desk/desk-types.ts';
import { refundPage } from '../../desk/refunds/refund-page.ts';
import { showRefunds } from './refund-list.ts';
import { refundPlace } from './refund-page.ts';

/** Refunds of all merchants, and those that wait for a second person. */
export const refundsScreen: Screen = {
  id: 'refunds',
  routes(context) {
    const { show, complete } = refundPage(context, refundPlace);
    const routes: DeskRoute[] = [
      { path: '', show: (exchange) => showRefunds(context.call, exchange) },
      { path: '/:refundNo', show },
    ];
    return context.mode === 'sandbox' ? [...routes, { path: '/:refundNo/complete', submit: complete }] : routes;
  },
};
