import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { validateRequest } from '../../client/validate-request.ts';
import { readAliases } from '../../protocol/aliases.ts';
import { explainMismatch } from '../../protocol/explain-signature.ts';
import { formOf, signMd5, signedParts, verifyMd5, verifyRequestRsa } from '../../protocol/signature.ts';
import type { SignedPart } from '../../protocol/signature.ts';
import { addTool } from '../add-tool.ts';
import { refuseRealCards } from '../cards.ts';
import { ToolError } from '../tool-error.ts';
import { chooseVariant, METHOD_INPUT, OPERATION_INPUT } from '../variants.ts';

// Tools that sign and check signatures, with the key of the sandbox's demo merchant. They take no key: a merchant's real key
// must not be given to an assistant. They call nothing.

const BODY_INPUT = z.record(z.string(), z.unknown()).describe('The request body, as a JSON object.');
const PARTS = z.array(z.object({ field: z.string(), text: z.string() }));

export function addSignatureTools(server: McpServer): void {
  addTool(server, {
    name: 'sign_request',
    title: 'Sign a request',
    about:
      "Signs a request body with the sandbox's demo key and shows the signed text field by field. Also lists fields that break the contract. Use the result as a test vector for your own code.",
    input: { operation: OPERATION_INPUT, method: METHOD_INPUT, body: BODY_INPUT },
    output: {
      signedFields: PARTS,
      text: z.string().describe('The signed text; `<key>` stands for the merchant key.'),
      sign: z.string(),
      merNo: z.number(),
      problems: z.array(z.object({ field: z.string(), problem: z.string() })),
    },
    effect: 'reads',
    calls: false,
    run: async ({ operation, method, body }) => {
      const read = readBody(operation, body);
      const variant = chooseVariant(operation, method);
      const { fields } = operations[operation].signature;
      const sign = signMd5(fields, read, sandboxAccount.key);
      const problems = validateRequest(operation, variant.name, { ...read, sign });
      return { ...shownText(fields, read), sign, merNo: sandboxAccount.merNo, problems };
    },
  });
  addTool(server, {
    name: 'check_signature',
    title: 'Check and explain a signature',
    about:
      "Checks the `sign` of a request body against the sandbox's demo key, and finds the likely mistake if it is wrong: a missing key, another order, a separator, lower case, an amount written differently.",
    input: { operation: OPERATION_INPUT, body: BODY_INPUT },
    output: {
      right: z.boolean(),
      explanation: z.string(),
      signedFields: PARTS,
      text: z.string(),
    },
    effect: 'reads',
    calls: false,
    run: async ({ operation, body }) => {
      const read = readBody(operation, body);
      const { sign } = read;
      if (typeof sign !== 'string') throw new ToolError('The body has no sign to check; sign_request makes one.');
      return { ...checkSign(operation, read, sign), ...shownText(operations[operation].signature.fields, read) };
    },
  });
}

function readBody(operation: OperationId, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  refuseRealCards(body);
  return readAliases(operations[operation].aliases, { ...body });
}

function checkSign(operation: OperationId, body: Record<string, unknown>, sign: string) {
  const { fields } = operations[operation].signature;
  const form = formOf(sign);
  const right =
    form === 'md5'
      ? verifyMd5({ fields, body, sign, key: sandboxAccount.key })
      : verifyRequestRsa({ fields, body, sign, publicKey: sandboxAccount.publicKey });
  if (right) return { right, explanation: 'The sign is correct.' };
  return { right, explanation: explainMismatch({ fields, body, sign, key: sandboxAccount.key, form }) };
}

function shownText(fields: readonly string[], body: unknown) {
  const signedFields = signedParts(fields, body).map(masked);
  return { signedFields, text: `${signedFields.map(({ text }) => text).join('')}<key>` };
}

/** An account number is never shown in full. */
function masked({ field, text }: SignedPart): { field: string; text: string } {
  return { field, text: field === 'cardNo' ? text.replaceAll(/.(?=.{4})/g, '*') : text };
}
