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

export interface Shape {
  readonly text?: boolean;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly fields?: Readonly<Record<string, Shape>>;
  readonly closed?: boolean;
  readonly check?: 'calendarDay' | 'ipAddress' | 'webAddress' | 'webOrigin';
  readonly private?: boolean;
}

/** The validator of what is received: its shape is judged first, because its cost does not grow with the value. */
export interface ReceivedValidator<Value> extends Validator<Value> {
  readonly shape: Shape;
}

export declare const AlipayPaymentRequest: ReceivedValidator<components["schemas"]["AlipayPaymentRequest"]>;
export declare const AmountQueryRequest: ReceivedValidator<components["schemas"]["AmountQueryRequest"]>;
export declare const AmountTotalsSuccess: Validator<components["schemas"]["AmountTotalsSuccess"]>;
export declare const ApplePayPaymentRequest: ReceivedValidator<components["schemas"]["ApplePayPaymentRequest"]>;
export declare const BalanceQueryRequest: ReceivedValidator<components["schemas"]["BalanceQueryRequest"]>;
export declare const BalanceSuccess: Validator<components["schemas"]["BalanceSuccess"]>;
export declare const CardPaymentRequest: ReceivedValidator<components["schemas"]["CardPaymentRequest"]>;
export declare const CashAppPaymentRequest: ReceivedValidator<components["schemas"]["CashAppPaymentRequest"]>;
export declare const CashierOrderRequest: ReceivedValidator<components["schemas"]["CashierOrderRequest"]>;
export declare const CashierPaymentRequest: ReceivedValidator<components["schemas"]["CashierPaymentRequest"]>;
export declare const CryptoPaymentRequest: ReceivedValidator<components["schemas"]["CryptoPaymentRequest"]>;
export declare const Failure: Validator<components["schemas"]["Failure"]>;
export declare const GCashPaymentRequest: ReceivedValidator<components["schemas"]["GCashPaymentRequest"]>;
export declare const GooglePayPaymentRequest: ReceivedValidator<components["schemas"]["GooglePayPaymentRequest"]>;
export declare const OrderListRequest: ReceivedValidator<components["schemas"]["OrderListRequest"]>;
export declare const OrderListSuccess: Validator<components["schemas"]["OrderListSuccess"]>;
export declare const PaymentSuccess: Validator<components["schemas"]["PaymentSuccess"]>;
export declare const PayoutRequest: ReceivedValidator<components["schemas"]["PayoutRequest"]>;
export declare const PayoutSuccess: Validator<components["schemas"]["PayoutSuccess"]>;
export declare const PerTransferPaymentRequest: ReceivedValidator<components["schemas"]["PerTransferPaymentRequest"]>;
export declare const PixPaymentRequest: ReceivedValidator<components["schemas"]["PixPaymentRequest"]>;
export declare const RedirectSuccess: Validator<components["schemas"]["RedirectSuccess"]>;
export declare const RefundQueryRequest: ReceivedValidator<components["schemas"]["RefundQueryRequest"]>;
export declare const RefundQuerySuccess: Validator<components["schemas"]["RefundQuerySuccess"]>;
export declare const RefundRequest: ReceivedValidator<components["schemas"]["RefundRequest"]>;
export declare const RefundSuccess: Validator<components["schemas"]["RefundSuccess"]>;
export declare const SalesQueryRequest: ReceivedValidator<components["schemas"]["SalesQueryRequest"]>;
export declare const SalesQuerySuccess: Validator<components["schemas"]["SalesQuerySuccess"]>;
export declare const SepaPaymentRequest: ReceivedValidator<components["schemas"]["SepaPaymentRequest"]>;
export declare const SpeiPaymentRequest: ReceivedValidator<components["schemas"]["SpeiPaymentRequest"]>;
export declare const UnionPayPaymentRequest: ReceivedValidator<components["schemas"]["UnionPayPaymentRequest"]>;
export declare const VietnamPayPaymentRequest: ReceivedValidator<components["schemas"]["VietnamPayPaymentRequest"]>;
export declare const VietnamPaySuccess: Validator<components["schemas"]["VietnamPaySuccess"]>;
export declare const WeChatPaymentRequest: ReceivedValidator<components["schemas"]["WeChatPaymentRequest"]>;
