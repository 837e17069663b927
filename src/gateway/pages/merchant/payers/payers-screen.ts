import { say } from '../../../../web/texts.ts';
import type { MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { payerList } from '../../shared/payers/payer-list.ts';
import type { PayersPlace } from '../../shared/payers/payer-list.ts';
import { showPayer } from '../../shared/payers/payer-page.ts';
import { ownMerchant } from '../own-merchant.ts';

const PAYERS = MERCHANT + MERCHANT_SCREENS.payers.path;

/** The shop's own customers, by their e-mail addresses. */
export const payersScreen: MerchantScreen = {
  id: 'payers',
  routes: (context) => [
    listRoute(context, (exchange) => payerList({ ...placeOf(exchange), title: say`Payers` })),
    {
      path: '/:tradeNo',
      show: (exchange) => showPayer(context, exchange, { place: placeOf(exchange), tradeNo: exchange.parameter }),
    },
  ],
};

function placeOf(exchange: SignedInExchange): PayersPlace {
  return {
    screen: 'payers',
    merNo: ownMerchant(exchange),
    listPath: PAYERS,
    payerPath: (tradeNo) => `${PAYERS}/${tradeNo}`,
  };
}
