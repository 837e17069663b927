import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Account } from '../../../domain/ledger/ledger.ts';
import { formatAmount, parseAmount } from '../../../domain/money.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import type { List } from '../../desk/list/list-types.ts';
import { empty } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { correctionRoute } from './correction-form.ts';
import { depositRoute } from './deposit-form.ts';
import { merchantBalancesRoute } from './merchant-balances.ts';
import type { Balances } from './merchant-balances.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { figure, wordsOf } from '../../desk/views/figures.ts';
import { queryPath } from '../../desk/query-path.ts';
import { merchantName } from '../../desk/merchant-names.ts';
import { dayWords } from '../../design/written.ts';

const BALANCES = CONSOLE + SCREENS.balances.path;

/** What merchants have, by currency: now, or at the end of a day. Every figure leads to the days that made it. */
export const balancesScreen: Screen = {
  id: 'balances',
  routes: (context: DeskContext) => [
    listRoute(context, LIST),
    merchantBalancesRoute(context),
    onlyFor('deposits.create', depositRoute(context)),
    onlyFor('corrections.create', correctionRoute(context)),
  ],
};

const HOLDS = ['payoutHold', 'refundHold', 'chargebackHold'] as const;

/** The accounts of the list; the three that hold money for something are one column. */
const COLUMNS = ['available', 'pending', 'margin', 'holds', 'debt', 'fees'] as const;

type Row = Balances['sums'][number];

const LIST: List<'listBalances', Balances['balances'][number]> = {
  operation: 'listBalances',
  screen: 'balances',
  title: 'Balances',
  path: BALANCES,
  limit: 50,
  live: { id: 'balance-list', tableId: 'balances', seconds: 5 },
  filters: [
    { kind: 'merchant', name: 'merNo', label: 'Merchant' },
    {
      kind: 'text',
      name: 'currency',
      label: 'Currency',
      lengthMax: 10,
      placeholder: 'All',
      parameterOf: (text) => text.toUpperCase(),
    },
    { kind: 'day', name: 'asOf', label: 'At the end of' },
  ],
  form: { button: 'Show', label: 'Filters' },
  note: ({ answer }) =>
    answer?.asOf && html`<p class="soft">At the end of ${dayWords(answer.asOf)}, in the gateway's time zone.</p>`,
  rowsOf: ({ balances }) => balances,
  table: ({ answer: { asOf } }) => ({
    caption: 'Balances by merchant and currency',
    keyOf: ({ merNo, currency }) => `${merNo}:${currency}`,
    pathOf: ({ merNo, currency }) => queryPath(`${BALANCES}/${merNo}`, { currency, asOf }),
    columns: [
      { title: 'Merchant', cell: ({ merNo }, exchange) => merchantName(exchange, merNo) ?? String(merNo) },
      { title: 'Currency', cell: ({ currency }) => currency },
      ...figures(({ merNo, currency }: Balances['balances'][number], account) =>
        queryPath(`${BALANCES}/${merNo}`, { currency, account, asOf }),
      ),
    ],
  }),
  around: (balances, { answer }) => html`<div class="stack twin">${sums(answer)} ${balances}</div>`,
  none: {
    yet: empty('No balances yet', 'A balance begins with the first payment or deposit of a merchant.'),
    found: ({ answer }) =>
      answer.sums.length > 0
        ? 'table'
        : empty('No balances', 'Nothing matches these filters.', html`<a href="${BALANCES}">Show all</a>`),
  },
  // What is wrong with the filters is shown beside them.
  refusals: {
    names: ['dayNotClosed', 'invalidInput', 'merchantNotFound'],
    notice: ({ detail }) => empty('No balances to show', detail, html`<a href="${BALANCES}">Balances now</a>`),
  },
};

function sums({ sums: rows, asOf }: Balances): Html {
  return table<Row>({
    caption: 'Sums of all merchants by currency',
    liveId: 'sums',
    columns: [
      { title: 'Merchant', cell: () => html`<b>All</b>` },
      { title: 'Currency', cell: ({ currency }) => html`<b>${currency}</b>` },
      ...figures(({ currency }: Row) => queryPath(BALANCES, { currency, asOf })),
    ],
    rows,
    keyOf: ({ currency }) => currency,
  });
}

/** Each leads to what made it. */
function figures<Shown extends Row>(pathOf: (row: Shown, account: string) => string) {
  return COLUMNS.map((column) => ({
    title: wordsOf(column),
    kind: 'figure' as const,
    cell: (row: Shown) =>
      html`<a class="quiet" href="${pathOf(row, column === 'holds' ? largestHold(row) : column)}"
        >${figure(column === 'holds' ? holdsOf(row) : row[column])}</a
      >`,
  }));
}

function holdsOf(row: Row): string {
  const sum = HOLDS.reduce((total, account) => total + parseAmount(row[account], row.currency), 0n);
  return formatAmount(sum, row.currency);
}

/** Where the figure of all three leads. */
function largestHold(row: Row): Account {
  const amountOf = (account: (typeof HOLDS)[number]) => parseAmount(row[account], row.currency);
  return HOLDS.toSorted((one, other) => (amountOf(other) > amountOf(one) ? 1 : -1))[0] ?? 'payoutHold';
}
