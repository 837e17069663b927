// The entry point `@tollgate/kit/client`.
export { createClient } from './create-client.ts';
export type { Client } from './create-client.ts';
export { explainSignature } from './explain-signature.ts';
export type { SignatureExplanation } from './explain-signature.ts';
export { GatewayError, InvalidRequestError, TransportError } from './errors.ts';
export type { FieldProblem, Outcome, TransportProblem } from './errors.ts';
export { keepAliveFetch } from './keep-alive-fetch.ts';
export type { KeepAliveOptions } from './keep-alive-fetch.ts';
export type { CallOptions, ClientOptions, FetchLike, RequestValidator, ResubmitOptions } from './options.ts';
export type * from '../../generated/bodies.ts';
export type { PaymentMethod } from '../../generated/constants.ts';
export type { RawClient } from './raw-client.ts';
