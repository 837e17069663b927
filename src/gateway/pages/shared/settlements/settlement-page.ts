import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, section, wideFacts } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords, daysWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { waitingPanel } from '../approvals/waiting-panel.ts';
import { accountWords, placeOf, reasonWords, rhythmWords, runTag } from './settlement-words.ts';
import type { Accounts, Run, Schedule, Schedules } from './settlement-words.ts';

/** Where a merchant's own money goes, when, and what became of it. */
export interface SettlementPlace {
  readonly merNo: number;
  /** The page, below which the forms are. */
  readonly path: string;
  readonly orderPath: (tradeNo: string) => string;
}

const DONE = translated({
  account: 'The change is approved, and waits until it is in force. Every owner is told by mail.',
  withdrawn: 'The change was withdrawn. Payouts go on to the account in use.',
  schedule: 'The schedule was set.',
  zone: 'The time zone was set. It holds from now on.',
  released: 'The payout was started.',
  skipped: 'The payout was skipped. The money stays until the next due date.',
});

const RUNS_SHOWN = 20;

export async function settlementContent(
  { call }: DeskContext,
  exchange: SignedInExchange,
  place: SettlementPlace,
): Promise<Html> {
  const { merNo } = place;
  const [accounts, schedules, runs] = await Promise.all([
    call(exchange, 'getSettlementAccounts', { parameters: { merNo } }),
    call(exchange, 'getPayoutSchedules', { parameters: { merNo } }),
    call(exchange, 'listPayoutRuns', { parameters: { merNo, limit: RUNS_SHOWN } }),
  ]);
  return html`${doneNotice(exchange, DONE)}
  ${await waitingPanel(call, exchange, { kind: ['settlementAccount', 'payoutSchedule'], merNo: String(merNo) })}
  ${accounts.kind === 'done' && accountSection(exchange, accounts.value, place)}
  ${schedules.kind === 'done' && accounts.kind === 'done' && scheduleSection(exchange, { schedules: schedules.value, accounts: accounts.value }, place)}
  ${runs.kind === 'done' && runSection(exchange, runs.value.runs, place)}`;
}

type OfCurrency = Accounts['currencies'][number];

function accountSection(exchange: SignedInExchange, accounts: Accounts, { path }: SettlementPlace): Html {
  const { registered, waitingDays, currencies } = accounts;
  const mayChange = may(exchange, 'settlementAccounts.change');
  const change = ({ currency, waiting }: OfCurrency) =>
    // One change at a time: what waits is withdrawn first.
    waiting === null &&
    html`<a
      class="button small"
      href="${queryPath(`${path}/account`, { currency })}"
      aria-label="Change the account in ${currency}"
      >Change</a
    >`;
  const actions = html`<a class="button small" href="${path}/account">Add an account</a>`;
  const list =
    currencies.length === 0
      ? empty(
          say`No account yet`,
          say`Add the account that your money goes to. Until then, it is paid out by hand only.`,
        )
      : table<OfCurrency>({
          caption: say`Settlement accounts`,
          rows: currencies,
          keyOf: ({ currency }) => currency,
          columns: [
            { title: say`Currency`, cell: ({ currency }) => html`<b>${currency}</b>` },
            {
              title: say`Account in use`,
              cell: ({ inForce }) => (inForce === null ? say`Nothing` : accountWords(inForce)),
            },
            { title: say`Pending change`, cell: ({ waiting }) => waitingCell(exchange, waiting, path) },
            ...(mayChange ? [{ title: say`Actions`, cell: change }] : []),
          ],
        });
  const given =
    registered !== null &&
    wideFacts([
      [
        say`Given at registration`,
        html`<code>${registered.account}</code>, ${registered.bank}, ${moment(exchange, registered.givenAt, 'day')}`,
      ],
    ]);
  return section(
    say`Settlement account`,
    html`${list} ${given}
      <p class="soft">
        A change needs a second person and waits ${daysWords(waitingDays)}. Every owner is told by mail. The whole
        number is never shown.
      </p>`,
    mayChange ? { actions } : {},
  );
}

function waitingCell(exchange: SignedInExchange, waiting: OfCurrency['waiting'], path: string): Html | string {
  if (waiting === null) return '–';
  const withdraw =
    may(exchange, 'settlementAccounts.withdraw') &&
    html`<div class="actions">
      <a class="button small" href="${queryPath(`${path}/withdraw`, { account: waiting.accountNo })}">Withdraw…</a>
    </div>`;
  return html`<span class="lines"
      >${accountWords(waiting)}<span>In force from ${moment(exchange, waiting.inForceAt)}</span>
      <span class="soft"
        >${waiting.meanwhile === 'old' ? say`Until then, the current account is paid.` : say`Until then, nothing is paid.`}</span
      ></span
    >
    ${withdraw}`;
}

