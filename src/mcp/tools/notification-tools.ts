import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { addTool } from '../add-tool.ts';
import type { Sandbox } from '../sandbox.ts';

// Tools for what the sandbox sends: notifications, and each attempt to deliver them.

const NOTIFICATION_ID = z
  .string()
  .max(50)
  .describe('The id of the notification, from list_notifications or get_order.');
const THING = z.record(z.string(), z.unknown());

export function addNotificationTools(server: McpServer, sandbox: Sandbox): void {
  addListNotifications(server, sandbox);
  addOneNotification(server, sandbox);
}

function addListNotifications(server: McpServer, sandbox: Sandbox): void {
  addTool(server, {
    name: 'list_notifications',
    title: 'List notifications',
    about: 'Lists the notifications of the demo merchant with their delivery state, newest first.',
    input: {
      state: z
        .enum(['due', 'acknowledged', 'exhausted'])
        .optional()
        .describe(
          'due: will be sent or retried; acknowledged: the receiver answered SUCCESS; exhausted: nine attempts failed.',
        ),
      tradeNo: z.string().max(50).optional().describe('Only those of this order.'),
      limit: z.int().min(1).max(100).optional().describe('At most so many; 20 if absent.'),
    },
    output: { paused: z.boolean(), notifications: z.array(THING) },
    effect: 'reads',
    calls: true,
    run: async ({ state, tradeNo, limit }) => {
      const query = {
        merNo: sandboxAccount.merNo,
        ...(state && { state }),
        ...(tradeNo && { tradeNo }),
        limit: limit ?? 20,
      };
      const found = await sandbox.operate((client) => client.GET('/operator/deliveries', { params: { query } }));
      return { paused: found.paused === true, notifications: found.deliveries.map((one) => ({ ...one })) };
    },
  });
}

function addOneNotification(server: McpServer, sandbox: Sandbox): void {
  addTool(server, {
    name: 'get_notification',
    title: 'Get a notification',
    about:
      'Returns a notification: what was sent where, and each attempt with the HTTP status and why it did not count.',
    input: { notificationId: NOTIFICATION_ID },
    output: { notification: THING },
    effect: 'reads',
    calls: true,
    run: async ({ notificationId }) => {
      const params = { path: { notificationId } };
      return {
        notification: await sandbox.operate((client) =>
          client.GET('/operator/deliveries/{notificationId}', { params }),
        ),
      };
    },
  });
  addTool(server, {
    name: 'resend_notification',
    title: 'Resend a notification',
    about: 'Sends a notification once more, with the same id and body. It does not count towards the nine attempts.',
    input: { notificationId: NOTIFICATION_ID },
    output: { notificationId: z.string(), outcome: z.string() },
    effect: 'acts',
    calls: true,
    run: async ({ notificationId }) => {
      const params = { path: { notificationId } };
      const made = await sandbox.operate((client) =>
        client.POST('/operator/deliveries/{notificationId}/resend', { params }),
      );
      return { notificationId: made.notificationId, outcome: made.outcome };
    },
  });
}
