import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../src/edge/listen.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import { findViolations } from '../helpers/gateway/target.ts';
import type { ContractCase } from '../helpers/gateway/target.ts';
import { openWorld } from './cases/describe-contract.ts';
import { errorCases, orderOfChecksCases } from './cases/error-cases.ts';
import { exampleCases } from './cases/example-cases.ts';
import { startPrismProxy } from './cases/prism-proxy.ts';
import { sandboxCases } from './cases/sandbox-cases.ts';
import { settleOnGateway } from './cases/settle-on-gateway.ts';

// A judge that is not ours stands between caller and gateway and reads every request and every answer.

describe('Prism between caller and gateway', async () => {
  const gateway = await startTestGateway({ engine: 'SQLite' });
  afterAll(() => gateway.close());
  const proxy = await startPrismProxy(gateway.url);
  afterAll(() => proxy.close());
  const settle = settleOnGateway(gateway);
  const name = 'the gateway behind Prism';
  const world = await openWorld({ name, baseUrl: proxy.url, allowedDifferences: {}, settle });

  it.each([
    ['the examples', exampleCases()],
    ['the rows of the sandbox table', sandboxCases()],
  ])('finds nothing wrong in %s and their answers', async (_, cases) => {
    expect(await findViolations(world, cases)).toEqual([]);
    const { passed, violations } = proxy.takeFindings();
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(cases.length);
  });

  it('finds nothing wrong in the answers to wrong requests', async () => {
    const cases = [...sampleOfEachFault(errorCases()), ...orderOfChecksCases()];
    expect(await findViolations(world, cases)).toEqual([]);
    const { passed, violations } = proxy.takeFindings();
    expect(violations.filter((violation) => violation.in === 'answer')).toEqual([]);
    // The order of checks goes through an empty version, which the judge must see.
    expect(violations.filter((violation) => violation.in === 'request')).not.toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(cases.length);
  });
});

describe('Prism between caller and a server that breaks the contract', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-Request-Id': 'req_1' });
    response.end(JSON.stringify({ code: '00000', message: 'SUCCESS', data: { currency: 'USD', balance: 1250 } }));
  });
  const broken = await listen(server, { port: 0, host: '127.0.0.1' });
  afterAll(() => broken.close());
  const proxy = await startPrismProxy(broken.url);
  afterAll(() => proxy.close());
  const world = await openWorld({ name: 'a broken server', baseUrl: proxy.url, allowedDifferences: {} });

  it('finds the violation', async () => {
    await findViolations(
      world,
      exampleCases().filter((one) => one.name.includes('queryBalance')),
    );
    const { violations } = proxy.takeFindings();
    expect(violations.map((violation) => violation.in)).toContain('answer');
  });
});

const SAMPLE_SIZE = 4;

/** Every fault is tried on every example; a few of each are enough for a second judge. */
function sampleOfEachFault(cases: readonly ContractCase[]): ContractCase[] {
  // `error createPayment CREDIT_CARD with a sign of zeros`
  const byFault = Map.groupBy(cases, ({ name }) => name.split(' ').slice(3).join(' '));
  return [...byFault.values()].flatMap((alike) => alike.slice(0, SAMPLE_SIZE));
}
