import { say, translated } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { formRoute } from '../../../desk/form/form-route.ts';
import { onlyFor } from '../../../desk/form/only-for.ts';
import { seenValue } from '../../../desk/form/stale.ts';
import type { Seen } from '../../../desk/form/stale.ts';
import { readStory, storyPath } from './story.ts';
import type { Delivery } from './story.ts';
import { failuresOf } from './summary.ts';
import { backTitle, wordingOf } from './wording.ts';
import { eventWords } from './words.ts';

const MISSING = translated({
  kind: 'refused',
  name: 'deliveryNotFound',
  detail: 'The order has no such notification.',
});

export function resendRoute(context: DeskContext): DeskRoute {
  const route = formRoute<Delivery, 'resendDelivery'>({
    path: '/:tradeNo/resend',
    screen: 'orders',
    operation: 'resendDelivery',
    title: () => say`Resend a notification`,
    read: (exchange, given) => findDelivery(context, exchange, given.get('notification')),
    homeOf: (_delivery, exchange) => ({ path: storyPath(exchange, exchange.parameter), title: backTitle(exchange) }),
    done: ({ outcome }) => ({ done: outcome === 'waiting' ? 'waiting' : 'resent' }),
    seenOf,
    fields: ({ subject: { notificationId } }) =>
      html`<input type="hidden" name="notification" value="${notificationId}" />`,
    effect: effectOf,
    button: () => say`Resend`,
    isRefusedAlone: true,
    send: ({ exchange, subject: { notificationId } }) =>
      context.call(exchange, 'resendDelivery', { parameters: { notificationId } }),
  });
  return onlyFor('deliveries.resend', route);
}

/** For a form of one button. */
export function resendFields(delivery: Delivery): Readonly<Record<string, string>> {
  return { notification: delivery.notificationId, seen: seenValue(seenOf(delivery)) };
}

/** Whoever resends because the shop has not confirmed wants to know that it has. */
function seenOf({ state }: Delivery): Seen {
  return { [say`Confirmed by the shop`]: state === 'acknowledged' ? say`yes` : say`no` };
}

async function findDelivery(
  context: DeskContext,
  exchange: SignedInExchange,
  wanted: string | null,
): Promise<Answered<Delivery>> {
  const read = await readStory(context, exchange);
  if (read.kind === 'refused') return read;
  const delivery = read.value.deliveries.find(({ notificationId }) => notificationId === wanted);
  return delivery === undefined ? MISSING : { kind: 'done', value: delivery };
}

function effectOf(delivery: Delivery, exchange: SignedInExchange): Html {
  const { event, address, state } = delivery;
  const { isShop } = wordingOf(exchange);
  const confirmed = isShop ? say`Your shop has confirmed it.` : 'The shop has confirmed it.';
  const so = state === 'acknowledged' ? confirmed : failedText(isShop, failuresOf(delivery));
  return html`Sends the ${eventWords(event)} once more to <b>${address}</b>, with the same content and number. ${so} It
    does not count towards the nine attempts.`;
}

function failedText(isShop: boolean, failures: string): string {
  if (failures === '') return '';
  return isShop ? say`Your server ${failures}.` : `Its server ${failures}.`;
}
