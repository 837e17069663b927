import type { Json } from './contract.ts';

export const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.\n';

/** A JSON value as a TypeScript literal. The key order is the contract's, so the same contract gives the same bytes. */
export function literal(value: Json | undefined, depth = 0): string {
  const pad = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (value === undefined) return 'undefined';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    if (value.every((item) => typeof item !== 'object' || item === null)) {
      return `[${value.map((item) => literal(item)).join(', ')}]`;
    }
    return `[\n${value.map((item) => `${pad}${literal(item, depth + 1)},\n`).join('')}${end}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const lines = entries.map(([name, item]) => `${pad}${propertyName(name)}: ${literal(item, depth + 1)},\n`);
    return `{\n${lines.join('')}${end}}`;
  }
  return JSON.stringify(value);
}

export function propertyName(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : JSON.stringify(name);
}

const COMMENT_COLUMNS = 118;

/** A text of the contract as a JSDoc comment. Links lead to the docs, which the reader of a type has not open. */
export function comment(text: string, indent = ''): string {
  const words = text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('*/', '* /')
    .split(/\s+/)
    .filter(Boolean);
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && indent.length + 3 + last.length + word.length > COMMENT_COLUMNS) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
