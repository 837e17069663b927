import { componentName } from '../generate/contract.ts';
import type { Contract, JsonObject } from '../generate/contract.ts';
import { walk } from './decisions.ts';
import { badge } from './markdown.ts';
import type { DecisionSource } from './markdown.ts';

// Adds a badge and the reason to the description of every element with an x-decision, because the renderer shows a description
// for every kind of element. Modifies the given document.

export function markDecisions(contract: Contract): void {
  const marks = readMarks(contract);
  const parts = allOfMembers(contract);
  walk(contract, [], (object, path) => {
    const isPart = path.at(-2) === 'schemas' && parts.has(path.at(-1) ?? '');
    const inherited = object['$ref'] === undefined || object['description'] === undefined ? [] : marksOf(object, marks);
    const own = isPart ? [] : ownMark(object);
    const body = path.at(-1) === 'requestBody' ? bodyMarks(object, marks) : [];
    for (const mark of new Set([...own, ...inherited, ...body])) append(object, mark);
    if (isPart) for (const mark of ownMark(object)) markProperties(object, mark);
    markValues(object);
  });
}

/** The marks of the named schemas, read before any description is changed. */
function readMarks(contract: Contract): Map<string, string[]> {
  return new Map(Object.entries(contract.components.schemas).map(([name, schema]) => [name, ownMark(schema)]));
}

/** A description beside a reference replaces that of the referenced schema, including its mark. */
function marksOf(object: JsonObject, marks: ReadonlyMap<string, string[]>): string[] {
  const ref = String(object['$ref']);
  return ref.startsWith('#/components/schemas/') ? (marks.get(componentName(ref)) ?? []) : [];
}

/** The renderer shows the description of a body, but not that of its schema. */
function bodyMarks(body: JsonObject, marks: ReadonlyMap<string, string[]>): string[] {
  const media = Object.values(body['content'] as Record<string, { schema: JsonObject }>);
  return media.flatMap(({ schema }) => (schema['$ref'] === undefined ? [] : marksOf(schema, marks)));
}

/** Schemas included by `allOf`: the renderer shows their properties, but not their description. */
function allOfMembers(contract: Contract): Set<string> {
  const names = new Set<string>();
  walk(contract, [], (object) => {
    for (const part of (object['allOf'] ?? []) as JsonObject[]) {
      if (part['$ref'] !== undefined) names.add(componentName(part['$ref']));
    }
  });
  return names;
}

function ownMark(object: JsonObject): string[] {
  const tag = object['x-decision'] as { source?: DecisionSource; why?: string } | undefined;
  return tag?.source === undefined ? [] : [`${badge(tag.source)} ${tag.why}`];
}

function markProperties(schema: JsonObject, mark: string): void {
  for (const property of Object.values((schema['properties'] ?? {}) as Record<string, JsonObject>))
    append(property, mark);
}

function markValues(schema: JsonObject): void {
  const values = (schema['x-decision'] as { values?: Record<string, { source: DecisionSource; why: string }> })?.values;
  if (values === undefined) return;
  const catalogue = (schema['x-errors'] ?? {}) as Record<string, { meaning: string }>;
  const given = (schema['x-enumDescriptions'] ?? {}) as Record<string, string>;
  const described = (schema['enum'] as (string | number)[]).map((value) => {
    const tag = values[value];
    const text = given[value] ?? catalogue[value]?.meaning ?? '';
    return [value, tag === undefined ? text : `${text} ${badge(tag.source)} ${tag.why}`.trim()];
  });
  schema['x-enumDescriptions'] = Object.fromEntries(described);
}

function append(object: JsonObject, mark: string): void {
  const text = typeof object['description'] === 'string' ? `${object['description']}\n\n` : '';
  object['description'] = `${text}${mark}`;
}
