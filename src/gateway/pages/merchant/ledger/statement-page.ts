import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { createZone, dayText, parseDay } from '../../../domain/day.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { Call, DeskRoute } from '../../desk/desk-types.ts';
import { fileFormOf } from '../../desk/list/file-kinds.ts';
import type { FileForm } from '../../desk/list/file-kinds.ts';
import { askedForm, fileParameter } from '../../desk/list/list-file.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused, refusedNotice } from '../../desk/respond.ts';
import { asked, figure } from '../../desk/views/figures.ts';
import { field, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount } from '../../desk/views/parts.ts';
import { isZone, knownZone } from '../../desk/zone.ts';
import { ownMerchant } from '../own-merchant.ts';
import { BALANCES, STATEMENT } from './balance-tiles.ts';
import { linesMenu } from '../../shared/exports/lines-menu.ts';
import { EVENT_WORDS } from '../../shared/ledger/event-words.ts';
import { ACCOUNT_WORDS, OWN_ACCOUNTS } from './money-words.ts';
import { answerStatementFile, statementFile } from './statement-file.ts';
import { dayWords } from '../../design/written.ts';

type Statement = components['schemas']['Statement'];
type Movement = Statement['movements'][number];

/** A statement on paper, and the same as a file. */
export function statementRoutes(call: Call): DeskRoute[] {
  return [
    { path: '/statement', show: (exchange) => showStatement(call, exchange) },
    ...(['xlsx', 'csv', 'jsonl'] as const).map((format) => fileRoute(call, format)),
  ];
}

function fileRoute(call: Call, format: FileForm['format']): DeskRoute {
  return {
    path: `/statement.${format}`,
    async show(exchange) {
      const given = askedForm(exchange);
      const form = given?.format === format ? given : { format };
      const period = periodOf(exchange, await currenciesOf(call, exchange));
      const file = statementFile({ merNo: ownMerchant(exchange), ...period }, form);
      const read = await readStatement(call, exchange, period, file);
      return read.kind === 'refused' ? answerRefused(exchange, read) : answerStatementFile(read.value, form);
    },
  };
}

interface Period {
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  /** The time zone of its days; null for the gateway's. */
  readonly timeZone: string | null;
}

/** This month in the person's zone, unless the address says another. */
function periodOf(exchange: SignedInExchange, currencies: readonly string[]): Period {
  const wanted = asked(exchange, 'timeZone');
  const timeZone = isZone(wanted) ? wanted : knownZone(exchange);
  const today = todayIn(exchange, timeZone);
  return {
    timeZone,
    currency: asked(exchange, 'currency').toUpperCase() || (currencies[0] ?? 'USD'),
    from: asked(exchange, 'from') || `${today.slice(0, 8)}01`,
    to: asked(exchange, 'to') || today,
  };
}

function todayIn({ now }: SignedInExchange, timeZone: string | null): string {
  return dayText(createZone(timeZone ?? 'UTC').dayOf(now));
}

async function currenciesOf(call: Call, exchange: SignedInExchange): Promise<readonly string[]> {
  const called = await call(exchange, 'getBalances', { parameters: { merNo: ownMerchant(exchange) } });
  return called.kind === 'done' ? called.value.balances.map(({ currency }) => currency) : [];
}

async function readStatement(call: Call, exchange: SignedInExchange, period: Period, file?: string) {
  const { currency, from, to, timeZone } = period;
  const called = await call(exchange, 'getStatement', {
    parameters: { merNo: ownMerchant(exchange), currency, from, to, ...(timeZone !== null && { timeZone }) },
    file,
  });
  return called;
}

async function showStatement(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const currencies = await currenciesOf(call, exchange);
  const period = periodOf(exchange, currencies);
  const read = await readStatement(call, exchange, period);
  if (read.kind === 'refused' && read.name !== 'invalidInput') return answerRefused(exchange, read);
  return answerDesk(exchange, {
    screen: 'balances',
    title: say`Statement of balance`,
    back: { path: BALANCES, title: say`Balances` },
    ...(read.kind === 'done' && { actions: exportOf(exchange, period) }),
    content: html`${periodForm(exchange, period, currencies)}
    ${read.kind === 'refused' ? refusedNotice(inWords(read)) : sheet(exchange, read.value)}
    ${read.kind === 'done' && (await zoneOfLines(call, exchange, read.value))}`,
    ...(read.kind === 'refused' && { status: 400 }),
  });
}

/** Every line of these days, and the page itself. */
function exportOf(exchange: SignedInExchange, period: Period): Html {
  const { currency, from, to } = period;
  return linesMenu(exchange, {
    merNo: ownMerchant(exchange),
    lines: { currency, from, to },
    page: {
      title: say`This summary`,
      pathOf: (kind) => {
        const format = fileFormOf(kind)?.format ?? 'csv';
        return queryPath(`${STATEMENT}.${format}`, { ...period, ...(kind !== format && fileParameter(kind)) });
      },
    },
  });
}

