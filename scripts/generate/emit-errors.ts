import type { Contract } from './contract.ts';
import { HEADER, literal } from './source-text.ts';

/** The error catalogue: code → name, HTTP status, meaning, cause and remedy. */
export function emitErrors(contract: Contract): string {
  const schema = contract.components.schemas['ErrorCode'];
  return [
    HEADER,
    `export const errors = ${literal(schema?.['x-errors'])} as const;\n\n`,
    'export type ErrorCode = keyof typeof errors;\n\n',
    'export type ErrorName = (typeof errors)[ErrorCode]["name"];\n',
  ].join('\n');
}
