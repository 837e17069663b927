import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { List } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { wordingOf } from '../orders/story/wording.ts';
import { batchTag, batchTime } from './batch-words.ts';
import type { Batch } from './batch-words.ts';

type BatchList = List<'listBatches', Batch>;
type Place = Pick<BatchList, 'screen' | 'title' | 'heading' | 'back' | 'path' | 'top' | 'kept' | 'actions'> & {
  readonly merNo: number;
  readonly pathOf: (batch: Batch) => string;
};

/** Payouts to the merchant's own account; each leads to what is in it. */
export function batchList(exchange: SignedInExchange, { merNo, pathOf, ...page }: Place): BatchList {
  const { isShop } = wordingOf(exchange);
  return {
    ...page,
    operation: 'listBatches',
    parameters: { merNo },
    limit: 50,
    filters: [
      {
        kind: 'text',
        name: 'currency',
        label: say`Currency`,
        lengthMax: 10,
        placeholder: say`All`,
        parameterOf: (text) => text.toUpperCase(),
      },
    ],
    form: { needsRows: true },
    rowsOf: ({ batches }) => batches,
    sumOf: ({ payout, currency }) => ({ amount: payout, currency }),
    table: {
      caption: isShop ? say`Payouts to your account` : 'Payouts to the own account',
      keyOf: ({ batchNo }) => batchNo,
      pathOf,
      columns: [
        { title: say`Payout`, phone: 'lead', cell: ({ batchNo }) => batchNo },
        { title: say`Amount`, kind: 'figure', phone: 'also', cell: ({ payout, currency }) => amount(payout, currency) },
        {
          title: say`State`,
          phone: 'badge',
          // A phone has room for one time a row: when it was started.
          cell: (batch) => html`${batchTag(batch.state)} <span class="soft wide">${batchTime(exchange, batch)}</span>`,
        },
        { title: say`Account`, phone: 'who', cell: ({ account }) => account },
        { title: say`Started`, phone: 'when', cell: ({ createdAt }) => moment(exchange, createdAt) },
      ],
    },
    none: {
      yet: empty(
        say`No payouts yet`,
        isShop
          ? say`Payouts to your settlement account appear here, each with the payments that are in it.`
          : 'Payouts to the settlement account of the merchant appear here, each with the payments that are in it.',
      ),
      found: empty(say`No payout fits these filters`),
    },
  };
}
