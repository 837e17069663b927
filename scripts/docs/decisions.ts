import type { Contract, Json, JsonObject } from '../generate/contract.ts';
import { createTopics } from './decision-topics.ts';
import { code, codeList, notificationLink, operationLink } from './markdown.ts';
import type { DecisionSource } from './markdown.ts';

// Every x-decision of the contract, with its place described for readers of the docs.

export interface Decision {
  /** Where marks point to: one for every place that has this reason. */
  readonly ids: readonly string[];
  readonly topic: string;
  readonly where: string;
  readonly source: DecisionSource;
  readonly why: string;
}

interface Tag {
  readonly source: DecisionSource;
  readonly why: string;
}

/** `OrderCore` and `returnUrl` are `order-core-return-url`. */
export function decisionId(...names: readonly string[]): string {
  return names
    .map((name) => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&'))
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** Decisions with the same reason become one entry that names all their places. */
export function collectDecisions(contract: Contract): Decision[] {
  const found: Decision[] = [];
  const topicOf = createTopics(contract);
  walk(contract, [], (object, path) => {
    const tag = object['x-decision'] as (JsonObject & { values?: Record<string, Tag> }) | undefined;
    if (tag === undefined) return;
    const topic = topicOf(path);
    if (tag.values !== undefined) found.push(...valueDecisions(tag.values, path).map((one) => ({ ...one, topic })));
    else
      found.push({
        ids: [idOf(object, path)],
        topic,
        where: placeOf(contract, object, path),
        ...(tag as unknown as Tag),
      });
  });
  return mergeByReason(found);
}

export function walk(
  value: Json,
  path: readonly string[],
  visit: (object: JsonObject, path: readonly string[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value, path);
  for (const [name, part] of Object.entries(value)) walk(part, [...path, name], visit);
}

/** An operation or notification by its name, a header by the name on the wire, anything else by its place. */
function idOf(object: JsonObject, path: readonly string[]): string {
  if (typeof object['operationId'] === 'string') return decisionId(object['operationId']);
  const [, kind, name = ''] = path;
  if (kind === 'parameters') return decisionId(String(object['name']));
  if (kind === 'headers' || kind === 'responses') return decisionId('answer', name);
  return decisionId(
    name,
    ...path.slice(3).filter((part) => part !== 'properties' && part !== 'allOf' && !/^\d+$/.test(part)),
  );
}

function valueDecisions(values: Record<string, Tag>, path: readonly string[]): Omit<Decision, 'topic'>[] {
  const schema = path.at(-1) ?? '';
  const byReason = Map.groupBy(Object.entries(values), ([, tag]) => `${tag.source}\n${tag.why}`);
  return [...byReason.values()].flatMap((entries) => {
    const [[, tag] = []] = entries;
    if (tag === undefined) return [];
    const names = codeList(entries.map(([name]) => name));
    const ids = entries.map(([value]) => decisionId(schema, value));
    return { ids, where: `${names} of ${code(schema)}`, source: tag.source, why: tag.why };
  });
}

function placeOf(contract: Contract, object: JsonObject, path: readonly string[]): string {
  const [section, kind, name = ''] = path;
  if (section === 'paths') return `${operationLink(...nameOf(object))} (${code(kind ?? '')})`;
  switch (kind) {
    case 'pathItems':
      return notificationLink(...nameOf(object));
    case 'parameters':
      return `The header ${code(String(object['name']))}`;
    case 'headers':
      return `The header ${code(nameOfUse(contract, 'headers', name))} of an answer`;
    case 'responses':
      return name === 'Acknowledged' ? 'The acknowledgement' : `HTTP ${nameOfUse(contract, 'responses', name)}`;
    default:
      return fieldPlace(contract, name, path);
  }
}

function nameOf(operation: JsonObject): [label: string, operationId: string] {
  return [String(operation['summary']), String(operation['operationId'])];
}

/** The keys under which a component is used: a header's name, a response's status. */
function nameOfUse(contract: Contract, kind: 'headers' | 'responses', name: string): string {
  const names = new Set<string>();
  walk(contract, [], (object, path) => {
    if (path.at(-2) === kind && object['$ref'] === `#/components/${kind}/${name}`) names.add(path.at(-1) ?? '');
  });
  if (names.size === 0) throw new Error(`nothing refers to #/components/${kind}/${name}`);
  return [...names].join(', ');
}

function fieldPlace(contract: Contract, schema: string, path: readonly string[]): string {
  if (path.at(-2) === 'properties') return `${code(path.at(-1) ?? '')} of ${code(schema)}`;
  const fields = new Set<string>();
  walk(contract, [], (object, at) => {
    if (at.at(-2) === 'properties' && object['$ref'] === `#/components/schemas/${schema}`) fields.add(at.at(-1) ?? '');
  });
  return fields.size === 0 ? code(schema) : `${code(schema)}: ${codeList([...fields])}`;
}

function mergeByReason(decisions: readonly Decision[]): Decision[] {
  const byReason = Map.groupBy(decisions, ({ topic, source, why }) => [topic, source, why].join('\n'));
  return [...byReason.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { topic, source, why } = first;
    const ids = same.flatMap((decision) => decision.ids);
    return { ids, topic, source, why, where: same.map((decision) => decision.where).join('; ') };
  });
}
