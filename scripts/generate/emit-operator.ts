import type { SensitivityClass } from '../redocly/sensitivity-classes.ts';
import { componentName } from './contract.ts';
import type { Json, JsonObject } from './contract.ts';
import { describeOperator, parametersSchema, parametersValidator } from './describe-operator.ts';
import type { DescribedOperatorOperation, DescribedParameter, OperatorContract } from './describe-operator.ts';
import { describeSensitivity, sensitivityOf } from './describe-sensitivity.ts';
import { describeRequestShape } from './describe-shape.ts';
import { compileValidators, declareValidator, refTo, VALIDATOR_TYPES } from './emit-validators.ts';
import { resolveSchema, schemaProperties } from './schema-properties.ts';
import { HEADER, literal, propertyName } from './source-text.ts';

/** operationId → method, path, parameters, validators, success status; and the catalogue of problems. */
export function emitOperatorOperations(contract: OperatorContract): string {
  const described = describeOperator(contract);
  const table = Object.fromEntries(described.map((one) => [one.operationId, tableEntry(contract, one)]));
  const problems = contract.components.schemas['ProblemType']?.['x-problems'];
  return [
    HEADER,
    "import type { components, operations } from './operator.ts';\n\n",
    'type Schemas = components["schemas"];\n\n',
    `export const operatorOperations = ${literal(table)} as const;\n\n`,
    'export type OperatorOperationId = keyof typeof operatorOperations;\n\n',
    '/** Why a request is refused; `type` of the answer is `urn:tollgate:problem:` and this name. */\n',
    `export const problems = ${literal(problems)} as const;\n\n`,
    'export type ProblemName = keyof typeof problems;\n\n',
    'type Given<Id extends keyof operations, Place extends keyof operations[Id]["parameters"]> = Required<\n',
    '  NonNullable<operations[Id]["parameters"][Place]>\n>;\n\n',
    '/** The parameters of each operation, read and with defaults filled in. */\n',
    parameterMap(contract, described),
    'type Filled<Body, Name extends keyof Body> = Body & Required<Pick<Body, Name>>;\n\n',
    '/** The request body of each operation, with defaults filled in; null where it takes none. */\n',
    bodyMap('OperatorBodies', described, (operation) => bodyType(contract, operation)),
    '/** An answer that is a file. */\n',
    'export interface OperatorFile {\n  name: string;\n  content: Uint8Array;\n}\n\n',
    '/** The success answer of each operation; a list if it is sent line by line. */\n',
    bodyMap('OperatorAnswers', described, answerType),
  ].join('');
}

export function emitOperatorValidators(contract: OperatorContract): Promise<string> {
  const described = describeOperator(contract);
  const further = Object.fromEntries(described.map((one) => [parametersValidator(one), parametersSchema(one)]));
  const received = { ...further, ...Object.fromEntries(requestSchemas(described).map((name) => [name, refTo(name)])) };
  const shapes = Object.fromEntries(
    Object.entries(received).map(([name, schema]) => [name, describeRequestShape(contract, schema, name)]),
  );
  return compileValidators(contract, [...Object.keys(further), ...exchangedSchemas(described)], { further, shapes });
}

export function emitOperatorValidatorTypes(contract: OperatorContract): string {
  const described = describeOperator(contract);
  return [
    HEADER,
    "import type { components } from './operator.ts';\n\n",
    VALIDATOR_TYPES,
    ...described.map(
      (one) => `export declare const ${parametersValidator(one)}: ReceivedValidator<Record<string, unknown>>;\n`,
    ),
    ...exchangedSchemas(described).map((name) => declareValidator(name, requestSchemas(described).includes(name))),
  ].join('');
}

function requestSchemas(described: readonly DescribedOperatorOperation[]): string[] {
  return described.flatMap(({ request }) => request ?? []);
}

function exchangedSchemas(described: readonly DescribedOperatorOperation[]): string[] {
  const names = described.flatMap(({ request, answer }) => [request ?? [], answer].flat());
  return [...new Set([...names, 'Problem'])].toSorted();
}

