import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import type { Delivery } from './delivery-texts.ts';

/** One notification below `folder`, which can be sent once more. */
export function deliveryRoute(
  { call }: DeskContext,
  folder: string,
  answer: (exchange: SignedInExchange, delivery: Delivery) => PageAnswer,
): DeskRoute {
  return {
    path: '/:notificationId',
    show(exchange) {
      const parameters = { notificationId: exchange.parameter };
      return showRead(exchange, call(exchange, 'getDelivery', { parameters }), (found) => answer(exchange, found));
    },
    submit: (exchange) => resendDelivery(call, exchange, folder),
  };
}

async function resendDelivery(call: Call, exchange: SignedInExchange, folder: string): Promise<PageAnswer> {
  const { parameter: notificationId } = exchange;
  const resent = await call(exchange, 'resendDelivery', { parameters: { notificationId } });
  if (resent.kind === 'refused') return answerRefused(exchange, resent);
  const done = resent.value.outcome === 'waiting' ? 'waiting' : 'resent';
  return seeOther(exchange, `${folder}/${notificationId}`, { done });
}
