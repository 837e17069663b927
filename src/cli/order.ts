import type { components } from '../../generated/operator.ts';
import { commandGroup } from './command.ts';
import { readMerchantNumber } from './merchant.ts';
import { operatorCommand, take } from './operator-command.ts';
import { printFields, printJson, printTable } from './print.ts';
import { readNumber, readOneOf } from './read-options.ts';

const PAGE_BOUNDS = { min: 1, max: 1_000_000 };
const PAGE_SIZE_BOUNDS = { min: 1, max: 100 };

export const PAGE_OPTIONS = {
  page: { type: 'string', value: 'number', about: 'page number (default: 1)', default: '1' },
  'page-size': { type: 'string', value: 'number', about: 'orders per page (default: 20)', default: '20' },
} as const;

export function readPage(options: { readonly page: string; readonly 'page-size': string }) {
  return {
    pageNum: readNumber('--page', options.page, PAGE_BOUNDS),
    pageSize: readNumber('--page-size', options['page-size'], PAGE_SIZE_BOUNDS),
  };
}

const STATES = ['processing', 'failure', 'success', 'refundProcessing', 'refundFailure', 'refundSuccess'] as const;
const KINDS = ['payment', 'payout'] as const;
const RESULTS = ['success', 'failure'] as const;

const list = operatorCommand(
  {
    name: 'order list',
    about: "List a merchant's orders, newest first.",
    words: ['MERCHANT'],
    options: {
      state: { type: 'string', value: 'state', about: `filter by state: ${STATES.join(', ')}` },
      kind: { type: 'string', value: 'kind', about: `filter by kind: ${KINDS.join(', ')}` },
      from: {
        type: 'string',
        value: 'time',
        about: 'only accepted at or after this time, such as 2026-11-15T00:00:00Z',
      },
      to: { type: 'string', value: 'time', about: 'only accepted at or before this time' },
      ...PAGE_OPTIONS,
    },
    examples: ['tollgate order list 100001', 'tollgate order list 100001 --state processing --kind payout'],
  },
  async ({ client, words: [merNo = ''], options }) => {
    const { state, kind, from, to } = options;
    const query = {
      merNo: readMerchantNumber('MERCHANT', merNo),
      ...(state === undefined ? {} : { state: readOneOf('--state', state, STATES) }),
      ...(kind === undefined ? {} : { kind: readOneOf('--kind', kind, KINDS) }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...readPage(options),
    };
    const page = await take(client.GET('/operator/orders', { params: { query } }));
    if (options.json) return printJson(page);
    printTable(page.orders, [
      { title: 'TRADE NUMBER', of: ({ tradeNo }) => tradeNo },
      { title: 'ORDER', of: ({ merOrderNo }) => merOrderNo },
      { title: 'METHOD', of: ({ method }) => method },
      { title: 'AMOUNT', of: ({ amount, currency }) => `${amount} ${currency}`, right: true },
      { title: 'STATE', of: ({ listedState }) => listedState },
      { title: 'ACCEPTED', of: ({ createdAt }) => createdAt },
    ]);
    printPage(page);
  },
);

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
  list: { about: "list a merchant's orders", run: list },
  show: { about: 'print an order with its history', run: show },
  complete: { about: 'complete an order in the sandbox', run: complete },
  'charge-back': { about: 'open a chargeback in the sandbox', run: chargeBack },
});

export function printPage({ total, pageNum, pageSize }: { total: number; pageNum: number; pageSize: number }): void {
  console.log(`Page ${pageNum} of ${Math.max(1, Math.ceil(total / pageSize))}, ${total} in all.`);
}
