import type { SuccessAnswers } from '../../../../generated/operations.ts';
import type { Balance } from '../../domain/ledger/ledger.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { OrderPage, Totals } from '../../domain/orders/reports.ts';
import { isoCode } from './accepted.ts';
import { listedStateToWire, marginStatusToWire, settleToWire } from '../wire-states.ts';
import { listedInWords } from './state-words.ts';

type BalanceData = SuccessAnswers['queryBalance']['default']['data'];
type OrderListData = SuccessAnswers['listOrders']['default']['data'];
type TotalsData = SuccessAnswers['sumAmounts']['default']['data'];

/** I2: the three figures come from one snapshot. */
export function balanceData({ available, pending }: Balance, currency: string): BalanceData {
  return {
    currency,
    balance: formatAmount(available, currency),
    unCheckedBalance: formatAmount(pending, currency),
    totalBalance: formatAmount(available + pending, currency),
  };
}

export function orderListData(page: OrderPage, asked: { pageNum: number; pageSize: number }): OrderListData {
  const { pageNum, pageSize } = asked;
  const totalPage = Math.ceil(page.total / pageSize);
  return { pageNum, pageSize, totalPage, total: page.total, list: page.orders.map(listItem) };
}

function listItem(order: Order): OrderListData['list'][number] {
  const { currency, settlementCurrency } = order;
  const settled = (amount: bigint) => formatAmount(amount, settlementCurrency);
  const settle = settleToWire(order.settle);
  return {
    state: listedStateToWire(order.listedState),
    merOrderNo: order.merOrderNo,
    tradeNo: order.tradeNo,
    handlingFee: settled(order.handlingFee),
    receiveAmount: settled(order.receiveAmount),
    settleAmount: settled(order.settleAmount),
    margin: settled(order.margin),
    transactionProcessingFee: settled(order.transactionFee),
    exceptionHandlingFee: settled(order.exceptionFee),
    refundAmount: formatAmount(order.refunded, currency),
    sourceAmount: formatAmount(order.amount, currency),
    settlementCurrency,
    refundCurrency: isoCode(currency),
    sourceCurrency: isoCode(currency),
    marginStatus: marginStatusToWire(order.marginStatus),
    refusalPayReason: order.chargebackReason,
    message: listedInWords(order.kind, order.listedState),
    ...(settle === undefined ? {} : { settle }),
  };
}

export function totalsData({ settled, source }: Totals): TotalsData {
  return {
    settleAmountList: settled.map(({ currency, amount }) => ({
      settleAmount: formatAmount(amount, currency),
      settleCurrency: currency,
    })),
    sourceAmountList: source.map(({ currency, amount }) => ({
      sourceAmount: formatAmount(amount, currency),
      sourceCurrency: isoCode(currency),
    })),
  };
}
