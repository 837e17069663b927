import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { componentName } from './contract.ts';
import type { Contract, Json, JsonObject, SchemaHolder } from './contract.ts';
import { describeOperations } from './describe-operations.ts';
import { describeNotifications } from './describe-notifications.ts';
import { describeRequestShape, describeShape, namedShapes } from './describe-shape.ts';
import type { Shape } from './describe-shape.ts';
import { items } from './items-keyword.ts';
import { HEADER } from './source-text.ts';
import { minifyByStatement, nameByContract, writeShapes } from './stable-code.ts';

// Validators are compiled here, not at start: one function per request body, success response and notification. Those for
// notifications are in a separate file, so that a merchant's receiver loads no others.

export function emitValidators(contract: Contract): Promise<string> {
  const shapes = Object.fromEntries(
    requestSchemas(contract).map((name) => [name, describeRequestShape(contract, refTo(name), name)]),
  );
  return compileValidators(contract, exchangedSchemas(contract), { shapes });
}

export function emitValidatorTypes(contract: Contract): string {
  return declareValidators(exchangedSchemas(contract), requestSchemas(contract));
}

export function emitNotificationValidators(contract: Contract): Promise<string> {
  const names = notificationSchemas(contract);
  const shapes = Object.fromEntries(names.map((name) => [name, describeShape(contract, refTo(name))]));
  return compileValidators(contract, names, { shapes });
}

export function emitNotificationValidatorTypes(contract: Contract): string {
  return declareValidators(notificationSchemas(contract), notificationSchemas(contract));
}

function exchangedSchemas(contract: Contract): string[] {
  const variants = describeOperations(contract).flatMap((operation) => operation.variants);
  const names = [...variants.map((variant) => variant.request), ...variants.flatMap((variant) => variant.answer ?? [])];
  return [...new Set([...names, 'Failure'])].toSorted();
}

function requestSchemas(contract: Contract): string[] {
  return describeOperations(contract).flatMap(({ variants }) => variants.map((variant) => variant.request));
}

function notificationSchemas(contract: Contract): string[] {
  return describeNotifications(contract)
    .map((notification) => notification.schema)
    .toSorted();
}

/** The schema of a component, by its name. */
export function refTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

interface CompileOptions {
  /** Schemas that are not components of the contract, by name. */
  readonly further?: Readonly<Record<string, JsonObject>>;
  /** By name; the validator of received data includes its shape. */
  readonly shapes: Readonly<Record<string, Shape>>;
}

export async function compileValidators(
  contract: SchemaHolder,
  names: readonly string[],
  { further = {}, shapes }: CompileOptions,
): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // Components with patterns and lengths may have no type beside their $ref.
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
    validateFormats: false,
  });
  ajv.removeKeyword('items').addKeyword(items);
  for (const [name, schema] of Object.entries({ ...contract.components.schemas, ...further })) {
    ajv.addSchema(keepAssertions(schema) as JsonObject, name);
  }
  // The CommonJS typings hide that the default export is the function itself.
  const generate = standaloneCode as unknown as typeof standaloneCode.default;
  const code = nameByContract(generate(ajv, Object.fromEntries(names.map((name) => [name, name]))), ajv);
  return HEADER + (await minifyByStatement(await bundle(`${code}\n${writeShapes(shapes, namedShapes(contract))}`)));
}

function declareValidators(names: readonly string[], received: readonly string[]): string {
  return [
    HEADER,
    "import type { components } from './openapi.ts';\n\n",
    VALIDATOR_TYPES,
    ...names.map((name) => declareValidator(name, received.includes(name))),
  ].join('');
}

export function declareValidator(name: string, received: boolean): string {
  const type = received ? 'ReceivedValidator' : 'Validator';
  return `export declare const ${name}: ${type}<components["schemas"]["${name}"]>;\n`;
}

export const VALIDATOR_TYPES = [
  'export interface ValidationError {\n',
  '  readonly instancePath: string;\n',
  '  readonly schemaPath: string;\n',
  '  readonly keyword: string;\n',
  '  readonly params: Readonly<Record<string, unknown>>;\n',
  '  readonly message?: string;\n',
  '}\n\n',
  'export interface Validator<Value> {\n',
  '  (data: unknown): data is Value;\n',
  '  errors?: readonly ValidationError[] | null;\n',
  '}\n\n',
  'export interface Shape {\n',
  '  readonly text?: boolean;\n',
  '  readonly maxLength?: number;\n',
  '  readonly maxItems?: number;\n',
  '  readonly items?: Shape;\n',
  '  readonly fields?: Readonly<Record<string, Shape>>;\n',
  '  readonly closed?: boolean;\n',
  "  readonly check?: 'calendarDay' | 'ipAddress' | 'webAddress' | 'webOrigin';\n",
  '  readonly private?: boolean;\n',
  '}\n\n',
  '/** The validator of what is received: its shape is judged first, because its cost does not grow with the value. */\n',
  'export interface ReceivedValidator<Value> extends Validator<Value> {\n',
  '  readonly shape: Shape;\n',
  '}\n\n',
].join('');

/**
 * The schema without annotations (texts, examples, extensions), which the compiled code would include, and with references by
 * name, as the schemas are registered.
 */
function keepAssertions(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(keepAssertions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-'));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keepKeyword(keyword, value)]));
}

function keepKeyword(keyword: string, value: Json): Json {
  if (keyword === '$ref') return componentName(value);
  // Names below `properties` are fields, which may be called `title`.
  if (keyword !== 'properties') return keepAssertions(value);
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, property]) => [name, keepAssertions(property)]),
  );
}

// A discriminator is a hint for readers; the `const` of each alternative asserts the same.
const ANNOTATIONS = new Set(['title', 'description', 'discriminator', 'examples', 'default']);

/** Ajv's output loads run-time helpers with `require`; bundling makes the file self-contained. */
async function bundle(code: string): Promise<string> {
  const result = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'js' },
    // esbuild names a module by its path from here, which must not be that of the place a linked node_modules leads to.
    preserveSymlinks: true,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    mainFields: ['main'],
    write: false,
    legalComments: 'none',
    charset: 'utf8',
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error('esbuild wrote no file');
  return file.text;
}
