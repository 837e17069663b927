import type { Contract, JsonObject } from './contract.ts';
import { describeOperations } from './describe-operations.ts';
import type { DescribedOperation, DescribedVariant } from './describe-operations.ts';
import { schemaProperties } from './schema-properties.ts';
import { HEADER, literal } from './source-text.ts';

/**
 * The client's part of operations.ts and errors.ts: what it needs for calls and to explain refusals. It is a separate, minimal
 * file because every merchant's program loads it.
 */
export function emitCalls(contract: Contract): string {
  const operations = describeOperations(contract);
  const calls = Object.fromEntries(operations.map((one) => [one.operationId, callEntry(contract, one)]));
  const answerAliases: JsonObject = Object.assign({}, ...operations.map((operation) => operation.answerAliases));
  const catalogue = (contract.components.schemas['ErrorCode']?.['x-errors'] ?? {}) as Record<string, JsonObject>;
  const refusals = Object.fromEntries(
    Object.entries(catalogue).map(([code, error]) => [code, [String(error['meaning']), String(error['remedy'])]]),
  );
  return [
    HEADER,
    "import type { ErrorCode } from './errors.ts';",
    "import type { OperationId } from './operations.ts';\n",
    'export interface Call {',
    '  readonly path: string;',
    '  /** The signed fields, in order. */',
    '  readonly fields: readonly string[];',
    '  readonly referer?: true;',
    '  readonly idempotencyKey?: true;',
    '  /** Required fields that have a default. */',
    '  readonly defaults: Readonly<Record<string, unknown>>;',
    '  /** The header that picks the variant. */',
    '  readonly byHeader?: string;',
    '  /** The field of the body that picks the variant. */',
    '  readonly byField?: string;',
    '  readonly variants: Readonly<Record<string, CallVariant>>;',
    '}\n',
    'export interface CallVariant {',
    '  /** The value of the selecting header, where it is not the name of the variant. */',
    '  readonly value?: string;',
    '  readonly rsa?: true;',
    '  /** The fields that the gateway signs in its answer. */',
    '  readonly answerSignature?: readonly string[];',
    '  /** A success is a page, not an envelope. */',
    '  readonly page?: true;',
    '  /** The payer pays on a page: a success always brings its address. */',
    '  readonly payUrl?: true;',
    '}\n',
    `export const calls: Readonly<Record<OperationId, Call>> = ${literal(calls)};\n`,
    '/** Other spellings of fields in answers, the same for all operations. */',
    `export const answerAliases: Readonly<Record<string, readonly string[]>> = ${literal(answerAliases)};\n`,
    `export const refusals: Readonly<Record<ErrorCode, readonly [meaning: string, remedy: string]>> = ${literal(refusals)};\n`,
  ].join('\n');
}

function callEntry(contract: Contract, operation: DescribedOperation): JsonObject {
  return {
    path: operation.path,
    fields: operation.post['x-signature'].fields,
    ...(operation.post['x-referer'] === 'required' && { referer: true }),
    ...(operation.headers.includes('Idempotency-Key') && { idempotencyKey: true }),
    defaults: commonDefaults(operation),
    ...(operation.selector && {
      [operation.selector.in === 'header' ? 'byHeader' : 'byField']: operation.selector.name,
    }),
    variants: Object.fromEntries(
      operation.variants.map((variant) => [variant.name, callVariant(contract, operation, variant)]),
    ),
  };
}

function callVariant(contract: Contract, operation: DescribedOperation, variant: DescribedVariant): JsonObject {
  return {
    ...(operation.selector?.in === 'header' && variant.value !== variant.name && { value: variant.value }),
    ...(variant.forms.includes('rsa-sha256') && { rsa: true }),
    ...(variant.answerSignature && { answerSignature: [...variant.answerSignature] }),
    ...(variant.answer === null ? { page: true } : requiresPayUrl(contract, variant.answer) && { payUrl: true }),
  };
}

/** Whether the payer pays on a page, so that a success always has its address. */
export function requiresPayUrl(contract: Contract, answer: string): boolean {
  return schemaProperties(contract, answer, { deep: true }).some(({ name, required }) => name === 'payUrl' && required);
}

/** Required fields with a default, which are the same in all variants. */
export function commonDefaults({ operationId, variants }: DescribedOperation): JsonObject {
  const texts = new Set(variants.map((variant) => JSON.stringify(variant.defaults)));
  if (texts.size !== 1) throw new Error(`the variants of ${operationId} differ in their defaults`);
  return variants[0]?.defaults ?? {};
}
