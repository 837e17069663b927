import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { deliveryRoute } from '../../shared/deliveries/delivery-route.ts';
import { attemptsView, deliveryFacts, requestView } from '../../shared/deliveries/delivery-view.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { actionButton } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { facts, section } from '../../desk/views/parts.ts';
import { EVENTS, testTag, stateTag } from '../../shared/deliveries/delivery-texts.ts';
import type { Delivery } from '../../shared/deliveries/delivery-texts.ts';
import { DELIVERIES } from './endpoints-page.ts';
import { merchantFact } from '../../desk/merchant-names.ts';

const DONE = {
  resent: 'It is being sent once more. The attempt appears below when it has started.',
  waiting: 'An earlier resend has not finished yet, so nothing was added.',
};

/** One notification with every attempt. */
export function deliveryPage(context: DeskContext): DeskRoute {
  return deliveryRoute(context, DELIVERIES, answerDelivery);
}

function answerDelivery(exchange: SignedInExchange, delivery: Delivery): PageAnswer {
  const { notificationId, event, request } = delivery;
  const canResend = may(exchange, 'deliveries.resend') && request !== null;
  return answerDesk(exchange, {
    screen: 'deliveries',
    title: `${EVENTS[event]} ${notificationId}`,
    heading: html`${EVENTS[event]} ${stateTag(delivery.state)}`,
    back: { path: `${DELIVERIES}/log`, title: 'Log' },
    ...(canResend && {
      actions: actionButton(exchange, { action: `${DELIVERIES}/${notificationId}`, label: 'Resend now' }),
    }),
    liveSeconds: 5,
    content: html`${doneNotice(exchange, DONE)} ${section('Notification', factsOf(exchange, delivery))}
    ${section('Request', requestView(delivery))} ${section('Attempts', attemptsView(exchange, delivery))}`,
  });
}

function factsOf(exchange: SignedInExchange, delivery: Delivery): Html {
  const { merNo, tradeNo, test } = delivery;
  const own = [
    ['Order', test ? testTag() : html`<a href="${`${CONSOLE}/orders/${tradeNo}`}">${tradeNo}</a>`],
    ['Merchant', merchantFact(exchange, merNo)],
  ] as const;
  return facts(deliveryFacts(exchange, delivery, own));
}
