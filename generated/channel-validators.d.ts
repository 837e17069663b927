// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.
import type { components } from './channel.ts';

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

export declare const AuthorizeAnswer: Validator<components["schemas"]["AuthorizeAnswer"]>;
export declare const AuthorizeCall: ReceivedValidator<components["schemas"]["AuthorizeCall"]>;
export declare const CancelAnswer: Validator<components["schemas"]["CancelAnswer"]>;
export declare const CancelCall: ReceivedValidator<components["schemas"]["CancelCall"]>;
export declare const Capabilities: Validator<components["schemas"]["Capabilities"]>;
export declare const CapabilitiesCall: ReceivedValidator<components["schemas"]["CapabilitiesCall"]>;
export declare const ChangesAnswer: Validator<components["schemas"]["ChangesAnswer"]>;
export declare const ChangesCall: ReceivedValidator<components["schemas"]["ChangesCall"]>;
export declare const CompleteAnswer: Validator<components["schemas"]["CompleteAnswer"]>;
export declare const CompleteCall: ReceivedValidator<components["schemas"]["CompleteCall"]>;
export declare const DeclinedAnswer: Validator<components["schemas"]["DeclinedAnswer"]>;
export declare const Hint: ReceivedValidator<components["schemas"]["Hint"]>;
export declare const InquireAnswer: Validator<components["schemas"]["InquireAnswer"]>;
export declare const InquireCall: ReceivedValidator<components["schemas"]["InquireCall"]>;
export declare const PayoutAnswer: Validator<components["schemas"]["PayoutAnswer"]>;
export declare const PayoutCall: ReceivedValidator<components["schemas"]["PayoutCall"]>;
export declare const RefundAnswer: Validator<components["schemas"]["RefundAnswer"]>;
export declare const RefundCall: ReceivedValidator<components["schemas"]["RefundCall"]>;
export declare const Refusal: Validator<components["schemas"]["Refusal"]>;
export declare const ReturnMoneyAnswer: Validator<components["schemas"]["ReturnMoneyAnswer"]>;
export declare const ReturnMoneyCall: ReceivedValidator<components["schemas"]["ReturnMoneyCall"]>;
export declare const SettlementReportsAnswer: Validator<components["schemas"]["SettlementReportsAnswer"]>;
export declare const SettlementReportsCall: ReceivedValidator<components["schemas"]["SettlementReportsCall"]>;
