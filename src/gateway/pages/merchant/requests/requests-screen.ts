import type { SignedInExchange } from '../../frame/page-types.ts';
import type { MerchantScreen } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { answerRequests } from '../../desk/requests/request-list.ts';
import { answerRequest, submitReplay } from '../../desk/requests/request-story.ts';
import type { RequestsPlace } from '../../desk/requests/request-words.ts';

const REQUESTS = MERCHANT + MERCHANT_SCREENS.requests.path;

/** The request log: what the shop's programs sent, and why it failed. */
export const requestsScreen: MerchantScreen = {
  id: 'requests',
  routes: (context) => [
    {
      path: '',
      show: (exchange) => answerRequests(context, exchange, { ...placeOf(exchange), title: 'Requests' }),
    },
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
