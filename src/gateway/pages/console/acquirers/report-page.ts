import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, empty, facts, section } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { bytesWords, dayWords, numberWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { numberLink, shortNumber } from '../number-links.ts';
import { acquirerPath } from './acquirer.ts';
import { REPORTS, daysOf, reportPath, reportTag } from './report-list.ts';
import type { Report } from './report-list.ts';

// One settlement report: what the acquirer says, whether it adds up, and its lines page by page.

type Lines = OperatorAnswers['getSettlementReport'];
type Line = Lines['lines'][number];

const LINES = 50;

export function reportRoute(context: DeskContext): DeskRoute {
  return { path: '/report', show: (exchange) => show(context, exchange) };
}

async function show({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const [acquirer, reportId] = [query.get('acquirer') ?? '', query.get('reportId') ?? ''];
  const after = Number(query.get('after') ?? 0);
  const read = await call(exchange, 'getSettlementReport', { parameters: { acquirer, reportId, after, limit: LINES } });
  if (read.kind === 'refused') return answerRefused(exchange, read);
  const { report } = read.value;
  return answerDesk(exchange, {
    screen: 'settlementReports',
    title: `Settlement report ${report.reportId}`,
    heading: html`${amount(report.total, report.currency)} ${reportTag(report)}`,
    back: { path: REPORTS, title: 'Settlement reports' },
    content: html`${problemNotice(report)}
      <div class="columns">
        ${section('Report', reportFacts(exchange, report))} ${section('As received', answerFacts(exchange, read.value))}
      </div>
      ${lineSection(exchange, read.value, after)}`,
  });
}

const PROBLEMS: Readonly<Record<NonNullable<Report['problem']>, string>> = {
  lineCount: 'It has another number of lines than it says. Ask the acquirer for it again.',
  total: 'Its lines add up to another amount than it says. Ask the acquirer which of them holds.',
  changed: 'It came a second time and was another one. What came first is shown. Ask the acquirer which of them holds.',
};

function problemNotice({ problem }: Report): Html | false {
  return problem !== null && html`<div class="notice bad" role="status"><p>${PROBLEMS[problem]}</p></div>`;
}

function reportFacts(exchange: SignedInExchange, report: Report): Html {
  const { acquirer, currency, total, linesTotal, lineCount, linesRead, completedAt } = report;
  return facts([
    ['Acquirer', html`<a href="${acquirerPath(acquirer)}">${acquirer}</a>`],
    ['Number', copyable(report.reportId)],
    ['About', daysOf(report)],
    ['Paid on', dayWords(report.paidOn)],
    ['Paid, as it says', amount(total, currency)],
    ['Its lines add up to', amount(linesTotal, currency)],
    [
      'Lines',
      lineCount === linesRead ? numberWords(lineCount) : `${numberWords(linesRead)} of ${numberWords(lineCount)}`,
    ],
    ['On the bank statement', report.bankReference !== null && html`<bdi>${copyable(report.bankReference)}</bdi>`],
    ['Received', moment(exchange, report.receivedAt)],
    ['Complete', completedAt === null ? 'not yet' : moment(exchange, completedAt)],
  ]);
}

function answerFacts(exchange: SignedInExchange, { answers }: Lines): Html {
  if (answers.length === 0) return html`<p class="soft">It has no lines.</p>`;
  return html`<div class="stack">
    ${answers.map(({ sha256, bytes, receivedAt }) =>
      facts([
        ['SHA-256', copyable(sha256)],
        ['Size', bytesWords(bytes)],
        ['Received', moment(exchange, receivedAt, 'second')],
      ]),
    )}
    <p class="soft">The hash is over the answer as it came. Its lines are kept masked.</p>
  </div>`;
}

function lineSection(exchange: SignedInExchange, { report, lines, next }: Lines, after: number): Html {
  if (lines.length === 0) return empty('No lines', 'The acquirer reported none.');
  const page = (from: number, text: string) =>
    html`<a class="button small" href="${reportPath(report, from)}">${text}</a>`;
  const { currency } = report;
  return html`<h2>Lines</h2>
    ${table<Line>({
      caption: 'Lines of the report',
      columns: [
        { title: 'Line', cell: ({ lineId }) => html`<bdi>${lineId}</bdi>` },
        { title: 'What', cell: ({ type }) => type },
        { title: 'About', cell: subjectOf },
        { title: 'Gross', kind: 'figure', cell: (line) => amount(line.gross, line.currency) },
        { title: 'Fee', kind: 'figure', cell: ({ fee }) => amount(fee, currency) },
        { title: 'Net', kind: 'figure', cell: ({ net }) => amount(net, currency) },
        { title: 'When', cell: ({ at }) => moment(exchange, at) },
        { title: 'Note', cell: ({ note }) => (note === null ? '–' : html`<bdi>${note}</bdi>`) },
      ],
      rows: lines,
      keyOf: ({ lineId }) => lineId,
    })}
    <nav class="actions pager" aria-label="Pages">
      ${after > 0 && page(Math.max(0, after - LINES), 'Earlier lines')} ${next !== null && page(next, 'Further lines')}
      <span class="soft"
        >${numberWords(after + 1)} to ${numberWords(after + lines.length)} of ${numberWords(report.linesRead)}</span
      >
    </nav>`;
}

/** A refund before its order; the acquirer's own number if it names none of ours. */
function subjectOf({ tradeNo, refundNo, acquirerReference, arn }: Line): Html {
  const ours = refundNo ?? tradeNo;
  if (ours !== null) return html`${numberLink(ours, shortNumber(ours))}`;
  const theirs = acquirerReference ?? arn;
  return theirs === null ? html`<span class="soft">–</span>` : html`<code>${theirs}</code>`;
}
