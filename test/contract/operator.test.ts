import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import merchantContract from '../../generated/openapi.json' with { type: 'json' };
import { operatorOperations, problems } from '../../generated/operator-operations.ts';
import { patterns } from '../../generated/operator-patterns.ts';
import * as validators from '../../generated/operator-validators.js';
import type { Validator } from '../../generated/operator-validators.js';
import { closureOf, readReferences } from '../helpers/contract/contract-files.ts';
import { run } from '../helpers/contract/contract.ts';

// The operator contract: complete, and its examples true. How it is served is tested in test/gateway/operator.

interface Media {
  readonly schema: { readonly $ref: string };
  readonly examples?: Record<string, Example | Reference>;
}
interface Example {
  readonly value: unknown;
}
interface Response {
  readonly headers: Record<string, unknown>;
  readonly content: Record<string, Media>;
}
interface Reference {
  readonly $ref: string;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, Response | Reference>;
}

const contract = JSON.parse(await readFile('generated/operator.openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Record<string, unknown>>>;
};
const FOLDER = 'openapi/operator';
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
const schemas = contract.components['schemas'] ?? {};
const examples = contract.components['examples'] ?? {};

describe('the operator contract', () => {
  it('passes the linter, with nothing ignored', async () => {
    const { code, stdout } = await run('redocly', ['lint', 'operator', '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
    expect(code).toBe(0);
  });

  it('leaves none of its files out', async () => {
    const references = await readReferences(FOLDER);
    const reached = closureOf(references, `${FOLDER}/openapi.yaml`);
    expect([...references.keys()].filter((file) => !reached.has(file))).toEqual([]);
  });

  it('has a file for each path, named after it, in the folder of its subject', async () => {
    const { paths } = parse(await readFile(`${FOLDER}/openapi.yaml`, 'utf8')) as { paths: Record<string, Reference> };
    for (const [path, { $ref }] of Object.entries(paths)) {
      const name = path.replace('/operator/', '').replaceAll('/', '_');
      expect($ref).toMatch(/^\.\/[a-z-]+\//);
      expect(basename($ref)).toBe(`${name}.yaml`);
    }
  });

  it('can be read: few files in a folder, and few to open for an operation', async () => {
    const references = await readReferences(FOLDER);
    const folders = Map.groupBy(references.keys(), (file) => dirname(file));
    const crowded = [...folders].filter(([, files]) => files.length > 40).map(([folder]) => folder);
    expect(crowded).toEqual([]);
    const root = `${FOLDER}/openapi.yaml`;
    const paths = (references.get(root) ?? []).filter(
      (file) => !file.includes('/schemas/') && dirname(file) !== FOLDER,
    );
    expect(paths).toHaveLength(Object.keys(contract.paths).length);
    const sizes = paths.map((file) => closureOf(references, file).size).toSorted((left, right) => left - right);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(20);
  });

  it('is all in the generated table', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(Object.keys(operatorOperations)).toEqual(ids);
    expect(ids.filter((id) => !/^[a-z]+[A-Z][A-Za-z]+$/.test(id))).toEqual([]);
  });

  it('knows the methods of the merchant contract, the cashier and the payouts', () => {
    const { PaymentMode, WithdrawType } = merchantContract.components.schemas;
    const payouts = WithdrawType.enum.map((type) => `PAYOUT_${type}`);
    expect(schemas['Method']?.['enum']).toEqual([...PaymentMode.enum, 'CASHIER', ...payouts]);
  });

  it('has words for every pattern, wherever it stands', () => {
    expect(Object.keys(patterns).toSorted()).toEqual([...new Set(patternsIn(contract))].toSorted());
  });

  it('has one catalogue of problems, with an example for each that says the same', () => {
    const names = Object.keys(problems);
    expect(schemas['ProblemType']?.['enum']).toEqual(names.map((name) => `urn:tollgate:problem:${name}`));
    for (const [name, { status, title }] of Object.entries(problems)) {
      const shown = examples[`Problem${name.charAt(0).toUpperCase()}${name.slice(1)}`]?.['value'];
      expect(shown).toMatchObject({ type: `urn:tollgate:problem:${name}`, status, title });
    }
  });
});

describe('each operation', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s has true examples of its request and of every answer',
    (_, { requestBody, responses }) => {
      const answers = Object.values(responses).map((response) => followed<Response>('responses', response));
      for (const { content } of [...(requestBody === undefined ? [] : [requestBody]), ...answers]) {
        for (const media of Object.values(content)) expectTrueExamples(media);
      }
    },
  );

  it('answers with the id of the request, and with every error that follows from what it is', () => {
    const always = ['400', '405', '429', '500', '503'];
    for (const operation of operations) {
      const { responses, requestBody, operationId } = operation;
      const answers = Object.values(responses).map((response) => followed<Response>('responses', response));
      expect(
        answers.filter(({ headers }) => !('X-Request-Id' in headers)),
        operationId,
      ).toEqual([]);
      const closed = 'x-permission' in operation ? ['401', '403'] : [];
      const sent = requestBody === undefined ? [] : ['413', '415'];
      const wanted = [...always, ...closed, ...sent].toSorted();
      const others = Object.keys(responses).filter((status) => !['404', '409'].includes(status) && status >= '400');
      expect(others.toSorted(), operationId).toEqual(wanted);
    }
  });
});

function followed<Target>(kind: string, node: Target | Reference): Target {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node as Target;
  return contract.components[kind]?.[nameOf(node.$ref)] as Target;
}

function expectTrueExamples({ schema, examples: given = {} }: Media): void {
  const validate = (validators as unknown as Record<string, Validator<unknown>>)[nameOf(schema.$ref)];
  if (validate === undefined) throw new Error(`no validator ${schema.$ref}`);
  expect(Object.keys(given).length).toBeGreaterThan(0);
  for (const example of Object.values(given)) {
    const { value } = followed<Example>('examples', example);
    expect(validate(value) ? [] : validate.errors, JSON.stringify(example)).toEqual([]);
  }
}

function patternsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}
