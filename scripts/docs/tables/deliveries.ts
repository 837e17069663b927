import type { Contract, Notification } from '../../generate/contract.ts';
import { describeNotifications } from '../../generate/describe-notifications.ts';
import { schemaProperties } from '../../generate/schema-properties.ts';
import { code, notificationLink, table } from '../markdown.ts';

export function notificationsTable(contract: Contract): string {
  const rows = describeNotifications(contract).map(({ post, contentType, schema }) => {
    const fields = schemaProperties(contract, schema).map((property) => code(property.name));
    return [
      notificationLink(String(post['summary']), post.operationId),
      String(post['description']),
      code(contentType),
      fields.join(', '),
    ];
  });
  return table(['Notification', 'When', 'Content type', 'Fields'], rows);
}

/** One row per attempt. All notifications have the same schedule; a different one would need its own table. */
export function retriesTable(contract: Contract): string {
  const schedules = Object.values(contract.components.pathItems).map(({ post }) => post['x-delivery'].retryMinutes);
  const [minutes = []] = schedules;
  if (schedules.some((other) => other.join() !== minutes.join())) throw new Error('the retry schedules differ');
  let total = 0;
  const rows = [0, ...minutes].map((wait, index) => {
    total += wait;
    return [String(index + 1), index === 0 ? 'at once' : `${wait} min after the one before`, `${total} min`];
  });
  return table(['Attempt', 'When', 'Since the first'], rows);
}

export function retrySchedule(post: Notification): string {
  const { retryMinutes, attemptsMax } = post['x-delivery'];
  const list = `${retryMinutes.slice(0, -1).join(', ')} and ${retryMinutes.at(-1)}`;
  return `Anything else, and the gateway sends it again after ${list} minutes: ${attemptsMax} times in total.`;
}
