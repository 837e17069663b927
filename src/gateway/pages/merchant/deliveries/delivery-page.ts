import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { EVENTS, testTag, stateTag } from '../../shared/deliveries/delivery-texts.ts';
import type { Delivery } from '../../shared/deliveries/delivery-texts.ts';
import { deliveryRoute } from '../../shared/deliveries/delivery-route.ts';
import { attemptsView, deliveryFacts, requestView } from '../../shared/deliveries/delivery-view.ts';
import { failureInWords } from '../../shared/deliveries/failure-words.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { actionButton } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { section, wideFacts } from '../../desk/views/parts.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { DELIVERIES, orderPath } from './paths.ts';

const DONE = translated({
  resent: 'It is being sent once more. The attempt appears below when it has started.',
  waiting: 'An earlier resend has not finished yet, so nothing was added.',
  tested: 'The test event is being sent. Its attempt appears below when it has started.',
});

/** One notification with every attempt, as it was sent and answered. */
export function deliveryPage(context: DeskContext): DeskRoute {
  return deliveryRoute(context, DELIVERIES, answerDelivery);
}

function answerDelivery(exchange: SignedInExchange, delivery: Delivery): PageAnswer {
  const { notificationId, event, request, test } = delivery;
  const canResend = may(exchange, 'deliveries.resend') && request !== null;
  return answerDesk(exchange, {
    screen: 'deliveries',
    title: `${EVENTS[event]} ${notificationId}`,
    heading: html`${EVENTS[event]} ${stateTag(delivery.state)} ${test ? testTag() : NOTHING}`,
    back: { path: DELIVERIES, title: say`Notifications` },
    ...(canResend && {
      actions: actionButton(exchange, { action: `${DELIVERIES}/${notificationId}`, label: say`Resend now` }),
    }),
    liveSeconds: 3,
    content: html`${doneNotice(exchange, DONE)}
      <div id="why" data-live>${whyOf(delivery)}</div>
      ${section(say`Notification`, factsOf(exchange, delivery))}
      ${section(say`Attempts`, attemptsView(exchange, delivery))}
      ${showsBytes(delivery) ? NOTHING : section(say`Request`, requestView(delivery))}`,
  });
}

/** Then each attempt has the request with it. */
function showsBytes({ attempts, request }: Delivery): boolean {
  return request !== null && attempts.some(({ sentHeaders }) => sentHeaders !== null);
}

/** What is wrong with the last answer, and what to do. */
function whyOf({ attempts, state }: Delivery): Html {
  const last = attempts.findLast(({ finishedAt }) => finishedAt !== null);
  if (state === 'acknowledged' || last === undefined || last.result === 'acknowledged') return NOTHING;
  const words = failureInWords(last.result);
  return html`<div class="notice bad" data-key="${last.result}">
    <h2>${words?.what ?? last.result}</h2>
    ${words === undefined ? NOTHING : html`<p>${words.remedy}</p>`}
  </div>`;
}

function factsOf(exchange: SignedInExchange, delivery: Delivery): Html {
  const { tradeNo, test } = delivery;
  const order = test ? say`None: this is a test event` : html`<a href="${orderPath(tradeNo)}">${tradeNo}</a>`;
  return wideFacts(deliveryFacts(exchange, delivery, [[say`Order`, order]]));
}
