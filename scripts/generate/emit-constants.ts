import type { Contract, Json, JsonObject } from './contract.ts';
import { describeNotifications } from './describe-notifications.ts';
import { describeOperations } from './describe-operations.ts';
import { catalogueOf } from './emit-errors.ts';
import { comment, HEADER, literal } from './source-text.ts';

interface Constant {
  readonly name: string;
  readonly about: string;
  readonly values: readonly { readonly name: string; readonly value: Json; readonly about: string }[];
}

/** Each enum with names as an object and a union type of the same name: one constant each, so that bundlers drop the others. */
export function emitConstants(contract: Contract): string {
  const constants = [...namedEnums(contract), paymentMethods(contract), errorCodes(contract), events(contract)];
  return [HEADER, ...constants.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(emitConstant)].join('\n');
}

function emitConstant({ name, about, values }: Constant): string {
  const lines = values.map((one) => `${comment(one.about, '  ')}  ${one.name}: ${literal(one.value)},\n`);
  return [
    `${comment(about)}export const ${name} = {\n${lines.join('')}} as const;\n`,
    `${comment(about)}export type ${name} = (typeof ${name})[keyof typeof ${name}];\n`,
  ].join('');
}

/** Those of the component schemas, and of the fields inside them: `code` of PaymentResultNotification is PaymentResultCode. */
function namedEnums(contract: Contract): Constant[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => enumsIn(name, schema));
}

/** What the enum of a field without a schema of its own is called. */
export function enumNameOf(schemaName: string, field: string): string {
  return schemaName.replace(/(Notification|PaymentRequest|Request)$/, '') + pascalCase(field);
}

function enumsIn(name: string, schema: JsonObject): Constant[] {
  const parts = ((schema['allOf'] ?? []) as JsonObject[]).flatMap((part) => enumsIn(name, part));
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>);
  const inFields = fields.flatMap(([field, property]) => enumsIn(enumNameOf(name, field), property));
  const names = schema['x-enumNames'] as Record<string, string> | undefined;
  if (names === undefined) return [...parts, ...inFields];
  const texts = (schema['x-enumDescriptions'] ?? {}) as Record<string, string>;
  const values = (schema['enum'] as Json[]).map((value) => {
    const valueName = names[String(value)] ?? '';
    return { name: valueName, value, about: texts[String(value)] ?? inWords(valueName) };
  });
  return [...parts, { name, about: String(schema['description']), values }];
}

/** What the client calls a method. The header has the same names, but an empty value for credit cards. */
function paymentMethods(contract: Contract): Constant {
  const { 'x-enumNames': names, 'x-enumDescriptions': texts } = contract.components.schemas['PaymentType'] as Record<
    string,
    Record<string, string>
  >;
  const { variants } = describeOperations(contract).find(({ operationId }) => operationId === 'createPayment') ?? {
    variants: [],
  };
  return {
    name: 'PaymentMethod',
    about: 'A payment method, as the first argument of `createPayment`.',
    values: variants.map(({ name, value }) => ({
      name: names?.[value ?? ''] ?? '',
      value: name,
      about: texts?.[value ?? ''] ?? '',
    })),
  };
}

function errorCodes(contract: Contract): Constant {
  const codes = Object.entries(catalogueOf(contract)).map(([value, { name, meaning, remedy }]) => ({
    name: pascalCase(String(name)),
    value,
    about: `${String(meaning)} ${String(remedy)}`,
  }));
  return { name: 'ErrorCode', about: String(contract.components.schemas['ErrorCode']?.['description']), values: codes };
}

function events(contract: Contract): Constant {
  const values = describeNotifications(contract).map(({ event, post }) => ({
    name: pascalCase(event),
    value: event,
    about: `${String(post['summary'])}.`,
  }));
  return { name: 'NotificationEvent', about: 'The event that a notification reports.', values };
}

/** `RefundFailed` as "Refund failed." */
function inWords(name: string): string {
  return `${name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`;
}

function pascalCase(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