function tableEntry(contract: OperatorContract, operation: DescribedOperatorOperation): JsonObject {
  const { method, path, request, requestRequired, status, answer, answerLines, answerFile, sandboxOnly } = operation;
  const { permission, stepUp, needsReason, scope, fourEyes, bodyBytesMax } = operation;
  return {
    method,
    path,
    parameters: operation.parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required,
      type: resolveSchema(contract, parameter.schema)['type'] as Json,
      ...defaultOf(contract, parameter),
    })),
    parametersValidator: parametersValidator(operation),
    request,
    requestRequired,
    requestDefaults: requestDefaults(contract, operation),
    texts: freeTexts(contract, operation),
    status,
    answer,
    answerLines,
    answerFile,
    bodyBytesMax,
    sandboxOnly,
    permission,
    stepUp,
    needsReason,
    scope,
    fourEyes,
  };
}

function defaultOf(contract: OperatorContract, { schema }: DescribedParameter): JsonObject {
  const value = resolveSchema(contract, schema)['default'];
  return value === undefined ? {} : { default: value };
}

/** Parameters and fields of the body, by their own names, in which people write as they like. */
function freeTexts(contract: OperatorContract, { parameters, request }: DescribedOperatorOperation): string[] {
  const given = parameters.map(({ name, schema }) => [name, sensitivityOf(contract, schema)] as const);
  const fields = request === null ? [] : [...describeSensitivity(contract, refTo(request))];
  const written = [...given, ...fields].filter(([, className]) => className !== undefined && WRITTEN.has(className));
  return [...new Set(written.map(([path]) => (path.split('.').at(-1) ?? path).replace('[]', '')))];
}

const WRITTEN: ReadonlySet<SensitivityClass> = new Set(['text', 'person', 'phone'] as const);

function requestDefaults(contract: OperatorContract, { request }: DescribedOperatorOperation): JsonObject {
  const properties = request === null ? [] : schemaProperties(contract, request);
  const filled = properties.filter((property) => property.schema['default'] !== undefined);
  return Object.fromEntries(filled.map((property) => [property.name, property.schema['default'] as Json]));
}

function bodyType(contract: OperatorContract, operation: DescribedOperatorOperation): string {
  if (operation.request === null) return 'null';
  const filled = Object.keys(requestDefaults(contract, operation)).map((name) => JSON.stringify(name));
  const schema = `Schemas["${operation.request}"]`;
  return filled.length === 0 ? schema : `Filled<${schema}, ${filled.join(' | ')}>`;
}

function answerType({ answer, answerLines, answerFile }: DescribedOperatorOperation): string {
  return answerFile ? 'OperatorFile' : `Schemas["${answer}"]${answerLines ? '[]' : ''}`;
}

function parameterMap(contract: OperatorContract, described: readonly DescribedOperatorOperation[]): string {
  const blocks = described.map(({ operationId, parameters }) => {
    const lines = parameters.map((parameter) => {
      const filled = parameter.required || 'default' in defaultOf(contract, parameter);
      return `    ${propertyName(parameter.name)}${filled ? '' : '?'}: ${parameterType(operationId, parameter)};\n`;
    });
    return lines.length === 0
      ? `  ${operationId}: Record<never, never>;\n`
      : `  ${operationId}: {\n${lines.join('')}  };\n`;
  });
  return `export interface OperatorParameters {\n${blocks.join('')}}\n\n`;
}

function parameterType(operationId: string, { name, in: place, schema }: DescribedParameter): string {
  if ('$ref' in schema) return `Schemas["${componentName(schema['$ref'])}"]`;
  return `Given<"${operationId}", "${place}">["${name}"]`;
}

function bodyMap(
  name: string,
  described: readonly DescribedOperatorOperation[],
  type: (operation: DescribedOperatorOperation) => string,
): string {
  const lines = described.map((operation) => `  ${operation.operationId}: ${type(operation)};\n`);
  return `export interface ${name} {\n${lines.join('')}}\n\n`;
}
