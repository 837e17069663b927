import { html } from '../../../../web/html.ts';
import { EVENTS } from '../../desk/deliveries/delivery-texts.ts';
import type { Delivery } from '../../desk/deliveries/delivery-texts.ts';
import { may } from '../../desk/desk-types.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { refusedNotice, seeOther } from '../../desk/respond.ts';
import { actionForm, field, select } from '../../desk/views/forms.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { lastAddress } from './last-address.ts';
import { DELIVERIES } from './paths.ts';

/** An example of an event, sent to an address as the real ones are. */
export function testPage(context: DeskContext): DeskRoute {
  const { call } = context;
  return {
    path: '/test',
    async show(exchange) {
      if (!may(exchange, 'deliveries.resend')) return answerMessage(exchange, NOT_ALLOWED);
      const address = exchange.request.query.get('address') ?? (await lastAddress(context, exchange));
      return answerForm(exchange, { event: exchange.request.query.get('event') ?? '', address });
    },
    async submit(exchange, form) {
      const given = { event: fieldOf(form, 'event'), address: fieldOf(form, 'address') };
      const sent = await call(exchange, 'sendTestEvent', {
        parameters: { merNo: exchange.signedIn.grant.merNo },
        body: given as { event: Delivery['event']; address: string },
      });
      if (sent.kind === 'waits') throw new Error('a test needs no approval');
      if (sent.kind === 'refused') return answerForm(exchange, given, sent);
      return seeOther(exchange, `${DELIVERIES}/${sent.value.notificationId}`, { done: 'tested' });
    },
  };
}

const NOT_ALLOWED = { status: 403, title: 'Not allowed', lines: ['Your roles do not include this. Ask the owner.'] };

function answerForm(
  exchange: SignedInExchange,
  { event, address }: { readonly event: string; readonly address: string },
  refused?: CallRefused,
): PageAnswer {
  const errorOf = (name: string) => refused?.fields?.find((one) => one.field === name)?.problem;
  return answerDesk(exchange, {
    screen: 'deliveries',
    title: 'Send a test event',
    back: { path: DELIVERIES, title: 'Notifications' },
    status: refused === undefined ? 200 : 400,
    content: html`${refused && refusedNotice(refused)}
    ${actionForm(exchange, {
      action: `${DELIVERIES}/test`,
      fields: html`${select({ name: 'event', label: 'Event', value: event, choices: Object.entries(EVENTS) })}
      ${field({
        name: 'address',
        label: 'Address',
        value: address,
        error: errorOf('address'),
        required: true,
        lengthMax: 255,
        placeholder: 'https://shop.example/notify',
        hint: 'The notifyUrl of your orders, or protestNotifyUrl for chargebacks.',
      })}`,
      effect: EFFECT,
      button: 'Send',
      cancelPath: DELIVERIES,
    })}`,
  });
}

const EFFECT = html`An example is signed and sent like a real notification, once. No order is created and no money
  moves. Your program can tell: its <code>merOrderNo</code> is <code>TOLLGATE-TEST</code>, and its
  <code>tradeNo</code> begins with <code>TG0000000000</code>. You see what your server answered.`;
