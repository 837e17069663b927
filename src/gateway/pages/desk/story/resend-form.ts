import { html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../desk-types.ts';
import { answerRefused, seeOther } from '../respond.ts';
import { onlyFor } from '../review.ts';
import { changesSince, seenField, seenValue, staleNotice } from '../stale.ts';
import type { Seen } from '../stale.ts';
import { actionForm } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';
import { readStory, storyPath } from './story.ts';
import type { Delivery } from './story.ts';
import { failuresOf } from './summary.ts';
import { backTitle, voiceOf } from './voice.ts';
import { capital, spaced } from './words.ts';

const MISSING = { kind: 'refused', name: 'deliveryNotFound', detail: 'The order has no such notification.' } as const;

export function resendRoute(context: DeskContext): DeskRoute {
  return onlyFor('deliveries.resend', {
    path: '/:tradeNo/resend',
    async show(exchange) {
      const found = await findDelivery(context, exchange, exchange.request.query.get('notification'));
      return found.kind === 'refused' ? answerRefused(exchange, found) : answerForm(exchange, found);
    },
    async submit(exchange, form) {
      const found = await findDelivery(context, exchange, form.get('notification'));
      if (found.kind === 'refused') return answerRefused(exchange, found);
      const changes = changesSince(form, seenOf(found));
      if (changes.length > 0) return answerForm(exchange, found, staleNotice(changes));
      const parameters = { notificationId: found.notificationId };
      const resent = await context.call(exchange, 'resendDelivery', { parameters });
      if (resent.kind === 'refused') return answerRefused(exchange, resent);
      const isWaiting = resent.kind === 'done' && resent.value.outcome === 'waiting';
      return seeOther(exchange, storyPath(exchange, exchange.parameter), { done: isWaiting ? 'waiting' : 'resent' });
    },
  });
}

/** For a form of one button. */
export function resendFields(delivery: Delivery): Readonly<Record<string, string>> {
  return { notification: delivery.notificationId, seen: seenValue(seenOf(delivery)) };
}

/** Whoever resends because the shop has not confirmed wants to know that it has. */
function seenOf({ state }: Delivery): Seen {
  return { 'Confirmed by the shop': state === 'acknowledged' ? 'yes' : 'no' };
}

async function findDelivery(context: DeskContext, exchange: SignedInExchange, wanted: string | null) {
  const told = await readStory(context, exchange);
  if (told.kind === 'refused') return told;
  const delivery = told.value.deliveries.find(({ notificationId }) => notificationId === wanted);
  return delivery === undefined ? MISSING : { ...delivery, kind: 'found' as const };
}

function answerForm(
  exchange: SignedInExchange,
  delivery: Delivery,
  notice?: ReturnType<typeof staleNotice>,
): PageAnswer {
  const { notificationId, event, address, state } = delivery;
  const path = storyPath(exchange, exchange.parameter);
  const failures = failuresOf(delivery);
  const { receiver, receiversServer } = voiceOf(exchange);
  const confirmed = state === 'acknowledged' ? `${receiver} has confirmed it.` : '';
  const so = failures === '' ? confirmed : confirmed || `${capital(receiversServer)} ${failures}.`;
  const form = actionForm(exchange, {
    action: `${path}/resend`,
    fields: html`<input type="hidden" name="notification" value="${notificationId}" />${seenField(seenOf(delivery))}`,
    effect: html`Sends the ${spaced(event)} once more to <b>${address}</b>, with the same content and number. ${so} It
      does not count towards the nine attempts.`,
    button: 'Resend',
    cancelPath: path,
  });
  return answerDesk(exchange, {
    screen: 'orders',
    title: 'Resend a notification',
    back: { path, title: backTitle(exchange) },
    content: html`${notice} ${form}`,
    status: notice === undefined ? 200 : 409,
  });
}
