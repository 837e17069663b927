import { componentName } from './contract.ts';
import type { Contract, Json, JsonObject, Operation } from './contract.ts';
import { describeSensitivity } from './describe-sensitivity.ts';
import { resolveSchema, schemaFields, schemaProperties } from './schema-properties.ts';

// The properties of an operation that the emitters need.

export interface DescribedVariant {
  readonly name: string;
  readonly value: string | null;
  readonly request: string;
  readonly answer: string | null;
  readonly headers: readonly string[];
  readonly forms: readonly string[];
  /** Required fields with a default, which the client fills in. */
  readonly defaults: JsonObject;
  /** The fields that the gateway signs in its response; null if there are none. */
  readonly answerSignature: readonly string[] | null;
  /** Whether the body contains the card to pay with. */
  readonly card: boolean;
  /** The field that names a bank of the operator's list. */
  readonly bank: string | null;
  /** The HTTP status for "not found", if it differs from the catalogue. */
  readonly notFoundStatus: number | null;
}

type DeclaredVariant = Pick<
  DescribedVariant,
  'name' | 'value' | 'request' | 'answer' | 'headers' | 'bank' | 'notFoundStatus'
>;

/** As in `x-variants`. */
interface WrittenVariant {
  readonly value: string;
  readonly request: string;
  readonly answer: string;
  readonly headers?: string[];
  readonly bank?: string;
  readonly notFoundStatus?: number;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly path: string;
  readonly post: Operation;
  readonly selector: { in: string; name: string } | null;
  readonly variants: readonly DescribedVariant[];
  readonly headers: readonly string[];
  /** Limits of the headers that are read unparsed: Referer and the header that selects the variant have their own. */
  readonly headerLimits: JsonObject;
  readonly aliases: Record<string, string[]>;
  readonly answerAliases: Record<string, string[]>;
  readonly callbacks: Record<string, string>;
  readonly bodyBytesMax: number;
}

/** S18. An operation that needs more sets `x-body-bytes-max`. */
const BODY_BYTES_MAX = 256 * 1024;

// Every page of the docs asks; resolving the schemas again each time took seconds.
const described = new WeakMap<Contract, DescribedOperation[]>();

export function describeOperations(contract: Contract): DescribedOperation[] {
  const known = described.get(contract) ?? describeAll(contract);
  described.set(contract, known);
  return known;
}

function describeAll(contract: Contract): DescribedOperation[] {
  return Object.entries(contract.paths).map(([path, { post }]) => {
    const { selector, variants } = describeVariants(contract, post);
    const answers = variants.flatMap((variant) => variant.answer ?? []);
    return {
      operationId: post.operationId,
      path,
      post,
      selector,
      variants,
      headers: headerParameters(contract, post).map(({ name }) => String(name)),
      headerLimits: describeHeaderLimits(contract, post, selector?.name),
      aliases: aliasesOf(
        contract,
        variants.map((variant) => variant.request),
      ),
      answerAliases: aliasesOf(contract, answers),
      callbacks: describeCallbacks(post),
      bodyBytesMax: Number(post['x-body-bytes-max'] ?? BODY_BYTES_MAX),
    };
  });
}

function describeVariants(contract: Contract, post: Operation): Pick<DescribedOperation, 'selector' | 'variants'> {
  const signature = post['x-signature'];
  const { selector, variants } = declaredVariants(post);
  return {
    selector,
    variants: variants.map((variant) => ({
      ...variant,
      forms: signature.formsByVariant?.[variant.name] ?? signature.forms,
      defaults: requiredDefaults(contract, variant.request),
      answerSignature: answerSignature(contract, variant.answer),
      card: requiresCard(contract, variant.request),
    })),
  };
}

function declaredVariants(post: Operation): { selector: DescribedOperation['selector']; variants: DeclaredVariant[] } {
  const declared = post['x-variants'] as
    | { in: string; name: string; variants: Record<string, WrittenVariant> }
    | undefined;
  if (declared === undefined) {
    const request = componentName(requestSchema(post)['$ref']);
    const only = { name: 'default', value: null, request, answer: answerSchema(post) };
    return { selector: null, variants: [{ ...only, headers: [], bank: null, notFoundStatus: null }] };
  }
  const variants = Object.entries(declared.variants).map(([name, written]) => ({
    name,
    value: written.value,
    request: written.request,
    answer: written.answer,
    headers: written.headers ?? [],
    bank: written.bank ?? null,
    notFoundStatus: written.notFoundStatus ?? null,
  }));
  return { selector: { in: declared.in, name: declared.name }, variants };
}

function requiredDefaults(contract: Contract, request: string): JsonObject {
  const filled = schemaProperties(contract, request).filter(
    (property) => property.required && property.schema['default'] !== undefined,
  );
  return Object.fromEntries(filled.map((property) => [property.name, property.schema['default'] as Json]));
}

