import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { parseDay, dayText } from '../../../domain/day.ts';
import { ACCOUNTS } from '../../../domain/ledger.ts';
import type { Account } from '../../../domain/ledger.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty, section, tag } from '../../desk/views/parts.ts';
import { pager, table } from '../../desk/views/table.ts';
import { accountList } from './account-list.ts';
import { asked, dayWords, figure, wordsOf, zoneNote } from '../../desk/views/figures.ts';
import { queryPath } from '../../desk/query-path.ts';

export type Balances = OperatorAnswers['listBalances'];
type Balance = Balances['balances'][number];
type Days = OperatorAnswers['listBalanceDays'];

const BALANCES = CONSOLE + SCREENS.balances.path;
const LEDGER = CONSOLE + SCREENS.ledger.path;
const DAYS = 30;
const CURRENCIES_MAX = 100;

/** The accounts of one merchant, and the days of one account: from a figure to what made it. */
export function merchantBalancesRoute({ call }: DeskContext): DeskRoute {
  return { path: '/:merNo', show: (exchange) => showMerchant(exchange, call) };
}

interface Chosen {
  readonly merNo: number;
  readonly asOf: string | null;
  readonly balance: Balance;
  readonly account: Account;
}

async function showMerchant(exchange: SignedInExchange, call: Call): Promise<PageAnswer> {
  const merNo = Number(exchange.parameter);
  const asOf = asked(exchange, 'asOf');
  const parameters = { merNo, limit: CURRENCIES_MAX, ...(asOf && { asOf }) };
  const called = await call(exchange, 'listBalances', { parameters });
  if (called.kind !== 'done') return called.kind === 'waits' ? never() : answerRefused(exchange, called);
  const { balances } = called.value;
  const wanted = asked(exchange, 'currency');
  const balance = balances.find(({ currency }) => currency === wanted) ?? balances[0];
  const frame = {
    screen: 'balances' as const,
    title: `Balances of merchant ${merNo}`,
    heading: html`Balances of merchant <a href="${CONSOLE}${SCREENS.merchants.path}/${merNo}">${merNo}</a>`,
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
  const days = await readDays(exchange, call, chosen);
  if (days.kind === 'refused') return answerRefused(exchange, days);
  const content = html`${notice}${currencyTabs(balances, chosen)}
  ${chosen.asOf === null ? '' : html`<p class="soft">At the end of ${dayWords(chosen.asOf)}, in the gateway's time zone.</p>`}
  ${accountList(chosen)} ${dayList(exchange, chosen, days.value)}`;
  return answerDesk(exchange, { ...frame, content });
}

function never(): never {
  throw new Error('reading needs no approval');
}

async function readDays(exchange: SignedInExchange, call: Call, { merNo, asOf, balance: { currency } }: Chosen) {
  const before = asked(exchange, 'before') || (asOf === null ? '' : dayText(parseDay(asOf) + 1));
  const called = await call(exchange, 'listBalanceDays', {
    parameters: { merNo, currency, limit: DAYS, ...(before && { before }) },
  });
  return called.kind === 'waits' ? never() : called;
}

function actionsFor(exchange: SignedInExchange, merNo: number, currency: string): Html {
  const path = (name: string) => queryPath(`${BALANCES}/${merNo}/${name}`, { currency });
  return html`<a class="button small" href="${queryPath(LEDGER, { merNo: String(merNo) })}">Postings</a>
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

function dayList(exchange: SignedInExchange, chosen: Chosen, { days, openSince, next, timeZone }: Days): Html {
  const { merNo, asOf, account, balance } = chosen;
  const { currency } = balance;
  const rows = days.flatMap(({ day, isClosed, movements }) =>
    movements
      .filter((movement) => movement.account === account && /[1-9]/.test(movement.incoming + movement.outgoing))
      .map((movement) => ({ day, isClosed, ...movement })),
  );
  const here = { currency, account, asOf };
  const linkOf = (day: string) => queryPath(LEDGER, { merNo: String(merNo), day, currency, account });
  const list =
    rows.length === 0
      ? empty(`Nothing moved in ${wordsOf(account).toLowerCase()}`, 'Choose another account above.')
      : table({
          caption: `Days of ${wordsOf(account)} in ${currency}`,
          columns: [
            { title: 'Day', cell: ({ day }) => dayWords(day) },
            { title: 'State', cell: ({ isClosed }) => (isClosed ? tag('closed') : tag('open', 'wait')) },
            { title: 'In', kind: 'figure', cell: ({ incoming }) => figure(incoming) },
            { title: 'Out', kind: 'figure', cell: ({ outgoing }) => figure(outgoing) },
            { title: 'At its end', kind: 'figure', cell: ({ closing }) => figure(closing) },
          ],
          rows,
          keyOf: ({ day }) => day,
          pathOf: ({ day }) => linkOf(day),
        });
  const older = next && queryPath(`${BALANCES}/${merNo}`, { ...here, before: next });
  const first = asked(exchange, 'before') ? queryPath(`${BALANCES}/${merNo}`, here) : null;
  return section(
    `${wordsOf(account)}, day by day`,
    html`${
      openSince !== null &&
      html`<p class="soft">
        Days since ${dayWords(openSince)} have too many postings to sum them here. They follow when they are closed.
      </p>`
    }
    ${rows.length > 0 && zoneNote(exchange, timeZone)} ${list} ${pager({ first, next: older })}`,
    { id: 'days' },
  );
}
