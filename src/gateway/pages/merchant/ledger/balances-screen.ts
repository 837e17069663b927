import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, MerchantScreen } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';
import { ownMerchant } from '../own-merchant.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { queryPath } from '../../desk/query-path.ts';
import { BALANCES, SETTLING, STATEMENT, balanceTiles } from './balance-tiles.ts';
import { settlementCalendar } from '../../shared/ledger/calendar.ts';
import { settlingOrders } from '../../shared/ledger/settling-orders.ts';
import { movementsRoute } from './movements-page.ts';
import { statementRoutes } from './statement-page.ts';

/** What the shop has, when the rest settles, what moved it, and statements for its books. */
export const balancesScreen: MerchantScreen = {
  id: 'balances',
  routes: (context) => [
    { path: '', show: (exchange) => showBalances(context.call, exchange) },
    listRoute(
      context,
      (exchange) =>
        settlingOrders(exchange, {
          merNo: ownMerchant(exchange),
          screen: 'balances',
          back: { path: BALANCES, title: say`Balances` },
          path: SETTLING,
        }),
      '/settling',
    ),
    movementsRoute(context),
    ...statementRoutes(context.call),
  ],
};

async function showBalances(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const parameters = { merNo: ownMerchant(exchange) };
  const settlements = await call(exchange, 'listSettlements', { parameters });
  if (settlements.kind !== 'done') return answerRefused(exchange, settlements as never);
  return showRead(exchange, call(exchange, 'getBalances', { parameters }), ({ balances }) =>
    answerDesk(exchange, {
      screen: 'balances',
      title: say`Balances`,
      actions: html`<a class="button" href="${STATEMENT}">Statement</a>
        ${may(exchange, 'payouts.create') && html`<a class="button main" href="${MERCHANT}${MERCHANT_SCREENS.payouts.path}/new">Pay out</a>`}`,
      content: html`<div class="stack" id="balances" data-live>
          ${
            balances.length === 0
              ? empty(say`No balance yet`, say`It begins with your first payment.`)
              : balances.map((balance) => balanceTiles(balance))
          }
        </div>
        ${settlementCalendar(exchange, settlements.value, ({ day, currency }) =>
          queryPath(SETTLING, { day, currency }),
        )}`,
      liveSeconds: 15,
    }),
  );
}