interface Scheduled {
  readonly currency: string;
  readonly schedule: Schedule | null;
}

function scheduleSection(
  exchange: SignedInExchange,
  { schedules, accounts }: { readonly schedules: Schedules; readonly accounts: Accounts },
  { path }: SettlementPlace,
): Html {
  const known = [...accounts.currencies, ...schedules.schedules].map(({ currency }) => currency);
  const rows = [...new Set(known)].toSorted().map((currency): Scheduled => ({
    currency,
    schedule: schedules.schedules.find((one) => one.currency === currency) ?? null,
  }));
  const mayChange = may(exchange, 'payoutSchedules.change');
  const change = ({ currency }: Scheduled) =>
    html`<a
      class="button small"
      href="${queryPath(`${path}/schedule`, { currency })}"
      aria-label="Change the schedule in ${currency}"
      >Change</a
    >`;
  const list =
    rows.length === 0
      ? empty(say`No automatic payouts yet`, say`Add an account first, then choose when it is paid.`)
      : table<Scheduled>({
          caption: say`Payout schedules`,
          rows,
          keyOf: ({ currency }) => currency,
          columns: [
            { title: say`Currency`, cell: ({ currency }) => html`<b>${currency}</b>` },
            {
              title: say`When`,
              cell: ({ schedule }) => (schedule === null ? say`Only by hand` : rhythmWords(schedule)),
            },
            { title: say`How much`, cell: ({ schedule }) => (schedule === null ? '–' : termsCell(schedule)) },
            {
              title: say`Next`,
              cell: ({ schedule }) =>
                schedule === null || schedule.nextAt === null ? '–' : moment(exchange, schedule.nextAt),
            },
            ...(mayChange ? [{ title: say`Actions`, cell: change }] : []),
          ],
        });
  const zone = html`<p class="soft">
    Cut-offs are in the time zone ${schedules.timeZone}.
    ${mayChange && html`<a href="${path}/zone">Change the time zone</a>`}
  </p>`;
  return section(say`Automatic payouts`, html`${list} ${zone}`);
}

function isSome(decimal: string): boolean {
  return /[1-9]/.test(decimal);
}

function termsCell({ amountMin, keepBack, aloneMax, currency }: Schedule): Html {
  return html`<span class="lines"
    >${isSome(amountMin) ? html`<span>At least ${amount(amountMin, currency)}</span>` : html`<span>All that is available</span>`}
    ${isSome(keepBack) && html`<span class="soft">${amount(keepBack, currency)} stays in the balance</span>`}
    ${aloneMax !== null && html`<span class="soft">Reviewed above ${amount(aloneMax, currency)}</span>`}</span
  >`;
}

function runSection(exchange: SignedInExchange, runs: readonly Run[], place: SettlementPlace): Html {
  if (runs.length === 0) return NOTHING;
  const columns = [
    {
      title: say`Due`,
      phone: 'lead' as const,
      cell: ({ dueDay }: Run) => html`<span class="whole">${dayWords(dueDay)}</span>`,
    },
    { title: say`State`, phone: 'when' as const, cell: (run: Run) => runTag(run) },
    {
      title: say`Amount`,
      kind: 'figure' as const,
      phone: 'badge' as const,
      cell: ({ amount: decimal, currency }: Run) =>
        decimal === null ? html`– <small>${currency}</small>` : amount(decimal, currency),
    },
    { title: say`What happened`, phone: 'who' as const, cell: (run: Run) => whatHappened(exchange, run, place) },
  ];
  return section(
    say`Recent due dates`,
    table<Run>({
      caption: say`Recent due dates`,
      rows: runs,
      keyOf: placeOf,
      pathOf: ({ tradeNo }) => (tradeNo === null ? null : place.orderPath(tradeNo)),
      columns,
    }),
  );
}

function whatHappened(exchange: SignedInExchange, run: Run, { path }: SettlementPlace): Html | string {
  if (run.state === 'waiting') return decideLinks(exchange, run, path);
  if (run.reason !== null) return reasonWords(run.reason);
  return html`To <code class="whole">${run.account}</code>`;
}

/** For whoever may decide about what waits. */
export function decideLinks(exchange: SignedInExchange, run: Run, path: string): Html | string {
  if (!may(exchange, 'payouts.approve')) return '';
  const to = (form: string) => queryPath(`${path}/${form}`, { run: placeOf(run) });
  return html`<div class="actions">
    <a class="button small" href="${to('release')}">Release…</a>
    <a class="button small" href="${to('skip')}">Skip…</a>
  </div>`;
}