/** Lines have the days of the shop, whoever looks at them. */
async function zoneOfLines(call: Call, exchange: SignedInExchange, statement: Statement): Promise<Html> {
  const found = await call(exchange, 'getPayoutSchedules', { parameters: { merNo: ownMerchant(exchange) } });
  if (found.kind !== 'done' || found.value.timeZone === statement.timeZone) return NOTHING;
  const { timeZone } = found.value;
  const { currency, from, to } = statement;
  return html`<p class="soft">
    Files of every line go by the shop's days, in the time zone ${timeZone}.
    <a href="${queryPath(STATEMENT, { currency, from, to, timeZone })}">Show the statement of these days</a>
  </p>`;
}

/** A page has no fields of that name that need to be shown. */
function inWords({ detail, ...rest }: Refused): Refused {
  return { kind: rest.kind, name: rest.name, detail };
}

function periodForm(exchange: SignedInExchange, period: Period, currencies: readonly string[]): Html {
  const { currency, from, to, timeZone } = period;
  const known = currencies.includes(currency) ? currencies : [currency, ...currencies];
  const today = todayIn(exchange, timeZone);
  const first = `${today.slice(0, 8)}01`;
  const lastMonth = dayText(parseDay(first) - 1);
  const presets = [
    [say`This month`, first, today],
    [say`Last month`, `${lastMonth.slice(0, 8)}01`, lastMonth],
    [say`This year`, `${today.slice(0, 5)}01-01`, today],
  ] as const;
  return html`<form class="filters" action="${STATEMENT}">
    ${select({ name: 'currency', label: say`Currency`, value: currency, choices: known.map((one) => [one, one] as const) })}
    ${field({ name: 'from', label: say`From`, type: 'date', value: from })}
    ${field({ name: 'to', label: say`To`, type: 'date', value: to })}
    ${timeZone !== null && html`<input type="hidden" name="timeZone" value="${timeZone}" />`}
    <div class="actions">
      <button class="button">Show</button>
      ${presets.map(
        ([title, start, end]) =>
          html`<a class="button plain" href="${queryPath(STATEMENT, { currency, from: start, to: end, timeZone })}"
            >${title}</a
          >`,
      )}
    </div>
  </form>`;
}

function sheet(exchange: SignedInExchange, statement: Statement): Html {
  const { merNo, currency, from, to, timeZone, until, opening, movements, closing } = statement;
  const zone = timeZone === knownZone(exchange) ? say`${timeZone} (yours)` : timeZone;
  return html`<section class="sheet statement" aria-labelledby="statement-title">
    <h2 id="statement-title">${dayWords(from)} to ${dayWords(to)}</h2>
    <p class="soft">
      Merchant ${merNo}, ${currency}. Days are in the time zone ${zone}. Booked before ${moment(exchange, until)}.
    </p>
    <div class="table-wrap">
      <table>
        <caption class="seen">
          Statement of balance in ${currency}
        </caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" class="figure">Number</th>
            <th scope="col" class="figure">Gross</th>
            <th scope="col" class="figure">Fees</th>
            <th scope="col" class="figure">Exchange</th>
            <th scope="col" class="figure">Net</th>
          </tr>
        </thead>
        <tbody>
          ${total(say`Opening balance`, opening.total, currency)} ${movements.map(line)}
          ${
            movements.length === 0 &&
            html`<tr>
              <td colspan="6" class="soft">Nothing changed it in this period.</td>
            </tr>`
          }
          ${total(say`Closing balance`, closing.total, currency)}
        </tbody>
      </table>
    </div>
    ${parts(statement)}
  </section>`;
}

function total(title: string, decimal: string, currency: string): Html {
  return html`<tr class="total">
    <th scope="row" colspan="5">${title}</th>
    <td class="figure" data-title="${title}"><b>${amount(decimal, currency)}</b></td>
  </tr>`;
}

function line({ event, count, gross, fees, exchanged, net }: Movement): Html {
  const cells = [
    [say`Number`, String(count)],
    [say`Gross`, figure(gross)],
    [say`Fees`, figure(fees)],
    [say`Exchange`, figure(exchanged)],
    [say`Net`, figure(net)],
  ] as const;
  return html`<tr>
    <td data-title="${say`What`}">${EVENT_WORDS[event]}</td>
    ${cells.map(([title, value]) => html`<td class="figure" data-title="${title}">${value}</td>`)}
  </tr>`;
}

/** What the two balances consist of. */
function parts({ opening, closing }: Statement): Html {
  const rows = OWN_ACCOUNTS.filter((account) => /[1-9]/.test(opening[account] + closing[account]));
  if (rows.length === 0) return html``;
  return html`<div class="table-wrap">
    <table>
      <caption class="seen">
        What the balances consist of
      </caption>
      <thead>
        <tr>
          <th scope="col">Of it</th>
          <th scope="col" class="figure">At the start</th>
          <th scope="col" class="figure">At the end</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (account) =>
            html`<tr>
              <td data-title="${say`Of it`}">${ACCOUNT_WORDS[account].title}</td>
              <td class="figure" data-title="${say`At the start`}">${figure(opening[account])}</td>
              <td class="figure" data-title="${say`At the end`}">${figure(closing[account])}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
