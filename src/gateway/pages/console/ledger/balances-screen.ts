import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Account } from '../../../domain/ledger.ts';
import { formatAmount, parseAmount } from '../../../domain/money.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskContext, Screen } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { field } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import { correctionRoute } from './correction-form.ts';
import { depositRoute } from './deposit-form.ts';
import { merchantBalancesRoute } from './merchant-balances.ts';
import type { Balances } from './merchant-balances.ts';
import { onlyFor } from '../../desk/review.ts';
import { asked, dayWords, figure, wordsOf } from '../../desk/views/figures.ts';
import { queryPath } from '../../desk/query-path.ts';

const BALANCES = CONSOLE + SCREENS.balances.path;

/** What merchants have, by currency: now, or at the end of a day. Every figure leads to the days that made it. */
export const balancesScreen: Screen = {
  id: 'balances',
  routes: (context: DeskContext) => [
    { path: '', show: (exchange) => showBalances(exchange, context.call) },
    merchantBalancesRoute(context),
    onlyFor('deposits.create', depositRoute(context)),
    onlyFor('corrections.create', correctionRoute(context)),
  ],
};

const PAGE_ROWS = 50;
/** What is wrong with the filters is said beside them. */
const EXPLAINED: readonly string[] = ['dayNotClosed', 'invalidInput', 'merchantNotFound'];
const HOLDS = ['payoutHold', 'refundHold', 'chargebackHold'] as const;

/** The accounts of the list; the three that hold money for something are one column. */
const COLUMNS = ['available', 'pending', 'margin', 'holds', 'debt', 'fees'] as const;

type Row = Balances['sums'][number];

async function showBalances(exchange: SignedInExchange, call: Call): Promise<PageAnswer> {
  const [merNo, currency, asOf, after] = ['merNo', 'currency', 'asOf', 'after'].map((name) => asked(exchange, name));
  const called = await call(exchange, 'listBalances', {
    parameters: {
      limit: PAGE_ROWS,
      ...(merNo && { merNo: Number(merNo) }),
      ...(currency && { currency: currency.toUpperCase() }),
      ...(asOf && { asOf }),
      ...(after && { after }),
    },
  });
  if (called.kind === 'waits') throw new Error('listBalances needs no approval');
  const filters = filterForm({ merNo, currency, asOf });
  if (called.kind === 'refused') {
    if (!EXPLAINED.includes(called.name)) return answerRefused(exchange, called);
    const content = html`${filters}${empty('No balances to show', called.detail, html`<a href="${BALANCES}">Balances now</a>`)}`;
    return answerDesk(exchange, { screen: 'balances', title: 'Balances', content });
  }
  const page = called.value;
  const next = page.next && queryPath(BALANCES, { merNo, currency, asOf, after: page.next });
  const first = after ? queryPath(BALANCES, { merNo, currency, asOf }) : null;
  const content = html`${filters}
  ${page.asOf === null ? '' : html`<p class="soft">At the end of ${dayWords(page.asOf)}, in the gateway's time zone.</p>`}
  ${liveList(
    'balance-list',
    page.balances.length === 0 && page.sums.length === 0 ? nothing(merNo || currency || asOf) : lists(page),
  )}
  ${pager({ first, next })}`;
  return answerDesk(exchange, { screen: 'balances', title: 'Balances', content, liveSeconds: 5 });
}

function filterForm({ merNo, currency, asOf }: Readonly<Record<string, string | undefined>>): Html {
  return html`<form class="filters" action="${BALANCES}" role="search" aria-label="Filters">
    ${field({ name: 'merNo', label: 'Merchant', value: merNo, lengthMax: 10, placeholder: 'All' })}
    ${field({ name: 'currency', label: 'Currency', value: currency, lengthMax: 10, placeholder: 'All' })}
    ${field({ name: 'asOf', label: 'At the end of', type: 'date', value: asOf })}
    <button class="button">Show</button>
    ${(merNo || currency || asOf) && html`<a class="button plain" href="${BALANCES}">Clear</a>`}
  </form>`;
}

function nothing(isFiltered: string | undefined): Html {
  return isFiltered
    ? empty('No balances', 'Nothing matches these filters.', html`<a href="${BALANCES}">Show all</a>`)
    : empty('No balances yet', 'A balance begins with the first payment or deposit of a merchant.');
}

function lists(page: Balances): Html {
  const linkOf = (merNo: number, currency: string, account: string) =>
    queryPath(`${BALANCES}/${merNo}`, { currency, account, asOf: page.asOf });
  const figures = (link: (row: Row & { merNo?: number }, account: string) => string | null) =>
    COLUMNS.map((column) => ({
      title: wordsOf(column),
      kind: 'figure' as const,
      cell: (row: Row & { merNo?: number }) => {
        const shown = figure(column === 'holds' ? holdsOf(row) : row[column]);
        const path = link(row, column === 'holds' ? largestHold(row) : column);
        return path === null ? shown : html`<a class="quiet" href="${path}">${shown}</a>`;
      },
    }));
  return html`<div class="stack twin">
    ${table<Row>({
      caption: 'Sums of all merchants by currency',
      liveId: 'sums',
      columns: [
        { title: 'Merchant', cell: () => html`<b>All</b>` },
        { title: 'Currency', cell: ({ currency }) => html`<b>${currency}</b>` },
        ...figures(({ currency }) => queryPath(BALANCES, { currency, asOf: page.asOf })),
      ],
      rows: page.sums,
      keyOf: ({ currency }) => currency,
    })}
    ${table<Balances['balances'][number]>({
      caption: 'Balances by merchant and currency',
      liveId: 'balances',
      columns: [
        { title: 'Merchant', cell: ({ merNo }) => String(merNo) },
        { title: 'Currency', cell: ({ currency }) => currency },
        ...figures((row, account) => linkOf(row.merNo ?? 0, row.currency, account)),
      ],
      rows: page.balances,
      keyOf: ({ merNo, currency }) => `${merNo}:${currency}`,
      pathOf: ({ merNo, currency }) => queryPath(`${BALANCES}/${merNo}`, { currency, asOf: page.asOf }),
    })}
  </div>`;
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
