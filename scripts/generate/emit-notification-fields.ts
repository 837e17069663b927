import type { Contract, Json, JsonObject } from './contract.ts';
import { describeNotifications } from './describe-notifications.ts';
import { schemaProperties } from './schema-properties.ts';
import type { SchemaProperty } from './schema-properties.ts';
import { HEADER, literal } from './source-text.ts';

/** event → field → rule, for the receiver: the compiled validators of the same schemas are four times its size. */
export function emitNotificationFields(contract: Contract): string {
  const table = describeNotifications(contract).map(({ event, schema }): [string, JsonObject] => {
    const fields = schemaProperties(contract, schema);
    return [event, Object.fromEntries(fields.map((field) => [field.name, describeRule(schema, field)]))];
  });
  return [
    HEADER,
    '\n/** The fields of each notification, and what their values must be. `oneOf` lists values between bars. */\n',
    `export const notificationFields = ${literal(Object.fromEntries(table))} as const;\n`,
  ].join('');
}

const TYPES: readonly Json[] = ['string', 'integer'];
const BOUNDS = ['minLength', 'maxLength', 'pattern'];
const ANNOTATIONS = ['title', 'description', 'examples'];

/** Fails if the receiver could not check a keyword of the contract. */
function describeRule(notification: string, { name, required, schema }: SchemaProperty): JsonObject {
  const { type = null, enum: values, ...rest } = schema;
  const unknown = Object.keys(rest).filter((keyword) => ![...BOUNDS, ...ANNOTATIONS].includes(keyword));
  const problem = [
    TYPES.includes(type) || `the type ${JSON.stringify(type)}`,
    values === undefined || schema['x-sensitive'] === 'none' || 'listed values that are not public',
    unknown.find((keyword) => !keyword.startsWith('x-')) ?? true,
  ].find((found) => found !== true);
  if (problem !== undefined) throw new Error(`${notification}.${name} has ${problem}, which the receiver cannot check`);
  return {
    type,
    ...(required ? {} : { optional: true }),
    ...(values === undefined ? {} : { oneOf: (values as Json[]).join('|') }),
    ...Object.fromEntries(BOUNDS.flatMap((bound) => (schema[bound] === undefined ? [] : [[bound, schema[bound]]]))),
    ...(schema['x-rule'] === undefined ? {} : { words: (schema['x-rule'] as JsonObject)['text'] ?? '' }),
  };
}
