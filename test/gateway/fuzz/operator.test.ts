import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import * as validators from '../../../generated/operator-validators.js';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { startWatchedGateway, watchRows, withoutRecord } from './database.ts';
import { exchange } from './exchange.ts';
import { expectNoFault } from './expect-refusal.ts';
import { fuzzRun } from './fuzz-options.ts';
import { requestBytes } from './raw-requests.ts';
import type { RawAnswer } from './read-answers.ts';
import { wrongValue } from './wrong-values.ts';

const gateway = await startWatchedGateway();
afterAll(() => gateway.close());

const FIELDS = ['name', 'websites', 'terms', 'result', 'tradeNo', 'reason', 'rate', 'banks', 'amount', 'currency', 'x'];
const OPERATIONS = Object.values(operatorOperations);
const PATHS = OPERATIONS.map((operation) => operation.path);
const PUBLIC_PATHS = OPERATIONS.filter(({ permission }) => permission === null).map((operation) => operation.path);

const part = fc.oneof(
  fc.constantFrom('100001', '0', '-1', '1e9', '99999999999999999999', '%00', '%ff', '..', '__proto__', 'USD', 'TG1'),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
);
const path = fc
  .tuple(fc.constantFrom(...PATHS), part, part, fc.option(fc.webQueryParameters(), { nil: undefined }))
  .map(([template, first, second, query]) => {
    const filled = template.replace(/\{\w+\}/, () => first || 'x').replace(/\{\w+\}/, () => second || 'x');
    return query === undefined ? filled : `${filled}?${query}`;
  });
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), wrongValue).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom('', '[]', 'null', '{"a":1,"a":2}', '{"__proto__":{}}', `{"name":"${'x'.repeat(263_000)}"}`),
);
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
  path,
  body,
  type: fc.constantFrom('application/json', 'application/json', 'text/plain', ''),
});

const { parameters, timeoutMs } = fuzzRun(0.05);

describe('the operator interface', { timeout: timeoutMs }, () => {
  it('answers any request by a problem or a success, and a refused one changes no row but its record (I13)', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const { answer, before, after } = await watchRows(readRows, () =>
          send(sent, { Authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}` }),
        );
        expectNoFault(answer);
        if (answer.status < 300) {
          assert.match(answer.headers['content-type'] ?? '', /^application\/(?:json|x-ndjson)\b/);
          return;
        }
        refused += 1;
        const problem = expectProblem(answer);
        if (!RECORDED.has(problem)) return assert.deepEqual(after, before);
        assert.deepEqual(withoutRecord(after.tables), withoutRecord(before.tables));
        // One row for the refusal, and none for more of them than are recorded in a minute.
        assert.equal(after.actions - before.actions, after.refusals - before.refusals);
        assert([0, 1].includes(after.refusals - before.refusals), `${problem} was recorded more than once`);
      }),
      parameters,
    );
    expect(refused).toBeGreaterThan(parameters.numRuns / 2);
  });

  it('answers nothing but 401 without a token', async () => {
    const before = await gateway.fingerprints();
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        // Commands ask for a code before anybody is signed in.
        fc.pre(!PUBLIC_PATHS.some((open) => sent.path.startsWith(open)));
        const answer = await send(sent, {});
        expectProblem(answer);
        // What is too large is not read, whoever sends it.
        assert([401, 413].includes(answer.status), `HTTP ${answer.status}`);
      }),
      parameters,
    );
    expect(await gateway.fingerprints()).toEqual(before);
  });
});

async function readRows() {
  const { audit: actions = 0 } = await gateway.countRows(['audit']);
  return { tables: await gateway.fingerprints(), actions, refusals: await gateway.countRefusals() };
}

/** Refusals that say who may not do something. They leave one row in the record of actions (S28); all others leave nothing. */
const RECORDED = new Set(
  ['forbidden', 'stepUpRequired', 'ownRequest', 'lastAdmin', 'lastOwner'].map((name) => `urn:tollgate:problem:${name}`),
);

async function send(
  sent: { method: string; path: string; body: string; type: string },
  headers: Record<string, string>,
): Promise<RawAnswer> {
  const bytes = requestBytes({ ...sent, headers: { 'Content-Type': sent.type, ...headers } });
  const [answer] = await exchange(gateway.url, { pieces: [bytes], methods: [sent.method] });
  assert(answer, 'nothing was answered');
  return answer;
}

function expectProblem({ status, headers, body: text }: RawAnswer): string {
  assert.equal(headers['content-type'], 'application/problem+json', `HTTP ${status} ${text.slice(0, 200)}`);
  const problem: unknown = JSON.parse(text);
  assert(validators.Problem(problem), `breaks Problem: ${text.slice(0, 300)}`);
  assert.equal(problem.requestId, headers['x-request-id']);
  assert.equal(problem.status, status);
  return problem.type;
}
