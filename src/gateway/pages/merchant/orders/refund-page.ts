import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageRoute, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { refundPage } from '../../shared/refunds/refund-page.ts';
import type { Refund, RefundPlace } from '../../shared/refunds/refund-page.ts';
import { starterOf } from '../../shared/orders/story/words.ts';
import { answerMessage } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, facts } from '../../desk/views/parts.ts';

/** Refunds have no list of their own in a shop: each belongs to its order. */
export function refundRoutes(context: DeskContext): PageRoute[] {
  const { show, complete } = refundPage(context, PLACE);
  const path = '/refunds/:refundNo';
  const shown: PageRoute = {
    path,
    for: 'signedIn',
    show: async (exchange) => (may(exchange, 'orders.read') ? show(exchange) : answerMessage(exchange, NOT_ALLOWED)),
  };
  return context.mode === 'live'
    ? [shown]
    : [shown, { path: `${path}/complete`, for: 'signedIn', submit: (exchange, form) => complete(exchange, form) }];
}

const NOT_ALLOWED = translated({
  status: 403,
  title: 'Not allowed',
  lines: ['Your roles do not include orders.read, which refunds need. Ask an owner.'],
});

const PLACE: RefundPlace = translated({
  screen: 'orders',
  pathOf: ({ refundNo }) => `${MERCHANT}/refunds/${refundNo}`,
  backOf: ({ tradeNo, merOrderNo }) => ({ path: `${MERCHANT}/orders/${tradeNo}`, title: say`Order ${merOrderNo}` }),
  factsOf: refundFacts,
  completion: 'Complete it as the bank or wallet would. Your shop is notified.',
});

function refundFacts(exchange: SignedInExchange, refund: Refund): Html {
  const { currency, settlementCurrency, createdAt, finishedAt, notifyUrl, startedBy, reversal } = refund;
  const isSame = currency === settlementCurrency && refund.amount === refund.settleAmount;
  const approvalNo = startedBy?.approvalNo ?? null;
  return facts([
    [reversal === undefined ? say`The payer gets` : say`Sent to the payer`, amount(refund.amount, currency)],
    [say`Taken from your balance`, !isSame && amount(refund.settleAmount, settlementCurrency)],
    [say`Fee`, amount(refund.fee, settlementCurrency)],
    [say`Order`, html`<a href="${`${MERCHANT}/orders/${refund.tradeNo}`}"><bdi>${refund.merOrderNo}</bdi></a>`],
    [say`Remark`, refund.remark !== '' && html`<bdi>${refund.remark}</bdi>`],
    [say`Message`, refund.message !== '' && html`<bdi>${refund.message}</bdi>`],
    [say`Started by`, starterOf(refund)],
    [
      say`Approval`,
      approvalNo !== null && html`<a href="${`${MERCHANT}/approvals/${approvalNo}`}">See the request</a>`,
    ],
    [say`Started`, moment(exchange, createdAt, 'second')],
    [say`Ended`, finishedAt === null ? say`Not yet` : moment(exchange, finishedAt, 'second')],
    [say`Came back`, reversal && moment(exchange, reversal.at, 'second')],
    [say`Reason`, reversal && reversal.reason !== '' && html`<bdi>${reversal.reason}</bdi>`],
    [say`Result goes to`, notifyUrl],
    [say`Number`, copyable(refund.refundNo)],
  ]);
}
