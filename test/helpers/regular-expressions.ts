import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

// Every regular expression that can meet a text of a stranger: the patterns of both contracts, and what the sources write.

export interface NamedExpression {
  readonly name: string;
  readonly expression: RegExp;
}

const FOLDERS = [
  'src/protocol',
  'src/edge',
  'src/web',
  'src/gateway/domain',
  'src/gateway/files',
  'src/gateway/http',
  'src/gateway/identity',
  'src/gateway/limits',
  'src/gateway/operator',
  'src/gateway/pages',
  'src/gateway/notifier',
  'src/gateway/outbound',
  'src/receiver',
  'src/mock',
];

export function allExpressions(): NamedExpression[] {
  const patterns = ['openapi.json', 'operator.openapi.json', 'channel.openapi.json'].flatMap(contractPatterns);
  const all = [...patterns, ...FOLDERS.flatMap(sourceFiles).flatMap(literalsOf)];
  // One that stands in several places is one.
  return [...new Map(all.toReversed().map((named) => [String(named.expression), named])).values()].toReversed();
}

function contractPatterns(file: string): NamedExpression[] {
  const found = new Map<string, NamedExpression>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [keyword, value] of Object.entries(node)) {
      if (keyword === 'pattern' && typeof value === 'string') {
        found.set(value, { name: `${file} ${value}`, expression: new RegExp(value, 'u') });
      }
      if (keyword === 'x-rule') {
        const { characters } = value as { characters?: string };
        if (characters !== undefined)
          found.set(characters, { name: `${file} ${characters}`, expression: new RegExp(characters, 'u') });
      }
      visit(value);
    }
  };
  visit(JSON.parse(readFileSync(join('generated', file), 'utf8')));
  return [...found.values()];
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

function literalsOf(file: string): NamedExpression[] {
  const found: NamedExpression[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      found.push({ name: `${file} ${node.text}`, expression: new RegExp(body, flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
