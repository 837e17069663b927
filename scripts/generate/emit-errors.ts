import type { Contract, JsonObject } from './contract.ts';
import { HEADER, literal } from './source-text.ts';

/** The error catalogue: code → name, HTTP status, meaning, cause and remedy. What else it has is for the docs. */
export function emitErrors(contract: Contract): string {
  return [
    HEADER,
    '/** code → name, HTTP status, meaning, cause and remedy. */\n' +
      `export const errors = ${literal(catalogueOf(contract))} as const;\n\n`,
    '/** A code of the error catalogue. */\nexport type ErrorCode = keyof typeof errors;\n\n',
    '/** The name of a code, such as `orderNotFound`. */\nexport type ErrorName = (typeof errors)[ErrorCode]["name"];\n',
  ].join('\n');
}

/** The codes by name, one constant each, so that a merchant's bundle contains only those that it uses. */
export function emitCodes(contract: Contract): string {
  const codes = Object.entries(catalogueOf(contract)).map(([code, { name }]) => [constantOf(String(name)), code]);
  const lines = [['SUCCESS', successOf(contract)], ...codes].map(([name, code]) => `export const ${name} = "${code}";`);
  return [HEADER, ...lines, ''].join('\n');
}

const KEYWORDS = ['name', 'httpStatus', 'signed', 'meaning', 'cause', 'remedy'];

export function catalogueOf(contract: Contract): Record<string, JsonObject> {
  const entries = Object.entries((contract.components.schemas['ErrorCode']?.['x-errors'] ?? {}) as JsonObject);
  return Object.fromEntries(
    entries.map(([code, entry]) => {
      const kept = Object.entries(entry as JsonObject).filter(([keyword]) => KEYWORDS.includes(keyword));
      return [code, Object.fromEntries(kept)];
    }),
  );
}

export function successOf(contract: Contract): string {
  const properties = contract.components.schemas['SuccessCore']?.['properties'] as
    | Record<string, JsonObject>
    | undefined;
  return String(properties?.['code']?.['const']);
}

/** `orderNumberTaken` as `ORDER_NUMBER_TAKEN`. */
export function constantOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}
