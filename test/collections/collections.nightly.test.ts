import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { BRUNO_ZIP } from '../../scripts/generate/collections/describe-collections.ts';
import { writeBrunoZip } from '../../scripts/generate/collections/write-bruno-zip.ts';
import type { Contract } from '../../scripts/generate/contract.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { installRunners, runRunner } from './runners.ts';
import { sampled } from '../helpers/sweep.ts';

// Every collection runs against a sandbox as it stands, in the program that it is for: as a whole, twice, and each group
// alone, because a reader begins anywhere.

const BUILT_FOR = 'http://localhost:8080';
const POSTMAN = 'generated/collections/tollgate.postman_collection.json';
const REQUESTS = Object.values(contract.paths).flatMap(({ post }) =>
  Object.keys(post.requestBody.content['application/json'].examples),
).length;
const GROUPS = [...new Set(Object.values(operations).map(({ path }) => contract.paths[path].post.tags[0] ?? ''))];

let gateway: TestGateway;
let folder = '';

beforeAll(async () => {
  await installRunners();
  gateway = await startTestGateway({ engine: 'SQLite' });
  folder = await mkdtemp(join(tmpdir(), 'tollgate-collections-'));
});

afterAll(async () => {
  await gateway?.close();
  if (folder !== '') await rm(folder, { recursive: true });
});

async function ordersMade(): Promise<number> {
  const { body } = await gateway.operator('GET', '/operator/orders?merNo=100001&limit=100');
  return (body as { orders: unknown[] }).orders.length;
}

describe('the Postman collection', () => {
  async function newman(...args: string[]) {
    const report = join(folder, 'newman.json');
    const reporting = ['--reporters', 'json', '--reporter-json-export', report];
    const { code, output } = await runRunner('newman', ['run', POSTMAN, ...address(), ...reporting, ...args]);
    const { run } = JSON.parse(await readFile(report, 'utf8')) as { run: { stats: Stats; failures: Failure[] } };
    const { requests, assertions } = run.stats;
    const failures = run.failures.map(({ error, source }) => `${source.name}: ${error.message}`);
    return { code, output, requests: requests.total, assertions: assertions.total, failures };
  }
  const address = () => ['--env-var', `baseUrl=${gateway.url}`];
  type Stats = Record<'requests' | 'assertions', { total: number }>;
  type Failure = { error: { message: string }; source: { name: string } };

  it('passes as a whole, twice, with new orders each time', async () => {
    const before = await ordersMade();
    const first = await newman();
    expect(first).toMatchObject({ code: 0, assertions: REQUESTS, failures: [] });
    const between = await ordersMade();
    expect(between).toBeGreaterThan(before);
    expect(await newman()).toMatchObject({ code: 0, assertions: REQUESTS, failures: [] });
    expect(await ordersMade()).toBeGreaterThan(between);
  });

  it.each(sampled(GROUPS, 1))('passes with %s alone', async (group) => {
    expect(await newman('--folder', group)).toMatchObject({ code: 0, failures: [] });
  });

  it('refunds a new order each time', async () => {
    expect(await newman('--folder', 'Refund', '--iteration-count', '3')).toMatchObject({ code: 0, failures: [] });
  });

  it('fails where the key is wrong', async () => {
    const { code, failures } = await newman('--env-var', 'key=wrong', '--folder', 'Query');
    expect(code).toBe(1);
    expect(failures.join('\n')).toContain('The signature is wrong.');
  });
});

describe('the Bruno collection', () => {
  async function bru(cwd: string, ...args: string[]) {
    const report = join(folder, 'bru.json');
    const common = ['--env', 'Sandbox', '--env-var', `baseUrl=${gateway.url}`, '--reporter-json', report];
    const { code, output } = await runRunner('bru', ['run', ...args, ...common], cwd);
    const [iteration] = JSON.parse(await readFile(report, 'utf8')) as { summary: Record<string, number> }[];
    return { code, output, ...iteration?.summary };
  }

  async function copied(): Promise<string> {
    const own = await mkdtemp(join(folder, 'bruno-'));
    await cp('generated/collections/bruno', own, { recursive: true });
    return own;
  }

  it('passes as a whole, in safe mode', async () => {
    const own = await copied();
    expect(await bru(own)).toMatchObject({ code: 0, passedTests: REQUESTS, failedTests: 0, errorRequests: 0 });
  });

  it('passes in developer mode, with a refund and the queries alone', async () => {
    const own = await copied();
    const end = await bru(own, 'Refund', 'Query', '--sandbox', 'developer');
    expect(end).toMatchObject({ code: 0, failedTests: 0, errorRequests: 0 });
    expect(await bru(own, 'Query')).toMatchObject({ code: 0, failedTests: 0, errorRequests: 0 });
  });

  it('takes the secret key of the environment', async () => {
    const end = await bru(await copied(), 'Query', '--env-var', 'key=wrong');
    expect(end.code).toBe(1);
    expect(end.output).toContain('The signature is wrong.');
  });

  async function textsOf(root: string): Promise<Record<string, string>> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const texts = files.map(async (file) => [relative(root, file), await readFile(file, 'utf8')] as const);
    return Object.fromEntries(await Promise.all(texts));
  }

  it('is published as one zip file that a common program unpacks', async () => {
    await writeBrunoZip(contract as unknown as Contract, folder);
    const unpacked = join(folder, 'unpacked');
    execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, BRUNO_ZIP), unpacked]);
    expect(await textsOf(join(unpacked, 'tollgate-bruno'))).toEqual(await textsOf('generated/collections/bruno'));
    const end = await bru(join(unpacked, 'tollgate-bruno'), 'Payout');
    expect(end).toMatchObject({ code: 0, failedTests: 0, errorRequests: 0 });
  });
});

describe('the .http file', () => {
  async function httpyac(change: (text: string) => string, ...args: string[]) {
    const text = await readFile('generated/collections/tollgate.http', 'utf8');
    const file = join(folder, 'tollgate.http');
    await writeFile(file, change(text.replace(BUILT_FOR, gateway.url)));
    const { code, output } = await runRunner('httpyac', ['send', 'tollgate.http', '--json', ...args], folder);
    const { summary } = JSON.parse(output) as { summary: Record<string, number> };
    return { code, output, summary };
  }

  it('passes as a whole', async () => {
    for (const _ of sampled([1, 2], 1)) {
      const end = await httpyac((text) => text, '--all');
      expect(end).toMatchObject({ code: 0, summary: { failedTests: 0, erroredTests: 0, failedRequests: 0 } });
      expect(end.summary['successTests']).toBeGreaterThanOrEqual(REQUESTS);
    }
  });

  it.each(sampled(['applyRefund', 'queryOrder', 'queryOrder2'], 1))('sends what %s refers to first', async (name) => {
    const end = await httpyac((text) => text, '--name', name);
    expect(end).toMatchObject({ code: 0, summary: { failedTests: 0, failedRequests: 0 } });
  });

  it('takes merchant and key of the environment', async () => {
    const values = JSON.stringify({ mine: { key: 'wrong' } });
    await writeFile(join(folder, 'http-client.private.env.json'), values);
    const end = await httpyac((text) => text, '--name', 'queryBalance', '--env', 'mine');
    await rm(join(folder, 'http-client.private.env.json'));
    expect(end.output).toContain('The signature is wrong.');
  });

  it('fails where the key is wrong', async () => {
    const end = await httpyac((text) => text.replaceAll('tollgate-sandbox-key', 'x'), '--name', 'queryBalance');
    expect(end.code).not.toBe(0);
    expect(end.output).toContain('The signature is wrong.');
  });
});
