import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CHANNEL_PURPOSES } from '../../../domain/acquirers/channel-figures.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Screen } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { linkNumbers } from '../number-links.ts';
import { empty } from '../../desk/views/parts.ts';
import { liveList, table } from '../../desk/views/table.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { ageWords } from '../../design/written.ts';
import { durationWords, percentWords } from '../../design/written.ts';

type Report = OperatorAnswers['readChannels'];
type Figures = Report['hour'][number];
type Inquiry = Report['asking'][number];

/** How the acquirer does, and what it is being asked about. */
export const channelsScreen: Screen = {
  id: 'channels',
  routes: ({ call }) => [
    {
      path: '',
      async show(exchange) {
        const read = await call(exchange, 'readChannels', {});
        if (read.kind === 'refused') return answerRefused(exchange, read);
        return answerDesk(exchange, {
          screen: 'channels',
          title: 'Channels',
          liveSeconds: 5,
          content: contentOf(exchange, read.value),
        });
      },
    },
  ],
};

function contentOf(exchange: SignedInExchange, { hour, day, asking, more, asOf }: Report): Html {
  return html`<div class="tiles" id="channel-tiles" data-live>${tilesOf(hour, asking, more)}</div>
    <h2>Last hour</h2>
    ${liveList('hour-list', hour.length === 0 ? NO_CALLS : figureTable(exchange, hour, 'hour'))}
    <h2>Last 24 hours</h2>
    ${liveList('day-list', day.length === 0 ? empty('No calls in the last 24 hours') : figureTable(exchange, day, 'day'))}
    <h2>Being asked about</h2>
    ${liveList('inquiry-list', asking.length === 0 ? NO_DOUBT : inquiryTable(exchange, asking, Date.parse(asOf)))}
    ${more && html`<p class="soft">There are more. These are the next 100.</p>`}`;
}

const NO_CALLS = empty('No calls in the last hour', 'The acquirer is called when a payer pays.');
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
  const unknown = sum(figures.map(({ answers }) => answers.unknown + answers.notSent));
  return unknown === 0 ? `0 of ${calls}` : `${unknown} of ${calls} (${share(unknown, calls)})`;
}

function tile(label: string, value: string): Html {
  return html`<div class="tile-box"><span class="soft">${label}</span><b>${value}</b></div>`;
}

const OPERATIONS: Readonly<Record<Figures['operation'], string>> = {
  authorize: 'Authorize',
  complete: 'Complete',
  refund: 'Refund',
  payout: 'Payout',
  inquire: 'Query',
  cancel: 'Cancel',
};

function figureTable(exchange: SignedInExchange, rows: readonly Figures[], id: string): Html {
  const answer = (title: string, name: keyof Figures['answers']) => ({
    title,
    kind: 'figure' as const,
    cell: ({ answers }: Figures) => answers[name],
  });
  return table({
    caption: `Calls of the last ${id}`,
    liveId: `channel-${id}`,
    rows,
    keyOf: ({ operation }) => operation,
    columns: [
      { title: 'Operation', cell: ({ operation }) => OPERATIONS[operation] },
      { title: 'Calls', kind: 'figure', cell: ({ calls }) => calls },
      answer('Approved', 'approved'),
      answer('Declined', 'declined'),
      answer('Payer acts', 'challenged'),
      answer('Pending', 'pending'),
      {
        title: 'No answer',
        kind: 'figure',
        cell: ({ answers: { unknown }, calls }) =>
          unknown === 0 ? 0 : html`<b>${unknown}</b> (${share(unknown, calls)})`,
      },
      { title: 'Other', kind: 'figure', cell: ({ answers }) => answers.notFound + answers.cancelled },
      { title: 'Half took', kind: 'figure', cell: ({ p50Ms }) => `≤ ${durationWords(p50Ms)}` },
      { title: '95% took', kind: 'figure', cell: ({ p95Ms }) => `≤ ${durationWords(p95Ms)}` },
      { title: 'Last call', cell: ({ lastAt }) => moment(exchange, lastAt) },
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