/** Other methods accept the fields of a card, and ignore them. */
function requiresCard(contract: Contract, request: string): boolean {
  const classes = describeSensitivity(contract, { $ref: `#/components/schemas/${request}` });
  const required = schemaProperties(contract, request).filter((property) => property.required);
  return required.some(({ name }) => classes.get(name) === 'card-number');
}

function answerSignature(contract: Contract, answer: string | null): string[] | null {
  const schema = answer === null ? undefined : contract.components.schemas[answer];
  return (schema?.['x-signature'] as { fields: string[] } | undefined)?.fields ?? null;
}

function requestSchema(post: Operation): JsonObject {
  const body = post['requestBody'] as { content: Record<string, { schema: JsonObject }> };
  const media = body.content['application/json'];
  if (media === undefined) throw new Error(`${post.operationId} takes no JSON body`);
  return media.schema;
}

/** The success schema of an operation without variants; null if success is a page. */
function answerSchema(post: Operation): string | null {
  const content = post.responses['200']?.['content'] as Record<string, { schema: JsonObject }>;
  if (content['text/html'] !== undefined) return null;
  const branches = content['application/json']?.schema['oneOf'] as JsonObject[];
  const names = branches.map((branch) => componentName(branch['$ref'])).filter((name) => name !== 'Failure');
  if (names.length !== 1) throw new Error(`${post.operationId} needs x-variants: it has ${names.length} answers`);
  return names[0] ?? null;
}

function headerParameters(contract: Contract, post: Operation): JsonObject[] {
  const parameters = (post['parameters'] ?? []) as JsonObject[];
  return parameters.map((parameter) => contract.components.parameters[componentName(parameter['$ref'])] ?? {});
}

function describeHeaderLimits(contract: Contract, post: Operation, selector: string | undefined): JsonObject {
  const limited = headerParameters(contract, post).filter(({ name }) => name !== 'Referer' && name !== selector);
  return Object.fromEntries(
    limited.map(({ name, schema }) => {
      const keywords = Object.entries(resolveSchema(contract, schema as JsonObject));
      return [String(name), Object.fromEntries(keywords.filter(([keyword]) => HEADER_KEYWORDS.includes(keyword)))];
    }),
  );
}

const HEADER_KEYWORDS = ['minLength', 'maxLength', 'pattern'];

export interface DescribedFields {
  /** Paths of all fields, such as `browser.userAgent`; a list counts as one field. */
  readonly names: readonly string[];
}

/** The documented fields of every request schema. */
export function describeRequestFields(
  contract: Contract,
  operations: readonly DescribedOperation[],
): Record<string, DescribedFields> {
  const schemas = new Set(operations.flatMap(({ variants }) => variants.map((variant) => variant.request)));
  return Object.fromEntries(
    [...schemas].map((schema) => {
      const fields = schemaFields(contract, schema);
      return [schema, { names: fields.map(({ path }) => path) }];
    }),
  );
}

export interface DescribedPayMethod {
  readonly name: string;
  /** Null if the method accepts all currencies. */
  readonly currencies: readonly string[] | null;
  readonly expirySeconds: number;
}

/** The payment methods, in the order of the enum. */
export function describePayMethods({ components }: Contract): DescribedPayMethod[] {
  const mode = components.schemas['PaymentMode'] as {
    enum: string[];
    'x-currencies': Record<string, string[] | 'all'>;
    'x-expiry-seconds': Record<string, number>;
  };
  return mode.enum.map((name) => {
    const [listed, expirySeconds] = [mode['x-currencies'][name], mode['x-expiry-seconds'][name]];
    if (listed === undefined || expirySeconds === undefined) throw new Error(`PaymentMode does not describe ${name}`);
    return { name, currencies: listed === 'all' ? null : listed, expirySeconds };
  });
}

function aliasesOf(contract: Contract, schemas: readonly string[]): Record<string, string[]> {
  const aliases: Record<string, string[]> = {};
  for (const schema of schemas) {
    for (const property of schemaProperties(contract, schema, { deep: true })) {
      const names = property.schema['x-aliases'] as string[] | undefined;
      if (names !== undefined) aliases[property.name] = names;
    }
  }
  return aliases;
}

function describeCallbacks(post: Operation): Record<string, string> {
  const callbacks = (post['callbacks'] ?? {}) as Record<string, Record<string, Json>>;
  return Object.fromEntries(
    Object.entries(callbacks).map(([event, callback]) => {
      const [expression = ''] = Object.keys(callback);
      const field = /^\{\$request\.body#\/(\w+)\}$/.exec(expression)?.[1];
      if (field === undefined) throw new Error(`callback ${event} of ${post.operationId} names no body field`);
      return [event, field];
    }),
  );
}
