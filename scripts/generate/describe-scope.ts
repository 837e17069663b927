import { SUBJECT_SCHEMAS } from '../redocly/subject-schemas.ts';
import { componentName } from './contract.ts';
import type { JsonObject } from './contract.ts';

// Whose the subject of an operation is. Merchants' people may call only what concerns their own merchant.

interface Field {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  /** The component that describes it. */
  readonly schema: string;
}

/**
 * `located`: a required field names the merchant. `own`: the operation limits itself to the caller's side, and `merchantIn`
 * says where a merchant can be named. `common`: the same for everybody. `operator`: nothing for merchants' people.
 */
export function describeScope(operation: JsonObject, fields: readonly Field[]): JsonObject {
  const subjects = fields.filter(({ schema }) => schema in SUBJECT_SCHEMAS);
  const required = subjects.filter((field) => field.required);
  const location = required.find(({ schema }) => schema === 'MerchantNumber') ?? required[0];
  if (location !== undefined) {
    const { name, in: place, schema } = location;
    return { kind: 'located', in: place, name, subject: SUBJECT_SCHEMAS[schema] ?? '' };
  }
  const chosen = operation['x-scope'];
  if (chosen === 'own') {
    const merchant = subjects.find(({ name, schema }) => name === 'merNo' && schema === 'MerchantNumber');
    return { kind: 'own', merchantIn: merchant?.in ?? null };
  }
  return { kind: chosen === 'common' ? 'common' : 'operator' };
}

/** The fields of a request body that are components. */
export function bodyFields(schema: JsonObject): Field[] {
  const required = (schema['required'] ?? []) as string[];
  const properties = (schema['properties'] ?? {}) as Record<string, JsonObject>;
  return Object.entries(properties)
    .filter(([, property]) => typeof property['$ref'] === 'string')
    .map(([name, property]) => ({
      name,
      in: 'body',
      required: required.includes(name),
      schema: componentName(property['$ref']),
    }));
}
