import { chargebackWord } from '../chargebacks/parts.ts';
import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Exchange } from '../../frame/page-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { methodWords } from '../orders/order-words.ts';
import { REFUND_STATES, stateTag } from '../orders/story/words.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { KIND_TITLES, shortNumber } from './choices.ts';
import { pathOf } from './hit-paths.ts';
import { table } from '../../desk/views/table.ts';
import type { Column } from '../../desk/views/table.ts';

type Schemas = components['schemas'];
type Shown = Pick<Exchange, 'request' | 'desk'>;

/** A shop has no other merchants, and knows its own. */
function merchantColumn<Row extends { readonly merNo: number }>(exchange: Shown): Column<Row>[] {
  const { folder } = deskOf(exchange);
  if (exchange.desk === 'merchant') return [];
  return [{ title: say`Merchant`, cell: ({ merNo }) => html`<a href="${folder}/merchants/${merNo}">${merNo}</a>` }];
}

const CHARGEBACK_TONES: Readonly<Record<Schemas['ChargebackState'], Tone>> = { open: 'wait', won: 'good', lost: 'bad' };

export function orderTable(exchange: Shown, rows: readonly Schemas['Order'][]): Html {
  return table({
    caption: say`Orders that were found`,
    rows,
    keyOf: ({ tradeNo }) => tradeNo,
    pathOf: ({ tradeNo }) => `${deskOf(exchange).folder}/orders/${tradeNo}`,
    columns: [
      ...orderNumbers(exchange),
      ...merchantColumn<(typeof rows)[number]>(exchange),
      { title: say`State`, cell: stateTag },
      { title: say`Method`, cell: ({ method }) => methodWords(method) },
      { title: say`Amount`, kind: 'figure', cell: (order) => amount(order.amount, order.currency) },
      { title: say`Created`, kind: 'figure', cell: ({ createdAt }) => moment(exchange, createdAt) },
    ],
  });
}

export function refundTable(exchange: Shown, rows: readonly Schemas['Refund'][]): Html {
  return table({
    caption: say`Refunds that were found`,
    rows,
    keyOf: ({ refundNo }) => refundNo,
    pathOf: ({ refundNo }) => `${deskOf(exchange).folder}/refunds/${refundNo}`,
    columns: [
      { title: say`Refund`, cell: ({ refundNo }) => shortNumber(refundNo) },
      ...merchantColumn<(typeof rows)[number]>(exchange),
      { title: say`State`, cell: ({ state }) => tag(...REFUND_STATES[state]) },
      { title: say`Amount`, kind: 'figure', cell: (refund) => amount(refund.amount, refund.currency) },
      { title: say`Created`, kind: 'figure', cell: ({ createdAt }) => moment(exchange, createdAt) },
    ],
  });
}

export function chargebackTable(exchange: Shown, rows: readonly Schemas['Chargeback'][]): Html {
  return table({
    caption: say`Chargebacks that were found`,
    rows,
    keyOf: ({ chargebackNo }) => chargebackNo,
    pathOf: ({ chargebackNo }) => `${deskOf(exchange).folder}/chargebacks/${chargebackNo}`,
    columns: [
      { title: say`Chargeback`, cell: ({ chargebackNo }) => shortNumber(chargebackNo) },
      ...merchantColumn<(typeof rows)[number]>(exchange),
      { title: say`State`, cell: ({ state }) => tag(chargebackWord(state), CHARGEBACK_TONES[state]) },
      { title: say`Amount`, kind: 'figure', cell: (one) => amount(one.amount, one.currency) },
      { title: say`Opened`, kind: 'figure', cell: ({ createdAt }) => moment(exchange, createdAt) },
    ],
  });
}

export function merchantTable(exchange: Shown, rows: readonly Schemas['FoundMerchant'][]): Html {
  return table({
    caption: say`Merchants that were found`,
    rows,
    keyOf: ({ merNo }) => String(merNo),
    pathOf: ({ merNo }) => `${deskOf(exchange).folder}/merchants/${merNo}`,
    columns: [
      { title: say`Merchant`, cell: ({ merNo }) => merNo },
      { title: say`Name`, cell: ({ name }) => name },
      { title: say`Status`, cell: ({ status }) => tag(status, status === 'active' ? 'good' : 'wait') },
    ],
  });
}

/** A shop knows an order by its own number. */
function orderNumbers(exchange: Shown): Column<Schemas['Order']>[] {
  const own: Column<Schemas['Order']> = {
    title: say`Order number`,
    cell: ({ merOrderNo }) => html`<bdi>${merOrderNo}</bdi>`,
  };
  if (exchange.desk === 'merchant') return [own];
  return [{ title: say`Order`, cell: ({ tradeNo }) => shortNumber(tradeNo) }, own];
}

/** Deliveries, approvals, requests and payment links. */
export function recordTable(exchange: Shown, hits: readonly Schemas['SearchHit'][]): Html {
  const rows = hits.flatMap((hit) => (hit.record === undefined ? [] : [{ ...hit.record, hit }]));
  return table({
    caption: say`Other numbers that were found`,
    rows,
    keyOf: ({ number }) => number,
    pathOf: ({ hit }) => pathOf(exchange, hit),
    columns: [
      { title: say`Number`, cell: ({ number }) => shortNumber(number) },
      { title: say`Kind`, cell: ({ hit }) => KIND_TITLES[hit.kind] },
      { title: say`About`, cell: ({ what }) => what },
      { title: say`State`, cell: ({ state }) => tag(state) },
      { title: say`Created`, kind: 'figure', cell: ({ at }) => moment(exchange, at) },
    ],
  });
}

export function personTable(exchange: Shown, rows: readonly Schemas['FoundPerson'][]): Html {
  return table({
    caption: say`People who were found`,
    rows,
    keyOf: ({ personId }) => personId,
    pathOf: (person) => pathOf(exchange, { kind: 'person', matched: 'person', person }),
    columns: [
      { title: say`Name`, cell: ({ name }) => name },
      { title: say`E-mail`, cell: ({ email }) => email },
    ],
  });
}
