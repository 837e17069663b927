import { componentName, readBundle } from './contract.ts';
import type { JsonObject, SchemaHolder } from './contract.ts';

// The properties of the operator contract that the emitters need. Unlike the merchant contract, it is a plain REST interface
// with HTTP methods and parameters, without signatures and variants.

export interface OperatorContract extends SchemaHolder {
  paths: Record<string, JsonObject>;
  components: {
    schemas: Record<string, JsonObject>;
    parameters: Record<string, JsonObject>;
  } & JsonObject;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  /** The component of the request body. */
  readonly schema: string;
}

export interface DescribedOperatorOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly DescribedParameter[];
  /** Null if there is no body. */
  readonly request: string | null;
  readonly requestRequired: boolean;
  readonly status: number;
  readonly answer: string;
  readonly sandboxOnly: boolean;
}

export async function readOperatorContract(): Promise<OperatorContract> {
  return (await readBundle('openapi/operator/openapi.yaml')) as OperatorContract;
}

export function describeOperator(contract: OperatorContract): DescribedOperatorOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, JsonObject>).map(([method, operation]) =>
      describeOperation(contract, { path, method, operation }),
    ),
  );
}

/** One schema for all parsed parameters of an operation. Unknown parameters are refused. */
export function parametersSchema({ parameters }: DescribedOperatorOperation): JsonObject {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, { $ref: `#/components/schemas/${schema}` }]),
    ),
    additionalProperties: false,
  };
}

export function parametersValidator({ operationId }: DescribedOperatorOperation): string {
  return `${operationId}Parameters`;
}

function describeOperation(
  contract: OperatorContract,
  { path, method, operation }: { path: string; method: string; operation: JsonObject },
): DescribedOperatorOperation {
  const body = operation['requestBody'] as { required?: boolean; content: Content } | undefined;
  const responses = operation['responses'] as Record<string, { content: Content }>;
  const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const [only] = success;
  if (only === undefined || success.length > 1) throw new Error(`${path} ${method} needs exactly one success answer`);
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    parameters: ((operation['parameters'] ?? []) as JsonObject[]).map((one) => describeParameter(contract, one)),
    request: body === undefined ? null : schemaOf(body.content),
    requestRequired: body?.required ?? false,
    status: Number(only[0]),
    answer: schemaOf(only[1].content),
    sandboxOnly: operation['x-sandbox-only'] === true,
  };
}

type Content = Record<string, { schema: JsonObject }>;

function describeParameter(contract: OperatorContract, reference: JsonObject): DescribedParameter {
  const declared = contract.components.parameters[componentName(reference['$ref'])];
  if (declared === undefined) throw new Error(`no parameter ${JSON.stringify(reference)}`);
  return {
    name: String(declared['name']),
    in: String(declared['in']),
    required: declared['required'] === true,
    schema: componentName((declared['schema'] as JsonObject)['$ref']),
  };
}

function schemaOf(content: Content): string {
  return componentName(content['application/json']?.schema['$ref']);
}
