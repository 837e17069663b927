import type { SuccessAnswers } from '../../../../generated/operations.ts';
import { formatMoment } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { FoundOrder, FoundRefund } from '../../operations/operations.ts';
import { isoCode } from './accepted.ts';
import { orderStateToWire, refundStateToWire, settleToWire } from '../wire-states.ts';
import { orderInWords, refundInWords } from './state-words.ts';

type SalesData = SuccessAnswers['queryOrder']['sales']['data'];
type RefundData = SuccessAnswers['queryOrder']['refund']['data'];

/** How an order stands, with the later fields where they are known. */
export function salesData({ order }: FoundOrder, zone: Zone): SalesData {
  const data: SalesData = {
    state: orderStateToWire(order.state),
    tradeNo: order.tradeNo,
    merNo: String(order.merNo),
    merOrderNo: order.merOrderNo,
    ...chargebackFields(order),
    message: order.message || orderInWords(order.kind, order.state),
  };
  if (order.state === 'processing' && order.expiresAt !== null) data.expireTime = formatMoment(order.expiresAt, zone);
  if (order.state === 'succeeded') {
    data.tradeFee = formatAmount(order.handlingFee + order.transactionFee, order.settlementCurrency);
    if (order.kind === 'payment') data.receiveAmount = formatAmount(order.receiveAmount, order.settlementCurrency);
  }
  if (order.gasFee !== null) data.gasFee = formatAmount(order.gasFee, order.currency);
  if (order.transactionHash !== null) data.transactionHash = order.transactionHash;
  const settle = settleToWire(order.settle);
  if (settle !== undefined) data.settle = settle;
  return data;
}

export function refundQueryData({ order, refund }: FoundRefund): RefundData {
  const data: RefundData = {
    state: refundStateToWire(refund.state),
    refundNo: refund.refundNo,
    refundAmount: formatAmount(refund.amount, refund.currency),
    refundCurrency: isoCode(refund.currency),
    tradeNo: order.tradeNo,
    merNo: String(order.merNo),
    merOrderNo: order.merOrderNo,
    ...chargebackFields(order),
    message: refund.message || refundInWords(refund.state),
  };
  if (refund.state === 'succeeded') data.tradeFee = formatAmount(refund.fee, refund.settlementCurrency);
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
