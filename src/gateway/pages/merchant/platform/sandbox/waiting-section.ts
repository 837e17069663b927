import { say } from '../../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../../generated/operator-operations.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import type { DeskContext } from '../../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../desk/merchant-navigation.ts';
import { formFields } from '../../../desk/views/forms.ts';
import { moment } from '../../../desk/views/moment.ts';
import { amount, section } from '../../../desk/views/parts.ts';
import { liveList, table } from '../../../desk/views/table.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { actButton } from './clock-section.ts';
import { SANDBOX } from './done-texts.ts';

type Order = OperatorAnswers['listOrders']['orders'][number];
type Refund = OperatorAnswers['listRefunds']['refunds'][number];

/** An order or a refund that has no result yet. */
interface Waiting {
  readonly kind: 'order' | 'refundNo';
  readonly no: string;
  readonly title: string;
  readonly tradeNo: string;
  readonly amount: string;
  readonly currency: string;
  readonly createdAt: string;
}

const ROWS = 20;

/** What waits for a payer, a bank or the acquirer, newest first. */
export async function readWaiting({ call }: DeskContext, exchange: SignedInExchange): Promise<readonly Waiting[]> {
  const orders = await call(exchange, 'listOrders', { parameters: { state: ['processing'], limit: ROWS } });
  const refunds = await call(exchange, 'listRefunds', { parameters: { state: 'processing', limit: ROWS } });
  return [
    ...(orders.kind === 'done' ? orders.value.orders.map(ofOrder) : []),
    ...(refunds.kind === 'done' ? refunds.value.refunds.map(ofRefund) : []),
  ].toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1));
}

function ofOrder({ tradeNo, kind, amount: value, currency, createdAt }: Order): Waiting {
  const title = kind === 'payout' ? say`Payout` : say`Payment`;
  return { kind: 'order', no: tradeNo, title, tradeNo, amount: value, currency, createdAt };
}

function ofRefund({ refundNo, tradeNo, amount: value, currency, createdAt }: Refund): Waiting {
  return { kind: 'refundNo', no: refundNo, title: say`Refund`, tradeNo, amount: value, currency, createdAt };
}

export function waitingSection(exchange: SignedInExchange, rows: readonly Waiting[]): Html {
  return section(
    say`Waiting for a result`,
    liveList('waiting-list', rows.length === 0 ? none() : waitingTable(exchange, rows)),
  );
}

function none(): Html {
  return html`<p class="soft">No payment, payout or refund is waiting.</p>`;
}

function waitingTable(exchange: SignedInExchange, rows: readonly Waiting[]): Html {
  const canControl = may(exchange, 'sandbox.control');
  const list = table({
    caption: say`Waiting for a result, newest first`,
    liveId: 'waiting',
    rows,
    keyOf: ({ no }) => no,
    columns: [
      { title: say`What`, cell: ({ title }) => title },
      {
        title: say`Order`,
        cell: ({ tradeNo }) =>
          html`<a class="number" href="${`${MERCHANT + MERCHANT_SCREENS.orders.path}/${tradeNo}`}">${tradeNo}</a>`,
      },
      { title: say`Amount`, kind: 'figure', cell: ({ amount: value, currency }) => amount(value, currency) },
      { title: say`Created`, cell: ({ createdAt }) => moment(exchange, createdAt) },
      ...(canControl ? [{ title: say`Result`, cell: ({ kind, no }: Waiting) => results(kind, no) }] : []),
    ],
  });
  return canControl
    ? html`<form method="post" action="${SANDBOX}" data-once>${formFields(exchange, SANDBOX)}${list}</form>`
    : list;
}

function results(kind: Waiting['kind'], no: string): Html {
  return html`<span class="pair"
    >${actButton(`${kind} success ${no}`, say`Succeed`, say`Let ${no} succeed`)}
    ${actButton(`${kind} failure ${no}`, say`Fail`, say`Let ${no} fail`)}</span
  >`;
}
