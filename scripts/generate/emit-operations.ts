import type { Contract, JsonObject } from './contract.ts';
import { describeOperations, describePayMethods, describeRequestFields } from './describe-operations.ts';
import type { DescribedOperation } from './describe-operations.ts';
import { HEADER, literal, propertyName } from './source-text.ts';

/** operationId → path, headers, request schema per variant, signature rule, aliases, callbacks, sandbox table. */
export function emitOperations(contract: Contract): string {
  const described = describeOperations(contract);
  const table = Object.fromEntries(described.map((operation) => [operation.operationId, tableEntry(operation)]));
  const headerLimits = Object.fromEntries(
    described.map((operation) => [operation.operationId, operation.headerLimits]),
  );
  const requestFields = describeRequestFields(contract, described) as unknown as JsonObject;
  const versions = contract.components.schemas['ApiVersion']?.['x-versions'];
  return [
    HEADER,
    "import type { components } from './openapi.ts';\n\n",
    'type Schemas = components["schemas"];\n\n',
    'interface PayMethod {\n  readonly name: string;\n  readonly currencies: readonly string[] | null;\n',
    '  readonly expirySeconds: number;\n}\n\n',
    '/** operationId → path, signature, headers, and what each variant takes and answers. */\n',
    `export const operations = ${literal(table)} as const;\n\n`,
    '/** The version of the contract itself, as its changelog counts. */\n',
    `export const contractVersion = ${literal((contract['info'] as JsonObject)['version'])};\n\n`,
    `/** The values of \`version\` that every operation accepts; the first is the default. */\n`,
    `export const versions = ${literal(versions)} as const;\n\n`,
    '/** The currencies in which orders are taken: ISO 4217. */\n',
    `export const currencies: readonly string[] = ${literal(contract.components.schemas['CurrencyCode']?.['enum'])};\n\n`,
    '/** What a payer can pay by: its currencies (null means all), and how long it waits for the payer. */\n',
    `export const payMethods = ${literal(describePayMethods(contract) as unknown as JsonObject[])} as const satisfies readonly PayMethod[];\n\n`,
    '/** Limits of the headers that an operation reads as they come. */\n',
    `export const headerLimits = ${literal(headerLimits)} as const;\n\n`,
    '/** The documented fields of each request schema. Others mean nothing. */\n',
    `export const requestFields = ${literal(requestFields)} as const;\n\n`,
    '/** The name of an operation, which is also the name of its method. */\n',
    'export type OperationId = keyof typeof operations;\n\n',
    '/** The request body of each operation, by variant: for createPayment a variant is a pay-in method. */\n',
    bodyMap('RequestBodies', described, (variant) => `Schemas["${variant.request}"]`),
    '/** The success envelope of each operation, by variant. The cashier page is a text. */\n',
    bodyMap('SuccessAnswers', described, (variant) =>
      variant.answer === null ? 'string' : `Schemas["${variant.answer}"]`,
    ),
  ].join('');
}

function tableEntry(operation: DescribedOperation): JsonObject {
  const { post } = operation;
  return {
    operationId: operation.operationId,
    path: operation.path,
    referer: post['x-referer'] === 'required',
    headers: [...operation.headers],
    signature: { fields: post['x-signature'].fields },
    selector: operation.selector,
    variants: Object.fromEntries(
      operation.variants.map(({ name, ...variant }) => [name, variant as unknown as JsonObject]),
    ),
    aliases: operation.aliases,
    answerAliases: operation.answerAliases,
    callbacks: operation.callbacks,
    bodyBytesMax: operation.bodyBytesMax,
    sandbox: post['x-sandbox'],
  };
}

function bodyMap(
  name: string,
  operations: DescribedOperation[],
  type: (variant: DescribedOperation['variants'][number]) => string,
): string {
  const lines = operations.map((operation) => {
    const variants = operation.variants.map(
      (variant) => `    /** For \`${variant.name}\`. */\n    ${propertyName(variant.name)}: ${type(variant)};\n`,
    );
    return `  /** ${String(operation.post['summary'])}. */\n  ${operation.operationId}: {\n${variants.join('')}  };\n`;
  });
  return `/** operationId → variant → what the contract says of it. */\nexport interface ${name} {\n${lines.join('')}}\n\n`;
}
