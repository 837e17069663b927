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

export declare const ChargebackNotification: ReceivedValidator<components["schemas"]["ChargebackNotification"]>;
export declare const PaymentResultNotification: ReceivedValidator<components["schemas"]["PaymentResultNotification"]>;
export declare const PayoutResultNotification: ReceivedValidator<components["schemas"]["PayoutResultNotification"]>;
export declare const RefundResultNotification: ReceivedValidator<components["schemas"]["RefundResultNotification"]>;
