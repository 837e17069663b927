import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { parseDay } from '../../../domain/day.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { showList } from '../../desk/list/list-page.ts';
import type { List } from '../../desk/list/list-types.ts';
import { merchantFact, merchantName } from '../../desk/merchant-names.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { asked } from '../../desk/views/figures.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { forwardPager, table } from '../../desk/views/table.ts';
import { dayWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { part } from '../../shared/ledger/calendar.ts';
import { batchList } from '../../shared/settlements/batch-list.ts';
import { showBatch } from '../../shared/settlements/batch-page.ts';
import { settlingOrders } from '../../shared/ledger/settling-orders.ts';

type Schemas = components['schemas'];
type Day = Schemas['SettlementDay'];
type OfMerchant = Schemas['SettlementOfMerchant'];

export const SETTLEMENTS = CONSOLE + SCREENS.settlements.path;

/** What becomes available when: by day and currency, from there by merchant, and down to the orders. */
export const settlementsScreen: Screen = {
  id: 'settlements',
  routes: (context: DeskContext) => [
    {
      path: '',
      show: (exchange) =>
        asked(exchange, 'day') === ''
          ? showDays(context, exchange)
          : showList(context, exchange, merchantList(exchange)),
    },
    { path: '/:merNo', show: (exchange) => showMerchant(context, exchange) },
  ],
};

/** The orders behind a day of a merchant's calendar. */
export function settlingPath(
  merNo: number,
): (settlement: { readonly day: string; readonly currency: string }) => string {
  return ({ day, currency }) => queryPath(`${SETTLEMENTS}/${merNo}`, { day, currency });
}

/** The orders of a day, a payout, or the payouts of the merchant. */
function showMerchant(context: DeskContext, exchange: SignedInExchange) {
  const merNo = Number(exchange.parameter);
  const path = `${SETTLEMENTS}/${merNo}`;
  if (asked(exchange, 'day') !== '') return showList(context, exchange, ordersOf(exchange));
  const batchNo = asked(exchange, 'batch');
  if (batchNo !== '') {
    const back = { path, title: 'Payouts to the own account' };
    return showBatch(context, exchange, {
      merNo,
      batchNo,
      screen: 'settlements',
      back,
      path,
      kept: { batch: batchNo },
    });
  }
  const list = batchList(exchange, {
    merNo,
    screen: 'settlements',
    title: 'Payouts to the own account',
    back: { path: SETTLEMENTS, title: 'Settlements' },
    path,
    top: () => html`<p>${merchantFact(exchange, merNo)}</p>`,
    pathOf: ({ batchNo: no }) => batchPath(merNo)(no),
  });
  return showList(context, exchange, list);
}

/** What is in a payout to a merchant's own account. */
export function batchPath(merNo: number): (batchNo: string) => string {
  return (batchNo) => queryPath(`${SETTLEMENTS}/${merNo}`, { batch: batchNo });
}

function showDays({ call }: DeskContext, exchange: SignedInExchange) {
  return showRead(exchange, call(exchange, 'listSettlementDays', {}), (list) =>
    answerDesk(exchange, {
      screen: 'settlements',
      title: 'Settlements',
      content: html`${calendar(list)}
        <p class="soft">
          What becomes available to merchants, as things stand now. Refunds and chargebacks lower it, new payments add
          to it. Days are in the gateway's time zone.
        </p>`,
    }),
  );
}

function calendar({ days, incompleteFrom }: Schemas['SettlementDayList']): Html {
  if (days.length === 0) return empty('Nothing settles', 'Payments appear here until their money becomes available.');
  const isPart = ({ day }: Day) => incompleteFrom !== null && day >= incompleteFrom;
  const shown = table<Day>({
    caption: 'What settles when',
    rows: days,
    keyOf: ({ day, currency }) => `${day} ${currency}`,
    pathOf: ({ day, currency }) => queryPath(SETTLEMENTS, { day, currency }),
    columns: [
      { title: 'Day', phone: 'lead', cell: ({ day }) => dayWords(day) },
      {
        title: 'Becomes available',
        kind: 'figure',
        phone: 'badge',
        cell: (row) =>
          html`${isPart(row) && html`<span class="soft">at least</span> `}${amount(row.total, row.currency)}`,
      },
      { title: 'From payments', kind: 'figure', cell: ({ settles, currency }) => part(settles, currency) },
      { title: 'From reserves', kind: 'figure', cell: ({ released, currency }) => part(released, currency) },
      { title: 'Merchants', kind: 'figure', phone: 'none', cell: ({ merchants }) => merchants },
      { title: 'Payments', kind: 'figure', phone: 'none', cell: ({ orders }) => orders },
    ],
  });
  return html`${
    incompleteFrom !== null &&
    html`<p class="notice">
      There are more payments than can be summed here: figures from ${dayWords(incompleteFrom)} on are not whole, and
      later days are not shown.
    </p>`
  }
  ${shown}`;
}

function merchantList(exchange: SignedInExchange): List<'listSettlementMerchants', OfMerchant> {
  const [currency, day] = [asked(exchange, 'currency').toUpperCase(), asked(exchange, 'day')];
  // What is no day is refused by the operation.
  const words = Number.isFinite(parseDay(day)) ? dayWords(day) : day;
  return {
    operation: 'listSettlementMerchants',
    screen: 'settlements',
    title: currency === '' ? `Settles on ${words}` : `Settles on ${words} in ${currency}`,
    back: { path: SETTLEMENTS, title: 'Settlements' },
    path: SETTLEMENTS,
    kept: { day, currency: currency || null },
    parameters: { day, ...(currency !== '' && { currency }) },
    limit: 50,
    place: 'after',
    note: ({ answer }) =>
      answer?.isComplete === false &&
      html`<p class="notice">
        This day has more payments than can be summed here: these are those that are due first.
      </p>`,
    rowsOf: ({ settlements }) => settlements,
    table: {
      caption: `What merchants get on ${words}`,
      keyOf: ({ merNo, currency: of }) => `${merNo} ${of}`,
      pathOf: (row) => settlingPath(row.merNo)(row),
      columns: [
        { title: 'Merchant', cell: ({ merNo }) => merchantName(exchange, merNo) ?? String(merNo) },
        { title: 'Becomes available', kind: 'figure', cell: (row) => amount(row.total, row.currency) },
        { title: 'From payments', kind: 'figure', cell: (row) => part(row.settles, row.currency) },
        { title: 'From the reserve', kind: 'figure', cell: (row) => part(row.released, row.currency) },
        { title: 'Payments', kind: 'figure', cell: ({ orders }) => orders },
      ],
    },
    none: { yet: empty('Nothing settles on this day') },
    pager: forwardPager,
  };
}

function ordersOf(exchange: SignedInExchange) {
  const [currency, day] = [asked(exchange, 'currency').toUpperCase(), asked(exchange, 'day')];
  return settlingOrders(exchange, {
    merNo: Number(exchange.parameter),
    screen: 'settlements',
    back: { path: queryPath(SETTLEMENTS, { day, currency }), title: 'Merchants of this day' },
    path: `${SETTLEMENTS}/${exchange.parameter}`,
  });
}
