// The entry point `@tollgate/kit/contract`: the contract's constants, types and error catalogue. It does not load the client.
export type * from '../../generated/bodies.ts';
export * from '../../generated/constants.ts';
export { errors } from '../../generated/errors.ts';
export type { ErrorName } from '../../generated/errors.ts';
export { notifications } from '../../generated/notifications.ts';
export type { Notification, NotificationPayloads } from '../../generated/notifications.ts';
export type { components, paths } from '../../generated/openapi.ts';
export { operations } from '../../generated/operations.ts';
export type { OperationId, RequestBodies, SuccessAnswers } from '../../generated/operations.ts';
