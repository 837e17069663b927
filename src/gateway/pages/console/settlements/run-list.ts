import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import type { List } from '../../desk/list/list-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { dayWords } from '../../design/written.ts';
import { decideLinks } from '../../shared/settlements/settlement-page.ts';
import { placeOf, reasonWords, runTag } from '../../shared/settlements/settlement-words.ts';
import { settlementPath } from './settlement-routes.ts';

export const RUNS = `${CONSOLE}/payouts/runs`;

type Run = OperatorAnswers['listPayoutRuns']['runs'][number];

const TABS: readonly (readonly [state: Run['state'], title: string])[] = [
  ['waiting', 'Need review'],
  ['made', 'On their way'],
  ['paid', 'Paid'],
  ['failed', 'Failed'],
  ['returned', 'Came back'],
  ['skipped', 'Skipped'],
  ['nothing', 'Nothing paid'],
];

/** What became of the due dates of all merchants. */
export const RUN_LIST: List<'listPayoutRuns', Run> = {
  operation: 'listPayoutRuns',
  screen: 'payouts',
  title: 'Due dates of automatic payouts',
  back: { path: `${CONSOLE}/payouts`, title: 'Payouts' },
  path: RUNS,
  limit: 50,
  tabs: {
    name: 'state',
    label: 'States',
    unnamed: '',
    choices: [{ value: '', title: 'All' }, ...TABS.map(([value, title]) => ({ value, title }))],
  },
  filters: [
    { kind: 'merchant', name: 'merNo', label: 'Merchant' },
    {
      kind: 'text',
      name: 'currency',
      label: 'Currency',
      lengthMax: 10,
      placeholder: 'All',
      parameterOf: (text) => text.toUpperCase(),
    },
  ],
  rowsOf: ({ runs }) => runs,
  table: {
    caption: 'Due dates of automatic payouts',
    keyOf: placeOf,
    pathOf: ({ merNo, tradeNo }) => (tradeNo === null ? settlementPath(merNo) : `${CONSOLE}/orders/${tradeNo}`),
    columns: [
      { title: 'Due', phone: 'lead', cell: ({ dueDay }) => html`<span class="whole">${dayWords(dueDay)}</span>` },
      { title: 'Merchant', phone: 'who', cell: ({ merNo }, exchange) => merchantLink(exchange, merNo) },
      {
        title: 'Amount',
        kind: 'figure',
        phone: 'badge',
        cell: ({ amount: decimal, currency }) =>
          decimal === null ? html`– <small>${currency}</small>` : amount(decimal, currency),
      },
      { title: 'State', phone: 'when', cell: (run) => runTag(run) },
      {
        title: 'What happened',
        cell: (run, exchange) => {
          if (run.state === 'waiting') return decideLinks(exchange, run, settlementPath(run.merNo));
          return run.reason === null ? html`To <code class="whole">${run.account}</code>` : reasonWords(run.reason);
        },
      },
    ],
  },
  none: {
    yet: empty('No due dates yet', 'What became of each due date of a payout schedule appears here.'),
    found: empty('No due date fits these filters', html`<a href="${RUNS}">Remove the filters</a>`),
  },
};
