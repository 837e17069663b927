import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { componentName } from './contract.ts';
import type { Contract, Json, JsonObject, SchemaHolder } from './contract.ts';
import { describeOperations } from './describe-operations.ts';
import { describeNotifications } from './describe-notifications.ts';
import { HEADER } from './source-text.ts';

// Validators are compiled here, not at start: one function per request body, success answer and notification. Those of
// the notifications stand in a file of their own, so that a merchant's receiver loads no others.

export function emitValidators(contract: Contract): Promise<string> {
  return compileValidators(contract, exchangedSchemas(contract));
}

export function emitValidatorTypes(contract: Contract): string {
  return declareValidators(exchangedSchemas(contract));
}

export function emitNotificationValidators(contract: Contract): Promise<string> {
  return compileValidators(contract, notificationSchemas(contract));
}

export function emitNotificationValidatorTypes(contract: Contract): string {
  return declareValidators(notificationSchemas(contract));
}

function exchangedSchemas(contract: Contract): string[] {
  const variants = describeOperations(contract).flatMap((operation) => operation.variants);
  const names = [...variants.map((variant) => variant.request), ...variants.flatMap((variant) => variant.answer ?? [])];
  return [...new Set([...names, 'Failure'])].toSorted();
}

function notificationSchemas(contract: Contract): string[] {
  return describeNotifications(contract)
    .map((notification) => notification.schema)
    .toSorted();
}

/** `further` are schemas that are no components of the contract, by name. */
export async function compileValidators(
  contract: SchemaHolder,
  names: readonly string[],
  further: Readonly<Record<string, JsonObject>> = {},
): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // Patterns and lengths stand in components that carry no type of their own beside their $ref.
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
    validateFormats: false,
  });
  for (const [name, schema] of Object.entries({ ...contract.components.schemas, ...further })) {
    ajv.addSchema(keepAssertions(schema) as JsonObject, name);
  }
  // The CommonJS typings hide that the default export is the function itself.
  const generate = standaloneCode as unknown as typeof standaloneCode.default;
  return HEADER + (await bundle(generate(ajv, Object.fromEntries(names.map((name) => [name, name])))));
}

function declareValidators(names: readonly string[]): string {
  return [
    HEADER,
    "import type { components } from './openapi.ts';\n\n",
    VALIDATOR_TYPES,
    ...names.map((name) => `export declare const ${name}: Validator<components["schemas"]["${name}"]>;\n`),
  ].join('');
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
].join('');

/**
 * The schema without what asserts nothing (texts, examples, extensions), since the compiled code carries the rest along,
 * and with references by name, which is how the schemas are registered.
 */
function keepAssertions(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(keepAssertions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-'));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keepKeyword(keyword, value)]));
}

function keepKeyword(keyword: string, value: Json): Json {
  if (keyword === '$ref') return componentName(value);
  // The names below `properties` are fields, which may well be called `title`.
  if (keyword !== 'properties') return keepAssertions(value);
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, property]) => [name, keepAssertions(property)]),
  );
}

const ANNOTATIONS = new Set(['title', 'description', 'examples', 'default']);

/** Ajv's output asks for its run-time helpers by `require`; bundling makes the file stand alone. */
async function bundle(code: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const result = await build({
    stdin: { contents: code, resolveDir: require.resolve('ajv').replace(/node_modules.*/, ''), loader: 'js' },
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
