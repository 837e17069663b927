import { say } from '../../../../web/texts.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { batchList } from '../../shared/settlements/batch-list.ts';
import { showBatch } from '../../shared/settlements/batch-page.ts';
import { ownMerchant } from '../own-merchant.ts';
import { SETTLEMENT } from '../settlements/settlement-routes.ts';
import { OWN_PAYOUTS, ownPayoutPath, payoutTabs } from './payout-paths.ts';

/** Payouts to the shop's own account, and which payments are in each. */
export function ownPayoutRoutes(context: DeskContext): DeskRoute[] {
  return [
    listRoute(
      context,
      (exchange) =>
        batchList(exchange, {
          merNo: ownMerchant(exchange),
          screen: 'payouts',
          title: say`Payouts to your account`,
          path: OWN_PAYOUTS,
          actions: [{ path: SETTLEMENT, text: say`Schedule and account`, permission: 'balances.read' }],
          top: () => payoutTabs(exchange, 'own'),
          pathOf: ({ batchNo }) => ownPayoutPath(batchNo),
        }),
      '/own',
    ),
    {
      path: '/own/:batchNo',
      show: (exchange) =>
        showBatch(context, exchange, {
          merNo: ownMerchant(exchange),
          batchNo: exchange.parameter,
          screen: 'payouts',
          back: { path: OWN_PAYOUTS, title: say`Payouts to your account` },
          path: ownPayoutPath(exchange.parameter),
        }),
    },
  ];
}
