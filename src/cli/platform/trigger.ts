import { styleText } from 'node:util';
import type { components } from '../../../generated/operator.ts';
import { command } from '../command.ts';
import { DELIVERY_MS_MAX, DELIVERY_POLL_MS } from './limits.ts';
import { createOperatorClient, GATEWAY_OPTIONS, JSON_OPTION, take } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { printFields, printJson, printable, withProgress } from '../print.ts';
import { readOneOf, readWebAddress } from '../read-options.ts';
import { connectMerchant } from './trigger-merchant.ts';
import { TRIGGERS } from './triggers.ts';
import type { TriggerName } from './triggers.ts';

type Delivery = components['schemas']['Delivery'];

const NAMES = Object.keys(TRIGGERS) as TriggerName[];

/** `tollgate trigger`. */
export const run = command(
  {
    name: 'trigger',
    about:
      'Trigger an event in a running sandbox, for a new or an existing order, and print the delivery of its notification.',
    words: ['EVENT'],
    choices: { EVENT: NAMES },
    options: {
      order: { type: 'string', value: 'trade number', about: 'an existing order (default: create a new one)' },
      notify: {
        type: 'string',
        value: 'address',
        about: 'notifyUrl of a new order or refund (default: http://localhost:9000/notify)',
        default: 'http://localhost:9000/notify',
      },
      merchant: {
        type: 'string',
        value: 'number',
        about: "merchant of a new order (default: the sandbox's demo merchant)",
      },
      key: {
        type: 'string',
        value: 'key',
        about: "that merchant's key (default: MERCHANT_KEY, or the demo merchant's)",
      },
      ...GATEWAY_OPTIONS,
      ...JSON_OPTION,
    },
    notes: [
      `EVENT is one of ${NAMES.join(', ')}.`,
      'An existing order keeps its own addresses; --notify applies to new orders and refunds.',
    ],
    examples: [
      'tollgate trigger payment.success',
      'tollgate trigger refund.failure --notify http://localhost:3000/notify',
      'tollgate trigger chargeback --order TG01M7F8NJE000031N17Q8R7V2X4B6DKM',
    ],
  },
  async ({ words: [event = ''], options }) => {
    const name = readOneOf('EVENT', event, NAMES);
    const notifyUrl = readWebAddress('--notify', options.notify);
    const operator = createOperatorClient(options);
    const { url, merchant, key, order } = options;
    const shop = connectMerchant({ url, merchant, key });
    const trigger = TRIGGERS[name];
    const subject = await trigger.run({ operator, shop, notifyUrl, tradeNo: order });
    const delivery = await withProgress(
      'waiting for the delivery',
      findDelivery(operator, { ...subject, event: trigger.event }),
    );
    if (options.json) return printJson({ event: name, ...subject, delivery });
    printFields({ event: name, ...subject });
    printDelivery(delivery);
  },
);

/** The order's newest notification of this event, once an attempt has finished; null if there is none. */
async function findDelivery(
  operator: OperatorClient,
  { tradeNo, event }: { tradeNo: string; event: Delivery['event'] },
): Promise<Delivery | null> {
  const deadline = performance.now() + DELIVERY_MS_MAX;
  for (;;) {
    const story = await take(operator.GET('/operator/orders/{tradeNo}', { params: { path: { tradeNo } } }));
    const delivery = story.deliveries.findLast((one) => one.event === event);
    const ended = delivery?.attempts.some(({ finishedAt }) => finishedAt !== null) ?? false;
    if (delivery === undefined || ended || performance.now() > deadline) return delivery ?? null;
    await new Promise((resolve) => setTimeout(resolve, DELIVERY_POLL_MS));
  }
}

function printDelivery(delivery: Delivery | null): void {
  if (delivery === null) return console.log('No notification: the order has no address for it.');
  const { notificationId, address, state, nextAt, attempts } = delivery;
  const result = printable(attempts.at(-1)?.result ?? 'not sent yet');
  const shown = styleText(state === 'acknowledged' ? 'green' : 'yellow', result);
  console.log(`Notification ${notificationId} to ${printable(address)}: ${shown}`);
  if (nextAt !== null) console.log(`Next attempt: ${nextAt}. Run "tollgate listen" to receive it on this machine.`);
}
