import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { Contract, JsonObject } from './contract.ts';
import { describeOperations } from './describe-operations.ts';
import { describeNotifications } from './emit-notifications.ts';
import { HEADER } from './source-text.ts';

// Validators are compiled here, not at start: one function per request body, success answer and notification.

export async function emitValidators(contract: Contract): Promise<string> {
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
  ajv.addVocabulary([
    'example',
    'x-aliases',
    'x-decision',
    'x-errors',
    'x-enumDescriptions',
    'x-signature',
    'x-versions',
  ]);
  for (const [name, schema] of Object.entries(contract.components.schemas)) ajv.addSchema(relink(schema), name);
  const names = validatedSchemas(contract);
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, name])));
  return HEADER + (await bundle(code));
}

export function emitValidatorTypes(contract: Contract): string {
  const lines = validatedSchemas(contract).map(
    (name) => `export declare const ${name}: Validator<components["schemas"]["${name}"]>;\n`,
  );
  return [
    HEADER,
    "import type { components } from './openapi.ts';\n\n",
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
    ...lines,
  ].join('');
}

function validatedSchemas(contract: Contract): string[] {
  const variants = describeOperations(contract).flatMap((operation) => operation.variants);
  const names = [
    ...variants.map((variant) => variant.request),
    ...variants.flatMap((variant) => variant.answer ?? []),
    'Failure',
    ...describeNotifications(contract).map((notification) => notification.schema),
  ];
  return [...new Set(names)].toSorted();
}

/** Component references become references by name, which is how the schemas are registered. */
function relink(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"')) as JsonObject;
}

function standalone(ajv: Ajv2020, names: Record<string, string>): string {
  // The CommonJS typings hide that the default export is the function itself.
  const generate = standaloneCode as unknown as typeof standaloneCode.default;
  return generate(ajv, names);
}

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
