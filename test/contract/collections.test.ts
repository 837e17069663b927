import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { COLLECTIONS } from '../../scripts/generate/collections/describe-collections.ts';
import { emitCollections } from '../../scripts/generate/collections/emit-collections.ts';
import type { Contract } from '../../scripts/generate/contract.ts';

// What the files say. That they run is shown by test/collections, with the programs that they are for.

interface PostmanScript {
  readonly listen: string;
  readonly script: { readonly exec: readonly string[] };
}

interface PostmanItem {
  readonly name: string;
  readonly event: readonly PostmanScript[];
  readonly request: {
    readonly url: { readonly raw: string };
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly body: { readonly raw: string };
  };
}

interface PostmanCollection {
  readonly item: readonly { readonly name: string; readonly item: readonly PostmanItem[] }[];
  readonly event: readonly PostmanScript[];
  readonly variable: readonly { readonly key: string; readonly value: string; readonly type: string }[];
}

const read = (name: string) => readFileSync(`generated/collections/${name}`, 'utf8');
const files = emitCollections(contract as unknown as Contract);
const postman = JSON.parse(read('tollgate.postman_collection.json')) as PostmanCollection;
const httpFile = read('tollgate.http');
const brunoNames = Object.keys(files).filter(
  (name) => /^bruno\/[^/]+\/(?!folder)[^/]+\.bru$/.test(name) && !name.includes('environments'),
);
const examples = Object.values(operations).flatMap(({ path, signature }) => {
  const { post } = contract.paths[path];
  const references = Object.values(post.requestBody.content['application/json'].examples) as { $ref: string }[];
  return references.map(({ $ref }) => {
    const name = $ref.split('/').at(-1) as keyof typeof contract.components.examples;
    return {
      name,
      path,
      fields: signature.fields,
      body: contract.components.examples[name].value as Record<string, unknown>,
    };
  });
});
const signedByMd5 = examples.filter(({ body }) => /^[0-9A-F]{32}$/.test(String(body['sign'])));

/** The function of a collection's script, with an MD5 of ours for crypto-js. */
function signOfScript(source: string): (path: string, body: object, key: string) => string {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const [core = ''] = source.split(/\n *const template/);
  return runInNewContext(`${core}\nsignOf`, { require: () => ({ MD5: md5 }) }) as never;
}

const scriptOf = (events: readonly PostmanScript[], listen: string) =>
  events.find((event) => event.listen === listen)?.script.exec.join('\n') ?? '';

describe('the collections', () => {
  it('have a request for every request example', () => {
    const requests = postman.item.flatMap(({ item }) => item);
    const paths = requests.map(({ request }) => request.url.raw.replace('{{baseUrl}}', ''));
    expect(paths).toEqual(examples.map(({ path }) => path));
    expect(brunoNames).toHaveLength(examples.length);
    expect(httpFile.match(/^POST \{\{baseUrl\}\}\S+$/gm)).toEqual(paths.map((path) => `POST {{baseUrl}}${path}`));
  });

  it('group the requests by the tags of the contract', () => {
    const tags = Object.values(contract.paths).map(({ post }) => post.tags[0]);
    expect(postman.item.map(({ name }) => name)).toEqual([...new Set(tags)]);
    expect(new Set(brunoNames.map((name) => name.split('/')[1]))).toEqual(new Set(tags));
  });

  it.each([
    ['Postman', scriptOf(postman.event, 'prerequest')],
    ['Bruno', files['bruno/collection.bru']?.split('script:pre-request {\n')[1] ?? ''],
  ])('the collection of %s signs every example as the contract does', (_, source) => {
    const signOf = signOfScript(source);
    for (const { path, body } of signedByMd5) expect(signOf(path, body, sandboxAccount.key), path).toBe(body['sign']);
    expect(signedByMd5).toHaveLength(24);
  });

  it('name the signed fields before each request of the .http file', () => {
    const shown = [...httpFile.matchAll(/^ {2}\/\/ (.+) \+ key$/gm)].map(([, fields = '']) => fields.split(' + '));
    expect(shown).toEqual(signedByMd5.map(({ fields }) => fields));
  });

  it('use the demo merchant, whose key is marked as a secret', () => {
    expect(postman.variable.map(({ key, value, type }) => [key, value, type])).toEqual([
      ['baseUrl', 'http://localhost:8080', 'string'],
      ['merNo', String(sandboxAccount.merNo), 'string'],
      ['key', sandboxAccount.key, 'secret'],
    ]);
    expect(files['bruno/environments/Sandbox.bru']).toContain('vars:secret [\n  key\n]');
    for (const [name, text] of Object.entries(files)) expect(text, name).not.toContain('PRIVATE KEY');
  });

  it('send the headers that the operation needs', () => {
    for (const { request } of postman.item.flatMap(({ item }) => item)) {
      const path = request.url.raw.replace('{{baseUrl}}', '');
      const operation = Object.values(operations).find((one) => one.path === path);
      const names = request.header.map(({ key }) => key);
      expect(names.includes('Referer'), path).toBe(operation?.referer);
    }
    const selected = postman.item[0]?.item.map(
      ({ request }) => request.header.find(({ key }) => key === 'paymentType')?.value,
    );
    expect(new Set(selected)).toEqual(new Set([undefined, ...variantValues()]));
  });

  it('test the code of every answer but the page', () => {
    const tests = postman.item.flatMap(({ item }) => item.map(({ event }) => scriptOf(event, 'test')));
    expect(tests.filter((text) => text.includes("'code is 00000'"))).toHaveLength(examples.length - 1);
    expect(tests.filter((text) => text.includes('text/html'))).toHaveLength(1);
  });

  it('say which programs run them and how', () => {
    for (const { file, steps, command } of COLLECTIONS) {
      expect(steps, file).toHaveLength(3);
      expect(command, file).toMatch(/^npx /);
    }
    expect(httpFile).toContain('It does not run in the extension REST Client');
  });
});

function variantValues(): string[] {
  return Object.values(operations.createPayment.variants)
    .map(({ value }) => value)
    .filter((value) => value !== '');
}
