// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
import type { components } from './operator.ts';

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

export declare const listMerchantsParameters: ReceivedValidator<Record<string, unknown>>;
export declare const createMerchantParameters: ReceivedValidator<Record<string, unknown>>;
export declare const getMerchantParameters: ReceivedValidator<Record<string, unknown>>;
export declare const updateMerchantParameters: ReceivedValidator<Record<string, unknown>>;
export declare const approveMerchantParameters: ReceivedValidator<Record<string, unknown>>;
export declare const suspendMerchantParameters: ReceivedValidator<Record<string, unknown>>;
export declare const resumeMerchantParameters: ReceivedValidator<Record<string, unknown>>;
export declare const rotateSigningKeyParameters: ReceivedValidator<Record<string, unknown>>;
export declare const rotateWebhookSecretParameters: ReceivedValidator<Record<string, unknown>>;
export declare const setPublicKeyParameters: ReceivedValidator<Record<string, unknown>>;
export declare const listSecretsParameters: ReceivedValidator<Record<string, unknown>>;
export declare const getBalancesParameters: ReceivedValidator<Record<string, unknown>>;
export declare const createDepositParameters: ReceivedValidator<Record<string, unknown>>;
export declare const listOrdersParameters: ReceivedValidator<Record<string, unknown>>;
export declare const getOrderParameters: ReceivedValidator<Record<string, unknown>>;
export declare const completeOrderParameters: ReceivedValidator<Record<string, unknown>>;
export declare const chargeOrderBackParameters: ReceivedValidator<Record<string, unknown>>;
export declare const listRefundsParameters: ReceivedValidator<Record<string, unknown>>;
export declare const getRefundParameters: ReceivedValidator<Record<string, unknown>>;
export declare const completeRefundParameters: ReceivedValidator<Record<string, unknown>>;
export declare const openChargebackParameters: ReceivedValidator<Record<string, unknown>>;
export declare const getChargebackParameters: ReceivedValidator<Record<string, unknown>>;
export declare const closeChargebackParameters: ReceivedValidator<Record<string, unknown>>;
export declare const listDeliveriesParameters: ReceivedValidator<Record<string, unknown>>;
export declare const getDeliveryParameters: ReceivedValidator<Record<string, unknown>>;
export declare const resendDeliveryParameters: ReceivedValidator<Record<string, unknown>>;
export declare const resendDeliveriesParameters: ReceivedValidator<Record<string, unknown>>;
export declare const pauseDeliveriesParameters: ReceivedValidator<Record<string, unknown>>;
export declare const resumeDeliveriesParameters: ReceivedValidator<Record<string, unknown>>;
export declare const listRatesParameters: ReceivedValidator<Record<string, unknown>>;
export declare const putRateParameters: ReceivedValidator<Record<string, unknown>>;
export declare const listBanksParameters: ReceivedValidator<Record<string, unknown>>;
export declare const putBanksParameters: ReceivedValidator<Record<string, unknown>>;
export declare const verifyLedgerParameters: ReceivedValidator<Record<string, unknown>>;
export declare const listActionsParameters: ReceivedValidator<Record<string, unknown>>;
export declare const getClockParameters: ReceivedValidator<Record<string, unknown>>;
export declare const advanceClockParameters: ReceivedValidator<Record<string, unknown>>;
export declare const ActionPage: Validator<components["schemas"]["ActionPage"]>;
export declare const AdvanceClockRequest: ReceivedValidator<components["schemas"]["AdvanceClockRequest"]>;
export declare const BalanceList: Validator<components["schemas"]["BalanceList"]>;
export declare const BankList: ReceivedValidator<components["schemas"]["BankList"]>;
export declare const ChargeOrderBackRequest: ReceivedValidator<components["schemas"]["ChargeOrderBackRequest"]>;
export declare const Chargeback: Validator<components["schemas"]["Chargeback"]>;
export declare const ClockReading: Validator<components["schemas"]["ClockReading"]>;
export declare const CloseChargebackRequest: ReceivedValidator<components["schemas"]["CloseChargebackRequest"]>;
export declare const CompletionRequest: ReceivedValidator<components["schemas"]["CompletionRequest"]>;
export declare const CreateDepositRequest: ReceivedValidator<components["schemas"]["CreateDepositRequest"]>;
export declare const CreateMerchantRequest: ReceivedValidator<components["schemas"]["CreateMerchantRequest"]>;
export declare const CreatedMerchant: Validator<components["schemas"]["CreatedMerchant"]>;
export declare const Delivery: Validator<components["schemas"]["Delivery"]>;
export declare const DeliveryPage: Validator<components["schemas"]["DeliveryPage"]>;
export declare const DeliveryPause: Validator<components["schemas"]["DeliveryPause"]>;
export declare const Deposit: Validator<components["schemas"]["Deposit"]>;
export declare const ExchangeRate: Validator<components["schemas"]["ExchangeRate"]>;
export declare const LedgerReport: Validator<components["schemas"]["LedgerReport"]>;
export declare const Merchant: Validator<components["schemas"]["Merchant"]>;
export declare const MerchantPage: Validator<components["schemas"]["MerchantPage"]>;
export declare const NewSecret: Validator<components["schemas"]["NewSecret"]>;
export declare const OpenChargebackRequest: ReceivedValidator<components["schemas"]["OpenChargebackRequest"]>;
export declare const Order: Validator<components["schemas"]["Order"]>;
export declare const OrderPage: Validator<components["schemas"]["OrderPage"]>;
export declare const OrderStory: Validator<components["schemas"]["OrderStory"]>;
export declare const Problem: Validator<components["schemas"]["Problem"]>;
export declare const PutRateRequest: ReceivedValidator<components["schemas"]["PutRateRequest"]>;
export declare const RateList: Validator<components["schemas"]["RateList"]>;
export declare const Refund: Validator<components["schemas"]["Refund"]>;
export declare const RefundList: Validator<components["schemas"]["RefundList"]>;
export declare const Resend: Validator<components["schemas"]["Resend"]>;
export declare const ResendDeliveriesRequest: ReceivedValidator<components["schemas"]["ResendDeliveriesRequest"]>;
export declare const ResendReport: Validator<components["schemas"]["ResendReport"]>;
export declare const RotationRequest: ReceivedValidator<components["schemas"]["RotationRequest"]>;
export declare const Secret: Validator<components["schemas"]["Secret"]>;
export declare const SecretList: Validator<components["schemas"]["SecretList"]>;
export declare const SetPublicKeyRequest: ReceivedValidator<components["schemas"]["SetPublicKeyRequest"]>;
export declare const UpdateMerchantRequest: ReceivedValidator<components["schemas"]["UpdateMerchantRequest"]>;
