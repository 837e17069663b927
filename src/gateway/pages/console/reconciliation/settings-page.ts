import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { showRead } from '../../desk/show-read.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords, numberWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { costWords } from './cost-lines.ts';
import { RECONCILIATION, SETTINGS } from './day-words.ts';
import { FORMATS } from './file-words.ts';
import { accountPath, profilePath, readSettings, termsPath } from './settings.ts';
import type { Account, Profile, Terms } from './settings.ts';

const DONE = {
  account: 'The bank account is set.',
  terms: 'What is agreed with the acquirer is set.',
  profile: 'The profile is saved. Files that were read stay as they are.',
};

/** Bank accounts, what is agreed with acquirers, and how CSV files are read. */
export function settingsRoute(context: DeskContext): DeskRoute {
  return {
    path: '/settings',
    show: (exchange) =>
      showRead(exchange, readSettings(context, exchange), async ({ accounts, terms, profiles }) =>
        answerDesk(exchange, {
          screen: 'reconciliation',
          title: 'Settings of reconciliation',
          back: { path: RECONCILIATION, title: 'Reconciliation' },
          content: html`${doneNotice(exchange, DONE)}
          ${await waitingPanel(context.call, exchange, { kind: 'acquirerTerms' })}
          ${part(exchange, 'Bank accounts', accountTable(exchange, accounts), { path: `${SETTINGS}/accounts`, text: 'Add an account' })}
          ${part(exchange, 'Agreed with acquirers', termsTable(exchange, terms), null)}
          ${part(exchange, 'CSV profiles', profileTable(exchange, profiles), { path: `${SETTINGS}/profiles`, text: 'Add a profile' })}`,
        }),
      ),
  };
}

function part(
  exchange: SignedInExchange,
  title: string,
  list: Html,
  add: { readonly path: string; readonly text: string } | null,
): Html {
  const isShown = add !== null && may(exchange, 'reconciliation.settings');
  return html`<div class="title">
      <h2>${title}</h2>
      ${isShown && html`<div class="actions"><a class="button small" href="${add.path}">${add.text}</a></div>`}
    </div>
    ${list}`;
}

function accountTable(exchange: SignedInExchange, accounts: readonly Account[]): Html {
  if (accounts.length === 0)
    return empty('No bank account yet', 'Statements of an account that is not here are refused by name.');
  return table<Account>({
    caption: 'Bank accounts',
    rows: accounts,
    keyOf: ({ bankAccount }) => bankAccount,
    pathOf: ({ bankAccount }) => formPath(exchange, accountPath(bankAccount)),
    columns: [
      { title: 'Account', kind: 'name', phone: 'lead', cell: ({ bankAccount }) => bankAccount },
      {
        title: 'State',
        phone: 'badge',
        cell: ({ state }) => (state === 'active' ? tag('Active', 'good') : tag('Closed')),
      },
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Number', cell: ({ number }) => html`<code class="whole">${number}</code>` },
      { title: 'Currency', cell: ({ currency }) => currency },
      {
        title: 'Statements',
        cell: ({ format, profile }) => (profile === null ? FORMATS[format] : `CSV, ${profile}`),
      },
      {
        title: 'Last statement',
        cell: ({ lastStatement: last, currency }) =>
          last === null
            ? html`<span class="soft">none yet</span>`
            : html`${last.day !== null && dayWords(last.day)} ${amount(last.closing, currency)}`,
      },
    ],
  });
}

function termsTable(exchange: SignedInExchange, terms: readonly Terms[]): Html {
  return table<Terms>({
    caption: 'Agreed with acquirers',
    rows: terms,
    keyOf: ({ acquirer }) => acquirer,
    pathOf: ({ acquirer }) => formPath(exchange, termsPath(acquirer)),
    columns: [
      { title: 'Acquirer', kind: 'name', phone: 'lead', cell: ({ acquirer }) => acquirer },
      { title: 'Pays to', cell: ({ bankAccount }) => bankAccount ?? html`<span class="soft">any account</span>` },
      { title: 'Report after', cell: ({ reportDays }) => bankDays(reportDays) },
      { title: 'Money after', cell: ({ arrivalDays }) => bankDays(arrivalDays) },
      { title: 'Calendar', cell: ({ calendar }) => calendar },
      { title: 'Fees', cell: feeWords },
      {
        title: 'Written off automatically',
        cell: ({ writeOffLimit, writeOffDayMax }) =>
          writeOffLimit === 0
            ? html`<span class="soft">nothing</span>`
            : `up to ${numberWords(writeOffLimit)}, a day ${numberWords(writeOffDayMax)} smallest units`,
      },
    ],
  });
}

/** The path of a form, for those who may use it. */
function formPath(exchange: SignedInExchange, path: string): string | null {
  return may(exchange, 'reconciliation.settings') ? path : null;
}

function bankDays(count: number): string {
  return count === 1 ? '1 bank day' : `${numberWords(count)} bank days`;
}

const COSTS_SHOWN = 4;

function feeWords({ costs }: Terms): Html {
  if (costs === null) return html`<span class="soft">not checked</span>`;
  const lines = costs.map(
    (cost) => html`<div>${cost.method ?? 'any'} ${cost.currency ?? 'any'} ${costWords(cost)}</div>`,
  );
  if (lines.length <= COSTS_SHOWN) return html`${lines}`;
  const rest = lines.slice(COSTS_SHOWN);
  return html`${lines.slice(0, COSTS_SHOWN)}
    <details>
      <summary>${numberWords(rest.length)} more</summary>
      ${rest}
    </details>`;
}

function profileTable(exchange: SignedInExchange, profiles: readonly Profile[]): Html {
  if (profiles.length === 0)
    return empty('No profile yet', 'Only CSV files need one. Reports of the channel contract, camt and MT940 do not.');
  return table<Profile>({
    caption: 'CSV profiles',
    rows: profiles,
    keyOf: ({ profile }) => profile,
    pathOf: ({ profile }) => profilePath(profile),
    columns: [
      { title: 'Profile', kind: 'name', phone: 'lead', cell: ({ profile }) => profile },
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Reads', cell: ({ rules }) => (rules.kind === 'report' ? 'reports' : 'statements') },
      { title: 'Version', kind: 'figure', cell: ({ version }) => version },
      { title: 'Saved', phone: 'when', cell: ({ createdAt }) => moment(exchange, createdAt) },
      { title: 'By', phone: 'who', cell: ({ createdBy }) => createdBy },
    ],
  });
}
