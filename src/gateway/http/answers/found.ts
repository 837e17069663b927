import type { SuccessAnswers } from '../../../../generated/operations.ts';
import { formatMoment } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Order } from '../../domain/order.ts';
import type { FoundOrder, FoundRefund } from '../../operations/operations.ts';
import { isoCode } from './accepted.ts';
import { stateInWords } from './state-words.ts';

type SalesData = SuccessAnswers['queryOrder']['sales']['data'];
type RefundData = SuccessAnswers['queryOrder']['refund']['data'];

/** How an order stands, with the later fields where they are known. */
export function salesData({ order }: FoundOrder, zone: Zone): SalesData {
  const data: SalesData = {
    state: order.state,
    tradeNo: order.tradeNo,
    merNo: String(order.merNo),
    merOrderNo: order.merOrderNo,
    ...chargebackFields(order),
    message: order.message || stateInWords(order.kind, order.state),
  };
  if (order.state === 1 && order.expiresAt !== null) data.expireTime = formatMoment(order.expiresAt, zone);
  if (order.state === 3) {
    data.tradeFee = formatAmount(order.handlingFee + order.transactionFee, order.settlementCurrency);
    if (order.kind === 'payment') data.receiveAmount = formatAmount(order.receiveAmount, order.settlementCurrency);
  }
  if (order.gasFee !== null) data.gasFee = formatAmount(order.gasFee, order.currency);
  if (order.transactionHash !== null) data.transactionHash = order.transactionHash;
  if (order.settle !== null) data.settle = order.settle;
  return data;
}

export function refundQueryData({ order, refund }: FoundRefund): RefundData {
  const data: RefundData = {
    state: refund.state,
    refundNo: refund.refundNo,
    refundAmount: formatAmount(refund.amount, refund.currency),
    refundCurrency: isoCode(refund.currency),
    tradeNo: order.tradeNo,
    merNo: String(order.merNo),
    merOrderNo: order.merOrderNo,
    ...chargebackFields(order),
    message: refund.message || stateInWords(order.kind, refund.state),
  };
  if (refund.state === 6) data.tradeFee = formatAmount(refund.fee, refund.settlementCurrency);
  return data;
}

type ChargebackFields = Pick<
  SalesData,
  'refuseAmount' | 'refuseCurrency' | 'actualRefuseAmount' | 'actualRefuseCurrency'
>;

function chargebackFields(order: Order): ChargebackFields {
  if (order.chargedBack === 0n) return {};
  return {
    refuseAmount: formatAmount(order.chargedBack, order.currency),
    refuseCurrency: isoCode(order.currency),
    actualRefuseAmount: formatAmount(order.chargedBackSettle, order.settlementCurrency),
    actualRefuseCurrency: order.settlementCurrency,
  };
}
