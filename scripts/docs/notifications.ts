import type { Contract, JsonObject, Notification } from '../generate/contract.ts';
import { describeNotifications } from '../generate/describe-notifications.ts';
import { describeOperations } from '../generate/describe-operations.ts';
import type { DescribedOperation } from '../generate/describe-operations.ts';
import { retrySchedule } from './tables/deliveries.ts';

// Shows the notifications twice: as webhooks, which gives each an entry in the menu, and as callbacks of the operations that
// cause them.

export function showNotifications(contract: Contract): void {
  const operations = describeOperations(contract);
  const notifications = describeNotifications(contract);
  for (const { event, post, contentType } of notifications) {
    const { operationId: _, ...callback } = post;
    for (const operation of operations) inlineCallback(operation, event, callback);
    post['description'] = describeDelivery(post, contentType, origins(operations, event));
  }
  contract['webhooks'] = Object.fromEntries(
    notifications.map(({ event, post }) => [event, { post: structuredClone(post) }]),
  );
}

/** The renderer does not resolve a reference inside a callback. The copies have no operationId, since it must be unique. */
function inlineCallback(operation: DescribedOperation, event: string, post: JsonObject): void {
  const callbacks = operation.post['callbacks'] as Record<string, JsonObject> | undefined;
  const callback = callbacks?.[event] ?? {};
  for (const expression of Object.keys(callback)) callback[expression] = { post: structuredClone(post) };
}

function describeDelivery(post: Notification, contentType: string, comesFrom: string): string {
  return [
    String(post['description']),
    `**Comes from:** ${comesFrom}.`,
    `**Body:** \`${contentType}\`.`,
    `**Acknowledge** with HTTP 200 and the exact text \`${post['x-delivery'].acknowledgement}\`. ${retrySchedule(post)}`,
  ].join('\n\n');
}

function origins(operations: readonly DescribedOperation[], event: string): string {
  const links = operations.flatMap((operation) => {
    const field = operation.callbacks[event];
    if (field === undefined) return [];
    return `[${String(operation.post['summary'])}](#operation/${operation.operationId}) (\`${field}\`)`;
  });
  return links.join(', ');
}
