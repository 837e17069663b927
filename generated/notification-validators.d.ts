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

export declare const ChargebackNotification: Validator<components["schemas"]["ChargebackNotification"]>;
export declare const PaymentResultNotification: Validator<components["schemas"]["PaymentResultNotification"]>;
export declare const PayoutResultNotification: Validator<components["schemas"]["PayoutResultNotification"]>;
export declare const RefundResultNotification: Validator<components["schemas"]["RefundResultNotification"]>;
