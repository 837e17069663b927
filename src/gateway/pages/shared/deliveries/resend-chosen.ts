import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { chosenRoute } from '../../desk/list/chosen-page.ts';
import type { ChosenAct, ChosenResult } from '../../desk/list/chosen-page.ts';
import { moment } from '../../desk/views/moment.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import { EVENTS, stateWord } from './delivery-texts.ts';
import type { Delivery } from './delivery-texts.ts';

// Chosen notifications, each sent once more as its own page does it.

export const RESEND_CHOSEN = '/resend';

export function resendChosen(
  { call }: DeskContext,
  place: Pick<ChosenAct<Delivery>, 'home' | 'asksReason'> & { readonly folder: string },
): DeskRoute {
  const { folder, home, asksReason } = place;
  return chosenRoute<Delivery>({
    path: RESEND_CHOSEN,
    screen: 'deliveries',
    permission: 'deliveries.resend',
    numbers: { prefix: 'NT', pattern: /^NT[0-9A-Z]{1,48}$/ },
    home,
    words: WORDS,
    async read(exchange, numbers) {
      const read = await Promise.all(
        numbers.map((notificationId) => call(exchange, 'getDelivery', { parameters: { notificationId } })),
      );
      return read.flatMap((one) => (one.kind === 'done' ? [one.value] : []));
    },
    lineOf: ({ notificationId, event, address, state, createdAt }, exchange) => ({
      number: notificationId,
      path: `${folder}/${notificationId}`,
      text: `${EVENTS[event]}, ${stateWord(state)}`,
      about: html`to ${URL.parse(address)?.host ?? address}, ${moment(exchange, createdAt, 'second')}`,
    }),
    asksReason,
    act: (exchange, { notificationId }, reason) => resendOne(call, exchange, { notificationId, reason }),
  });
}

const WORDS = translated({
  title: 'Resend notifications',
  effect:
    'Each is sent once more at once, whatever became of it. The receiver must ignore what it knows already, by the webhook-id.',
  button: 'Resend the checked ones',
});

/** With its result in words. */
export async function resendOne(
  call: Call,
  exchange: SignedInExchange,
  { notificationId, reason }: { readonly notificationId: string; readonly reason: string },
): Promise<ChosenResult> {
  const resent = await call(exchange, 'resendDelivery', { parameters: { notificationId }, reason });
  if (resent.kind === 'refused') return resent;
  return resent.value.outcome === 'waiting'
    ? { kind: 'unchanged', detail: say`An earlier resend has not finished yet, so nothing was added.` }
    : { kind: 'done', detail: say`It is being sent once more.` };
}
