import { componentName, readBundle } from './contract.ts';
import type { JsonObject, SchemaHolder } from './contract.ts';
import { bodyFields, describeScope } from './describe-scope.ts';

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
  /** A reference to a component, or the schema itself if no other parameter has it. */
  readonly schema: JsonObject;
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
  /** Whether the answer is one JSON value on each line instead of a single one. */
  readonly answerLines: boolean;
  /** Whether the answer is a file instead of JSON. */
  readonly answerFile: boolean;
  /** Null for what the edge allows everywhere (S18). */
  readonly bodyBytesMax: number | null;
  readonly sandboxOnly: boolean;
  /** Null if it is open to everybody. */
  readonly permission: string | null;
  /** Whether it asks for a recent second factor. */
  readonly stepUp: boolean;
  readonly needsReason: boolean;
  /** Whose its subject is: see describe-scope.ts. */
  readonly scope: JsonObject;
  /** The kind of approval that it may need; it then has a second success answer, 202. */
  readonly fourEyes: string | null;
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
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
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
  const fourEyes = typeof operation['x-four-eyes'] === 'string' ? operation['x-four-eyes'] : null;
  const waits = fourEyes === null ? undefined : WAITS;
  if (waits !== undefined && !(waits in responses)) throw new Error(`${path} ${method} needs the answer ${waits}`);
  const success = Object.entries(responses).filter(([status]) => status.startsWith('2') && status !== waits);
  const [only] = success;
  if (only === undefined || success.length > 1) throw new Error(`${path} ${method} needs exactly one success answer`);
  const parameters = ((operation['parameters'] ?? []) as JsonObject[]).map((one) => describeParameter(contract, one));
  const request = body === undefined ? null : schemaOf(body.content);
  const sent = request === null ? [] : bodyFields(contract.components.schemas[request] ?? {});
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    parameters,
    request,
    requestRequired: body?.required ?? false,
    status: Number(only[0]),
    answer: schemaOf(only[1].content),
    answerLines: LINES in only[1].content,
    answerFile: FILE in only[1].content,
    bodyBytesMax: typeof operation['x-body-bytes-max'] === 'number' ? operation['x-body-bytes-max'] : null,
    sandboxOnly: operation['x-sandbox-only'] === true,
    permission: operation['x-public'] === true ? null : String(operation['x-permission']),
    stepUp: operation['x-step-up'] === true,
    needsReason: operation['x-reason'] === 'required',
    scope: describeScope(operation, [...parameters.flatMap(namedField), ...sent]),
    fourEyes,
  };
}

/** The answer of an operation that waits for a second person. */
const WAITS = '202';

type Content = Record<string, { schema: JsonObject }>;

function describeParameter(contract: OperatorContract, given: JsonObject): DescribedParameter {
  const declared = '$ref' in given ? contract.components.parameters[componentName(given['$ref'])] : given;
  if (declared === undefined) throw new Error(`no parameter ${JSON.stringify(given)}`);
  return {
    name: String(declared['name']),
    in: String(declared['in']),
    required: declared['required'] === true,
    schema: declared['schema'] as JsonObject,
  };
}

/** Whose an operation is, only a component can tell. */
function namedField({ schema, ...field }: DescribedParameter): Parameters<typeof describeScope>[1] {
  return '$ref' in schema ? [{ ...field, schema: componentName(schema['$ref']) }] : [];
}

const LINES = 'application/x-ndjson';
const FILE = 'application/octet-stream';

function schemaOf(content: Content): string {
  return componentName((content['application/json'] ?? content[LINES] ?? content[FILE])?.schema['$ref']);
}
