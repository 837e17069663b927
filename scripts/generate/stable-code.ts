import { createHash } from 'node:crypto';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { transform } from 'esbuild';
import { createSourceFile, isExportDeclaration, ScriptTarget } from 'typescript';
import type { Shape } from './describe-shape.ts';

// The compiled validators are committed. This code keeps their diff small if the contract changes little: names come from the
// contract instead of a counter, shared parts are written once, and each statement is one line.

/** Ajv numbers functions and values across the whole file, so a new one would rename all that follow. */
export function nameByContract(code: string, ajv: Ajv2020): string {
  const names = new Map<string, string>();
  for (const [component, compiled] of Object.entries(ajv.schemas)) {
    const source = compiled?.validate?.source;
    if (source === undefined) continue;
    names.set(source.validateName.str, `validate${component}`);
    for (const [prefix, values] of Object.entries(source.scopeValues)) {
      for (const { str, value } of values ?? []) {
        if (prefix === 'pattern') names.set(str, `pattern_${digestOf(String(value?.key))}`);
        if (prefix === 'func') names.set(str, /(\w+)("\)\.default)?$/.exec(String(value?.code))?.[1] ?? str);
        if (value?.ref === compiled?.schema) names.set(str, `schema${component}`);
      }
    }
  }
  const named = code.replace(/\b(?:validate|schema|pattern|func)\d+\b/g, (name) => names.get(name) ?? name);
  const counted = /\b(?:validate|schema|pattern|func)\d+\b/.exec(named)?.[0];
  if (counted !== undefined) throw new Error(`${counted} has no name from the contract`);
  return named;
}

/** Statements that assign shapes to validators. The shape of a component is written once and referred to. */
export function writeShapes(shapes: Readonly<Record<string, Shape>>, names: ReadonlyMap<Shape, string>): string {
  const shared = new Map<string, string>();
  const write = (shape: Shape): string => {
    const name = names.get(shape);
    if (name === undefined || Object.keys(shape).length === 0) return writeOut(shape, write);
    if (!shared.has(name)) shared.set(name, writeOut(shape, write));
    return `shape${name}`;
  };
  const given = Object.entries(shapes).map(([name, shape]) => `${name}.shape = ${write(shape)};\n`);
  return [...[...shared].map(([name, text]) => `const shape${name} = ${text};\n`), ...given].join('');
}

function writeOut({ items, fields, ...bounds }: Shape, write: (shape: Shape) => string): string {
  const own = Object.entries(bounds).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  if (items !== undefined) own.push(`items: ${write(items as Shape)}`);
  if (fields !== undefined) {
    const parts = Object.entries(fields as Record<string, Shape>);
    own.push(`fields: {${parts.map(([name, field]) => `${JSON.stringify(name)}: ${write(field)}`).join(', ')}}`);
  }
  return `{${own.join(', ')}}`;
}

/** The same program, minified statement by statement, so that a changed name in one does not affect the others. */
export async function minifyByStatement(code: string): Promise<string> {
  const { statements } = createSourceFile('validators.js', code, ScriptTarget.Latest);
  const lines = await Promise.all(
    statements.map(async (statement) => {
      const text = code.slice(statement.pos, statement.end);
      // Its names are declared elsewhere. They stay on one line each.
      if (isExportDeclaration(statement)) return text.trimStart();
      return (await transform(text, { minify: true, charset: 'utf8', legalComments: 'none' })).code.trimEnd();
    }),
  );
  return `${lines.join('\n')}\n`;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
