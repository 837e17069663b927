import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, section, tag } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { decideLinks } from '../../shared/settlements/settlement-page.ts';
import { placeOf, reasonWords, runTag } from '../../shared/settlements/settlement-words.ts';
import type { Run, ToCome } from '../../shared/settlements/settlement-words.ts';
import { settlementPath } from './settlement-routes.ts';

const AHEAD_MS = 2 * 86_400_000;
const SHOWN_MAX = 50;

const OUTLOOKS: Readonly<Record<ToCome['outlook'], Html>> = {
  pays: tag('Pays', 'good'),
  waits: tag('Will wait for a person', 'wait'),
  nothing: tag('Nothing to pay'),
};

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
        content: html`${section('Today and tomorrow', toComeTable(exchange, payouts))}
        ${!isComplete && html`<p class="soft">There are more; these are the first.</p>`}
        ${waiting.kind === 'done' && section('Waiting for a person', runTable(exchange, waiting.value.runs, 'Nothing waits'))}
        ${section('Failed or came back', runTable(exchange, lost, 'Nothing failed'))}`,
      });
    },
  };
}

function toComeTable(exchange: SignedInExchange, payouts: readonly ToCome[]): Html {
  if (payouts.length === 0) return empty('Nothing is due', 'Merchants with a payout schedule appear here.');
  return table<ToCome>({
    caption: 'Payouts to come',
    rows: payouts,
    keyOf: placeOf,
    pathOf: ({ merNo }) => settlementPath(merNo),
    columns: [
      { title: 'Goes out', cell: ({ dueAt }) => moment(exchange, dueAt) },
      { title: 'Merchant', cell: ({ merNo }) => merchantLink(exchange, merNo) },
      {
        title: 'Amount',
        kind: 'figure',
        cell: ({ amount: decimal, currency }) => (decimal === null ? `– ${currency}` : amount(decimal, currency)),
      },
      { title: 'Outlook', cell: ({ outlook }) => OUTLOOKS[outlook] },
      {
        title: 'To',
        cell: ({ reason, account }) =>
          reason === null ? html`<code class="whole">${account}</code>` : reasonWords(reason),
      },
    ],
  });
}

function runTable(exchange: SignedInExchange, runs: readonly Run[], none: string): Html {
  if (runs.length === 0) return empty(none);
  return table<Run>({
    caption: none,
    rows: runs,
    keyOf: placeOf,
    pathOf: ({ merNo, tradeNo }) => (tradeNo === null ? settlementPath(merNo) : `${CONSOLE}/orders/${tradeNo}`),
    columns: [
      { title: 'Due', cell: ({ dueDay }) => dayWords(dueDay) },
      { title: 'Merchant', cell: ({ merNo }) => merchantLink(exchange, merNo) },
      {
        title: 'Amount',
        kind: 'figure',
        cell: ({ amount: decimal, currency }) => decimal !== null && amount(decimal, currency),
      },
      {
        title: 'State',
        cell: (run) => (run.state === 'waiting' ? decideLinks(exchange, run, settlementPath(run.merNo)) : runTag(run)),
      },
    ],
  });
}
