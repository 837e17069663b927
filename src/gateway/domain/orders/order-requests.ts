import type { PayoutMethod, SubmittedMethod } from '../method.ts';
import type { CardData } from '../ports.ts';
import type { ListedState, OrderDetails, Product, Script, SettleState } from './order.ts';

// The input of operations, in the domain's terms. The http room builds these from checked bodies.

interface SubmittedOrder {
  readonly merOrderNo: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly notifyUrl: string | null;
  readonly protestNotifyUrl: string | null;
  readonly returnUrl: string | null;
  readonly said: OrderDetails['said'];
  readonly products: readonly Product[];
  readonly script: Script | null;
}

export interface IdempotencyKey {
  readonly key: string;
  /** Fingerprint of the body. */
  readonly fingerprint: string;
}

export interface PaymentRequest extends SubmittedOrder {
  /** `CASHIER` if the payer chooses. */
  readonly method: SubmittedMethod;
  /** Whether the payer pays on a page: the order is written and then waits. */
  readonly onPage: boolean;
  readonly card: CardData | null;
  readonly bankId: number | null;
  /** If a payer began it with a payment link. */
  readonly link?: OrderDetails['link'];
  readonly idempotencyKey: IdempotencyKey | null;
}

export interface PayoutRequest extends SubmittedOrder {
  readonly method: PayoutMethod;
  readonly account: string;
  readonly idempotencyKey: IdempotencyKey | null;
}

export interface RefundApplication {
  readonly merOrderNo: string;
  readonly tradeNo: string;
  readonly amount: bigint;
  readonly notifyUrl: string | null;
  readonly remark: string;
  readonly script: Script | null;
  readonly idempotencyKey: IdempotencyKey | null;
}

export interface OrderQuery {
  readonly merOrderNo: string;
  readonly tradeNo: string;
}

export interface RefundQuery extends OrderQuery {
  readonly refundNo: string;
}

export interface OrderListQuery {
  readonly merOrderNos: readonly string[];
  readonly tradeNos: readonly string[];
  readonly from: number | null;
  readonly to: number | null;
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface AmountQuery {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly states: readonly ListedState[];
  readonly currencies: readonly string[];
  readonly settlementCurrencies: readonly string[];
  readonly merOrderNos: readonly string[];
  readonly settles: readonly Exclude<SettleState, 'none'>[];
}
