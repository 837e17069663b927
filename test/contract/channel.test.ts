import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { channelCalls } from '../../generated/channel-calls.ts';
import * as validators from '../../generated/channel-validators.js';
import type { Validator } from '../../generated/channel-validators.js';
import { CHANNEL_ANSWERS, CHANNEL_OPERATIONS } from '../../src/gateway/domain/acquirers/channel-figures.ts';
import { REFERENCE_LENGTH_MAX, transferReferenceOf } from '../../src/gateway/channel/transfer-reference.ts';
import { closureOf, readReferences } from '../helpers/contract/contract-files.ts';
import { run } from '../helpers/contract/contract.ts';

// The channel contract: complete, and its examples true. How it is spoken is tested in test/gateway/acquirers.

interface Media {
  readonly schema: { readonly $ref?: string; readonly anyOf?: readonly { readonly $ref: string }[] };
  readonly examples?: Record<string, { readonly value: unknown }>;
}
interface Body {
  readonly description?: string;
  readonly content?: Record<string, Media>;
}
interface Call {
  readonly operationId: string;
  readonly description: string;
  readonly requestBody: Body;
  readonly responses: Record<string, Body | { readonly $ref: string }>;
  readonly callbacks?: Record<string, Record<string, { readonly post: Call }>>;
}

const FOLDER = 'openapi/channel';
const contract = JSON.parse(await readFile('generated/channel.openapi.json', 'utf8')) as {
  paths: Record<string, { post: Call }>;
  components: Record<string, Record<string, Body>>;
};
const calls = Object.values(contract.paths).map(({ post }) => post);
const hints = calls.flatMap(({ callbacks = {} }) =>
  Object.values(callbacks).flatMap((callback) => Object.values(callback).map(({ post }) => post)),
);

describe('the channel contract', () => {
  it('passes the linter, with nothing ignored', async () => {
    const { code, stdout } = await run('redocly', ['lint', 'channel', '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
    expect(code).toBe(0);
  });

  it('is valid for another parser than ours', async () => {
    const api = await SwaggerParser.validate(structuredClone(contract) as never);
    expect(Object.keys(api.paths ?? {})).toEqual(Object.keys(contract.paths));
  });

  it('leaves none of its files out', async () => {
    const references = await readReferences(FOLDER);
    const reached = closureOf(references, `${FOLDER}/openapi.yaml`);
    expect([...references.keys()].filter((file) => !reached.has(file))).toEqual([]);
  });

  it('has a file for each path, named after it', async () => {
    const { paths } = parse(await readFile(`${FOLDER}/openapi.yaml`, 'utf8')) as {
      paths: Record<string, { $ref: string }>;
    };
    for (const [path, { $ref }] of Object.entries(paths)) expect(basename($ref)).toBe(`${path.slice(1)}.yaml`);
  });

  it('has the calls and answers that the gateway knows, and no others', () => {
    const numbered = Object.entries(channelCalls).filter(([, { kinds }]) => kinds.length > 0);
    expect(numbered.map(([name]) => name)).toEqual([...CHANNEL_OPERATIONS]);
    const kinds = new Set<string>(numbered.flatMap(([, call]) => call.kinds));
    // What never came is no answer of an adapter.
    const own = CHANNEL_ANSWERS.filter((kind) => kind !== 'unknown' && kind !== 'notSent');
    expect([...kinds].toSorted()).toEqual([...own].toSorted());
  });

  it('says in words how large an answer may be, as its table does', () => {
    for (const { operationId, description, responses } of calls) {
      const { answerBytesMax } = channelCalls[operationId as keyof typeof channelCalls];
      const answer = responses['200'];
      const words = `${description} ${answer !== undefined && 'description' in answer ? answer.description : ''}`;
      expect(words, operationId).toContain(`at most ${answerBytesMax.toLocaleString('en')} bytes`);
    }
  });

  it('shows the reference of the order that it shows', () => {
    const examples = JSON.stringify(contract.paths['/authorizations']?.post.requestBody);
    const reference = transferReferenceOf('TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6P');
    expect(examples.match(/"reference":"([^"]+)"/g)).toEqual([
      `"reference":"${reference}"`,
      `"reference":"${reference}"`,
    ]);
    const line = JSON.stringify(contract.components['schemas']?.['TransferLine']);
    expect(line).toContain(`of at most ${REFERENCE_LENGTH_MAX} characters`);
  });
});

describe('each call of the channel', () => {
  it.each([...calls, ...hints].map((call) => [call.operationId, call] as const))(
    '%s has true examples of what is sent and of every answer with a body',
    (_, { requestBody, responses }) => {
      const answers = Object.values(responses).map(followed);
      const bodies = [requestBody, ...answers].flatMap(({ content = {} }) => Object.values(content));
      for (const media of bodies) expectTrueExamples(media);
    },
  );

  it('has answers to a wrong token and to what it refuses', () => {
    for (const { operationId, responses } of calls) {
      expect(Object.keys(responses), operationId).toEqual(['200', '401', '4XX']);
    }
  });
});

function followed(given: Body | { readonly $ref: string }): Body {
  if (!('$ref' in given)) return given;
  return contract.components['responses']?.[nameOf(given.$ref)] ?? {};
}

function expectTrueExamples({ schema, examples = {} }: Media): void {
  const names = (schema.anyOf ?? [schema]).map(({ $ref = '' }) => nameOf($ref));
  expect(Object.keys(examples).length).toBeGreaterThan(0);
  for (const { value } of Object.values(examples)) {
    const errors = names.map((name) => {
      const validate = (validators as unknown as Record<string, Validator<unknown>>)[name];
      if (validate === undefined) throw new Error(`no validator ${name}`);
      return validate(value) ? [] : (validate.errors ?? []);
    });
    expect(errors.toSorted((left, right) => left.length - right.length)[0], JSON.stringify(value)).toEqual([]);
  }
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}
