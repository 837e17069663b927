import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import merchantContract from '../../generated/openapi.json' with { type: 'json' };
import { operatorOperations, problems } from '../../generated/operator-operations.ts';
import * as validators from '../../generated/operator-validators.js';
import type { Validator } from '../../generated/operator-validators.js';
import { run } from '../helpers/contract.ts';

// The operator contract: complete, and its examples true. How it is served is tested in test/gateway/operator.

interface Media {
  readonly schema: { readonly $ref: string };
  readonly examples?: Record<string, { readonly $ref: string }>;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Record<string, Media>;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, Response>;
}

const contract = JSON.parse(await readFile('generated/operator.openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Record<string, unknown>>>;
};
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
const schemas = contract.components['schemas'] ?? {};
const examples = contract.components['examples'] ?? {};

describe('the operator contract', { timeout: 600_000 }, () => {
  it('passes the linter, with nothing ignored', async () => {
    const { code, stdout } = await run('redocly', ['lint', 'operator', '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
    expect(code).toBe(0);
  });

  it('leaves none of its files out', async () => {
    for (const kind of await readdir('openapi/operator/components')) {
      const files = await readdir(join('openapi/operator/components', kind));
      const names = files.map((name) => name.replace('.yaml', ''));
      expect(Object.keys(contract.components[kind] ?? {}).toSorted(), kind).toEqual(names.toSorted());
    }
    const files = await readdir('openapi/operator/paths');
    const paths = Object.keys(contract.paths).map(
      (path) => `${path.replace('/operator/', '').replaceAll('/', '_')}.yaml`,
    );
    expect(paths.toSorted()).toEqual(files.toSorted());
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
      const answers = Object.values(responses).map((response) => response.content ?? shared(response.$ref));
      for (const content of [...(requestBody === undefined ? [] : [requestBody.content]), ...answers]) {
        for (const media of Object.values(content)) expectTrueExamples(media);
      }
    },
  );
});

function shared(reference: string | undefined): Record<string, Media> {
  return contract.components['responses']?.[nameOf(reference)]?.['content'] as Record<string, Media>;
}

function expectTrueExamples({ schema, examples: given = {} }: Media): void {
  const validate = (validators as unknown as Record<string, Validator<unknown>>)[nameOf(schema.$ref)];
  if (validate === undefined) throw new Error(`no validator ${schema.$ref}`);
  expect(Object.keys(given).length).toBeGreaterThan(0);
  for (const { $ref } of Object.values(given)) {
    const value = examples[nameOf($ref)]?.['value'];
    expect(validate(value) ? [] : validate.errors, $ref).toEqual([]);
  }
}

function nameOf(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}
