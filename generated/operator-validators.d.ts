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

export declare const listMerchantsParameters: Validator<Record<string, unknown>>;
export declare const createMerchantParameters: Validator<Record<string, unknown>>;
export declare const getMerchantParameters: Validator<Record<string, unknown>>;
export declare const updateMerchantParameters: Validator<Record<string, unknown>>;
export declare const approveMerchantParameters: Validator<Record<string, unknown>>;
export declare const suspendMerchantParameters: Validator<Record<string, unknown>>;
export declare const resumeMerchantParameters: Validator<Record<string, unknown>>;
export declare const rotateSigningKeyParameters: Validator<Record<string, unknown>>;
export declare const rotateWebhookSecretParameters: Validator<Record<string, unknown>>;
export declare const setPublicKeyParameters: Validator<Record<string, unknown>>;
export declare const listSecretsParameters: Validator<Record<string, unknown>>;
export declare const getBalancesParameters: Validator<Record<string, unknown>>;
export declare const createDepositParameters: Validator<Record<string, unknown>>;
export declare const listOrdersParameters: Validator<Record<string, unknown>>;
export declare const getOrderParameters: Validator<Record<string, unknown>>;
export declare const completeOrderParameters: Validator<Record<string, unknown>>;
export declare const chargeOrderBackParameters: Validator<Record<string, unknown>>;
export declare const listRefundsParameters: Validator<Record<string, unknown>>;
export declare const getRefundParameters: Validator<Record<string, unknown>>;
export declare const completeRefundParameters: Validator<Record<string, unknown>>;
export declare const openChargebackParameters: Validator<Record<string, unknown>>;
export declare const getChargebackParameters: Validator<Record<string, unknown>>;
export declare const closeChargebackParameters: Validator<Record<string, unknown>>;
export declare const listRatesParameters: Validator<Record<string, unknown>>;
export declare const putRateParameters: Validator<Record<string, unknown>>;
export declare const listBanksParameters: Validator<Record<string, unknown>>;
export declare const putBanksParameters: Validator<Record<string, unknown>>;
export declare const verifyLedgerParameters: Validator<Record<string, unknown>>;
export declare const listActionsParameters: Validator<Record<string, unknown>>;
export declare const getClockParameters: Validator<Record<string, unknown>>;
export declare const advanceClockParameters: Validator<Record<string, unknown>>;
export declare const ActionPage: Validator<components["schemas"]["ActionPage"]>;
export declare const AdvanceClockRequest: Validator<components["schemas"]["AdvanceClockRequest"]>;
export declare const BalanceList: Validator<components["schemas"]["BalanceList"]>;
export declare const BankList: Validator<components["schemas"]["BankList"]>;
export declare const ChargeOrderBackRequest: Validator<components["schemas"]["ChargeOrderBackRequest"]>;
export declare const Chargeback: Validator<components["schemas"]["Chargeback"]>;
export declare const ClockReading: Validator<components["schemas"]["ClockReading"]>;
export declare const CloseChargebackRequest: Validator<components["schemas"]["CloseChargebackRequest"]>;
export declare const CompletionRequest: Validator<components["schemas"]["CompletionRequest"]>;
export declare const CreateDepositRequest: Validator<components["schemas"]["CreateDepositRequest"]>;
export declare const CreateMerchantRequest: Validator<components["schemas"]["CreateMerchantRequest"]>;
export declare const CreatedMerchant: Validator<components["schemas"]["CreatedMerchant"]>;
export declare const Deposit: Validator<components["schemas"]["Deposit"]>;
export declare const ExchangeRate: Validator<components["schemas"]["ExchangeRate"]>;
export declare const LedgerReport: Validator<components["schemas"]["LedgerReport"]>;
export declare const Merchant: Validator<components["schemas"]["Merchant"]>;
export declare const MerchantPage: Validator<components["schemas"]["MerchantPage"]>;
export declare const NewSecret: Validator<components["schemas"]["NewSecret"]>;
export declare const OpenChargebackRequest: Validator<components["schemas"]["OpenChargebackRequest"]>;
export declare const Order: Validator<components["schemas"]["Order"]>;
export declare const OrderPage: Validator<components["schemas"]["OrderPage"]>;
export declare const OrderStory: Validator<components["schemas"]["OrderStory"]>;
export declare const Problem: Validator<components["schemas"]["Problem"]>;
export declare const PutRateRequest: Validator<components["schemas"]["PutRateRequest"]>;
export declare const RateList: Validator<components["schemas"]["RateList"]>;
export declare const Refund: Validator<components["schemas"]["Refund"]>;
export declare const RefundList: Validator<components["schemas"]["RefundList"]>;
export declare const RotationRequest: Validator<components["schemas"]["RotationRequest"]>;
export declare const Secret: Validator<components["schemas"]["Secret"]>;
export declare const SecretList: Validator<components["schemas"]["SecretList"]>;
export declare const SetPublicKeyRequest: Validator<components["schemas"]["SetPublicKeyRequest"]>;
export declare const UpdateMerchantRequest: Validator<components["schemas"]["UpdateMerchantRequest"]>;
