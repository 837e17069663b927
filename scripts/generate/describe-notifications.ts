import { componentName } from './contract.ts';
import type { Contract, JsonObject, Notification } from './contract.ts';

// The properties of a notification that emitters and docs need.

export interface DescribedNotification {
  readonly event: string;
  readonly post: Notification;
  readonly contentType: string;
  readonly schema: string;
}

export function describeNotifications(contract: Contract): DescribedNotification[] {
  return Object.entries(contract.components.pathItems).map(([event, { post }]) => {
    const body = post['requestBody'] as { content: Record<string, { schema: JsonObject }> };
    const [entry] = Object.entries(body.content);
    if (entry === undefined) throw new Error(`notification ${event} has no body`);
    const [contentType, { schema }] = entry;
    return { event, post, contentType, schema: componentName(schema['$ref']) };
  });
}
