import type { components } from '../../../generated/operator.ts';
import { commandGroup } from '../command.ts';
import { list } from './list-orders.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printFields, printJson, printTable } from '../print.ts';
import { readOneOf } from '../read-options.ts';
import { refund } from './refund-order.ts';

const RESULTS = ['success', 'failure'] as const;

const show = operatorCommand(
  {
    name: 'order show',
    about: 'Print an order with its history.',
    words: ['TRADE_NUMBER'],
    options: {},
    examples: ['tollgate order show TG01M7F8NJE000031N17Q8R7V2X4B6DKM'],
  },
  async ({ client, words: [tradeNo = ''], options }) => {
    const story = await take(client.GET('/operator/orders/{tradeNo}', { params: { path: { tradeNo } } }));
    if (options.json) return printJson(story);
    const { order, attempts, timeline } = story;
    printFields({
      'trade number': order.tradeNo,
      order: order.merOrderNo,
      merchant: order.merNo,
      method: order.method,
      amount: `${order.amount} ${order.currency}`,
      state: order.state,
      message: order.message,
      refunded: `${order.refunded} ${order.currency}`,
      'charged back': `${order.chargedBack} ${order.currency}`,
      'notified at': order.notifyUrl,
    });
    if (attempts.length > 0) printAttempts(attempts);
    console.log('');
    printTable(timeline, [
      { title: 'WHEN', of: ({ at }) => at },
      { title: 'WHAT', of: ({ text }) => text },
    ]);
  },
);

function printAttempts(attempts: readonly components['schemas']['PayerAttempt'][]): void {
  console.log('');
  printTable(attempts, [
    { title: 'ATTEMPT', of: ({ attempt }) => attempt, right: true },
    { title: 'METHOD', of: ({ method }) => method },
    { title: 'STATE', of: ({ state }) => state },
    { title: 'CARD', of: ({ card }) => card && `${card.first6}…${card.last4}` },
    { title: 'STARTED', of: ({ createdAt }) => createdAt },
    { title: 'CLOSED', of: ({ closedAt }) => closedAt },
    { title: 'MESSAGE', of: ({ message }) => message },
  ]);
}

const complete = operatorCommand(
  {
    name: 'order complete',
    about: 'Complete a processing order in the sandbox, as the acquirer would.',
    words: ['TRADE_NUMBER', 'RESULT?'],
    choices: { RESULT: RESULTS },
    options: {},
    notes: ['RESULT is success (the default) or failure.'],
    examples: ['tollgate order complete TG01M7F8NJE000031N17Q8R7V2X4B6DKM failure'],
  },
  async ({ client, words: [tradeNo = '', given = 'success'], options }) => {
    const result = readOneOf('RESULT', given, RESULTS);
    const call = { params: { path: { tradeNo } }, body: { result } };
    const order = await take(client.POST('/operator/orders/{tradeNo}/complete', call));
    if (options.json) return printJson(order);
    console.log(`Order ${order.merOrderNo} completed with ${order.state}: ${order.message}`);
  },
);

const chargeBack = operatorCommand(
  {
    name: 'order charge-back',
    about: "Open a chargeback for a paid order in the sandbox, as the payer's bank would.",
    words: ['TRADE_NUMBER'],
    options: { says: { type: 'string', value: 'text', about: "the bank's reason" } },
    examples: ['tollgate order charge-back TG01M7F8NJE000031N17Q8R7V2X4B6DKM --says "Goods not received"'],
  },
  async ({ client, words: [tradeNo = ''], options }) => {
    const call = {
      params: { path: { tradeNo } },
      body: options.says === undefined ? {} : { reason: options.says },
    };
    const chargeback = await take(client.POST('/operator/orders/{tradeNo}/chargeback', call));
    if (options.json) return printJson(chargeback);
    const { chargebackNo, amount, currency, reason } = chargeback;
    console.log(`Chargeback ${chargebackNo} of ${amount} ${currency} is open: ${reason}`);
  },
);

export const run = commandGroup('order', 'Manage payments and payouts.', {
  list: { about: 'list orders', run: list },
  show: { about: 'print an order with its history', run: show },
  refund: { about: 'refund a payment', run: refund },
  complete: { about: 'complete an order in the sandbox', run: complete },
  'charge-back': { about: 'open a chargeback in the sandbox', run: chargeBack },
});
