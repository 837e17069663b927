import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import type { List } from '../../desk/list/list-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import { dayWords, numberWords } from '../../design/written.ts';

export type Report = OperatorAnswers['listSettlementReports']['reports'][number];

export const REPORTS = CONSOLE + SCREENS.settlementReports.path;

/** A report's number may have any character, so it is no part of the path. */
export function reportPath({ acquirer, reportId }: Pick<Report, 'acquirer' | 'reportId'>, after = 0): string {
  return queryPath(`${REPORTS}/report`, { acquirer, reportId, after: after === 0 ? null : after });
}

const PROBLEMS: Readonly<Record<NonNullable<Report['problem']>, string>> = {
  lineCount: 'Lines are missing',
  total: 'Does not add up',
  changed: 'Came twice, differently',
};

export function reportTag({ problem, completedAt }: Report): Html {
  if (problem !== null) return tag(PROBLEMS[problem], 'bad');
  return completedAt === null ? tag('Being read', 'wait') : tag('Adds up', 'good');
}

export function daysOf({ from, to }: Report): string {
  return from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;
}

/** What acquirers say that they paid, the newest first. */
export const REPORT_LIST: List<'listSettlementReports', Report> = {
  operation: 'listSettlementReports',
  screen: 'settlementReports',
  title: 'Settlement reports',
  path: REPORTS,
  limit: 50,
  filters: [
    { kind: 'text', name: 'acquirer', label: 'Acquirer', lengthMax: 32 },
    { kind: 'day', name: 'paidFrom', label: 'Paid from' },
    { kind: 'day', name: 'paidTo', label: 'Paid to' },
  ],
  form: { label: 'Filter' },
  rowsOf: ({ reports }) => reports,
  table: {
    caption: 'Settlement reports',
    keyOf: ({ acquirer, reportId }) => `${acquirer} ${reportId}`,
    pathOf: (report) => reportPath(report),
    columns: [
      { title: 'Report', cell: ({ reportId }) => reportId },
      { title: 'State', cell: (report) => reportTag(report) },
      { title: 'Paid', kind: 'figure', cell: ({ total, currency }) => amount(total, currency) },
      { title: 'Paid on', cell: ({ paidOn }) => dayWords(paidOn) },
      { title: 'About', cell: daysOf },
      { title: 'Lines', kind: 'figure', cell: ({ linesRead }) => numberWords(linesRead) },
      { title: 'Acquirer', cell: ({ acquirer }) => acquirer },
      { title: 'Received', cell: ({ receivedAt }, exchange) => moment(exchange, receivedAt) },
    ],
  },
  none: {
    yet: empty(
      'No settlement reports yet',
      'An acquirer whose adapter offers them is read while the gateway serves.',
      html`<a href="${CONSOLE + SCREENS.channels.path}">See what each acquirer offers</a>`,
    ),
    found: empty('No report fits these filters', html`<a href="${REPORTS}">Remove the filters</a>`),
  },
  refusals: { names: ['invalidInput'], status: 400 },
};
