// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
import type { components } from './openapi.ts';

export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

export interface Validator<Value> {
  (data: unknown): data is Value;
  errors?: readonly ValidationError[] | null;
}

export declare const AlipayPaymentRequest: Validator<components["schemas"]["AlipayPaymentRequest"]>;
export declare const AmountQueryRequest: Validator<components["schemas"]["AmountQueryRequest"]>;
export declare const AmountTotalsSuccess: Validator<components["schemas"]["AmountTotalsSuccess"]>;
export declare const ApplePayPaymentRequest: Validator<components["schemas"]["ApplePayPaymentRequest"]>;
export declare const BalanceQueryRequest: Validator<components["schemas"]["BalanceQueryRequest"]>;
export declare const BalanceSuccess: Validator<components["schemas"]["BalanceSuccess"]>;
export declare const CardPaymentRequest: Validator<components["schemas"]["CardPaymentRequest"]>;
export declare const CashAppPaymentRequest: Validator<components["schemas"]["CashAppPaymentRequest"]>;
export declare const CashierOrderRequest: Validator<components["schemas"]["CashierOrderRequest"]>;
export declare const CashierPaymentRequest: Validator<components["schemas"]["CashierPaymentRequest"]>;
export declare const CryptoPaymentRequest: Validator<components["schemas"]["CryptoPaymentRequest"]>;
export declare const Failure: Validator<components["schemas"]["Failure"]>;
export declare const GCashPaymentRequest: Validator<components["schemas"]["GCashPaymentRequest"]>;
export declare const GooglePayPaymentRequest: Validator<components["schemas"]["GooglePayPaymentRequest"]>;
export declare const OrderListRequest: Validator<components["schemas"]["OrderListRequest"]>;
export declare const OrderListSuccess: Validator<components["schemas"]["OrderListSuccess"]>;
export declare const PaymentSuccess: Validator<components["schemas"]["PaymentSuccess"]>;
export declare const PayoutRequest: Validator<components["schemas"]["PayoutRequest"]>;
export declare const PayoutSuccess: Validator<components["schemas"]["PayoutSuccess"]>;
export declare const PerTransferPaymentRequest: Validator<components["schemas"]["PerTransferPaymentRequest"]>;
export declare const PixPaymentRequest: Validator<components["schemas"]["PixPaymentRequest"]>;
export declare const RedirectSuccess: Validator<components["schemas"]["RedirectSuccess"]>;
export declare const RefundQueryRequest: Validator<components["schemas"]["RefundQueryRequest"]>;
export declare const RefundQuerySuccess: Validator<components["schemas"]["RefundQuerySuccess"]>;
export declare const RefundRequest: Validator<components["schemas"]["RefundRequest"]>;
export declare const RefundSuccess: Validator<components["schemas"]["RefundSuccess"]>;
export declare const SalesQueryRequest: Validator<components["schemas"]["SalesQueryRequest"]>;
export declare const SalesQuerySuccess: Validator<components["schemas"]["SalesQuerySuccess"]>;
export declare const SepaPaymentRequest: Validator<components["schemas"]["SepaPaymentRequest"]>;
export declare const SpeiPaymentRequest: Validator<components["schemas"]["SpeiPaymentRequest"]>;
export declare const UnionPayPaymentRequest: Validator<components["schemas"]["UnionPayPaymentRequest"]>;
export declare const VietnamPayPaymentRequest: Validator<components["schemas"]["VietnamPayPaymentRequest"]>;
export declare const VietnamPaySuccess: Validator<components["schemas"]["VietnamPaySuccess"]>;
export declare const WeChatPaymentRequest: Validator<components["schemas"]["WeChatPaymentRequest"]>;
