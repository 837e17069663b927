import type { BalanceStore } from '../../domain/ledger/ledger-store.ts';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { ReportStore } from '../../domain/orders/reports.ts';
import { refused } from '../../domain/outcomes.ts';
import type { Refused } from '../../domain/outcomes.ts';
import type { AmountQuery, OrderListQuery, OrderQuery, RefundQuery } from '../../domain/orders/order-requests.ts';
import type { RefundStore } from '../../domain/refunds/refund.ts';
import type { FoundOrder, FoundRefund, MerchantOperations } from '../operations.ts';

// What a merchant may read: only its own orders. Another merchant's order is reported as not found (S6).

type Queries = Pick<MerchantOperations, 'queryOrder' | 'queryRefund' | 'queryBalance' | 'listOrders' | 'sumAmounts'>;

export interface QueriesDependencies {
  readonly store: Pick<BalanceStore, 'findBalance'> &
    Pick<OrderStore, 'findOrder'> &
    Pick<RefundStore, 'findRefund'> &
    ReportStore;
}

export function createQueries({ store }: QueriesDependencies): Queries {
  /** S1: both numbers must belong to the same order; the trade number alone is not enough. */
  async function queryOrder(account: MerchantAccount, query: OrderQuery): Promise<FoundOrder | Refused> {
    const order = await store.findOrder({ merNo: account.merchant.merNo, tradeNo: query.tradeNo });
    if (order === null || order.merOrderNo !== query.merOrderNo) {
      return refused('orderNotFound');
    }
    return { kind: 'found', order };
  }

  return {
    queryOrder,
    async queryRefund(account, query: RefundQuery): Promise<FoundRefund | Refused> {
      const found = await queryOrder(account, query);
      if (found.kind === 'refused') return found;
      const refund = await store.findRefund({ merNo: found.order.merNo, refundNo: query.refundNo });
      if (refund === null || refund.tradeNo !== found.order.tradeNo) {
        return refused('refundNotFound');
      }
      return { ...found, refund };
    },
    queryBalance: ({ merchant }, currency) => store.findBalance(merchant.merNo, currency),
    listOrders({ merchant }, query: OrderListQuery) {
      const { from, to, merOrderNos, tradeNos, pageNum, pageSize } = query;
      return store.searchOrders({
        merNo: merchant.merNo,
        ...filter('merOrderNos', merOrderNos),
        ...filter('tradeNos', tradeNos),
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        pageNum,
        pageSize,
      });
    },
    sumAmounts({ merchant }, query: AmountQuery) {
      const { firstDay, lastDay, states, currencies, settlementCurrencies, merOrderNos, settles } = query;
      return store.sumAmounts({
        merNo: merchant.merNo,
        firstDay,
        lastDay,
        ...filter('states', states),
        ...filter('currencies', currencies),
        ...filter('settlementCurrencies', settlementCurrencies),
        ...filter('merOrderNos', merOrderNos),
        ...filter('settles', settles),
      });
    },
  };
}

/** An empty filter matches everything. */
function filter<Name extends string, Value>(
  name: Name,
  values: readonly Value[],
): Partial<Record<Name, readonly Value[]>> {
  return values.length === 0 ? {} : ({ [name]: values } as Record<Name, readonly Value[]>);
}
