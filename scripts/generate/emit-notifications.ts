import type { Contract } from './contract.ts';
import { describeNotifications } from './describe-notifications.ts';
import { HEADER, literal } from './source-text.ts';

/** event → content type, schema, acknowledgement, retry schedule; and the union of typed payloads. */
export function emitNotifications(contract: Contract): string {
  const described = describeNotifications(contract);
  const table = Object.fromEntries(
    described.map(({ event, contentType, schema, post }) => [
      event,
      { event, contentType, schema, ...post['x-delivery'] },
    ]),
  );
  const payloads = described.map(({ event, schema }) => `  ${event}: components["schemas"]["${schema}"];\n`);
  return [
    HEADER,
    "import type { components } from './openapi.ts';\n\n",
    `export const notifications = ${literal(table)} as const;\n\n`,
    'export type NotificationEvent = keyof typeof notifications;\n\n',
    `export interface NotificationPayloads {\n${payloads.join('')}}\n\n`,
    '/** Narrows on `event`. */\n',
    'export type Notification = {\n',
    '  [Event in NotificationEvent]: { readonly event: Event; readonly payload: NotificationPayloads[Event] };\n',
    '}[NotificationEvent];\n',
  ].join('');
}
