// The entry point `tollgate/contract`: the contract's types and error catalogue, for code that does not need a client.
export { errors } from '../../generated/errors.ts';
export type { ErrorCode, ErrorName } from '../../generated/errors.ts';
export { notifications } from '../../generated/notifications.ts';
export type { Notification, NotificationEvent, NotificationPayloads } from '../../generated/notifications.ts';
export type { components, paths } from '../../generated/openapi.ts';
export { operations } from '../../generated/operations.ts';
export type { OperationId, RequestBodies, SuccessAnswers } from '../../generated/operations.ts';
