import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Refund, RefundPlace } from '../../shared/refunds/refund-page.ts';
import { moment } from '../../desk/views/moment.ts';
import { numberLink } from '../number-links.ts';
import { amount, copyable, facts, section } from '../../desk/views/parts.ts';
import { REFUNDS, starterName } from './refund-list.ts';
import { merchantFact } from '../../desk/merchant-names.ts';
import { ageWords } from '../../design/written.ts';

export const refundPlace: RefundPlace = {
  screen: 'refunds',
  pathOf: ({ refundNo }) => `${REFUNDS}/${refundNo}`,
  backOf: () => ({ path: REFUNDS, title: 'Refunds' }),
  factsOf: refundFacts,
  more: (refund) => section('From', originFacts(refund)),
  completion: 'Complete it as the channel would. The merchant is notified.',
};

function refundFacts(exchange: SignedInExchange, refund: Refund): Html {
  const { currency, settlementCurrency, createdAt, finishedAt, notifyUrl, reversal } = refund;
  const isSame = currency === settlementCurrency && refund.amount === refund.settleAmount;
  return facts([
    ['Number', copyable(refund.refundNo)],
    ['Order', html`${numberLink(refund.tradeNo)}`],
    ['Order number of the merchant', refund.merOrderNo],
    ['Merchant', merchantFact(exchange, refund.merNo)],
    [reversal === undefined ? 'The payer gets' : 'Sent to the payer', amount(refund.amount, currency)],
    ['Taken from the merchant', !isSame && amount(refund.settleAmount, settlementCurrency)],
    ['Fee', amount(refund.fee, settlementCurrency)],
    ['Message of the channel', refund.message],
    ['Started', moment(exchange, createdAt, 'second')],
    [
      'Ended',
      finishedAt === null
        ? `not yet, ${ageWords(exchange.now - Date.parse(createdAt))} so far`
        : moment(exchange, finishedAt, 'second'),
    ],
    ['Came back', reversal && html`${moment(exchange, reversal.at, 'second')} from ${reversal.acquirer}`],
    ['Reason', reversal && reversal.reason !== '' && html`<bdi>${reversal.reason}</bdi>`],
    ['Result goes to', notifyUrl],
  ]);
}

function originFacts(refund: Refund): Html {
  const { startedBy, remark } = refund;
  const approvalNo = startedBy?.approvalNo ?? null;
  return facts([
    ['Started by', html`${starterName(refund)}${startedBy?.kind === 'token' ? ' (token)' : NOTHING}`],
    [
      'Approval',
      approvalNo === null ? (startedBy === null ? 'not needed' : 'none was needed') : numberLink(approvalNo),
    ],
    ['Remark', remark],
  ]);
}
