import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { EVENTS } from '../../shared/deliveries/delivery-texts.ts';
import type { Delivery } from '../../shared/deliveries/delivery-texts.ts';
import { lastAddress } from './last-address.ts';
import { DELIVERIES } from './paths.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { typedIn } from '../../desk/form/typed.ts';
import { seeOther } from '../../desk/respond.ts';

interface Example {
  readonly event: string;
  readonly address: string;
}

/** An example of an event, sent to an address as the real ones are. */
export function testPage(context: DeskContext): DeskRoute {
  const route = formRoute<Example, 'sendTestEvent'>({
    path: '/test',
    screen: 'deliveries',
    operation: 'sendTestEvent',
    title: () => say`Send a test event`,
    read: async (exchange, given) => ({
      kind: 'done',
      value: {
        event: given.get('event') ?? '',
        address: given.get('address') ?? (await lastAddress(context, exchange)),
      },
    }),
    homeOf: () => ({ path: DELIVERIES, title: say`Notifications` }),
    done: 'tested',
    fields: ({ subject: { event, address }, field }) => [
      field('event', { value: event, choices: Object.entries(EVENTS) }),
      field('address', { value: address }),
    ],
    effect: effectWords,
    button: () => say`Send`,
    send({ exchange, form }) {
      const { event, address } = typedIn(form, ['event', 'address']);
      return context.call(exchange, 'sendTestEvent', {
        parameters: { merNo: exchange.signedIn.grant.merNo },
        body: { event: event as Delivery['event'], address },
      });
    },
    answer: (exchange, _example, { notificationId }) =>
      seeOther(exchange, `${DELIVERIES}/${notificationId}`, { done: 'tested' }),
  });
  return onlyFor('deliveries.resend', route, () => say`Your roles do not include this. Ask the owner.`);
}

function effectWords(): Html {
  return html`An example is signed and sent like a real notification, once. No order is created and no money moves. Your
    program can tell: its <code>merOrderNo</code> is <code>TOLLGATE-TEST</code>, and its <code>tradeNo</code> begins
    with <code>TG0000000000</code>. You see what your server answered.`;
}
