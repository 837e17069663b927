import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { ScreenId } from '../../desk/desks.ts';
import type { List } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';

export type Payer = OperatorAnswers['getPayer'];

/** Where a desk shows the payers of one merchant (S6). */
export interface PayersPlace {
  readonly screen: ScreenId;
  readonly merNo: number;
  readonly listPath: string;
  readonly payerPath: (tradeNo: string) => string;
}

type OwnPart = Pick<List<'listPayers', Payer>, 'title' | 'back' | 'done'>;

/** Who paid, whoever paid last first. Both desks show it. */
export function payerList({
  screen,
  merNo,
  listPath,
  payerPath,
  ...own
}: PayersPlace & OwnPart): List<'listPayers', Payer> {
  return {
    operation: 'listPayers',
    screen,
    ...own,
    path: listPath,
    parameters: { merNo },
    limit: 25,
    rowsOf: ({ payers }) => payers,
    table: {
      caption: say`Payers`,
      keyOf: ({ tradeNo }) => tradeNo,
      pathOf: ({ tradeNo }) => payerPath(tradeNo),
      columns: [
        { title: say`E-mail address`, cell: ({ email }) => html`<bdi>${email}</bdi>` },
        { title: say`Orders`, kind: 'figure', cell: ordersOf },
        { title: say`Paid`, kind: 'figure', cell: paidOf },
        { title: say`Refunds`, kind: 'figure', cell: ({ refunds }) => (refunds === 0 ? '' : String(refunds)) },
        {
          title: say`Chargebacks`,
          kind: 'figure',
          cell: ({ chargebacks }) => (chargebacks === 0 ? '' : String(chargebacks)),
        },
        { title: say`First order`, cell: ({ firstAt }, exchange) => moment(exchange, firstAt) },
        { title: say`Last order`, cell: ({ lastAt }, exchange) => moment(exchange, lastAt) },
      ],
    },
    none: {
      yet: empty(
        say`No payers yet`,
        say`Whoever pays with an e-mail address appears here some seconds later. A payment link asks for it if you choose so.`,
      ),
      soFar: empty(say`Nobody so far`, say`The newest orders have no e-mail address. Older ones may.`),
    },
  };
}

export function ordersOf({ orders, isPartial }: Payer): string {
  return isPartial ? say`${orders} or more` : String(orders);
}

/** One line for each currency. */
function paidOf({ sums }: Payer): Html {
  const paid = sums.filter(({ payments }) => payments > 0);
  return html`${paid.map(({ paid: sum, currency }) => html`<div>${amount(sum, currency)}</div>`)}`;
}
