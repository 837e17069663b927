import { componentName } from './contract.ts';
import type { Contract, JsonObject } from './contract.ts';
import { HEADER, literal } from './source-text.ts';

export interface DescribedNotification {
  readonly event: string;
  readonly contentType: string;
  readonly schema: string;
  readonly delivery: JsonObject;
  readonly examples: JsonObject;
}

/** event → content type, schema, acknowledgement, retry schedule; and the union of typed payloads. */
export function emitNotifications(contract: Contract): string {
  const described = describeNotifications(contract);
  const table = Object.fromEntries(
    described.map(({ event, contentType, schema, delivery }) => [event, { event, contentType, schema, ...delivery }]),
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

export function describeNotifications(contract: Contract): DescribedNotification[] {
  return Object.entries(contract.components.pathItems).map(([event, { post }]) => {
    const body = post['requestBody'] as { content: Record<string, { schema: JsonObject; examples: JsonObject }> };
    const [entry] = Object.entries(body.content);
    if (entry === undefined) throw new Error(`notification ${event} has no body`);
    const [contentType, media] = entry;
    return {
      event,
      contentType,
      schema: componentName(media.schema['$ref']),
      delivery: post['x-delivery'],
      examples: media.examples,
    };
  });
}
