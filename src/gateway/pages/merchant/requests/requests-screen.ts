import { say } from '../../../../web/texts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { requestList } from '../../shared/requests/request-list.ts';
import { answerRequest, submitReplay } from '../../shared/requests/request-story.ts';
import type { RequestsPlace } from '../../shared/requests/request-words.ts';

const REQUESTS = MERCHANT + MERCHANT_SCREENS.requests.path;

/** The request log: what the shop's programs sent, and why it failed. */
export const requestsScreen: MerchantScreen = {
  id: 'requests',
  routes: (context) => [
    listRoute(context, (exchange) => requestList({ ...placeOf(exchange), title: say`Requests` })),
    {
      path: '/:requestId',
      show: (exchange) => answerRequest(context, exchange, shownIn(exchange)),
      submit: (exchange) => submitReplay(context, exchange, shownIn(exchange)),
    },
  ],
};

function placeOf({ signedIn }: SignedInExchange): RequestsPlace {
  return {
    screen: 'requests',
    merNo: signedIn.grant.merNo,
    listPath: REQUESTS,
    storyPath: (requestId) => `${REQUESTS}/${encodeURIComponent(requestId)}`,
    orderPath: (tradeNo) => `${MERCHANT}/orders/${tradeNo}`,
  };
}

function shownIn(exchange: SignedInExchange) {
  return { place: placeOf(exchange), requestId: exchange.parameter };
}
