import { merchantLink, merchantWords } from '../../desk/merchant-names.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { parseDay, dayText } from '../../../domain/day.ts';
import { ACCOUNTS } from '../../../domain/ledger/ledger.ts';
import type { Account } from '../../../domain/ledger/ledger.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { readParts } from '../../desk/list/list-parts.ts';
import type { ReadParts } from '../../desk/list/list-parts.ts';
import type { ListInPage } from '../../desk/list/list-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty, section, tag } from '../../desk/views/parts.ts';
import { accountList } from './account-list.ts';
import { asked, figure, wordsOf, zoneNote } from '../../desk/views/figures.ts';
import { SETTLEMENTS, settlingPath } from './settlements-screen.ts';
import { settlementCalendar } from '../../shared/ledger/calendar.ts';
import { queryPath } from '../../desk/query-path.ts';
import { dayWords } from '../../design/written.ts';

export type Balances = OperatorAnswers['listBalances'];
type Balance = Balances['balances'][number];
type Movement = OperatorAnswers['listBalanceDays']['days'][number]['movements'][number];

const BALANCES = CONSOLE + SCREENS.balances.path;
const LEDGER = CONSOLE + SCREENS.ledger.path;
const CURRENCIES_MAX = 100;

/** The accounts of one merchant, and the days of one account: from a figure to what made it. */
export function merchantBalancesRoute(context: DeskContext): DeskRoute {
  return { path: '/:merNo', show: (exchange) => showMerchant(exchange, context) };
}

interface Chosen {
  readonly merNo: number;
  readonly asOf: string | null;
  readonly balance: Balance;
  readonly account: Account;
}

async function showMerchant(exchange: SignedInExchange, context: DeskContext): Promise<PageAnswer> {
  const merNo = Number(exchange.parameter);
  const asOf = asked(exchange, 'asOf');
  const parameters = { merNo, limit: CURRENCIES_MAX, ...(asOf && { asOf }) };
  const called = await context.call(exchange, 'listBalances', { parameters });
  if (called.kind !== 'done') return answerRefused(exchange, called);
  const { balances } = called.value;
  const wanted = asked(exchange, 'currency');
  const balance = balances.find(({ currency }) => currency === wanted) ?? balances[0];
  const frame = {
    screen: 'balances' as const,
    title: `Balances of ${merchantWords(exchange, merNo)}`,
    heading: html`Balances of ${merchantLink(exchange, merNo)}`,
    back: { path: queryPath(BALANCES, { asOf }), title: 'Balances' },
    actions: actionsFor(exchange, merNo, balance?.currency ?? wanted),
  };
  const notice = doneNotice(exchange, {
    deposit: 'The deposit is booked.',
    correction: 'The correction is booked.',
  });
  if (balance === undefined) {
    const lines = asOf
      ? `It had nothing at the end of ${dayWords(asOf)}.`
      : 'It begins with the first payment or deposit.';
    return answerDesk(exchange, { ...frame, content: html`${notice}${empty('No balance', lines)}` });
  }
  const named = asked(exchange, 'account') as Account;
  const account = ACCOUNTS.includes(named) ? named : 'available';
  const chosen: Chosen = { merNo, asOf: called.value.asOf, balance, account };
  const days = await readParts(context, exchange, daysOf(chosen));
  if (days.kind === 'refused') return answerRefused(exchange, days);
  // What settles is of now, whatever day the balances are of.
  const settlements =
    chosen.asOf === null ? await context.call(exchange, 'listSettlements', { parameters: { merNo } }) : null;
  const content = html`${notice}${currencyTabs(balances, chosen)}
  ${chosen.asOf === null ? '' : html`<p class="soft">At the end of ${dayWords(chosen.asOf)}, in the gateway's time zone.</p>`}
  ${accountList(chosen)} ${daySection(exchange, chosen, days.value)}
  ${settlements?.kind === 'done' && settlementCalendar(exchange, settlements.value, settlingPath(merNo))}`;
  return answerDesk(exchange, { ...frame, content });
}

function actionsFor(exchange: SignedInExchange, merNo: number, currency: string): Html {
  const path = (name: string) => queryPath(`${BALANCES}/${merNo}/${name}`, { currency });
  return html`<a class="button small" href="${queryPath(LEDGER, { merNo: String(merNo) })}">Postings</a>
    <a class="button small" href="${SETTLEMENTS}/${merNo}">Payouts</a>
    ${
      may(exchange, 'exports.create') &&
      html`<a
        class="button small"
        href="${queryPath(`${CONSOLE}${SCREENS.exports.path}`, { merNo: String(merNo), currency })}"
        >Export lines</a
      >`
    }
    ${may(exchange, 'deposits.create') && html`<a class="button small" href="${path('deposit')}">Deposit</a>`}
    ${may(exchange, 'corrections.create') && html`<a class="button small" href="${path('correct')}">Correct</a>`}`;
}

function currencyTabs(balances: readonly Balance[], { merNo, asOf, balance }: Chosen): Html | '' {
  if (balances.length < 2) return '';
  return html`<nav class="tabs" aria-label="Currencies">
    ${balances.map(
      ({ currency }) =>
        html`<a
          href="${queryPath(`${BALANCES}/${merNo}`, { currency, asOf })}"
          ${currency === balance.currency && html`aria-current="page"`}
          >${currency}</a
        >`,
    )}
  </nav>`;
}

interface DayRow extends Movement {
  readonly day: string;
  readonly isClosed: boolean;
}

function daysOf({ merNo, asOf, account, balance: { currency } }: Chosen): ListInPage<'listBalanceDays', DayRow> {
  return {
    operation: 'listBalanceDays',
    path: `${BALANCES}/${merNo}`,
    kept: { currency, account, asOf },
    parameters: { merNo, currency, ...(asOf !== null && { before: dayText(parseDay(asOf) + 1) }) },
    limit: 30,
    rowsOf: ({ days }) =>
      days.flatMap(({ day, isClosed, movements }) =>
        movements
          .filter((movement) => movement.account === account && /[1-9]/.test(movement.incoming + movement.outgoing))
          .map((movement) => ({ day, isClosed, ...movement })),
      ),
    table: {
      caption: `Days of ${wordsOf(account)} in ${currency}`,
      keyOf: ({ day }) => day,
      pathOf: ({ day }) => queryPath(LEDGER, { merNo: String(merNo), day, currency, account }),
      columns: [
        { title: 'Day', cell: ({ day }) => dayWords(day) },
        { title: 'State', cell: ({ isClosed }) => (isClosed ? tag('closed') : tag('open', 'wait')) },
        { title: 'In', kind: 'figure', cell: ({ incoming }) => figure(incoming) },
        { title: 'Out', kind: 'figure', cell: ({ outgoing }) => figure(outgoing) },
        { title: 'At its end', kind: 'figure', cell: ({ closing }) => figure(closing) },
      ],
    },
    none: { yet: empty(`Nothing moved in ${wordsOf(account).toLowerCase()}`, 'Choose another account above.') },
  };
}

function daySection(
  exchange: SignedInExchange,
  { account }: Chosen,
  { answer, rows, list, pager }: ReadParts<'listBalanceDays', DayRow>,
): Html {
  const { openSince, timeZone } = answer;
  return section(
    `${wordsOf(account)}, day by day`,
    html`${
      openSince !== null &&
      html`<p class="soft">
        Days since ${dayWords(openSince)} have too many postings to sum them here. They follow when they are closed.
      </p>`
    }
    ${rows.length > 0 && zoneNote(exchange, timeZone)} ${list} ${pager}`,
    { id: 'days' },
  );
}
