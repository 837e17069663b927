import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { addTool } from '../add-tool.ts';
import { ADVANCE_SECONDS_MAX } from '../limits.ts';
import type { Sandbox } from '../sandbox.ts';

// Tools that read and steer the sandbox through its operator API.

const TRADE_NO = z.string().max(50).describe("The gateway's number of the order, tradeNo.");
const RESULT = z.enum(['success', 'failure']).describe('What the payer, bank or card network decides.');
const THING = z.record(z.string(), z.unknown());

export function addSandboxTools(server: McpServer, sandbox: Sandbox): void {
  addClockTools(server, sandbox);
  addOrderTools(server, sandbox);
  addDecisionTools(server, sandbox);
}

function addClockTools(server: McpServer, sandbox: Sandbox): void {
  addTool(server, {
    name: 'sandbox_status',
    title: 'Check the sandbox',
    about:
      'Tells whether the sandbox can be reached, its address, its clock, and its demo merchant, whose key is public.',
    input: {},
    output: {
      url: z.string(),
      now: z.string().describe("The sandbox's clock."),
      merchant: z.object({
        merNo: z.number(),
        key: z.string(),
        websites: z.array(z.string()),
        webhookSecret: z.string(),
      }),
    },
    effect: 'reads',
    calls: true,
    run: async () => {
      const { now } = await sandbox.operate((client) => client.GET('/operator/clock'));
      const { merNo, key, websites, webhookSecret } = sandboxAccount;
      return { url: sandbox.url, now, merchant: { merNo, key, websites: [...websites], webhookSecret } };
    },
  });
  addTool(server, {
    name: 'advance_clock',
    title: 'Move the clock forward',
    about:
      "Moves the sandbox's clock forward and runs what falls due: retries of notifications (after 1, 2, 4 … 128 minutes), expiry, settlement. It cannot be moved back.",
    input: {
      seconds: z.int().min(1).max(ADVANCE_SECONDS_MAX).describe('How far. 60 for the first retry; 15300 for all nine.'),
    },
    output: { now: z.string() },
    effect: 'acts finally',
    calls: true,
    run: async ({ seconds }) =>
      sandbox.operate((client) => client.POST('/operator/clock', { body: { advanceSeconds: seconds } })),
  });
}

function addOrderTools(server: McpServer, sandbox: Sandbox): void {
  addTool(server, {
    name: 'list_orders',
    title: 'List orders',
    about: "Lists payments and payouts of the sandbox's demo merchant, newest first.",
    input: {
      state: z
        .enum(['processing', 'failure', 'success', 'refundProcessing', 'refundFailure', 'refundSuccess'])
        .optional()
        .describe('Only orders in this state.'),
      kind: z.enum(['payment', 'payout']).optional().describe('Only payments, or only payouts.'),
      before: TRADE_NO.optional().describe('Only older orders: `next` of the page before; a page has 20 orders.'),
    },
    output: { orders: z.array(THING), next: z.string().nullable() },
    effect: 'reads',
    calls: true,
    run: async ({ state, kind, before }) => {
      const query = {
        merNo: sandboxAccount.merNo,
        ...(state && { state: [state] }),
        ...(kind && { kind }),
        ...(before && { before }),
      };
      const found = await sandbox.operate((client) => client.GET('/operator/orders', { params: { query } }));
      return { orders: found.orders.map((order) => ({ ...order })), next: found.next };
    },
  });
  addTool(server, {
    name: 'get_order',
    title: 'Get an order',
    about:
      'Returns an order with its history: attempts to pay, refunds, chargebacks, notifications and what happened when.',
    input: { tradeNo: TRADE_NO },
    output: {
      order: THING,
      attempts: z.array(THING),
      refunds: z.array(THING),
      chargebacks: z.array(THING),
      notifications: z.array(THING),
      timeline: z.array(THING),
    },
    effect: 'reads',
    calls: true,
    run: async ({ tradeNo }) => {
      const params = { path: { tradeNo } };
      const story = await sandbox.operate((client) => client.GET('/operator/orders/{tradeNo}', { params }));
      const { order, attempts, refunds, chargebacks, deliveries, timeline } = story;
      return { order, attempts, refunds, chargebacks, notifications: deliveries, timeline };
    },
  });
}

function addDecisionTools(server: McpServer, sandbox: Sandbox): void {
  addTool(server, {
    name: 'complete_order',
    title: 'Complete an order',
    about:
      'Decides a payment or payout that is still processing, as the payer or bank would; its notification is sent.',
    input: { tradeNo: TRADE_NO, result: RESULT },
    output: { order: THING },
    effect: 'acts',
    calls: true,
    run: async ({ tradeNo, result }) => {
      const call = { params: { path: { tradeNo } }, body: { result } };
      return { order: await sandbox.operate((client) => client.POST('/operator/orders/{tradeNo}/complete', call)) };
    },
  });
  addTool(server, {
    name: 'complete_refund',
    title: 'Complete a refund',
    about: 'Decides a refund that is still processing (made with remark PENDING); its notification is sent.',
    input: { refundNo: z.string().max(50).describe('The number of the refund, refundNo.'), result: RESULT },
    output: { refund: THING },
    effect: 'acts',
    calls: true,
    run: async ({ refundNo, result }) => {
      const call = { params: { path: { refundNo } }, body: { result } };
      return { refund: await sandbox.operate((client) => client.POST('/operator/refunds/{refundNo}/complete', call)) };
    },
  });
  addTool(server, {
    name: 'charge_back_order',
    title: 'Charge an order back',
    about:
      "Opens a chargeback for a paid order, as the payer's bank would. The notification goes to the order's protestNotifyUrl, if it has one.",
    input: { tradeNo: TRADE_NO, reason: z.string().min(1).max(200).optional().describe("The bank's reason.") },
    output: { chargeback: THING },
    effect: 'acts',
    calls: true,
    run: async ({ tradeNo, reason }) => {
      const call = { params: { path: { tradeNo } }, body: reason === undefined ? {} : { reason } };
      const made = await sandbox.operate((client) => client.POST('/operator/orders/{tradeNo}/chargeback', call));
      return { chargeback: made };
    },
  });
}
