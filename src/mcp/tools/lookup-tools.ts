import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { errors } from '../../../generated/errors.ts';
import type { ErrorCode } from '../../../generated/errors.ts';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { requestExample } from '../../examples/contract-examples.ts';
import { addTool } from '../add-tool.ts';
import { aboutSchema, fieldsOf, operationTexts, payInMethods, payoutMethods } from '../contract-view.ts';
import { chooseVariant, METHOD_INPUT, OPERATION_INPUT } from '../variants.ts';

// Tools that read the contract. They call nothing.

const FIELD = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  about: z.string(),
  maxLength: z.number().optional(),
  values: z.array(z.string()).optional(),
});

export function addLookupTools(server: McpServer): void {
  addListOperations(server);
  addGetOperation(server);
  addListMethods(server);
  addExplainError(server);
}

function addListOperations(server: McpServer): void {
  addTool(server, {
    name: 'list_operations',
    title: 'List operations',
    about: 'Lists all operations of the merchant interface with their paths and signed fields. Start here.',
    input: {},
    output: {
      operations: z.array(
        z.object({
          operation: z.string(),
          path: z.string(),
          group: z.string(),
          summary: z.string(),
          signedFields: z.array(z.string()),
        }),
      ),
    },
    effect: 'reads',
    calls: false,
    run: async () => ({
      operations: Object.values(operations).map(({ operationId, path, signature }) => {
        const { group, summary } = operationTexts(operationId);
        return { operation: operationId, path, group, summary, signedFields: [...signature.fields] };
      }),
    }),
  });
}

function addGetOperation(server: McpServer): void {
  addTool(server, {
    name: 'get_operation',
    title: 'Get an operation',
    about:
      'Describes one operation: headers, request fields with their rules, signature, answer, an example body, and the values that make the sandbox fail or wait. createPayment has a body of its own for each method.',
    input: { operation: OPERATION_INPUT, method: METHOD_INPUT },
    output: {
      operation: z.string(),
      path: z.string(),
      about: z.string(),
      method: z.string(),
      methods: z.array(z.string()).describe('Names that `method` can have.'),
      headers: z.array(z.string()),
      signature: z.object({ fields: z.array(z.string()), forms: z.array(z.string()), rule: z.string() }),
      requestFields: z.array(FIELD),
      answerFields: z.array(FIELD),
      exampleBody: z.record(z.string(), z.unknown()),
      notifications: z.array(z.object({ event: z.string(), sentTo: z.string() })),
      sandbox: z.array(z.object({ when: z.string(), result: z.string() })),
    },
    effect: 'reads',
    calls: false,
    run: async ({ operation, method }) => describeOperation(operation, chooseVariant(operation, method)),
  });
}

const MD5_RULE =
  'Join the values of the fields in this order, as sent and without a separator; an absent field adds nothing. Append the merchant key. MD5, in upper-case hex.';
const RSA_RULE = ' Or RSA-SHA256 (PKCS#1 v1.5) over the same text without the key, in base64.';

function describeOperation(operationId: OperationId, variant: ReturnType<typeof chooseVariant>) {
  const { path, signature, headers, callbacks, sandbox, selector, referer } = operations[operationId];
  const byHeader =
    selector !== null && selector.in === 'header' && variant.value ? [`${selector.name}: ${variant.value}`] : [];
  const optional = (headers as readonly string[]).filter((name) => name !== 'Referer' && name !== selector?.name);
  return {
    operation: operationId,
    path,
    about: `${operationTexts(operationId).description} ${aboutSchema(variant.request)}`.trim(),
    method: variant.name,
    methods: Object.keys(operations[operationId].variants),
    headers: [
      'Content-Type: application/json',
      ...(referer ? ['Referer: a page of a website that is registered for the merchant'] : []),
      ...byHeader,
      ...optional.map(
        (name) => `${name} (${(variant.headers as readonly string[]).includes(name) ? 'required' : 'optional'})`,
      ),
    ],
    signature: {
      fields: [...signature.fields],
      forms: [...variant.forms],
      rule: variant.forms.includes('rsa-sha256') ? MD5_RULE + RSA_RULE : MD5_RULE,
    },
    requestFields: fieldsOf(variant.request),
    answerFields: variant.answer === null ? [] : fieldsOf(variant.answer),
    exampleBody: requestExample(path, variant.example),
    notifications: Object.entries(callbacks).map(([event, sentTo]) => ({ event, sentTo: String(sentTo) })),
    sandbox: (sandbox as readonly SandboxRule[])
      .filter((rule) => rule.variant === undefined || rule.variant === variant.name)
      .map((rule) => ({
        when: rule.field === undefined ? 'otherwise' : `${rule.field} is ${rule.value}`,
        result: rule.about,
      })),
  };
}

interface SandboxRule {
  readonly variant?: string;
  readonly field?: string;
  readonly value?: string;
  readonly about: string;
}

function addListMethods(server: McpServer): void {
  addTool(server, {
    name: 'list_methods',
    title: 'List payment and payout methods',
    about:
      'Lists the pay-in methods of createPayment (header, currencies, whether the payer is redirected to a payUrl), the two hosted-cashier operations, and the payout types.',
    input: {},
    output: {
      payIn: z.array(
        z.object({
          method: z.string(),
          header: z.string(),
          about: z.string(),
          currencies: z.string(),
          redirects: z.boolean(),
        }),
      ),
      cashier: z.array(z.object({ operation: z.string(), about: z.string() })),
      payout: z.array(z.object({ withdrawType: z.string(), about: z.string() })),
    },
    effect: 'reads',
    calls: false,
    run: async () => ({
      payIn: payInMethods(),
      cashier: (Object.keys(operations) as OperationId[])
        .filter((operationId) => operations[operationId].path.startsWith('/cashier/'))
        .map((operationId) => ({ operation: operationId, about: operationTexts(operationId).description })),
      payout: payoutMethods(),
    }),
  });
}

function addExplainError(server: McpServer): void {
  const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];
  addTool(server, {
    name: 'explain_error',
    title: 'Explain an error code',
    about: 'Explains the code of a refused request: meaning, cause and remedy. Without a code it lists all of them.',
    input: { code: z.enum(codes).optional().describe('The `code` of the answer, such as 10002. Absent: all codes.') },
    output: {
      errors: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          httpStatus: z.number(),
          meaning: z.string(),
          cause: z.string(),
          remedy: z.string(),
          docs: z.string(),
        }),
      ),
    },
    effect: 'reads',
    calls: false,
    run: async ({ code }) => ({ errors: (code === undefined ? codes : [code]).map(describeError) }),
  });
}

export function describeError(code: ErrorCode) {
  const { name, httpStatus, meaning, cause, remedy } = errors[code];
  return { code, name, httpStatus, meaning, cause, remedy, docs: `/docs/errors/${code}/` };
}
