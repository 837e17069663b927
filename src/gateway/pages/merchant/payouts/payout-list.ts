import { say, translated } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import { DAYS, noneSoFar, lookedBack } from '../../desk/list/list-texts.ts';
import type { List } from '../../desk/list/list-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { cameBackTag } from '../../shared/orders/story/came-back.ts';
import { payoutMethodWords } from '../../shared/payouts/payout-methods.ts';
import { numberLink } from '../number-links.ts';
import { NEW_PAYOUT, PAYOUTS, payoutTabs } from './payout-paths.ts';

type Order = OperatorAnswers['listOrders']['orders'][number];

const STATES: Readonly<Record<Order['state'], readonly [title: string, tone: Tone]>> = translated({
  processing: ['On its way', 'wait'],
  success: ['Paid', 'good'],
  failure: ['Failed, money is back', 'bad'],
});

export const payoutList = (): List<'listOrders', Order> => ({
  operation: 'listOrders',
  screen: 'payouts',
  title: say`Payouts`,
  path: PAYOUTS,
  parameters: { kind: 'payout' },
  limit: 50,
  live: { id: 'payout-list', tableId: 'payouts', seconds: 5 },
  done: { started: (tradeNo) => html`The payout was started: ${numberLink(tradeNo)}.` },
  actions: [{ path: NEW_PAYOUT, text: say`Pay out`, tone: 'main', permission: 'payouts.create' }],
  top: async ({ context: { call }, exchange }) =>
    html`${payoutTabs(exchange, 'payouts')} ${await waitingPanel(call, exchange, { kind: 'payout' })}`,
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: say`State`,
      choices: [['', say`All`], ...Object.entries(STATES).map(([name, [title]]) => [name, title] as const)],
    },
    ...DAYS,
  ],
  form: { needsRows: true },
  rowsOf: ({ orders }) => orders,
  sumOf: (payout) => payout,
  table: {
    caption: say`Payouts`,
    keyOf: ({ tradeNo }) => tradeNo,
    pathOf: ({ tradeNo }) => `${MERCHANT}/orders/${tradeNo}`,
    columns: [
      { title: say`Payout`, phone: 'lead', cell: ({ merOrderNo }) => merOrderNo },
      {
        title: say`Amount`,
        kind: 'figure',
        phone: 'badge',
        cell: ({ amount: decimal, currency }) => amount(decimal, currency),
      },
      {
        title: say`State`,
        phone: 'when',
        cell: ({ state, reversedAt }) => html`${tag(...STATES[state])} ${cameBackTag(reversedAt !== undefined)}`,
      },
      { title: say`Account type`, phone: 'none', cell: ({ method }) => payoutMethodWords(method) },
      { title: say`Started`, phone: 'who', cell: ({ createdAt }, exchange) => moment(exchange, createdAt) },
    ],
  },
  none: {
    yet: ({ exchange }) =>
      empty(
        say`No payouts yet`,
        may(exchange, 'payouts.create')
          ? html`Save a beneficiary, then <a href="${NEW_PAYOUT}">pay out</a> from your balance.`
          : say`Payouts of your shop appear here.`,
      ),
    found: empty(say`No payout fits these filters`, html`<a href="${PAYOUTS}">Remove the filters</a>`),
    soFar: noneSoFar,
  },
  searched: lookedBack,
});
