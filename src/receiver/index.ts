// The entry point `@tollgate/kit/receiver`: receives the gateway's notifications on the merchant's side. It covers verification,
// duplicates, the exact acknowledgement, and adapters for servers. It imports neither the client nor the gateway.

export { createReceiver } from './receiver.ts';
export type { EntryOptions, Receiver, ReceiverAnswer } from './receiver.ts';
export type { Delivery, FallbackHandler, FormRequest, NotificationHandler, ReceiverOptions } from './options.ts';
export type { OrderConfirmation, OrderQuery, OrderQueryAnswer } from './confirm.ts';
export type { FailureCode, ReceiverFailure } from './failures.ts';
export type { FormEvent, UnknownNotification } from './read-notification.ts';
export type { RawNotification } from './raw-notification.ts';
export type { Notification, NotificationEvent, NotificationPayloads } from '../../generated/notifications.ts';

export { nodeHandler } from './node-handler.ts';
export type { NodeHandler } from './node-handler.ts';
export { expressHandler } from './express-handler.ts';
export type { ExpressHandler, ExpressRequest } from './express-handler.ts';
export { fastifyPlugin } from './fastify-plugin.ts';
export type {
  FastifyEntryOptions,
  FastifyInstanceLike,
  FastifyPluginLike,
  FastifyReplyLike,
  FastifyRequestLike,
} from './fastify-plugin.ts';

export { createMemoryStore } from './memory-store.ts';
export type { MemoryStoreOptions } from './memory-store.ts';
export { createFileStore } from './file-store.ts';
export type { FileStoreOptions } from './file-store.ts';
export { createSqlStore } from './sql-store.ts';
export type { SqlStore, SqlStoreOptions } from './sql-store.ts';
export type { ClaimState, NotificationStore } from './store.ts';

export { fakeNotification } from './fake-notification.ts';
export type { FakeNotification, FakeNotificationOptions } from './fake-notification.ts';
