import type { Contract } from './contract.ts';
import { describeNotifications } from './describe-notifications.ts';
import { comment, HEADER, literal } from './source-text.ts';

/** event → content type, schema, acknowledgement, retry schedule; and the union of typed payloads. */
export function emitNotifications(contract: Contract): string {
  const described = describeNotifications(contract);
  const table = Object.fromEntries(
    described.map(({ event, contentType, schema, post }) => [
      event,
      { event, contentType, schema, ...post['x-delivery'] },
    ]),
  );
  const payloads = described.map(
    ({ event, schema }) => `${comment(`The body of ${event}.`, '  ')}  ${event}: ${schema};\n`,
  );
  return [
    HEADER,
    `import type { ${described
      .map(({ schema }) => schema)
      .toSorted()
      .join(', ')} } from './bodies.ts';\n\n`,
    '/** How each notification is sent: content type, acknowledgement, and retries. */\n',
    `export const notifications = ${literal(table)} as const;\n\n`,
    '/** The event that a notification reports. */\n',
    'export type NotificationEvent = keyof typeof notifications;\n\n',
    '/** event → the fields of its notification. */\n',
    `export interface NotificationPayloads {\n${payloads.join('')}}\n\n`,
    'interface NotificationOf<Event extends NotificationEvent> {\n',
    '  /** What happened. */\n  readonly event: Event;\n',
    '  /** The fields of the body. */\n  readonly payload: NotificationPayloads[Event];\n}\n\n',
    '/** A notification of the contract. It narrows on `event`. */\n',
    'export type Notification = {\n',
    '  [Event in NotificationEvent]: NotificationOf<Event>;\n',
    '}[NotificationEvent];\n',
  ].join('');
}
