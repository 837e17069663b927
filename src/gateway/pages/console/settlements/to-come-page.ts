import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { formatAmount, parseAmount } from '../../../domain/money.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, section } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { decideLinks } from '../../shared/settlements/settlement-page.ts';
import { outlookTag, placeOf, reasonWords, runTag } from '../../shared/settlements/settlement-words.ts';
import type { Run, ToCome } from '../../shared/settlements/settlement-words.ts';
import { RUNS } from './run-list.ts';
import { settlementPath } from './settlement-routes.ts';

const AHEAD_MS = 2 * 86_400_000;
const SHOWN_MAX = 50;

/** What goes out by itself today and tomorrow, what waits for a person, and what failed lately. */
export function toComeRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/to-come',
    async show(exchange) {
      const until = new Date(exchange.now + AHEAD_MS).toISOString();
      const runsIn = (state: Run['state']) =>
        call(exchange, 'listPayoutRuns', { parameters: { state, limit: SHOWN_MAX } });
      const [toCome, waiting, failed, returned] = await Promise.all([
        call(exchange, 'listPayoutsToCome', { parameters: { until } }),
        runsIn('waiting'),
        runsIn('failed'),
        runsIn('returned'),
      ]);
      if (toCome.kind !== 'done') return answerRefused(exchange, toCome);
      const { payouts, isComplete } = toCome.value;
      const lost = [failed, returned].flatMap((page) => (page.kind === 'done' ? page.value.runs : []));
      return answerDesk(exchange, {
        screen: 'payouts',
        title: 'Payouts to come',
        back: { path: `${CONSOLE}/payouts`, title: 'Payouts' },
        content: html`${section('Today and tomorrow', html`${goesOut(payouts)} ${toComeTable(exchange, payouts)}`)}
          ${!isComplete && html`<p class="soft">There are more; these are the first.</p>`}
          ${waiting.kind === 'done' && runSection(exchange, 'Need review', waiting.value.runs)}
          ${runSection(exchange, 'Failed or came back', lost)}
          <p><a href="${RUNS}">All due dates</a></p>`,
      });
    },
  };
}

/** What leaves by itself, by currency. What waits for a person is not among it. */
function goesOut(payouts: readonly ToCome[]): Html {
  const sums = new Map<string, bigint>();
  for (const { outlook, amount: decimal, currency } of payouts) {
    if (outlook !== 'pays' || decimal === null) continue;
    sums.set(currency, (sums.get(currency) ?? 0n) + parseAmount(decimal, currency));
  }
  if (sums.size === 0) return NOTHING;
  const shown = [...sums].map(([currency, sum]) => html`<b>${amount(formatAmount(sum, currency), currency)}</b> `);
  return html`<p>Goes out automatically: ${shown}</p>`;
}

function toComeTable(exchange: SignedInExchange, payouts: readonly ToCome[]): Html {
  if (payouts.length === 0) return empty('Nothing is due', 'Merchants with a payout schedule appear here.');
  return table<ToCome>({
    caption: 'Payouts to come',
    rows: payouts,
    keyOf: placeOf,
    pathOf: ({ merNo }) => settlementPath(merNo),
    columns: [
      { title: 'Goes out', phone: 'lead', cell: ({ dueAt }) => moment(exchange, dueAt) },
      { title: 'Merchant', phone: 'who', cell: ({ merNo }) => merchantLink(exchange, merNo) },
      {
        title: 'Amount',
        kind: 'figure',
        phone: 'badge',
        cell: ({ amount: decimal, currency }) =>
          decimal === null ? html`– <small>${currency}</small>` : amount(decimal, currency),
      },
      {
        title: 'To',
        phone: 'none',
        cell: ({ account }) => account !== null && html`<code class="whole">${account}</code>`,
      },
      {
        title: 'Outlook',
        phone: 'when',
        cell: ({ reason, ...of }) =>
          html`${outlookTag({ ...of, reason })}
          ${reason !== null && html`<span class="soft">${reasonWords(reason)}</span>`}`,
      },
    ],
  });
}

/** Nothing if there is none: a page that says so thrice hides what there is. */
function runSection(exchange: SignedInExchange, title: string, runs: readonly Run[]): Html {
  if (runs.length === 0) return NOTHING;
  const shown = table<Run>({
    caption: title,
    rows: runs,
    keyOf: placeOf,
    pathOf: ({ merNo, tradeNo }) => (tradeNo === null ? settlementPath(merNo) : `${CONSOLE}/orders/${tradeNo}`),
    columns: [
      { title: 'Due', phone: 'lead', cell: ({ dueDay }) => html`<span class="whole">${dayWords(dueDay)}</span>` },
      { title: 'Merchant', phone: 'who', cell: ({ merNo }) => merchantLink(exchange, merNo) },
      {
        title: 'Amount',
        kind: 'figure',
        phone: 'badge',
        cell: ({ amount: decimal, currency }) => decimal !== null && amount(decimal, currency),
      },
      {
        title: 'State',
        phone: 'when',
        cell: (run) => (run.state === 'waiting' ? decideLinks(exchange, run, settlementPath(run.merNo)) : runTag(run)),
      },
    ],
  });
  return section(title, shown);
}
