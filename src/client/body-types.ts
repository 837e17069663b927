import type { components } from '../../generated/openapi.ts';
import type { OperationId, RequestBodies, SuccessAnswers } from '../../generated/operations.ts';

// The caller's types: those of the contract, without the envelope and the fields that the client fills in.

type Schemas = components['schemas'];

/** The fields that the client fills in. `version` may still be given. */
type FilledField = 'merNo' | 'sign' | 'version' | 'operationType';

export type Fillable<Body> = Omit<Body, FilledField> & { version?: Schemas['ApiVersion'] };

/** The body of an operation, or of one of its variants. */
export type BodyOf<Id extends OperationId, Variant extends keyof RequestBodies[Id] = keyof RequestBodies[Id]> = {
  [Name in Variant]: Fillable<RequestBodies[Id][Name]>;
}[Variant];

/** The `data` of a successful response. */
export type DataOf<Id extends OperationId, Variant extends keyof SuccessAnswers[Id] = keyof SuccessAnswers[Id]> = {
  [Name in Variant]: SuccessAnswers[Id][Name] extends { data: infer Data } ? Data : SuccessAnswers[Id][Name];
}[Variant];

/** A pay-in method: `CREDIT_CARD`, or a value of the `paymentType` header. */
export type PaymentMethod = keyof RequestBodies['createPayment'];
export type PaymentBody<Method extends PaymentMethod> = BodyOf<'createPayment', Method>;
/** The state of a payment. Redirect methods always have a `payUrl`. */
export type PaymentResult<Method extends PaymentMethod = PaymentMethod> = DataOf<'createPayment', Method>;
export type PayoutResult = Schemas['PayoutResult'];
export type OrderListItem = Schemas['OrderListItem'];
