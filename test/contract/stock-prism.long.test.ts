import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findSandboxRow } from '../../src/protocol/operation-rule.ts';
import { listen } from '../../src/edge/listen.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import { createCaller, ruleOf, signed, variantOf } from '../helpers/gateway/caller.ts';
import type { Answer, Caller } from '../helpers/gateway/caller.ts';
import { exampleOf, exampleRequests } from './cases/contract.ts';
import type { ExampleRequest } from './cases/contract.ts';
import { openWorld } from './cases/describe-contract.ts';
import { exampleCases } from './cases/example-cases.ts';
import { expectValid } from './cases/expect-answer.ts';
import { findViolations } from '../helpers/gateway/target.ts';

// Prism from the command line, as somebody has it who knows nothing of us: as a mock of the bare contract, and as a judge
// that stands between caller and mock and reads every request and answer against the contract.

const CONTRACT = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));
const PRISM = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'));

const examples = exampleRequests().map((example): [string, ExampleRequest] => [
  `${example.operationId} ${example.name}`,
  example,
]);

describe('stock Prism', async () => {
  const prism = await startPrism('mock', CONTRACT);
  const caller = openCaller(prism);

  it.each(examples)('answers the example %s by its schema', async (_, example) => {
    const { operationId, variant } = example;
    const row = findSandboxRow(ruleOf(operationId).sandbox, variant, example.body);
    const { notifyUrl: __, ...body } = example.body;
    const prefer = { Prefer: `code=200, example=${row.answer}`, Accept: '*/*' };
    const answer = await caller.call({ operationId, variant, body, headers: prefer });
    expect(answer.status).toBe(200);
    const schema = variantOf(operationId, variant).answer;
    if (schema === null) expect(answer.text).toMatch(/^<!doctype html>/);
    else expectValid(schema, JSON.parse(answer.text));
  });

  it.each(Object.keys(ruleOf('createPayment').variants))(
    'answers %s by its name as the sandbox does',
    async (variant) => {
      const { body } = exampleOf('createPayment', variant);
      const row = findSandboxRow(ruleOf('createPayment').sandbox, variant, {});
      const ask = async (name: string) => {
        const request = { operationId: 'createPayment', variant, body } as const;
        return JSON.parse((await caller.call({ ...request, headers: { Prefer: `example=${name}` } })).text) as unknown;
      };
      const answer = await ask(variant);
      expectValid(String(variantOf('createPayment', variant).answer), answer);
      expect(answer).toEqual(await ask(row.answer));
    },
  );

  it('refuses a body that fits no request schema in the envelope of the contract', async () => {
    const answer = await caller.call({ operationId: 'queryBalance', variant: 'default', body: { merNo: 'x' } });
    expect(answer.status).toBe(400);
    expectValid('Failure', JSON.parse(answer.text));
  });
});

describe('Prism as a judge between caller and mock', async () => {
  const mock = await startMock({ port: 0, callbackDelayMs: 5, secondMs: 5 });
  afterAll(() => mock.close());
  const judge = await startPrism('proxy', CONTRACT, mock.url, '--errors');
  const caller = openCaller(judge);

  it.each(examples)('finds no violation in the example %s', async (_, { operationId, variant, body, form }) => {
    const { notifyUrl: __, ...quiet } = body;
    const answer = await caller.call({ operationId, variant, body: signed(operationId, quiet, form) });
    expect(violationsIn(answer)).toEqual([]);
    expect(answer.text).toMatch(/^<!doctype html>|^\{"code":"00000"/);
  });

  it('finds none in a refusal either', async () => {
    const [[, card] = []] = examples;
    const { operationId, variant, body } = card as ExampleRequest;
    const answer = await caller.call({ operationId, variant, body: { ...body, sign: '0'.repeat(32) } });
    expect(violationsIn(answer)).toEqual([]);
    expect(JSON.parse(answer.text)).toMatchObject({ code: '10002' });
  });

  it('lets the contract’s cases through, callbacks included', async () => {
    const world = await openWorld({ name: 'the mock behind Prism', baseUrl: judge, allowedDifferences: {} });
    expect(await findViolations(world, exampleCases())).toEqual([]);
  });
});

describe('Prism as a judge of a server that breaks the contract', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-Request-Id': 'req_1' });
    response.end(JSON.stringify({ code: '00000', message: 'SUCCESS', data: { currency: 'USD', balance: 1250 } }));
  });
  const broken = await listen(server, { port: 0, host: '127.0.0.1' });
  afterAll(() => broken.close());
  const judge = await startPrism('proxy', CONTRACT, broken.url, '--errors');
  const caller = openCaller(judge);

  it('finds the violation', async () => {
    const found = examples.find(([, { operationId }]) => operationId === 'queryBalance');
    const { operationId, variant, body } = (found as [string, ExampleRequest])[1];
    const answer = await caller.call({ operationId, variant, body });
    expect(answer.status).toBe(500);
    expect(violationsIn(answer)).not.toEqual([]);
  });
});

function violationsIn(answer: Answer): unknown[] {
  return JSON.parse(String(answer.headers['sl-violations'] ?? '[]')) as unknown[];
}

function openCaller(baseUrl: string): Caller {
  const caller = createCaller(baseUrl);
  afterAll(() => caller.close());
  return caller;
}

/** Starts Prism with this very Node, on a free port, and ends it with the tests around it. */
async function startPrism(...args: string[]): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, [PRISM, ...args, '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  afterAll(async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const [, url] = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(`Prism ended before it listened:\n${output}`)));
  });
}
