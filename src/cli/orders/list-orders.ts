import type { operations } from '../../../generated/operator.ts';
import { operatorCommand, take } from '../operator-command.ts';
import { printJson, printTable } from '../print.ts';
import { readMerchantNumber, readNumber, readOneOf } from '../read-options.ts';

const LIMIT_BOUNDS = { min: 1, max: 100 };
const STATES = ['processing', 'failure', 'success', 'refundProcessing', 'refundFailure', 'refundSuccess'] as const;
const KINDS = ['payment', 'payout'] as const;
const SORTS = ['newest', 'oldest'] as const;

type Query = NonNullable<operations['listOrders']['parameters']['query']>;

const OPTIONS = {
  state: { type: 'string', value: 'state', about: `filter by state: ${STATES.join(', ')}`, choices: STATES },
  kind: { type: 'string', value: 'kind', about: `filter by kind: ${KINDS.join(', ')}`, choices: KINDS },
  method: { type: 'string', value: 'methods', about: 'filter by method, such as PIX,WECHAT' },
  currency: { type: 'string', value: 'code', about: 'filter by currency' },
  'amount-min': { type: 'string', value: 'amount', about: 'only of at least this amount' },
  'amount-max': { type: 'string', value: 'amount', about: 'only of at most this amount' },
  from: { type: 'string', value: 'time', about: 'only accepted at or after this time, such as 2026-11-15T00:00:00Z' },
  to: { type: 'string', value: 'time', about: 'only accepted at or before this time' },
  text: { type: 'string', value: 'text', about: 'how an order or trade number begins, or a part of the message' },
  sort: { type: 'string', value: 'order', about: 'newest (default) or oldest first', choices: SORTS },
  before: { type: 'string', value: 'number', about: 'only orders older than this one' },
  after: { type: 'string', value: 'number', about: 'only orders newer than this one' },
  limit: { type: 'string', value: 'number', about: 'maximum number of orders (default: 20)', default: '20' },
} as const;

export const list = operatorCommand(
  {
    name: 'order list',
    about: 'List orders of all merchants, or of one.',
    words: ['MERCHANT?'],
    options: OPTIONS,
    examples: ['tollgate order list 100001', 'tollgate order list --state processing --kind payout --sort oldest'],
  },
  async ({ client, words: [merNo], options }) => {
    const query: Query = {
      ...(merNo !== undefined && { merNo: readMerchantNumber('MERCHANT', merNo) }),
      ...readFilters(options),
      limit: readNumber('--limit', options.limit, LIMIT_BOUNDS),
    };
    const page = await take(client.GET('/operator/orders', { params: { query } }));
    if (options.json) return printJson(page);
    printTable(page.orders, [
      { title: 'TRADE NUMBER', of: ({ tradeNo }) => tradeNo },
      ...(merNo === undefined ? [{ title: 'MERCHANT', of: (order: { merNo: number }) => order.merNo }] : []),
      { title: 'ORDER', of: ({ merOrderNo }) => merOrderNo },
      { title: 'METHOD', of: ({ method }) => method },
      { title: 'AMOUNT', of: ({ amount, currency }) => `${amount} ${currency}`, right: true },
      { title: 'STATE', of: ({ listedState }) => listedState },
      { title: 'ACCEPTED', of: ({ createdAt }) => createdAt },
    ]);
    const further = query.sort === 'oldest' ? '--after' : '--before';
    if (page.searchedTo !== null) console.log(`Searched as far as ${page.searchedTo}.`);
    if (page.next !== null) console.log(`There are more: add ${further} ${page.next}`);
  },
);

type Given = { readonly [Name in Exclude<keyof typeof OPTIONS, 'limit'>]: string | undefined };

function readFilters(given: Given): Query {
  const { state, kind, method, currency, from, to, text, sort, before, after } = given;
  const amountMin = given['amount-min'];
  const amountMax = given['amount-max'];
  return {
    ...(state !== undefined && { state: [readOneOf('--state', state, STATES)] }),
    ...(kind !== undefined && { kind: readOneOf('--kind', kind, KINDS) }),
    // The gateway says which methods there are.
    ...(method !== undefined && { method: method.split(',') as NonNullable<Query['method']> }),
    ...(currency !== undefined && { currency }),
    ...(amountMin !== undefined && { amountMin }),
    ...(amountMax !== undefined && { amountMax }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(text !== undefined && { text }),
    ...(sort !== undefined && { sort: readOneOf('--sort', sort, SORTS) }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}
