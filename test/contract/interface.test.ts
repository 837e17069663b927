import { describe, expect, it } from 'vitest';
import { notifications } from '../../generated/notifications.ts';
import { operations } from '../../generated/operations.ts';
import type { Json } from '../../scripts/generate/contract.ts';
import { documentedValues, requestFields, tableOf } from '../../scripts/redocly/documented.ts';
import type { DocumentedField } from '../../scripts/redocly/documented.ts';
import { changed, isNeeded, sampleAnswer, sampleRequest, valueOfLength } from '../helpers/contract/interface-bodies.ts';
import {
  answerExamples,
  compareFields,
  contentOf,
  documented,
  propertiesIn,
  schemaNamed,
  typesOf,
  undecided,
  unexplained,
  valuesOf,
  variantOf,
  violations,
} from '../helpers/contract/interface.ts';
import { validatorNamed } from '../helpers/contract/validators.ts';

// The contract against openapi/documented.yaml, the interface's tables as data: nothing documented is missing, and
// nothing else is there without a decision. The generated validators are the judges.

const WRONG_TYPE: Record<string, Json> = {
  string: 12_345,
  integer: '12345',
  boolean: 'true',
  list: {},
  object: 'text',
};
const LENGTH_KEYWORDS = new Set(['maxLength', 'maxItems', 'maximum']);

const requests = documented.requests.map((request) => {
  const variant = variantOf(request.path, request.variant);
  const fields = compareFields(schemaNamed(variant.request), requestFields(documented, request));
  return { title: `${request.path} ${request.variant ?? ''}`.trim(), request, variant, fields };
});

describe.each(requests)('the request $title', ({ request, variant, fields }) => {
  const schema = variant.request;
  const body = sampleRequest(variant, request.path, fields);

  const problemsAt = (pointer: string, value: Json | undefined): string[] =>
    violations(schema, changed(body, pointer, value))
      .filter((violation) => violation.instancePath === pointer)
      .map((violation) => violation.keyword);

  const lengthProblems = (pointer: string, field: DocumentedField, length: number): string[] =>
    problemsAt(pointer, valueOfLength(field, length)).filter((keyword) => LENGTH_KEYWORDS.has(keyword));

  it('has every documented field, with its type', () => {
    for (const { pointer, field, property } of fields) {
      expect(typesOf(property), pointer).toContain(field.type === undefined ? typesOf(property)[0] : typeName(field));
      if (field.type !== undefined) expect(problemsAt(pointer, WRONG_TYPE[field.type]), pointer).not.toEqual([]);
      if (field.items !== undefined) expect(contentOf(property)['type'], pointer).toBe(field.items);
    }
  });

  it('requires what the tables require and exempts what they exempt', () => {
    for (const compared of fields) {
      const { pointer, field } = compared;
      const needed = isNeeded(request, compared);
      if (needed === undefined) continue;
      const refused = violations(schema, changed(body, pointer, undefined)).length > 0;
      expect(refused, `${pointer} absent is refused`).toBe(needed);
      if (needed) expect(problemsAt(pointer, ''), `${pointer} empty is refused`).not.toEqual([]);
      else if (field.required === true) expect(problemsAt(pointer, ''), `${pointer} empty is taken`).toEqual([]);
    }
  });

  it('has the documented lengths', () => {
    for (const { pointer, field } of fields) {
      if (field.maxLength === undefined) continue;
      expect(lengthProblems(pointer, field, field.maxLength), `${pointer} at its longest`).toEqual([]);
      expect(lengthProblems(pointer, field, field.maxLength + 1), `${pointer} too long`).not.toEqual([]);
    }
  });

  it('has the documented defaults and values', () => {
    const siblings = requests.filter((other) => other.request.path === request.path).flatMap((other) => other.fields);
    for (const { pointer, field, property } of fields) {
      if (field.default !== undefined) expect(property['default'], pointer).toBe(field.default);
      const same = siblings.filter((other) => other.pointer === pointer);
      const taken = same.flatMap((other) => valuesOf(other.property));
      expect(taken, pointer).toEqual(expect.arrayContaining(documentedValues(field)));
      for (const value of field.appearing ?? []) expect(problemsAt(pointer, value), pointer).toEqual([]);
    }
  });

  it('decides the flags and lengths that the tables leave open', () => {
    const open = fields.filter(({ field, property, required, decided }) => {
      const flagged = field.required === undefined && required;
      const limited = field.maxLength === undefined && property['maxLength'] !== undefined;
      return (flagged || limited) && !decided;
    });
    expect(open.map(({ pointer }) => pointer)).toEqual([]);
  });

  it('has no other field without a decision', () => {
    expect(undecided(schemaNamed(schema), requestFields(documented, request))).toEqual([]);
  });

  it('needs the documented headers', () => {
    const variants: Readonly<Record<string, { headers: readonly string[] }>> = operations[variant.operationId].variants;
    expect(variants[variant.name]?.headers).toEqual(request.headers ?? []);
  });
});

