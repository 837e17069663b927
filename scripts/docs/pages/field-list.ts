import { firstSentence, lowerFirst } from './sentences.ts';
import { code, codeList, decisionMark } from '../markdown.ts';
import type { JsonObject } from '../../generate/contract.ts';
import type { DocumentedField } from './describe-fields.ts';

// Fields as a list: each item has the name, the type and the rules on its first line, and the meaning below. A table with
// eight columns cannot be read on a phone.

interface ListOptions {
  /** The signed fields, in their order. */
  readonly signed?: readonly string[];
  /** In what the gateway sends, a field is not required but always present. */
  readonly sent?: boolean;
  /** The variants that have a field, if not all of them do. */
  readonly only?: (field: DocumentedField) => readonly string[];
}

export function fieldList(fields: readonly DocumentedField[], options: ListOptions = {}): string {
  return fields.map((field) => item(field, options, { depth: 0, path: field.name })).join('\n');
}

/** A list under a heading for each group. */
export function groupedFields(fields: readonly DocumentedField[], options: ListOptions = {}): string {
  const groups = Map.groupBy(fields, ({ group }) => group);
  if (groups.size < 2) return fieldList(fields, options);
  return [...groups]
    .map(([group, members]) => {
      const heading = group === '' ? 'Further fields' : group;
      return `### ${heading} ${decisionMark(members[0]?.groupDecision, heading)}\n\n${fieldList(members, options)}`;
    })
    .join('\n\n');
}

function item(field: DocumentedField, options: ListOptions, { depth, path }: { depth: number; path: string }): string {
  const indent = '  '.repeat(depth);
  const facts = [
    `**${code(field.name)}**`,
    typeText(field.schema),
    presence(field, options),
    ...signedMark(options, path),
  ];
  const text = options.sent === true ? sentMeaning(field) : meaning(field);
  const first = `${indent}- ${facts.join(' · ')} ${decisionMark(field.decision, code(field.name))}`.trimEnd();
  const lines = text === '' ? [first] : [`${first}  `, `${indent}  ${text.replaceAll(/\s*\n\s*/g, ' ')}`];
  const inner = field.fields.map((one) => item(one, options, { depth: depth + 1, path: `${path}.${one.name}` }));
  return [...lines, ...valueItems(field.schema, `${indent}  `), ...inner].join('\n');
}

function presence(field: DocumentedField, { sent = false, only }: ListOptions): string {
  const { required } = field;
  if (!sent) return required ? '**required**' : 'optional';
  const variants = only?.(field) ?? [];
  if (variants.length > 0) return `only with ${codeList(variants)}${required ? '' : ', may be absent'}`;
  return required ? 'always present' : 'may be absent';
}

function signedMark({ signed = [] }: ListOptions, path: string): string[] {
  if (signed.includes(path)) return ['**signed**'];
  return signed.some((one) => one.startsWith(`${path}.`)) ? ['**signed** in part'] : [];
}

/** What the gateway sends needs no rules and no example: those of the whole answer are above. */
function sentMeaning({ schema, isShared }: DocumentedField): string {
  const description = String(schema['description'] ?? '');
  return [isShared ? firstSentence(description) : description, inlineValues(schema)].filter(Boolean).join(' ');
}

function meaning({ schema, required }: DocumentedField): string {
  const rule = (schema['x-rule'] as { text?: string } | undefined)?.text;
  const aliases = schema['x-aliases'] as string[] | undefined;
  const sentences = [
    String(schema['description'] ?? ''),
    rule === undefined ? '' : `Format: ${lowerFirst(rule).replaceAll(/https?:\/\/[^\s,]+/g, code)}.`,
    ...valueTexts(schema, required),
    aliases === undefined ? '' : `The spelling ${codeList(aliases)} is accepted too.`,
    exampleText(schema),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** A default of a required field is what a client fills in: the gateway refuses a request without it. */
function valueTexts(schema: JsonObject, required: boolean): string[] {
  const { default: usual, enum: values } = schema as { default?: string | number; enum?: unknown[] };
  if (usual === undefined) return [inlineValues(schema)];
  if (!required) return [`Default: ${code(String(usual))}.`, inlineValues(schema)];
  return [`Always send ${code(String(usual))}.`, values?.length === 1 ? '' : inlineValues(schema)];
}

export function typeText(schema: JsonObject): string {
  const { type, minLength, maxLength, maxItems, minimum, maximum, enum: values } = schema;
  if (type === 'array') return `list${maxItems === undefined ? '' : `, up to ${String(maxItems)} items`}`;
  if (type === 'integer' && values === undefined) return `integer${range(minimum, maximum)}`;
  if (type !== 'string' || values !== undefined || maxLength === undefined) return String(type ?? 'object');
  return minLength === maxLength
    ? `string, ${String(maxLength)} characters`
    : `string, up to ${String(maxLength)} characters`;
}

function range(minimum: JsonObject[string] | undefined, maximum: JsonObject[string] | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${String(minimum)} to ${String(maximum)}`;
  return minimum === undefined ? '' : `, from ${String(minimum)}`;
}

/** Longer enums are ISO tables, which a page need not repeat. */
const LISTED_VALUES_MAX = 20;

function inlineValues(schema: JsonObject): string {
  const values = schema['enum'] as (string | number)[] | undefined;
  if (values === undefined || schema['x-enumDescriptions'] !== undefined) return '';
  if (values.length > LISTED_VALUES_MAX) {
    return `One of ${values.length} values, all of them in [openapi.json](/docs/openapi.json).`;
  }
  return values.length === 1 ? `Always ${code(String(values[0]))}.` : `One of ${codeList(values.map(String))}.`;
}

function valueItems(schema: JsonObject, indent: string): string[] {
  const described = schema['x-enumDescriptions'] as Record<string, string> | undefined;
  if (described === undefined) return [];
  const values = schema['enum'] as (string | number)[];
  return values.map((value) => {
    const text = described[String(value)] ?? '';
    return `${indent}- ${value === '' ? 'empty' : code(String(value))}: ${text}`;
  });
}

function exampleText(schema: JsonObject): string {
  const [example] = (schema['examples'] ?? []) as (string | number | boolean)[];
  if (example === undefined || example === '' || typeof example === 'object') return '';
  if (example === schema['default']) return '';
  const values = schema['enum'] as unknown[] | undefined;
  return values !== undefined && values.length <= LISTED_VALUES_MAX ? '' : `Example: ${code(String(example))}.`;
}
