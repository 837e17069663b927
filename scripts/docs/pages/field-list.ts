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
  /** A remark on a field, such as the methods that have it. */
  readonly remark?: (field: DocumentedField) => string;
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
      const mark = decisionMark(members[0]?.groupDecision);
      const heading = `### ${group === '' ? 'Further fields' : group}`;
      return [heading, ...(mark === '' ? [] : [`All fields of this group: ${mark}`]), fieldList(members, options)].join(
        '\n\n',
      );
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
  const text = [
    options.sent === true ? sentMeaning(field) : meaning(field),
    options.remark?.(field) ?? '',
    decisionMark(field.decision),
  ].filter((one) => one !== '');
  const first = `${indent}- ${facts.join(' · ')}`;
  const lines =
    text.length === 0 ? [first] : [`${first}  `, `${indent}  ${text.join(' ').replaceAll(/\s*\n\s*/g, ' ')}`];
  const inner = field.fields.map((one) => item(one, options, { depth: depth + 1, path: `${path}.${one.name}` }));
  return [...lines, ...valueItems(field.schema, `${indent}  `), ...inner].join('\n');
}

function presence({ required }: DocumentedField, { sent = false }: ListOptions): string {
  if (sent) return required ? 'always present' : 'may be absent';
  return required ? '**required**' : 'optional';
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

function meaning({ schema }: DocumentedField): string {
  const rule = (schema['x-rule'] as { text?: string } | undefined)?.text;
  const aliases = schema['x-aliases'] as string[] | undefined;
  const sentences = [
    String(schema['description'] ?? ''),
    rule === undefined ? '' : `Format: ${lowerFirst(rule)}.`,
    schema['default'] === undefined ? '' : `Default: ${code(String(schema['default']))}.`,
    inlineValues(schema),
    aliases === undefined ? '' : `The spelling ${codeList(aliases)} is accepted too.`,
    exampleText(schema),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

export function typeText(schema: JsonObject): string {
  const first = ((schema['anyOf'] ?? []) as JsonObject[]).find((branch) => branch['$ref'] === undefined);
  const {
    type,
    minLength,
    maxLength,
    maxItems,
    minimum,
    maximum,
    enum: values,
  } = { ...first, ...schema } as JsonObject;
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
  const values = schema['enum'] as unknown[] | undefined;
  return values !== undefined && values.length <= LISTED_VALUES_MAX ? '' : `Example: ${code(String(example))}.`;
}
