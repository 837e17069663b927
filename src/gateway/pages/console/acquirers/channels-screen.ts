import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CHANNEL_PURPOSES } from '../../../domain/acquirers/channel-figures.ts';
import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { acquirerSection } from './acquirer-list.ts';
import { acquirerRoute } from './acquirer-page.ts';
import { removeRoute, stateRoutes } from './state-forms.ts';
import { useRoute } from './use-form.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { linkNumbers } from '../number-links.ts';
import { empty } from '../../desk/views/parts.ts';
import { liveList, table } from '../../desk/views/table.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { methodWords } from '../../shared/orders/order-words.ts';
import { ageWords } from '../../design/written.ts';
import { durationWords, percentWords } from '../../design/written.ts';

type Report = OperatorAnswers['readChannels'];
type Figures = Report['hour'][number];
type Inquiry = Report['asking'][number];
type Acquirer = Report['acquirers'][number];

/** How acquirers do, and what they are being asked about. */
export const channelsScreen: Screen = {
  id: 'channels',
  routes: (context) => [
    { path: '', show: (exchange) => showChannels(context, exchange) },
    acquirerRoute(context),
    useRoute(context),
    ...stateRoutes(context),
    removeRoute(context),
  ],
};

async function showChannels({ call }: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const [listed, read] = await Promise.all([call(exchange, 'listAcquirers', {}), call(exchange, 'readChannels', {})]);
  if (listed.kind === 'refused') return answerRefused(exchange, listed);
  if (read.kind === 'refused') return answerRefused(exchange, read);
  return answerDesk(exchange, {
    screen: 'channels',
    title: 'Channels',
    liveSeconds: 5,
    actions: html`<a class="button small" href="${CONSOLE + SCREENS.settlementReports.path}">Settlement reports</a>`,
    content: html`${doneNotice(exchange, { removed: 'The acquirer was removed. Take it out of the configuration now.' })}
    ${await waitingPanel(call, exchange, { kind: 'acquirer' })}
    ${acquirerSection(listed.value.acquirers, read.value.acquirers)} ${contentOf(exchange, read.value)}`,
  });
}

function contentOf(exchange: SignedInExchange, { hour, day, acquirers, asking, more, asOf }: Report): Html {
  const now = Date.parse(asOf);
  return html`<div class="tiles" id="channel-tiles" data-live>${tilesOf(hour, asking, more)}</div>
    ${liveList('held-list', heldCalls(acquirers, now))}
    <h2>Last hour</h2>
    ${liveList('hour-list', hour.length === 0 ? NO_CALLS : figureTable(exchange, acquirers, 'hour'))}
    <h2>Last 24 hours</h2>
    ${liveList('day-list', day.length === 0 ? NO_CALLS_TODAY : figureTable(exchange, acquirers, 'day'))}
    <h2>By method and currency</h2>
    ${liveList('method-list', day.length === 0 ? NO_CALLS_TODAY : methodTable(acquirers))}
    <h2>Being asked about</h2>
    ${liveList('inquiry-list', asking.length === 0 ? NO_DOUBT : inquiryTable(exchange, asking, now))}
    ${more && html`<p class="soft">There are more. These are the next 100.</p>`}`;
}

const NO_CALLS = empty('No calls in the last hour', 'An acquirer is called when a payer pays.');
const NO_CALLS_TODAY = empty('No calls in the last 24 hours');
const NO_DOUBT = empty(
  'Nothing is in doubt',
  'Orders and refunds whose result is not known yet appear here with when they are asked about next.',
);

function tilesOf(hour: readonly Figures[], asking: readonly Inquiry[], more: boolean): Html[] {
  const isPayment = ({ operation }: Figures) => PAYMENTS.includes(operation);
  const payments = hour.filter(isPayment);
  const others = hour.filter((one) => !isPayment(one));
  const slowest = Math.max(0, ...payments.map(({ p95Ms }) => p95Ms));
  return [
    tile('Payments without an answer', unanswered(payments)),
    tile('Other calls without an answer', unanswered(others)),
    tile('95% of payments took', payments.length === 0 ? '–' : `≤ ${durationWords(slowest)}`),
    tile('Asked about now', `${asking.length}${more ? '+' : ''}`),
  ];
}

const PAYMENTS: readonly Figures['operation'][] = CHANNEL_PURPOSES.payments;

/** Such as `6 of 6 (100%)`, in the last hour. */
function unanswered(figures: readonly Figures[]): string {
  const calls = sum(figures.map((one) => one.calls));
  const missing = sum(figures.map(missingOf));
  return missing === 0 ? `0 of ${calls}` : `${missing} of ${calls} (${share(missing, calls)})`;
}

/** Calls without an answer, and those that never left. */
function missingOf({ answers: { unknown, notSent } }: Figures): number {
  return unknown + notSent;
}

function tile(label: string, value: string): Html {
  return html`<div class="tile-box"><span class="soft">${label}</span><b>${value}</b></div>`;
}

const OPERATIONS: Readonly<Record<Figures['operation'], string>> = {
  authorize: 'Authorize',
  complete: 'Complete',
  refund: 'Refund',
  returnMoney: 'Return',
  payout: 'Payout',
  inquire: 'Query',
  cancel: 'Cancel',
};

/** Names nobody knows are not shown where there is one acquirer. */
function isSeveral(acquirers: readonly Acquirer[]): boolean {
  return acquirers.some(({ acquirer }) => acquirer !== DEFAULT_ACQUIRER);
}

function acquirerColumn(acquirers: readonly Acquirer[]) {
  const column = { title: 'Acquirer', cell: ({ acquirer }: { readonly acquirer: string }) => acquirer };
  return isSeveral(acquirers) ? [column] : [];
}