const answers = documented.answers.map((known) => ({ title: `${known.path} ${known.variant ?? ''}`.trim(), known }));

describe.each(answers)('the answer of $title', ({ known }) => {
  const { path, table, requires = [], signed = false } = known;
  const { answer } = variantOf(path, known.variant);

  it('is a page, or the envelope with the documented data', () => {
    if (table === undefined || answer === null) {
      expect(Object.keys(answerExamples(path, '200', known.contentType))).toEqual(['page']);
      return;
    }
    const body = sampleAnswer(path, answer);
    expect(body).toMatchObject(documented.envelope.success);
    for (const name of ['code', 'message', 'data']) expect(refusedWithout(`/${name}`), name).toBe(true);
    expect(refusedWithout('/sign')).toBe(signed);
    const data = propertiesIn(schemaNamed(answer)).find((property) => property.name === 'data')?.schema ?? {};
    for (const { pointer, name, field, property } of compareFields(data, tableOf(documented, table), '/data')) {
      expect(typesOf(property), pointer).toEqual([field.type === undefined ? expect.any(String) : typeName(field)]);
      expect(unexplained(property, field), pointer).toEqual([]);
      expect(valuesOf(property), pointer).toEqual(expect.arrayContaining((field.appearing ?? []).map(String)));
      const needed = requires.includes(name) ? true : field.required;
      if (needed !== undefined) expect(refusedWithout(pointer), pointer).toBe(needed);
    }
    expect(undecided(data, tableOf(documented, table))).toEqual([]);

    function refusedWithout(pointer: string): boolean {
      return violations(answer ?? '', changed(body, pointer, undefined)).length > 0;
    }
  });
});

describe('a failure', () => {
  it('has a code of the catalogue and a message, and no data', () => {
    const failure = { code: '10004', message: 'The merchant number does not exist.' };
    const accepts = validatorNamed('Failure');
    expect(accepts(failure)).toBe(true);
    expect(accepts({ ...failure, data: {} })).toBe(false);
    expect(accepts({ code: failure.code })).toBe(false);
    expect(accepts({ message: failure.message })).toBe(false);
    expect(accepts({ ...failure, code: documented.envelope.success.code })).toBe(false);
    for (const code of documented.envelope.failure.codes) expect(accepts({ ...failure, code })).toBe(true);
  });
});

describe.each(Object.entries(documented.notifications))('the notification %s', (event, known) => {
  const { acknowledgement, retryMinutes, attemptsMax } = known;
  const table = (notifications as Readonly<Record<string, { schema: string; contentType: string }>>)[event];
  const schema = schemaNamed(table?.schema ?? '');

  it('has the documented content type, fields, values and schedule', () => {
    expect(table?.contentType).toBe(known.contentType);
    for (const { pointer, field, property } of compareFields(schema, tableOf(documented, known.table))) {
      expect(typesOf(property), pointer).toEqual([field.type]);
      expect(unexplained(property, field), pointer).toEqual([]);
    }
    expect(undecided(schema, tableOf(documented, known.table))).toEqual([]);
    if (acknowledgement !== undefined) expect(table).toMatchObject({ acknowledgement, retryMinutes, attemptsMax });
  });

  it('goes to the documented address', () => {
    const callbacks = Object.values(operations).map(
      (operation): Readonly<Record<string, string>> => operation.callbacks,
    );
    expect(new Set(callbacks.flatMap((callback) => callback[event] ?? []))).toEqual(new Set([known.address]));
  });
});

function typeName(field: DocumentedField): string | undefined {
  return field.type === 'list' ? 'array' : field.type;
}
