import { z } from 'zod';
import document from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../generated/operations.ts';
import { ToolError } from './tool-error.ts';

const IDS = Object.keys(operations) as [OperationId, ...OperationId[]];

export const OPERATION_INPUT = z.enum(IDS).describe('The operation, by its operationId.');
export const METHOD_INPUT = z
  .string()
  .optional()
  .describe(
    'Which body the operation takes: for createPayment a method such as CREDIT_CARD, ALIPAY or PIX; for queryOrder sales or refund. Absent: the first.',
  );

export interface Variant {
  readonly name: string;
  readonly value: string | null;
  readonly request: string;
  readonly answer: string | null;
  readonly headers: readonly string[];
  readonly forms: readonly string[];
  /** The name of its example in the contract. */
  readonly example: string;
}

/** The variant by its name, or the first one. */
export function chooseVariant(operationId: OperationId, name: string | undefined): Variant {
  const variants: Readonly<Record<string, Omit<Variant, 'name' | 'example'>>> = operations[operationId].variants;
  const names = Object.keys(variants);
  const chosen = name ?? names[0] ?? '';
  const variant = Object.hasOwn(variants, chosen) ? variants[chosen] : undefined;
  if (variant === undefined) {
    const remedy = names.length === 1 ? 'leave method out' : `use one of ${names.join(', ')}`;
    throw new ToolError(`${operationId} has no method "${chosen}"; ${remedy}.`);
  }
  return { ...variant, name: chosen, example: exampleOf(operationId, chosen) };
}

/** An operation with a single body has an example with a name of its own. */
function exampleOf(operationId: OperationId, variant: string): string {
  const { examples } = document.paths[operations[operationId].path].post.requestBody.content['application/json'];
  const names = Object.keys(examples);
  return names.includes(variant) ? variant : (names[0] ?? '');
}