/** What this node holds back, in words: nothing if there is nothing. */
function heldCalls(acquirers: readonly Acquirer[], now: number): Html {
  const held = acquirers.flatMap(({ acquirer, breakers }) => breakers.map((one) => ({ acquirer, ...one })));
  if (held.length === 0) return html``;
  const lines = held.map(
    ({ acquirer, operation, state, since }) =>
      html`<li>
        <b>${OPERATIONS[operation]}</b>${isSeveral(acquirers) && html` at <b>${acquirer}</b>`} for
        ${ageWords(now - Date.parse(since))}: ${state === 'open' ? 'the next try is soon' : 'single calls are tried'}
      </li>`,
  );
  return html`<h2>Held back on this node</h2>
    <p class="soft">
      Answers stayed away or took too long. Payments and payouts go to another acquirer if one can take them, otherwise
      they are sent as ever. It ends by itself after three answers in a row.
    </p>
    <ul>
      ${lines}
    </ul>`;
}

function answerColumn(title: string, name: keyof Figures['answers']) {
  return { title, kind: 'figure' as const, cell: ({ answers }: Figures) => answers[name] };
}

type AcquirerFigures = Figures & Pick<Acquirer, 'acquirer'>;

function figureTable(exchange: SignedInExchange, acquirers: readonly Acquirer[], span: 'hour' | 'day'): Html {
  const rows = acquirers.flatMap((one): AcquirerFigures[] =>
    one[span].map((row) => ({ ...row, acquirer: one.acquirer })),
  );
  return table({
    caption: `Calls of the last ${span}`,
    liveId: `channel-${span}`,
    rows,
    keyOf: ({ acquirer, operation }) => `${acquirer} ${operation}`,
    columns: [
      ...acquirerColumn(acquirers),
      { title: 'Operation', cell: ({ operation }) => OPERATIONS[operation] },
      { title: 'Calls', kind: 'figure', cell: ({ calls }) => calls },
      answerColumn('Approved', 'approved'),
      answerColumn('Declined', 'declined'),
      answerColumn('Payer acts', 'challenged'),
      answerColumn('Pending', 'pending'),
      {
        title: 'No answer',
        kind: 'figure',
        cell: (row) => missingCell(missingOf(row), row.calls),
      },
      { title: 'Other', kind: 'figure', cell: ({ answers }) => answers.notFound + answers.cancelled },
      { title: 'Half took', kind: 'figure', cell: ({ p50Ms }) => `≤ ${durationWords(p50Ms)}` },
      { title: '95% took', kind: 'figure', cell: ({ p95Ms }) => `≤ ${durationWords(p95Ms)}` },
      { title: 'Last call', cell: ({ lastAt }) => moment(exchange, lastAt) },
    ],
  });
}

function missingCell(missing: number, calls: number): Html | number {
  return missing === 0 ? 0 : html`<b>${missing}</b> (${share(missing, calls)})`;
}

function methodTable(acquirers: readonly Acquirer[]): Html {
  return table({
    caption: 'Payments, payouts and refunds of the last 24 hours',
    liveId: 'channel-methods',
    rows: acquirers.flatMap(({ acquirer, methods }) => methods.map((one) => ({ ...one, acquirer }))),
    keyOf: ({ acquirer, method, currency }) => `${acquirer} ${method} ${currency}`,
    columns: [
      ...acquirerColumn(acquirers),
      { title: 'Method', cell: ({ method }) => (method === 'REFUND' ? 'Refunds' : methodWords(method)) },
      { title: 'Currency', cell: ({ currency }) => currency },
      { title: 'Calls', kind: 'figure', cell: ({ calls }) => calls },
      { title: 'Approved', kind: 'figure', cell: ({ approved }) => approved },
      { title: 'Declined', kind: 'figure', cell: ({ declined }) => declined },
      { title: 'No answer', kind: 'figure', cell: ({ unanswered: missing, calls }) => missingCell(missing, calls) },
      { title: 'Half took', kind: 'figure', cell: ({ p50Ms }) => `≤ ${durationWords(p50Ms)}` },
      { title: '95% took', kind: 'figure', cell: ({ p95Ms }) => `≤ ${durationWords(p95Ms)}` },
    ],
  });
}

function inquiryTable(exchange: SignedInExchange, rows: readonly Inquiry[], now: number): Html {
  return table({
    caption: 'Orders and refunds without a result, the next one first',
    liveId: 'inquiries',
    rows,
    keyOf: ({ tradeNo, refundNo }) => refundNo ?? tradeNo,
    pathOf: ({ tradeNo, refundNo }) =>
      refundNo === null ? `${CONSOLE}/orders/${tradeNo}` : `${CONSOLE}/refunds/${refundNo}`,
    columns: [
      { title: 'Number', cell: ({ tradeNo, refundNo }) => refundNo ?? tradeNo },
      { title: 'Order', cell: ({ tradeNo, refundNo }) => refundNo && linkNumbers(tradeNo) },
      {
        title: 'Merchant',
        cell: ({ merNo }) => merchantLink(exchange, merNo),
      },
      { title: 'In doubt for', kind: 'figure', cell: ({ since }) => ageWords(now - Date.parse(since)) },
      { title: 'Asked', kind: 'figure', cell: ({ tries }) => `${tries} ${tries === 1 ? 'time' : 'times'}` },
      { title: 'Asked next', cell: ({ nextAt }) => moment(exchange, nextAt, 'second') },
    ],
  });
}

function share(part: number, whole: number): string {
  return part / whole < 0.01 ? `under ${percentWords(0.01, 0)}` : percentWords(part / whole, 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
