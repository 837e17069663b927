import type { SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { showList } from '../../desk/list/list-page.ts';
import { queryPath } from '../../desk/query-path.ts';
import { requestList } from '../../shared/requests/request-list.ts';
import { answerRequest, submitReplay } from '../../shared/requests/request-story.ts';
import type { RequestsPlace } from '../../shared/requests/request-words.ts';
import { MERCHANTS, merchantPath, withMerchant } from './merchant.ts';

export function requestsPath(merNo: number): string {
  return `${MERCHANTS}/${merNo}/requests`;
}

/** A merchant's request log, for the operator's people who help its developers. One request is named by `id`. */
export function requestsRoute(context: DeskContext): DeskRoute {
  return {
    path: '/:merNo/requests',
    show: (exchange) =>
      withMerchant(context, exchange, ({ merNo, name }) => {
        const requestId = idIn(exchange);
        if (requestId !== null) return answerRequest(context, exchange, { place: placeOf(merNo), requestId });
        const back = { path: merchantPath(merNo), title: name };
        return showList(context, exchange, requestList({ ...placeOf(merNo), title: `Requests of ${name}`, back }));
      }),
    submit: (exchange) =>
      withMerchant(context, exchange, ({ merNo }) =>
        submitReplay(context, exchange, { place: placeOf(merNo), requestId: idIn(exchange) ?? '' }),
      ),
  };
}

function idIn({ request }: SignedInExchange): string | null {
  return request.query.get('id');
}

function placeOf(merNo: number): RequestsPlace {
  const listPath = requestsPath(merNo);
  return {
    screen: 'merchants',
    merNo,
    listPath,
    storyPath: (requestId) => queryPath(listPath, { id: requestId }),
    orderPath: (tradeNo) => `${CONSOLE}/orders/${tradeNo}`,
  };
}
