import type { SuccessAnswers } from '../../../../generated/operations.ts';
import { formatAmount } from '../../domain/money.ts';
import type { AcceptedOrder, AcceptedRefund } from '../../domain/outcomes.ts';
import { payCodeToWire } from '../wire-states.ts';

type PaymentData = SuccessAnswers['createPayment']['CREDIT_CARD']['data'];
type PayoutData = SuccessAnswers['createPayout']['default']['data'];
type RefundData = SuccessAnswers['applyRefund']['default']['data'];

export function paymentData(accepted: AcceptedOrder, payUrl: string): PaymentData {
  const { tradeNo, merOrderNo, state, onPage, message } = accepted;
  const data: PaymentData = { tradeNo, merOrderNo, payCode: payCodeToWire(state) };
  if (onPage) data.payUrl = payUrl;
  if (message !== '') data.message = message;
  return data;
}

export function payoutData({ tradeNo, merOrderNo, state }: AcceptedOrder): PayoutData {
  return { tradeNo, merOrderNo, payCode: payCodeToWire(state) };
}

export function refundData(accepted: AcceptedRefund, merNo: number): RefundData {
  const { refundNo, tradeNo, merOrderNo, amount, currency } = accepted;
  return {
    refundNo,
    tradeNo,
    merNo: String(merNo),
    merOrderNo,
    refundAmount: formatAmount(amount, currency),
    refundCurrency: isoCode(currency),
  };
}

type IsoCode = RefundData['refundCurrency'];

/** Orders are taken in currencies of the contract only, so what comes back from the store is one of them. */
export function isoCode(currency: string): IsoCode {
  return currency as IsoCode;
}
