import { randomBytes } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { OperationId } from '../../../generated/operations.ts';
import { operations } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { checkOptions } from '../../client/options.ts';
import { prepareRequest } from '../../client/prepare-request.ts';
import { requestExample } from '../../examples/contract-examples.ts';
import { addTool } from '../add-tool.ts';
import { maskBody, refuseRealCards, TEST_CARDS } from '../cards.ts';
import type { Sandbox } from '../sandbox.ts';
import { ToolError } from '../tool-error.ts';
import { chooseVariant, METHOD_INPUT, OPERATION_INPUT } from '../variants.ts';

// Tools that send requests to the sandbox as its demo merchant.

const SENT = {
  request: z.object({
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.record(z.string(), z.unknown()).describe('As sent; card details are masked here.'),
  }),
  status: z.number().describe('HTTP status.'),
  answer: z.unknown().describe('The JSON envelope, or the beginning of a page.'),
};

const FIELDS_INPUT = z
  .record(z.string(), z.unknown())
  .optional()
  .describe(
    'Fields that replace those of the example, such as sourceAmount or notifyUrl; null leaves a field out. A `sign` is sent as given, to see how a wrong one is refused.',
  );

const SCRIPTS = TEST_CARDS.map(({ script }) => script) as [string, ...string[]];

export function addPaymentTools(server: McpServer, sandbox: Sandbox): void {
  addTool(server, {
    name: 'send_payment',
    title: 'Send a test payment',
    about:
      'Creates a payment in the sandbox from the example of its method, with a new order number and a correct sign. A redirect method answers with a payUrl: open it, or decide the result with complete_order.',
    input: {
      method: METHOD_INPUT,
      outcome: z
        .enum(SCRIPTS)
        .optional()
        .describe(
          `For CREDIT_CARD: picks the test card. ${TEST_CARDS.map(({ script, about }) => `${script}: ${about}`).join(' ')}`,
        ),
      amount: z.string().optional().describe('Two decimals, such as 100.00.'),
      currency: z.string().optional().describe('Such as USD; the method must support it.'),
      notifyUrl: z
        .string()
        .optional()
        .describe('Where the sandbox sends the result, such as http://localhost:9000/notify.'),
      fields: FIELDS_INPUT,
    },
    output: SENT,
    effect: 'acts',
    calls: true,
    run: async ({ method, outcome, amount, currency, notifyUrl, fields }) => {
      const variant = chooseVariant('createPayment', method);
      if (outcome !== undefined && variant.name !== 'CREDIT_CARD') {
        throw new ToolError('outcome picks a test card; for other methods use complete_order after the payment.');
      }
      const card = TEST_CARDS.find(({ script }) => script === outcome);
      const own = {
        ...(card && { cardNo: card.number }),
        ...(amount !== undefined && { sourceAmount: amount }),
        ...(currency !== undefined && { currencyCode: currency }),
        ...(notifyUrl !== undefined && { notifyUrl }),
      };
      return send(sandbox, { operationId: 'createPayment', method: variant.name, fields: { ...own, ...fields } });
    },
  });
  addTool(server, {
    name: 'send_request',
    title: 'Send a request',
    about:
      "Sends any operation to the sandbox as its demo merchant, from the contract's example with your fields: applyRefund and queryOrder need merOrderNo and tradeNo of an order; createPayout, queryBalance, listOrders, sumAmounts and the cashier work as they are. Refusals come back as the answer.",
    input: { operation: OPERATION_INPUT, method: METHOD_INPUT, fields: FIELDS_INPUT },
    output: SENT,
    effect: 'acts',
    calls: true,
    run: async ({ operation, method, fields }) =>
      send(sandbox, { operationId: operation, method, fields: fields ?? {} }),
  });
}

interface SentRequest {
  readonly operationId: OperationId;
  readonly method: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

async function send(sandbox: Sandbox, { operationId, method, fields }: SentRequest) {
  refuseRealCards(fields);
  const variant = chooseVariant(operationId, method);
  const { path } = operations[operationId];
  const { sign: _sign, ...example } = requestExample(path, variant.example);
  const body = withoutNulls({ ...withNewNumber(example), ...fields });
  if (!('tradeNo' in fields) && 'tradeNo' in example) {
    throw new ToolError(`${operationId} needs the merOrderNo and tradeNo of an order; find them with list_orders.`);
  }
  const settings = checkOptions({
    baseUrl: sandbox.url,
    merNo: sandboxAccount.merNo,
    key: sandboxAccount.key,
    referer: `${sandboxAccount.websites[0]}/checkout`,
  });
  const userAgent = variant.headers.includes('User-Agent') ? { 'User-Agent': 'tollgate-mcp' } : {};
  const prepared = prepareRequest(settings, { operationId, variant: variant.name, body, headers: userAgent });
  const sent = { ...prepared.body, ...('sign' in fields && { sign: fields['sign'] }) };
  const { status, answer } = await sandbox.post(path, { headers: prepared.headers, body: sent });
  return { request: { path, headers: prepared.headers, body: maskBody(variant.request, sent) }, status, answer };
}

/** An order number is new unless the request refers to an order. */
function withNewNumber(example: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!('merOrderNo' in example) || 'tradeNo' in example) return { ...example };
  return { ...example, merOrderNo: `MCP-${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`.toUpperCase() };
}

function withoutNulls(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
